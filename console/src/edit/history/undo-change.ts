import { basedOn, call } from '../../api/call.ts';
import type { Outcome } from '../../parts/undo-line.tsx';
import { revert } from '../draft/revert.ts';
import type { Change } from './change-list.tsx';
import type { Step } from './preview-dialog.tsx';
import { text } from './text.ts';

/** Previews the undo of a change, and undoes it on confirmation. */
export const undoStep = (id: string, { revision }: Change, onDone: (outcome: Outcome) => void): Step => ({
  question: text.value.undoQuestion(revision),
  action: text.value.undo,
  preview: (signal) =>
    call('POST /admin/agents/{id}/revert', { path: { id }, body: { revision, dryRun: true } }, { signal }),
  // If somebody changed the agent after the preview, nothing is undone.
  run: async (preview) => {
    const request = { path: { id }, body: { revision } };
    const after = await call('POST /admin/agents/{id}/revert', request, basedOn(preview.revision));
    onDone({
      message: text.value.wasUndone(revision, after.revision),
      undo: () => revert(id, after.revision),
    });
  },
});
