import { call } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';
import type { Step } from '../history/preview-dialog.tsx';
import { text } from './text.ts';

type OnDone = (outcome: Outcome) => void;

export const publishStep = (id: string, environment: string, onDone: OnDone): Step => ({
  question: text.value.publishQuestion(environment),
  action: text.value.publish,
  preview: (signal) =>
    call(
      'POST /admin/agents/{id}/publish',
      { path: { id }, body: { environment, dryRun: true } },
      { signal },
    ),
  // Publishes the previewed revision, without later edits.
  run: async ({ revision }) => {
    await call('POST /admin/agents/{id}/publish', { path: { id }, body: { environment, revision } });
    onDone({ message: text.value.wasPublished(environment, revision) });
  },
});

export const rollbackStep = (id: string, environment: string, onDone: OnDone): Step => ({
  question: text.value.rollBackQuestion(environment),
  action: text.value.rollBack,
  preview: (signal) =>
    call(
      'POST /admin/agents/{id}/rollback',
      { path: { id }, body: { environment, dryRun: true } },
      { signal },
    ),
  run: async ({ revision }) => {
    await call('POST /admin/agents/{id}/rollback', { path: { id }, body: { environment, revision } });
    onDone({ message: text.value.wasPublished(environment, revision) });
  },
});
