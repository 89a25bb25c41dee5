import { basedOn, call } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';
import { revert } from '../draft/revert.ts';
import type { Change } from './change-list.tsx';
import type { Step } from './preview-dialog.tsx';
import { text } from './text.ts';

type OnDone = (outcome: Outcome) => void;

/** Previews the undo of a change, and undoes it on confirmation. */
export const undoStep = (id: string, { revision }: Change, onDone: OnDone): Step => ({
  question: text.value.undoQuestion(revision),
  action: text.value.undo,
  ...previewAndRun('POST /admin/agents/{id}/revert', { id, revision }, (after) =>
    onDone({ message: text.value.wasUndone(revision, after), undo: () => revert(id, after) }),
  ),
});

/** Previews the agent as it was after a change, and restores it on confirmation. */
export const restoreStep = (id: string, { revision }: Change, onDone: OnDone): Step => ({
  question: text.value.restoreQuestion(revision),
  action: text.value.restore,
  ...previewAndRun('POST /admin/agents/{id}/restore', { id, revision }, (after) =>
    onDone({ message: text.value.wasRestored(revision, after), undo: () => revert(id, after) }),
  ),
});

const previewAndRun = (
  operation: 'POST /admin/agents/{id}/revert' | 'POST /admin/agents/{id}/restore',
  { id, revision }: { readonly id: string; readonly revision: number },
  onRun: (revisionAfter: number) => void,
): Pick<Step, 'preview' | 'run'> => ({
  preview: (signal) => call(operation, { path: { id }, body: { revision, dryRun: true } }, { signal }),
  // If somebody changed the agent after the preview, nothing happens.
  run: async (preview) => {
    const after = await call(operation, { path: { id }, body: { revision } }, basedOn(preview.revision));
    onRun(after.revision);
  },
});
