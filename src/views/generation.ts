import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  PROJECTION_BATCH_EVENTS,
  PROJECTION_REMOVED_STREAMS_MAX,
  PROJECTION_RETRY_MS,
} from '../kernel/limits.ts';
import { newCourse } from './pace.ts';
import { HandlerFailed, openProjector, type Projector } from './projector.ts';
import {
  type GenerationOptions,
  isWanted,
  newRun,
  news,
  Replaced,
  type Run,
  type Standing,
  Stopped,
  settle,
  sleep,
  stand,
} from './run.ts';
import { StoreReplaced } from './shared-log.ts';
import { isLateByChance, Overtaken, save, take, takeRemovals } from './take-batch.ts';
import { viewMisfit } from './view-place.ts';

/** One view of a projection, being kept up to date. */
export type Generation = {
  readonly view: string;
  readonly standing: () => Standing;
  /** Resolves when everything up to there is saved, however long that takes. */
  readonly reached: (position: number) => Promise<void>;
  /** Resolves when it is up to date for the first time. */
  readonly caughtUp: Promise<void>;
  /** Resolves when it was stopped. */
  readonly ended: Promise<void>;
  /** Takes out what a deleted stream left; only where there is one state a stream. */
  readonly remove: (stream: string) => Promise<void>;
  /** Tries a script that failed again. */
  readonly retry: () => void;
  /** Saves what it has. */
  readonly stop: () => Promise<void>;
};

export const startGeneration = (options: GenerationOptions): Generation => {
  const run = newRun(options);
  const endNews = options.tail.onNews(() => {
    if (!run.isPausing || isWanted(run)) run.wake();
  });
  const working = work(run).finally(endNews);
  return {
    view: options.view,
    standing: () => run.standing,
    caughtUp: run.caughtUp,
    ended: working,
    reached: (position) =>
      new Promise((done) => {
        run.waiters.push({ position, done });
        settle(run);
        run.wake();
      }),
    remove: (stream) =>
      new Promise((done) => {
        run.removed.add(stream);
        if (run.removed.size > PROJECTION_REMOVED_STREAMS_MAX) deleteFirst(run.removed);
        run.removals.push({ stream, done });
        run.wake();
      }),
    retry: () => {
      if (run.standing.state === 'faulted') stand(run, { state: 'catching_up', fault: undefined });
      run.wake();
    },
    stop: () => {
      run.stopping.abort();
      run.wake();
      return working;
    },
  };
};

const work = async (run: Run): Promise<void> => {
  while (!run.stopping.signal.aborted) {
    try {
      const projector = await reopened(run);
      await takeRemovals(run, projector);
      for (;;) {
        await catchUp(run, projector);
        await follow(run, projector);
      }
    } catch (error) {
      run.options.tail.leave(run.member);
      await recover(run, error);
    }
  }
  stand(run, { state: 'stopped' });
};

const reopened = async (run: Run): Promise<Projector> => {
  run.projector = undefined;
  run.replacements = run.options.tail.replacements();
  await dropMisfit(run);
  const projector = await openProjector(run.options);
  run.projector = projector;
  run.savedAtMs = performance.now();
  stand(run, { position: projector.place() });
  return projector;
};

/** A view of another log is made again, whatever that log was. */
const dropMisfit = async (run: Run): Promise<void> => {
  const { store, views, view } = run.options;
  const remade = await viewMisfit(store, run.options);
  if (remade === undefined) return;
  await views.drop(view);
  stand(run, { remade, reachedAt: '' });
};

const recover = async (run: Run, error: unknown): Promise<void> => {
  if (error instanceof Stopped) {
    // What is not saved now is taken again at the next start.
    await run.projector?.save().catch(() => false);
  } else if (error instanceof HandlerFailed) {
    const isNew = run.standing.fault === undefined && run.triedTo > run.carefulTo;
    if (isNew) run.carefulTo = run.triedTo;
    else if (!isLateByChance(run, error)) await untilRetried(run, error);
    run.late = error.isTimeUp ? run.late + 1 : 0;
  } else if (error instanceof Overtaken) {
    await run.options.onOvertaken().catch(() => undefined);
  } else if (!(error instanceof Replaced || error instanceof StoreReplaced)) {
    stand(run, { state: 'waiting', reason: error instanceof Error ? error.message : String(error) });
    const { signal } = run.stopping;
    await setTimeout(PROJECTION_RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
};

const untilRetried = async (run: Run, { message }: HandlerFailed): Promise<void> => {
  const { fault } = run.standing;
  const unknownPlace = { position: run.triedTo, stream: '', eventType: '', message };
  stand(run, { state: 'faulted', fault: fault ?? unknownPlace });
  while (run.standing.state === 'faulted' && !run.stopping.signal.aborted) {
    // What is deleted goes from views that stand still, too.
    if (run.removals.length > 0) await takeRemovals(run, await reopened(run)).catch(() => undefined);
    else await sleep(run);
  }
};

/** Reads the log to its end. */
const catchUp = async (run: Run, projector: Projector): Promise<void> => {
  const { log, tail } = run.options;
  stand(run, { state: 'catching_up', reason: undefined });
  const newest = tail.newest();
  const course = newCourse(projector.place());
  for await (const batch of log.after(projector.place())) {
    await take(run, projector, batch);
    stand(run, course.pace(batch, newest));
  }
  // Whatever was known when it began has been read; the store may have written something of its own since.
  projector.pass(newest, []);
  if (!projector.isPlaceSaved()) await save(run, projector);
  stand(run, { eventsPerSecond: undefined, secondsLeft: undefined });
};

/** Stays up to date, until it falls back too far. */
const follow = async (run: Run, projector: Projector): Promise<void> => {
  const { tail } = run.options;
  for (;;) {
    const events = tail.after(run.member, projector.place());
    if (events === 'read the log') return;
    for (let at = 0; at < events.length; at += PROJECTION_BATCH_EVENTS) {
      // Whoever follows the log takes this batch before anybody takes the next: it is parsed once for all.
      if (at > 0) await setImmediate();
      await take(run, projector, events.slice(at, at + PROJECTION_BATCH_EVENTS));
    }
    await takeRemovals(run, projector);
    if (projector.unsaved() > 0) await save(run, projector);
    stand(run, { state: 'live', position: projector.place() });
    settle(run);
    run.tellCaughtUp();
    await news(run, projector);
  }
};

const deleteFirst = (set: Set<string>): void => {
  for (const first of set) return void set.delete(first);
};
