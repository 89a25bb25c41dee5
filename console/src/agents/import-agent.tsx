import { useState } from 'preact/hooks';
import type { Reply } from '../api/call.ts';
import { cancellable } from '../api/cancellable.ts';
import { lines } from '../api/lines.ts';
import { Failure } from '../parts/await.tsx';
import { DropPlace } from '../parts/drop-place.tsx';
import { Progress } from '../parts/progress.tsx';
import { ImportWarnings } from './import-warnings.tsx';
import { NewAgent } from './new-agent.tsx';
import { text } from './text.ts';

type ImportedAgent = Reply<'POST /admin/agents/import'>;
type State =
  | { readonly step: 'waiting' }
  | {
      readonly step: 'importing';
      readonly file: string;
      readonly share?: number;
      readonly cancel: () => void;
    }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'done'; readonly newAgent: ImportedAgent };

/** Drops or chooses an export, and creates an agent from it. */
export const ImportAgent = ({ onImported }: { readonly onImported: () => void }) => {
  const [progress, setProgress] = useState<State>({ step: 'waiting' });
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const { signal, abort } = cancellable();
    const importState = { step: 'importing', file: file.name, cancel: abort } as const;
    setProgress(importState);
    try {
      const bytes = new Blob([file], { type: 'application/zip' });
      const request = { query: { fileName: file.name }, body: { files: [] } };
      for await (const line of lines('POST /admin/agents/import', request, { bytes, signal })) {
        setProgress(
          'share' in line ? { ...importState, share: line.share } : { step: 'done', newAgent: line },
        );
      }
      onImported();
    } catch (error) {
      setProgress(signal.aborted ? { step: 'waiting' } : { step: 'failed', error });
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
      {progress.step === 'importing' && (
        <Progress
          share={progress.share}
          label={text.value.importing(progress.file)}
          onCancel={progress.cancel}
        />
      )}
      {progress.step === 'failed' && <Failure error={progress.error} />}
      {progress.step === 'done' && <ImportResult newAgent={progress.newAgent} />}
    </section>
  );
};

const ImportResult = ({ newAgent }: { readonly newAgent: ImportedAgent }) => (
  <div class="imported">
    <NewAgent newAgent={newAgent} />
    <ImportWarnings warnings={newAgent.warnings} />
  </div>
);
