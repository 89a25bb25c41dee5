import { setImmediate, setTimeout } from 'node:timers/promises';
import type { UnreadEvent } from '../kernel/event-store.ts';
import {
  PROJECTION_BATCH_EVENTS,
  PROJECTION_REMOVED_STREAMS_MAX,
  PROJECTION_RETRY_MS,
  PROJECTION_SAVE_EVENTS,
  PROJECTION_TRIES,
  SANDBOX_SAVE_EVENTS,
} from '../kernel/limits.ts';
import { HandlerFailed, openProjector, type Projector } from './projector.ts';
import {
  type GenerationOptions,
  isWanted,
  newRun,
  news,
  type Run,
  type Standing,
  Stopped,
  settle,
  sleep,
  stand,
} from './run.ts';
import { batchesOf } from './unread.ts';

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

/** Another process saved the view: what is at hand is out of date. */
class Overtaken extends Error {}
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
  const projector = await openProjector(run.options);
  run.projector = projector;
  stand(run, { position: projector.savedTo() ?? -1 });
  return projector;
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
  } else {
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
  const { store, tail, projection } = run.options;
  stand(run, { state: 'catching_up', reason: undefined });
  const newest = tail.newest();
  const { category } = projection.outline;
  const log = batchesOf(store, {
    ...(projector.place() >= 0 && { after: projector.place() }),
    ...(category !== undefined && { category }),
  });
  for await (const batch of log) await take(run, projector, batch);
  // Whatever was known when it began has been read, or is of no category that it reads.
  projector.pass(newest);
  if (projector.unsaved() > 0 || projector.savedTo() === undefined) await save(run, projector);
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

const take = async (run: Run, projector: Projector, events: Events): Promise<void> => {
  if (run.stopping.signal.aborted) throw new Stopped();
  await takeRemovals(run, projector);
  const last = events.at(-1);
  if (last === undefined) return;
  const left = run.removed.size === 0 ? events : events.filter(({ stream }) => !run.removed.has(stream));
  if (projector.place() < run.carefulTo) await takeOneByOne(run, projector, left);
  else {
    run.triedTo = last.position;
    await projector.take(left);
  }
  projector.pass(last.position);
  stand(run, { reachedAt: last.metadata().occurredAt });
  const { isShipped } = run.options.projection;
  if (projector.unsaved() >= (isShipped ? PROJECTION_SAVE_EVENTS : SANDBOX_SAVE_EVENTS))
    await save(run, projector);
};

/** Each is saved by itself, so that a failure leaves everything before it. */
const takeOneByOne = async (run: Run, projector: Projector, events: Events): Promise<void> => {
  for (const event of events) {
    try {
      await projector.take([event]);
      if (projector.unsaved() > 0) await save(run, projector);
    } catch (error) {
      const { position, stream, type: eventType } = event;
      if (error instanceof HandlerFailed && !isLateByChance(run, error))
        stand(run, { fault: { position, stream, eventType, message: error.message } });
      throw error;
    }
  }
};

type Events = readonly UnreadEvent[];

/** Time is measured by the clock on the wall: once or twice may be chance. */
const isLateByChance = ({ late }: Run, { isTimeUp }: HandlerFailed): boolean =>
  isTimeUp && late + 1 < PROJECTION_TRIES;

const takeRemovals = async (run: Run, projector: Projector): Promise<void> => {
  const removals = [...run.removals];
  if (removals.length === 0) return;
  for (const { stream } of removals) await projector.remove(stream);
  await save(run, projector);
  run.removals = run.removals.slice(removals.length);
  for (const { done } of removals) done();
};

const save = async (run: Run, projector: Projector): Promise<void> => {
  if (!(await projector.save())) throw new Overtaken();
  run.late = 0;
  stand(run, { position: projector.savedTo() ?? -1 });
};

const deleteFirst = (set: Set<string>): void => {
  for (const first of set) return void set.delete(first);
};
