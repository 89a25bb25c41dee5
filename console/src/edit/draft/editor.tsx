import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { WithRevision } from '../../api/call.ts';
import { useLoaded } from '../../frame/loaded.ts';
import { may } from '../../frame/rights.ts';
import { unsavedWork } from '../../frame/unsaved.ts';
import { Await } from '../../parts/await.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { PartHistory } from '../history/part-history.tsx';
import { Conflict } from './conflict.tsx';
import { DeletedPart } from './deleted.tsx';
import type { EditedPart } from './edited-part.ts';
import { SaveBar } from './save-bar.tsx';
import { type Draft, isMissing, type UnsavedDraft, useDraft } from './use-draft.ts';

type Props<T> = {
  readonly part: EditedPart<T>;
  readonly children: (draft: Draft<T>) => ComponentChildren;
};

/**
 * A form for a part of an agent. It restores unsaved work after a reload, merges changes that others saved,
 * and can undo the last save.
 */
export const Editor = <T extends object>({ part, children }: Props<T>) => {
  const loaded = useLoaded(part.load, [part.agent, part.name]);
  const unsavedDraft = isMissing(loaded.error)
    ? unsavedWork<UnsavedDraft<T>>(part.agent, part.name)
    : undefined;
  if (unsavedDraft !== undefined) return <DeletedPart part={part} mine={unsavedDraft.mine} />;
  return (
    <Await of={loaded}>
      {(revised) => (
        <Form key={part.name} part={part} loaded={revised}>
          {children}
        </Form>
      )}
    </Await>
  );
};

const Form = <T extends object>({
  part,
  loaded,
  children,
}: Props<T> & { readonly loaded: WithRevision<T> }) => {
  const work = useDraft(part, loaded);
  const { state, draft } = work;
  const form = useRef<HTMLFormElement>(null);
  // The browser shows and focuses the first invalid field.
  const save = () => {
    if (form.current?.reportValidity() !== false) work.save();
  };
  const isAllowed = may(part.needs ?? 'changes');
  if (state.isDeleted) return <DeletedPart part={part} mine={state.mine} error={state.error} />;
  return (
    // Nothing submits the form, so that Enter in a field does not save an unfinished change.
    <form ref={form} class="editor" onSubmit={(event) => event.preventDefault()}>
      {state.theirs !== undefined && (
        <Conflict
          part={part}
          mine={state}
          theirs={state.theirs}
          onResolve={work.resolve}
          onGiveUp={work.discard}
        />
      )}
      <fieldset class="bare" disabled={!isAllowed}>
        {children(draft)}
      </fieldset>
      {isAllowed && <SaveBar part={part} work={{ ...work, save }} />}
      {state.danger !== undefined && (
        <Confirm
          question={state.danger.question}
          action={state.danger.action}
          onConfirm={async () => work.answer(true)}
          onClose={() => work.answer(false)}
        >
          <p>{state.danger.consequences}</p>
        </Confirm>
      )}
      <PartHistory
        agent={part.agent}
        revision={state.base.revision}
        concern={part.concern(state.base.value)}
        onUndone={work.reload}
      />
    </form>
  );
};
