import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { lines } from '../api/lines.ts';
import { loadAgents } from '../frame/known-agents.ts';
import { useLoaded } from '../frame/loaded.ts';
import { count } from '../frame/numbers.ts';
import { Failure } from '../parts/await.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Progress } from '../parts/progress.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { text } from './text.ts';

type ErasureReply = Reply<'POST /admin/agents/{id}/erase'>;
type Proof = NonNullable<ErasureReply['verification']>;
type Target = { readonly id: string; readonly session: string };
type State =
  | { readonly step: 'asking' }
  | { readonly step: 'previewed'; readonly target: Target; readonly preview: ErasureReply }
  | { readonly step: 'erasing'; readonly share: number | undefined }
  | { readonly step: 'erased'; readonly erased: ErasureReply | undefined }
  | { readonly step: 'failed'; readonly error: unknown };

/** Erases a session: shows the extent first, then asks, then shows the proof. */
export const Erasure = () => {
  const [state, setState] = useState<State>({ step: 'asking' });
  const fail = (error: unknown) => setState({ step: 'failed', error });
  const preview = (target: Target) =>
    call('POST /admin/agents/{id}/erase', {
      path: { id: target.id },
      body: { session: target.session, dryRun: true },
    }).then((answer) => setState({ step: 'previewed', target, preview: answer }), fail);
  const erase = async ({ id, session }: Target) => {
    setState({ step: 'erasing', share: undefined });
    try {
      let reply: ErasureReply | undefined;
      const request = { path: { id }, body: { session, verify: true } };
      for await (const line of lines('POST /admin/agents/{id}/erase', request)) {
        if ('step' in line) setState({ step: 'erasing', share: line.share });
        else reply = line;
      }
      setState({ step: 'erased', erased: reply });
    } catch (error) {
      fail(error);
    }
  };
  return (
    <section aria-labelledby="erasure-title">
      <h2 id="erasure-title">{text.value.erasure}</h2>
      <p class="explained">{text.value.erasureIs}</p>
      <Form isBusy={state.step === 'erasing'} onPreview={preview} />
      {state.step === 'failed' && <Failure error={state.error} />}
      {state.step === 'previewed' && <Preview of={state.preview} onErase={() => void erase(state.target)} />}
      {state.step === 'erasing' && <Progress share={state.share} label={text.value.erasing} />}
      <div role="status">
        {state.step === 'erased' && state.erased?.verification && <Proven of={state.erased.verification} />}
      </div>
    </section>
  );
};

type FormProps = { readonly isBusy: boolean; readonly onPreview: (target: Target) => void };

const Form = ({ isBusy, onPreview }: FormProps) => {
  const { value: agents = [] } = useLoaded(loadAgents, []);
  return (
    <form
      class="line"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onPreview({ id: String(data.get('agent')), session: String(data.get('session')) });
      }}
    >
      <label>
        {text.value.agent}{' '}
        <select name="agent">
          {agents.map(({ agentId, name }) => (
            <option key={agentId} value={agentId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.value.session} <input name="session" required autoComplete="off" dir="auto" />
      </label>
      <button type="submit" disabled={isBusy || agents.length === 0}>
        {text.value.preview}
      </button>
    </form>
  );
};

const Preview = ({ of, onErase }: { readonly of: ErasureReply; readonly onErase: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  if (of.sessions.length === 0) return <p>{text.value.nothingFound}</p>;
  return (
    <>
      <p>{text.value.concerns(of.sessions.length, of.events, of.sandboxes)}</p>
      <button type="button" onClick={() => setAsking(true)}>
        {text.value.erase}
      </button>
      {isAsking && (
        <Confirm
          question={text.value.question}
          action={text.value.eraseNow}
          onConfirm={async () => onErase()}
          onClose={() => setAsking(false)}
        >
          <p class="break" dir="auto">
            {of.sessions.join(', ')}
          </p>
          <p>{text.value.consequences}</p>
        </Confirm>
      )}
    </>
  );
};

const places = ['streams', 'views', 'snapshots', 'models', 'logs', 'whatIfs'] as const;

const Proven = ({ of }: { readonly of: Proof }) => (
  <>
    <p class={of.isClean ? 'good' : 'warn'}>{of.isClean ? text.value.clean : text.value.unclean}</p>
    <table>
      <TableHead
        columns={[text.value.place, { number: text.value.searched }, { number: text.value.found }]}
      />
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            <th scope="row">{text.value.places[place]}</th>
            <td class="number">{count(of[place].searched)}</td>
            <td class="number">{count(of[place].found)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
