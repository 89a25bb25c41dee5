import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  PROJECTION_BATCH_EVENTS,
  PROJECTION_REMOVED_STREAMS_MAX,
  PROJECTION_RETRY_MS,
} from '../kernel/limits/views.ts';
import {
  advance,
  type GenerationOptions,
  type GenerationRun,
  isWanted,
  newRun,
  resolveWaiters,
  untilNewEvents,
  untilWoken,
  updateStanding,
  type ViewStanding,
} from './generation-run.ts';
import { noteFailure, ROW_DAMAGED } from './note-failure.ts';
import { openProjector, type Projector } from './projector.ts';
import { paceMeter } from './rebuild-pace.ts';
import { saveProgress, takeEvents, takeRemovals } from './take-batch.ts';
import type { ViewEvent, ViewState } from './view-life.ts';
import { viewMisfit } from './view-place.ts';

/** One view of a projection, being kept up to date. */
export type Generation = {
  readonly view: string;
  readonly standing: () => ViewStanding;
  /** Resolves when everything up to there is saved, without a time limit. */
  readonly untilReached: (position: number) => Promise<void>;
  /** Resolves when it is up to date for the first time. */
  readonly caughtUp: Promise<void>;
  /** Resolves when it has stopped. */
  readonly whenEnded: Promise<void>;
  /**
   * Removes the data of a deleted stream; only if there is one state per stream.
   * @returns false if the view was stopped before
   */
  readonly remove: (stream: string) => Promise<boolean>;
  /** Retries a failed script. */
  readonly retry: () => void;
  /** Drops the view and rebuilds it, because a reader found it damaged. */
  readonly remake: () => void;
  /** Saves what it has taken. */
  readonly stop: () => Promise<void>;
  readonly isStopping: () => boolean;
};

export const startGeneration = (options: GenerationOptions): Generation => {
  const run = newRun(options);
  const endNews = options.tail.onNews(() => {
    if (!run.isPausing || isWanted(run)) run.wake();
  });
  let hasEnded = false;
  const work = keep(run).finally(() => {
    hasEnded = true;
    endNews();
    for (const { onDone } of run.removals) onDone(false);
  });
  return {
    view: options.view,
    standing: () => run.standing,
    caughtUp: run.caughtUp,
    whenEnded: work,
    untilReached: (position) =>
      new Promise((finish) => {
        run.waiters.push({ position, onDone: finish });
        resolveWaiters(run);
        run.wake();
      }),
    remove: (stream) =>
      new Promise((finish) => {
        if (hasEnded) return void finish(false);
        run.removedStreams.add(stream);
        if (run.removedStreams.size > PROJECTION_REMOVED_STREAMS_MAX) deleteFirst(run.removedStreams);
        run.removals.push({ stream, onDone: finish });
        run.wake();
      }),
    retry: () => retry(run),
    remake: () => {
      run.damage = ROW_DAMAGED;
      retry(run);
    },
    stop: () => {
      run.stopController.abort();
      run.wake();
      return work;
    },
    isStopping: () => run.stopController.signal.aborted,
  };
};

const retry = (run: GenerationRun): void => {
  if (run.state === 'faulted') advance(run, 'retried');
  run.wake();
};

/** Runs what each state does, until the view is stopped. */
const keep = async (run: GenerationRun): Promise<void> => {
  while (run.state !== 'stopped') {
    const event = await eventOf(run, activities[run.state]);
    if (event !== undefined) advance(run, event);
  }
};

type Activity = (run: GenerationRun) => Promise<ViewEvent | undefined>;

const eventOf = async (run: GenerationRun, activity: Activity): Promise<ViewEvent | undefined> => {
  try {
    return await activity(run);
  } catch (error) {
    run.options.tail.leave(run.member);
    return noteFailure(run, error);
  }
};

/** Opens the view; one that is damaged, or belongs to another log, is dropped first. */
const open: Activity = async (run) => {
  if (run.stopController.signal.aborted) return 'stop';
  await takeRemovals(run, await openedProjector(run));
  return 'opened';
};

