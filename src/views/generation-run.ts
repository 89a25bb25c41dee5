import { performance } from 'node:perf_hooks';
import type { EventStore } from '../kernel/event-store.ts';
import type { Tail } from './log-tail.ts';
import type { Projector, ProjectorOptions } from './projector.ts';
import type { SharedLog } from './shared-log.ts';
import {
  type ReportedState,
  reportedStates,
  type ViewEvent,
  type ViewState,
  viewStateAfter,
} from './view-life.ts';

/** The event at which a script failed, and why. */
export type ScriptFault = {
  readonly position: number;
  readonly stream: string;
  readonly eventType: string;
  readonly message: string;
};

/** The reported status of a view. */
export type ViewStanding = {
  readonly state: ReportedState;
  /** Everything up to there is saved or irrelevant for it; -1 before the first. */
  readonly position: number;
  /** The time of the newest event in it; empty before the first. */
  readonly reachedAt: string;
  readonly fault?: ScriptFault | undefined;
  /** Why it waits. */
  readonly reason?: string | undefined;
  /** Why its view was dropped and is being, or was, rebuilt: it belonged to another log. */
  readonly remade?: string | undefined;
  readonly eventsPerSecond?: number | undefined;
  /** Estimated seconds until it has caught up. */
  readonly secondsLeft?: number | undefined;
};

export type GenerationOptions = ProjectorOptions & {
  readonly store: EventStore;
  readonly tail: Tail;
  readonly log: SharedLog;
  /** Another process saved or dropped this view. */
  readonly onOvertaken: () => Promise<void>;
};

/** Thrown when a run is stopped on request. */
export class ViewStopped extends Error {}

/** The log has been replaced since the last read, or the view is damaged: it must be rebuilt. */
export class ViewReplaced extends Error {}

export type GenerationRun = {
  readonly options: GenerationOptions;
  readonly member: symbol;
  readonly stopController: AbortController;
  /** Removed streams; events of theirs may still arrive. */
  readonly removedStreams: Set<string>;
  readonly caughtUp: Promise<void>;
  readonly resolveCaughtUp: () => void;
  state: ViewState;
  standing: ViewStanding;
  projector: Projector | undefined;
  removals: { readonly stream: string; readonly onDone: (isRemoved: boolean) => void }[];
  waiters: { readonly position: number; readonly onDone: () => void }[];
  /** Position of the newest event that was tried. */
  triedTo: number;
  /** Up to here events are processed one by one, to find the event at which a batch failed. */
  carefulTo: number;
  /** How often in a row a batch took too long. */
  late: number;
  isPausing: boolean;
  /** The time of the last save, or of the opening. */
  savedAtMs: number;
  /** Why it must be dropped and rebuilt, until that is done. */
  damage: string | undefined;
  /** The number of log replacements when the view was opened. */
  replacements: number;
  wake: () => void;
};

export const newRun = (options: GenerationOptions): GenerationRun => {
  let resolveCaughtUp = (): void => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    resolveCaughtUp = resolve;
  });
  return {
    options,
    member: Symbol(options.view),
    stopController: new AbortController(),
    removedStreams: new Set(),
    caughtUp,
    resolveCaughtUp,
    state: 'opening',
    standing: { state: 'catching_up', position: -1, reachedAt: '' },
    projector: undefined,
    removals: [],
    waiters: [],
    triedTo: -1,
    carefulTo: -1,
    late: 0,
    isPausing: false,
    savedAtMs: performance.now(),
    damage: undefined,
    replacements: 0,
    wake: () => undefined,
  };
};

/** Moves the view to its next state. */
export const advance = (run: GenerationRun, event: ViewEvent): void => {
  run.state = viewStateAfter(run.state, event);
  const state = reportedStates[run.state];
  if (state !== undefined) updateStanding(run, { state });
  onEntering[run.state]?.(run);
};

const onEntering: Readonly<Partial<Record<ViewState, (run: GenerationRun) => void>>> = {
  opening: (run) => updateStanding(run, { fault: undefined }),
  catching_up: (run) => updateStanding(run, { reason: undefined }),
  live: (run) => {
    resolveWaiters(run);
    run.resolveCaughtUp();
  },
};

export const updateStanding = (run: GenerationRun, change: Partial<ViewStanding>): void => {
  run.standing = { ...run.standing, ...change };
};

/** Resolves the waiters for positions that it has reached. */
export const resolveWaiters = (run: GenerationRun): void => {
  const { projector, waiters } = run;
  if (projector === undefined || projector.unsavedEvents() > 0) return;
  const place = projector.place();
  for (const { position, onDone } of waiters) if (position <= place) onDone();
  run.waiters = waiters.filter(({ position }) => position > place);
};

export const requireSameLog = ({ options, replacements, damage }: GenerationRun): void => {
  if (damage !== undefined || options.tail.replacements() !== replacements) throw new ViewReplaced();
};

/** Whether to continue at once. */
export const isWanted = (run: GenerationRun): boolean => {
  const { stopController, removals, waiters, projector, options } = run;
  return (
    stopController.signal.aborted ||
    run.damage !== undefined ||
    options.tail.replacements() !== run.replacements ||
    removals.length > 0 ||
    waiters.some(({ position }) => position <= options.tail.newest() && position > (projector?.place() ?? -1))
  );
};

/** Waits for new events, and a little longer, so that one save covers many events. */
export const untilNewEvents = async (run: GenerationRun, projector: Projector): Promise<void> => {
  while (!isWanted(run) && run.options.tail.newest() <= projector.place()) await untilWoken(run);
  run.isPausing = true;
  if (!isWanted(run)) await Promise.race([untilWoken(run), run.options.tail.untilGathered()]);
  run.isPausing = false;
  if (run.stopController.signal.aborted) throw new ViewStopped();
  requireSameLog(run);
};

export const untilWoken = (run: GenerationRun): Promise<void> =>
  new Promise((resolve) => {
    run.wake = resolve;
  });
