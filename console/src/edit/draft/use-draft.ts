import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { basedOn, Refusal, type WithRevision } from '../../api/call.ts';
import { keepUnsaved, unsavedWork } from '../../frame/unsaved.ts';
import type { Danger, EditedPart } from './edited-part.ts';
import { isAlike, merge, type Path, type Side } from './merge.ts';
import { revert } from './revert.ts';

/** The part that a form edits, as far as the form itself needs it. */
export type Draft<T> = {
  readonly value: T;
  readonly edit: (change: (before: T) => T) => void;
  readonly set: (fields: Partial<T>) => void;
};

/** The last action, and how to undo it. */
export type Outcome<T> =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'discarded'; readonly mine: T }
  | { readonly kind: 'unchanged' | 'undone' | 'merged' };

export type UnsavedDraft<T> = { readonly base: WithRevision<T>; readonly mine: T };

export type DraftState<T> = UnsavedDraft<T> & {
  /** Somebody else's version since `base`; the reader resolves the conflict. */
  readonly theirs?: WithRevision<T> | undefined;
  readonly isDeleted?: boolean;
  /** The save that the reader is asked about. */
  readonly danger?: (Danger & { readonly of: T }) | undefined;
  readonly isBusy: boolean;
  /** False if the browser's storage is full. */
  readonly isKept: boolean;
  readonly error?: unknown;
  readonly outcome?: Outcome<T> | undefined;
};

export type DraftWork<T> = {
  readonly state: DraftState<T>;
  readonly draft: Draft<T>;
  readonly isDirty: boolean;
  readonly save: () => void;
  /** Saves what the question was about, or does not. */
  readonly answer: (isConfirmed: boolean) => void;
  readonly discard: () => void;
  readonly undo: () => void;
  /** Reads the part again, and merges it with unsaved changes. */
  readonly reload: () => void;
  readonly resolve: (choose: (path: Path) => Side) => void;
};

/** The state of a form: the version that was read, the reader's changes, and the result of saving. */
export const useDraft = <T extends object>(part: EditedPart<T>, loaded: WithRevision<T>): DraftWork<T> => {
  const [state, setState] = useState(() => openDraft(part, loaded));
  const latest = useRef(state);
  const update = (change: (before: DraftState<T>) => DraftState<T>) => {
    latest.current = change(latest.current);
    setState(latest.current);
  };
  const { base, mine } = state;
  const isDirty = !isAlike(base.value, mine);
  // Before the page shows that it is kept: a reload right afterwards must find it.
  useLayoutEffect(() => {
    const isKept = keepUnsaved(part.agent, part.name, isDirty ? keepable(part, { base, mine }) : undefined);
    if (isKept !== latest.current.isKept) update((before) => ({ ...before, isKept }));
  }, [base, mine]);

  const edit: Draft<T>['edit'] = (change) =>
    update(({ outcome: _, ...before }) => ({ ...before, mine: change(before.mine) }));
  const work = async (step: () => Promise<void>) => {
    if (latest.current.isBusy) return;
    update(({ error: _, outcome: __, ...before }) => ({ ...before, isBusy: true }));
    await step().catch((error) => update((before) => ({ ...before, error })));
    update((before) => ({ ...before, isBusy: false }));
  };
  const open = { part, now: () => latest.current, update };
  const reload = () => readAgain(open);
  const save = (confirmed?: T) => work(() => saveDraft(open, confirmed));
  const answer = (isConfirmed: boolean) => {
    const { danger } = latest.current;
    update(({ danger: _, ...before }) => before);
    if (isConfirmed) void save(danger?.of);
  };
  const undo = () => {
    const { outcome } = latest.current;
    if (outcome?.kind === 'discarded') return edit(() => outcome.mine);
    if (outcome?.kind !== 'saved') return;
    void work(async () => {
      await revert(part.agent, outcome.revision);
      await reload();
      update((before) => ({ ...before, outcome: { kind: 'undone' } }));
    });
  };
  return {
    state,
    isDirty,
    draft: { value: mine, edit, set: (fields) => edit((before) => ({ ...before, ...fields })) },
    save: () => void save(),
    answer,
    undo,
    reload: () => void work(reload),
    discard: () => update(withoutMine),
    resolve: (choose) => update((before) => withChoices(before, choose)),
  };
};

type OpenDraft<T> = {
  readonly part: EditedPart<T>;
  readonly now: () => DraftState<T>;
  readonly update: (change: (before: DraftState<T>) => DraftState<T>) => void;
};

/** @param confirmed the draft that the reader agreed to save; a later draft may destroy more */
const saveDraft = async <T extends object>(draft: OpenDraft<T>, confirmed: T | undefined): Promise<void> => {
  const { part, now, update } = draft;
  const { mine: sent, base: read } = now();
  if (isAlike(sent, read.value)) return update((before) => ({ ...before, outcome: { kind: 'unchanged' } }));
  const danger = sent === confirmed ? undefined : await part.danger?.(read.value, sent);
  if (danger !== undefined) return update((before) => ({ ...before, danger: { ...danger, of: sent } }));
  try {
    const revision = await part.save(sent, basedOn(read.revision));
    const outcome = { kind: 'saved', revision } as const;
    update(({ theirs: _, ...before }) => ({ ...before, base: { value: sent, revision }, outcome }));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'agent_changed') return showConflict(draft, error);
    throw error;
  }
  await readAgain(draft);
};

const readAgain = async <T extends object>({ part, update }: OpenDraft<T>): Promise<void> => {
  const now = await part.load();
  update((before) => ({
    ...before,
    base: now,
    mine: merge(before.base.value, before.mine, now.value).value,
  }));
};

const showConflict = async <T>({ part, update }: OpenDraft<T>, refusal: Refusal): Promise<void> => {
  try {
    const theirs = await part.load();
    update((before) => ({ ...before, theirs }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    update((before) => ({ ...before, isDeleted: true, error: refusal }));
  }
};

/** Unsaved work is restored; somebody may have changed the part since. */
const openDraft = <T>(part: EditedPart<T>, loaded: WithRevision<T>): DraftState<T> => {
  const idle = { isBusy: false, isKept: true };
  const unsavedDraft = unsavedWork<UnsavedDraft<T>>(part.agent, part.name);
  if (unsavedDraft === undefined) return { ...idle, base: loaded, mine: loaded.value };
  const now = keepable(part, { base: loaded, mine: loaded.value });
  if (isAlike(unsavedDraft.base.value, now.mine)) return { ...idle, base: loaded, mine: unsavedDraft.mine };
  return { ...idle, ...unsavedDraft, theirs: loaded };
};

const keepable = <T>(
  { keepable: without = (value) => value }: EditedPart<T>,
  work: UnsavedDraft<T>,
): UnsavedDraft<T> => ({
  base: { ...work.base, value: without(work.base.value) },
  mine: without(work.mine),
});

const withoutMine = <T>({ theirs, ...before }: DraftState<T>): DraftState<T> => {
  const base = theirs ?? before.base;
  return { ...before, base, mine: base.value, outcome: { kind: 'discarded', mine: before.mine } };
};

const withChoices = <T>(
  { theirs, ...before }: DraftState<T>,
  choose: (path: Path) => Side,
): DraftState<T> => {
  if (theirs === undefined) return before;
  const { value } = merge(before.base.value, before.mine, theirs.value, choose);
  return { ...before, base: theirs, mine: value, outcome: { kind: 'merged' } };
};

export const isMissing = (error: unknown): boolean => error instanceof Refusal && error.status === 404;
