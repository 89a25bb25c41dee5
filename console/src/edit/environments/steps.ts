import { call } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';
import type { Step } from '../history/preview-dialog.tsx';
import { text } from './text.ts';

type OnDone = (outcome: Outcome) => void;

export const publishStep = (id: string, environment: string, onDone: OnDone): Step => ({
  question: text.value.publishQuestion(environment),
  action: text.value.publish,
  ...previewAndRun('POST /admin/agents/{id}/publish', { id, environment }, onDone),
});

export const rollbackStep = (id: string, environment: string, onDone: OnDone): Step => ({
  question: text.value.rollBackQuestion(environment),
  action: text.value.rollBack,
  ...previewAndRun('POST /admin/agents/{id}/rollback', { id, environment }, onDone),
});

const previewAndRun = (
  operation: 'POST /admin/agents/{id}/publish' | 'POST /admin/agents/{id}/rollback',
  { id, environment }: { readonly id: string; readonly environment: string },
  onDone: OnDone,
): Pick<Step, 'preview' | 'run'> => ({
  preview: (signal) => call(operation, { path: { id }, body: { environment, dryRun: true } }, { signal }),
  // Publishes the previewed revision, without later edits.
  run: async ({ revision }) => {
    await call(operation, { path: { id }, body: { environment, revision } });
    onDone({ message: text.value.wasPublished(environment, revision) });
  },
});
