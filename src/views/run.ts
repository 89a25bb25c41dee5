import { performance } from 'node:perf_hooks';
import type { EventStore } from '../kernel/event-store.ts';
import type { Projector, ProjectorOptions } from './projector.ts';
import type { SharedLog } from './shared-log.ts';
import type { Tail } from './tail.ts';
import {
  type ReportedState,
  reportedStates,
  type ViewEvent,
  type ViewState,
  viewStateAfter,
} from './view-life.ts';

/** The event at which a script failed, and why. */
export type Fault = {
  readonly position: number;
  readonly stream: string;
  readonly eventType: string;
  readonly message: string;
};

/** The reported status of a view. */
export type Standing = {
  readonly state: ReportedState;
  /** Everything up to there is saved, or was none of its events; -1 before the first. */
  readonly position: number;
  /** When the newest event that it took occurred; empty before the first. */
  readonly reachedAt: string;
  readonly fault?: Fault | undefined;
  /** Why it waits. */
  readonly reason?: string | undefined;
  /** Why its view was dropped and is made again, or was: the view was of another log. */
  readonly remade?: string | undefined;
  readonly eventsPerSecond?: number | undefined;
  /** Estimated seconds until it has caught up. */
  readonly secondsLeft?: number | undefined;
};

export type GenerationOptions = ProjectorOptions & {
  readonly store: EventStore;
  readonly tail: Tail;
  readonly log: SharedLog;
  /** Another process saved this view, or dropped it. */
  readonly onOvertaken: () => Promise<void>;
};

/** Thrown when a run is stopped on request. */
export class Stopped extends Error {}

/** The log is another one than that which was read so far, or the view is damaged: it is made again. */
export class Replaced extends Error {}

export type Run = {
  readonly options: GenerationOptions;
  readonly member: symbol;
  readonly stopping: AbortController;
  /** Streams that were removed: an event of theirs may be on its way. */
  readonly removed: Set<string>;
  readonly caughtUp: Promise<void>;
  readonly tellCaughtUp: () => void;
  state: ViewState;
  standing: Standing;
  projector: Projector | undefined;
  removals: { readonly stream: string; readonly done: () => void }[];
  waiters: { readonly position: number; readonly done: () => void }[];
  /** Position of the newest event that was tried. */
  triedTo: number;
  /** Up to here events are processed one by one, to find the event at which a batch failed. */
  carefulTo: number;
  /** How often in a row the handling of an event took too long. */
  late: number;
  isPausing: boolean;
  /** When the view was saved last, or opened. */
  savedAtMs: number;
  /** Why it has to be dropped and made again, until that is done. */
  damage: string | undefined;
  /** How often the log had been replaced when the view was opened. */
  replacements: number;
  wake: () => void;
};

export const newRun = (options: GenerationOptions): Run => {
  let tellCaughtUp = (): void => undefined;
  const caughtUp = new Promise<void>((resolve) => {
    tellCaughtUp = resolve;
  });
  return {
    options,
    member: Symbol(options.view),
    stopping: new AbortController(),
    removed: new Set(),
    caughtUp,
    tellCaughtUp,
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
export const advance = (run: Run, event: ViewEvent): void => {
  run.state = viewStateAfter(run.state, event);
  const state = reportedStates[run.state];
  if (state !== undefined) stand(run, { state });
  entering[run.state]?.(run);
};

const entering: Readonly<Partial<Record<ViewState, (run: Run) => void>>> = {
  opening: (run) => stand(run, { fault: undefined }),
  catching_up: (run) => stand(run, { reason: undefined }),
  live: (run) => {
    settle(run);
    run.tellCaughtUp();
  },
};

export const stand = (run: Run, change: Partial<Standing>): void => {
  run.standing = { ...run.standing, ...change };
};

/** Resolves the waiters for positions that it has reached. */
export const settle = (run: Run): void => {
  const { projector, waiters } = run;
  if (projector === undefined || projector.unsaved() > 0) return;
  const place = projector.place();
  for (const { position, done } of waiters) if (position <= place) done();
  run.waiters = waiters.filter(({ position }) => position > place);
};

export const checkLog = ({ options, replacements, damage }: Run): void => {
  if (damage !== undefined || options.tail.replacements() !== replacements) throw new Replaced();
};

/** Whether to continue at once. */
export const isWanted = (run: Run): boolean => {
  const { stopping, removals, waiters, projector, options } = run;
  return (
    stopping.signal.aborted ||
    run.damage !== undefined ||
    options.tail.replacements() !== run.replacements ||
    removals.length > 0 ||
    waiters.some(({ position }) => position <= options.tail.newest() && position > (projector?.place() ?? -1))
  );
};

/** Waits for news, and a little longer, so that one save is for many events. */
export const news = async (run: Run, projector: Projector): Promise<void> => {
  while (!isWanted(run) && run.options.tail.newest() <= projector.place()) await sleep(run);
  run.isPausing = true;
  if (!isWanted(run)) await Promise.race([sleep(run), run.options.tail.gathered()]);
  run.isPausing = false;
  if (run.stopping.signal.aborted) throw new Stopped();
  checkLog(run);
};

export const sleep = (run: Run): Promise<void> =>
  new Promise((resolve) => {
    run.wake = resolve;
  });
