import { type CatalogueEntry, viewName } from './catalogue.ts';

/**
 * The life of a view, in two tables. `generation.ts` keeps one view up to date by the first, and
 * `view-pair.ts` chooses the views of a projection by the second. docs/projections.md draws both; a test
 * compares them.
 */
export type ViewState =
  /** Opens the view for the first time, or again because an operator retries a failed script. */
  | 'opening'
  /** Opens the view again after a failure. */
  | 'reopening'
  /** Reads the log to its end. */
  | 'catching_up'
  /** Takes new events as they are recorded. */
  | 'live'
  /** Pauses because a store did not answer. */
  | 'waiting'
  /** Waits for an operator, because the script failed. Deleted streams are still removed. */
  | 'faulted'
  /** Asks the catalogue whether another process has replaced the view. */
  | 'yielding'
  /** Saves what it has, before it stops. */
  | 'saving'
  | 'stopped';

export type ViewEvent =
  | 'opened'
  /** All events of the log are saved in the view. */
  | 'caught_up'
  /** The next events are no longer in memory. */
  | 'fell_behind'
  /** A batch failed: its events are taken one by one, to find the one that failed. */
  | 'batch_failed'
  /** The script took too long, which a busy machine may explain. */
  | 'script_late'
  | 'script_failed'
  | 'retried'
  | 'store_failed'
  | 'paused'
  /** Another process saved or dropped the view. */
  | 'overtaken'
  | 'yielded'
  /** Another store, or an older state of it, was found. */
  | 'log_replaced'
  /** A row is damaged. */
  | 'damaged'
  | 'stop'
  | 'saved';

type Transitions = Readonly<Partial<Record<ViewEvent, ViewState>>>;

const failures = {
  batch_failed: 'reopening',
  script_late: 'reopening',
  script_failed: 'faulted',
  store_failed: 'waiting',
  overtaken: 'yielding',
  log_replaced: 'reopening',
  damaged: 'reopening',
} as const satisfies Transitions;

export const viewTransitions: Readonly<Record<ViewState, Transitions>> = {
  opening: { opened: 'catching_up', ...failures, stop: 'stopped' },
  reopening: { opened: 'catching_up', ...failures, stop: 'stopped' },
  catching_up: { caught_up: 'live', fell_behind: 'catching_up', ...failures, stop: 'saving' },
  live: { fell_behind: 'catching_up', ...failures, stop: 'saving' },
  waiting: { paused: 'reopening', stop: 'stopped' },
  faulted: { retried: 'opening', stop: 'stopped' },
  yielding: { yielded: 'reopening', stop: 'stopped' },
  saving: { saved: 'stopped' },
  stopped: {},
};

/** @throws TypeError for an event that the state has no transition for, which is a bug */
export const viewStateAfter = (state: ViewState, event: ViewEvent): ViewState => {
  const next = viewTransitions[state][event];
  if (next === undefined) throw new TypeError(`a view that is ${state} has no transition for ${event}`);
  return next;
};

/** The states as lists of projections report them. `undefined` repeats the previous report. */
export const reportedStates = {
  opening: 'catching_up',
  reopening: undefined,
  catching_up: 'catching_up',
  live: 'live',
  waiting: 'waiting',
  faulted: 'faulted',
  yielding: undefined,
  saving: undefined,
  stopped: 'stopped',
} as const satisfies Record<ViewState, string | undefined>;

export type ReportedState = Exclude<(typeof reportedStates)[ViewState], undefined>;

/** Which views a projection has in the catalogue, as seen by a process with one version of the script. */
export type EntryState =
  | 'empty'
  /** One view, of this version. Another version may be building its own view beside it. */
  | 'current'
  /** A view of this version is read, and another one is being built beside it. */
  | 'rebuilding'
  /** A view of another version is read until the one of this version has caught up. */
  | 'outdated'
  /** Only views of other versions; this process keeps none up to date. */
  | 'superseded';

/** `ready`: the view being built has caught up, or must replace one that still has deleted data. */
export type EntryEvent = 'opened' | 'rebuild' | 'ready';

/** The effect of an event on the catalogue. */
type Change = 'keep' | 'make the first' | 'make another' | 'promote';

export type EntryTransition = { readonly change: Change; readonly to: EntryState };

type EntryTransitions = Readonly<Partial<Record<EntryEvent, EntryTransition>>>;

export const entryTransitions: Readonly<Record<EntryState, EntryTransitions>> = {
  empty: { opened: { change: 'make the first', to: 'current' } },
  current: {
    opened: { change: 'keep', to: 'current' },
    rebuild: { change: 'make another', to: 'rebuilding' },
    ready: { change: 'keep', to: 'current' },
  },
  rebuilding: {
    opened: { change: 'keep', to: 'rebuilding' },
    rebuild: { change: 'make another', to: 'rebuilding' },
    ready: { change: 'promote', to: 'current' },
  },
  outdated: {
    opened: { change: 'keep', to: 'outdated' },
    rebuild: { change: 'make another', to: 'outdated' },
    ready: { change: 'promote', to: 'current' },
  },
  superseded: {
    opened: { change: 'make another', to: 'outdated' },
    rebuild: { change: 'make another', to: 'outdated' },
    ready: { change: 'keep', to: 'superseded' },
  },
};

export const entryStateOf = (entry: CatalogueEntry | undefined, version: string): EntryState => {
  if (entry === undefined) return 'empty';
  const isMaking = entry.next?.version === version;
  if (entry.version === version) return isMaking ? 'rebuilding' : 'current';
  return isMaking ? 'outdated' : 'superseded';
};

type EntryChange = { readonly event: EntryEvent; readonly name: string; readonly version: string };

/** The entry of a projection after an event. @returns the same object if nothing changes */
export const entryAfter = (
  entry: CatalogueEntry | undefined,
  { event, name, version }: EntryChange,
): CatalogueEntry => {
  const state = entryStateOf(entry, version);
  const change = entryTransitions[state][event]?.change;
  if (entry === undefined && change === 'make the first')
    return { view: viewName(name, version, 1), version, made: 1 };
  if (entry === undefined || change === undefined)
    throw new TypeError(`a projection that is ${state} has no transition for ${event}`);
  if (change === 'make another') {
    const number = entry.made + 1;
    return { ...entry, made: number, next: { view: viewName(name, version, number), version } };
  }
  return change === 'promote' && entry.next !== undefined ? { ...entry.next, made: entry.made } : entry;
};
