import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { lines } from '../api/lines.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count, sizeText } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { wordFor } from '../frame/words.ts';
import { Await, Failure } from '../parts/await.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Moment } from '../parts/moment.tsx';
import { Progress } from '../parts/progress.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type State = Reply<'GET /admin/backups'>;

/** The backups in the configured folder, and a button to make another. */
export const Backups = () => {
  const loaded = useLoaded((signal) => call('GET /admin/backups', {}, { signal }), []);
  return (
    <section aria-labelledby="backups-title">
      <h2 id="backups-title">{text.value.backups.title}</h2>
      <p class="explained">{text.value.backups.explained}</p>
      <Await of={loaded}>
        {(state) => (
          <>
            {state.reasonOff === undefined ? (
              may('rules') && <Start state={state} onBackup={loaded.again} />
            ) : (
              <>
                <p>
                  {text.value.backups.off} {state.off && text.value.backups.offBecause[state.off]}
                </p>
                <p>{text.value.backup}</p>
                <pre>npx parley backup FOLDER</pre>
              </>
            )}
            {state.backups.length > 0 && <BackupTable backups={state.backups} />}
          </>
        )}
      </Await>
    </section>
  );
};

type StartProps = { readonly state: State; readonly onBackup: () => void };
type Step = { readonly step: string; readonly share: number };

const Start = ({ state, onBackup }: StartProps) => {
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<Step>();
  const [error, setError] = useState<unknown>();
  const begin = async () => {
    setAsking(false);
    setError(undefined);
    setProgress({ step: 'copying', share: 0 });
    try {
      for await (const line of lines('POST /admin/backups', {})) {
        if (line.progress !== undefined) setProgress(line.progress);
      }
      onBackup();
    } catch (refusal) {
      setError(refusal);
    }
    setProgress(undefined);
  };
  const { backups } = text.value;
  return (
    <>
      {progress === undefined ? (
        <p>
          <button type="button" disabled={state.isRunning} onClick={() => setAsking(true)}>
            {state.isRunning ? backups.isRunning : backups.start}
          </button>
        </p>
      ) : (
        <Progress share={progress.share} label={wordFor(backups.steps, progress.step)} />
      )}
      {isAsking && (
        <Confirm
          question={backups.question}
          action={backups.now}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        >
          <p>{backups.consequences}</p>
        </Confirm>
      )}
      {error !== undefined && <Failure error={error} />}
    </>
  );
};

const BackupTable = ({ backups }: { readonly backups: State['backups'] }) => (
  <table class="wide">
    <TableHead
      columns={[
        text.value.backups.name,
        text.value.backups.made,
        { number: text.value.backups.size },
        { number: text.value.backups.events },
        text.value.backups.verified,
        text.value.backups.key,
      ]}
    />
    <tbody>
      {backups.map(({ name, madeAt, bytes, events, sha256, hasSecretKey, unreadable = 0 }) => (
        <tr key={name}>
          <th scope="row" class="break">
            {name}
          </th>
          <td>
            <Moment at={madeAt} />
          </td>
          <td class="number">{sizeText(bytes)}</td>
          <td class="number">{count(events)}</td>
          <td class={unreadable === 0 ? 'good' : 'warn'} title={`sha256 ${sha256}`}>
            {unreadable === 0 ? text.value.backups.isSame : text.value.backups.damaged(count(unreadable))}
          </td>
          <td>{hasSecretKey ? text.value.backups.hasKey : text.value.backups.hasNoKey}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
