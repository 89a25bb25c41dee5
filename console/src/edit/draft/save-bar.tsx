import { useShortcuts } from '../../frame/keys.ts';
import { to } from '../../frame/router.ts';
import { Failure } from '../../parts/await.tsx';
import { WhomEditsReach } from '../settings/publishing.tsx';
import type { EditedPart } from './edited-part.ts';
import { text } from './text.ts';
import type { DraftWork, Outcome } from './use-draft.ts';

type Props<T> = { readonly part: EditedPart<T>; readonly work: DraftWork<T> };

/** Saves a form, shows whether it is saved, and undoes the last action. */
export const SaveBar = <T,>({ part: { agent, needs }, work }: Props<T>) => {
  const { state, isDirty, save, discard, undo } = work;
  const { outcome, error, isBusy, isKept } = state;
  useShortcuts([{ keys: 'Ctrl+s', does: text.value.save, run: save }], [state, text.value]);
  const isUndoable = outcome?.kind === 'saved' || outcome?.kind === 'discarded';
  return (
    <div class="save-bar">
      {error !== undefined && <Failure error={error} />}
      {/* Buttons are never disabled, because that would lose the focus. */}
      <button type="button" class="main" onClick={save}>
        {text.value.save}
      </button>
      {isDirty && (
        <button type="button" onClick={discard}>
          {text.value.discard}
        </button>
      )}
      <span role="status">
        {isBusy
          ? text.value.busy
          : outcome !== undefined
            ? outcomeText(outcome)
            : isDirty && text.value.unsaved}
        {isDirty && !isKept && ` ${text.value.noRoom}`}
      </span>
      {isUndoable && (
        <button type="button" onClick={undo}>
          {text.value.undo}
        </button>
      )}
      {outcome?.kind === 'saved' && needs === undefined && (
        <a href={to('agents', agent, 'what-if')}>{text.value.whatIf}</a>
      )}
      {/* Privacy settings take effect at once, and do not affect past conversations. */}
      {isDirty && needs === undefined && <WhomEditsReach agent={agent} />}
    </div>
  );
};

const outcomeText = <T,>(outcome: Outcome<T>): string =>
  outcome.kind === 'saved' ? text.value.saved(outcome.revision) : text.value.outcomes[outcome.kind];