const openedProjector = async (run: GenerationRun): Promise<Projector> => {
  run.projector = undefined;
  run.replacements = run.options.tail.replacements();
  await dropMisfit(run);
  const projector = await openProjector(run.options);
  run.projector = projector;
  run.savedAtMs = performance.now();
  updateStanding(run, { position: projector.place() });
  return projector;
};

const dropMisfit = async (run: GenerationRun): Promise<void> => {
  const { store, views, view } = run.options;
  const remade = run.damage ?? (await viewMisfit(store, run.options));
  if (remade === undefined) return;
  await views.drop(view);
  run.damage = undefined;
  updateStanding(run, { remade, reachedAt: '' });
};

/** Reads the log to its end. */
const catchUp: Activity = async (run) => {
  const { log, tail } = run.options;
  const projector = projectorOf(run);
  const newest = tail.newest();
  const course = paceMeter(projector.place());
  for await (const batch of log.after(projector.place())) {
    await takeEvents(run, projector, batch);
    updateStanding(run, course.pace(batch, newest));
  }
  // All events known at the start have been read; the store may have written events of its own since.
  projector.pass(newest, []);
  if (!projector.isPlaceSaved()) await saveProgress(run, projector);
  updateStanding(run, { eventsPerSecond: undefined, secondsLeft: undefined });
  return (await takeTail(run, projector)) ? 'caught_up' : 'fell_behind';
};

const follow: Activity = async (run) => {
  const projector = projectorOf(run);
  await untilNewEvents(run, projector);
  while (await takeTail(run, projector)) {
    resolveWaiters(run);
    await untilNewEvents(run, projector);
  }
  return 'fell_behind';
};

/** Takes and saves the newest events. @returns false if the tail no longer has all of them */
const takeTail = async (run: GenerationRun, projector: Projector): Promise<boolean> => {
  const events = run.options.tail.after(run.member, projector.place());
  if (events === 'read the log') return false;
  for (let at = 0; at < events.length; at += PROJECTION_BATCH_EVENTS) {
    // All projections take this batch before any takes the next, so that it is parsed once.
    if (at > 0) await setImmediate();
    await takeEvents(run, projector, events.slice(at, at + PROJECTION_BATCH_EVENTS));
  }
  await takeRemovals(run, projector);
  if (projector.unsavedEvents() > 0) await saveProgress(run, projector);
  updateStanding(run, { position: projector.place() });
  return true;
};

const pause: Activity = async (run) => ((await isPauseOver(run)) ? 'paused' : 'stop');

const isPauseOver = ({ stopController: { signal } }: GenerationRun): Promise<boolean> =>
  setTimeout(PROJECTION_RETRY_MS, true, { signal }).catch(() => false);

/** Deleted streams are removed from faulted views too. */
const awaitRetry: Activity = async (run) => {
  while (run.state === 'faulted' && !run.stopController.signal.aborted) {
    if (run.removals.length === 0) await untilWoken(run);
    else if (!(await tryRemovals(run))) await isPauseOver(run);
  }
  return run.state === 'faulted' ? 'stop' : undefined;
};

const tryRemovals = async (run: GenerationRun): Promise<boolean> => {
  try {
    await takeRemovals(run, await openedProjector(run));
    return true;
  } catch {
    return false;
  }
};

const yieldView: Activity = async (run) => {
  await run.options.onOvertaken().catch(() => undefined);
  return run.stopController.signal.aborted ? 'stop' : 'yielded';
};

/** Events that cannot be saved now are read again at the next start. */
const saveLast: Activity = async (run) => {
  await run.projector?.save().catch(() => false);
  return 'saved';
};

const activities: Readonly<Record<Exclude<ViewState, 'stopped'>, Activity>> = {
  opening: open,
  reopening: open,
  catching_up: catchUp,
  live: follow,
  waiting: pause,
  faulted: awaitRetry,
  yielding: yieldView,
  saving: saveLast,
};

const projectorOf = ({ projector, state }: GenerationRun): Projector => {
  if (projector === undefined) throw new TypeError(`a view that is ${state} was opened before`);
  return projector;
};

const deleteFirst = (names: Set<string>): void => {
  for (const first of names) return void names.delete(first);
};
