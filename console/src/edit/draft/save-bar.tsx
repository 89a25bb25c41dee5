import { useShortcuts } from '../../frame/keys.ts';
import { Failure } from '../../parts/await.tsx';
import { text } from './text.ts';
import type { DraftWork, Outcome } from './use-draft.ts';

/** Saves a form, and says whether it is saved; takes back what was done last. */
export const SaveBar = <T,>({ work }: { readonly work: DraftWork<T> }) => {
  const { state, isDirty, save, discard, undo } = work;
  const { outcome, error, isBusy, isKept } = state;
  useShortcuts([{ keys: 'Ctrl+s', does: text.value.save, run: save }], [state, text.value]);
  const isUndoable = outcome?.kind === 'saved' || outcome?.kind === 'discarded';
  return (
    <div class="save-bar">
      {error !== undefined && <Failure error={error} />}
      {/* Buttons are never disabled: the focus would be lost with them. */}
      <button type="button" class="main" onClick={save}>
        {text.value.save}
      </button>
      {isDirty && (
        <button type="button" onClick={discard}>
          {text.value.discard}
        </button>
      )}
      <span role="status">
        {isBusy ? text.value.busy : outcome !== undefined ? saidOf(outcome) : isDirty && text.value.unsaved}
        {isDirty && !isKept && ` ${text.value.noRoom}`}
      </span>
      {isUndoable && (
        <button type="button" onClick={undo}>
          {text.value.undo}
        </button>
      )}
    </div>
  );
};

const saidOf = <T,>(outcome: Outcome<T>): string =>
  outcome.kind === 'saved' ? text.value.saved(outcome.revision) : text.value.outcomes[outcome.kind];
