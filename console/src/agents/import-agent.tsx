import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { to } from '../frame/router.ts';
import { Failure } from '../parts/await.tsx';
import { DropPlace } from '../parts/drop-place.tsx';
import { text } from './text.ts';

type NewAgent = Reply<'POST /admin/agents/import'>;
type Progress =
  | { readonly step: 'waiting' }
  | { readonly step: 'importing'; readonly file: string }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'done'; readonly made: NewAgent };

/** Drops or chooses an export, and creates an agent from it. */
export const ImportAgent = ({ onImported }: { readonly onImported: () => void }) => {
  const [progress, set] = useState<Progress>({ step: 'waiting' });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    set({ step: 'importing', file: file.name });
    try {
      const bytes = new Blob([file], { type: 'application/zip' });
      const request = { query: { fileName: file.name }, body: { files: [] } };
      set({ step: 'done', made: await call('POST /admin/agents/import', request, { bytes }) });
      onImported();
    } catch (error) {
      set({ step: 'failed', error });
    }
  };
  return (
    <section class="import" aria-labelledby="import-title">
      <h2 id="import-title">{text.value.import}</h2>
      <DropPlace
        label={text.value.drop}
        accept=".zip,application/zip"
        isBusy={progress.step === 'importing'}
        onFiles={([file]) => void take(file)}
      />
      <div role="status">
        {progress.step === 'importing' && (
          <p>
            {text.value.importing(progress.file)}{' '}
            <progress aria-label={text.value.importing(progress.file)} />
          </p>
        )}
      </div>
      {progress.step === 'failed' && <Failure error={progress.error} />}
      {progress.step === 'done' && <Imported made={progress.made} />}
    </section>
  );
};

const Imported = ({ made }: { readonly made: NewAgent }) => (
  <div class="imported">
    <h3>
      <a href={to('agents', made.agentId, 'sessions')} dir="auto">
        {text.value.imported(made.name)}
      </a>
    </h3>
    <p>{text.value.tokens}</p>
    <dl class="facts">
      <dt>{text.value.client}</dt>
      <dd>
        <code>{made.clientAccessToken}</code>
      </dd>
      <dt>{text.value.developer}</dt>
      <dd>
        <code>{made.developerAccessToken}</code>
      </dd>
    </dl>
    <h4>{text.value.warnings(made.warnings.length)}</h4>
    <ul>
      {made.warnings.map(({ code, path, message }) => (
        <li key={`${code} ${path} ${message}`}>
          <code>{path}</code> {message}
        </li>
      ))}
    </ul>
  </div>
);
