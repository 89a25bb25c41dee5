import { performance } from 'node:perf_hooks';
import type { Ending } from '../../../kernel/ending.ts';
import type { OnResuming, Subscriber } from '../../../kernel/event-store.ts';
import {
  ESDB_BUSY_EVENTS,
  ESDB_PATIENT_ATTEMPT_MS_MAX,
  ESDB_RETRY_MS_MIN,
} from '../../../kernel/limits/eventstoredb.ts';
import type { Flow } from './flow.ts';
import type { LiveSource } from './sources.ts';

export type FollowedSource<One, Taken> = LiveSource<One, Taken> & {
  /** Called each time before it is opened. @returns the newest place; -1 if there is none */
  readonly prepare: (after: number) => Promise<number>;
  /** The events that this process appended. */
  readonly written?: {
    readonly after: (place: number) => readonly One[];
    readonly clear: () => void;
  };
};

export type Sink<Taken> = Pick<Subscriber, 'onCaughtUp' | 'onEnd'> & {
  /** @param onDelivered call it for each, or for the last of several; it returns whether more is wanted */
  readonly onPage: (page: readonly Taken[], onDelivered: (taken: Taken) => boolean) => void | Promise<void>;
  readonly onResuming?: OnResuming;
};

/** One active subscriber: `stopped` by its caller, `ended` by the store. */
export type Delivery = {
  state: 'live' | 'stopped' | 'ended';
  flow: { readonly stop: () => void } | undefined;
  readonly stopping: AbortController;
  readonly ending: Ending;
  done: Promise<void>;
};

export type Order<One, Taken> = {
  readonly source: FollowedSource<One, Taken>;
  readonly after: number;
  readonly sink: Sink<Taken>;
};

/** The progress of a subscriber. */
export type SubscriberProgress = {
  place: number;
  /** Up to there is nothing more for it; the next search of the log begins there. */
  searchedTo: number;
  waitMs: number;
  /** The connection was lost since the newest event. */
  isResuming: boolean;
  /** So many events came last time that the log is read with pauses. */
  isBusy: boolean;
  /** The place at which it has caught up; unknown until the store has replied. */
  newestAtStart: number | undefined;
  /** When the last of the existing events had been read. */
  readAt: number;
  readonly caughtUp: () => void;
  /** The error that the subscriber threw. */
  failure: { readonly error: unknown } | undefined;
};

/** Too many events to send them one by one; or the delivery must restart; or the stream no longer exists. */
export type Outcome = 'busy' | 'broken' | 'deleted';

type Run<One, Taken> = {
  readonly delivery: Delivery;
  readonly order: Order<One, Taken>;
  readonly progress: SubscriberProgress;
};

const isWanted = ({ delivery, progress }: Pick<Run<never, never>, 'delivery' | 'progress'>): boolean =>
  delivery.state === 'live' && progress.failure === undefined;

/** Runs until the connection is lost or too many events arrive. @throws the error that ended it */
export const runOn = async <One, Taken>(run: Run<One, Taken>): Promise<Outcome> => {
  const { delivery, progress } = run;
  const { source } = run.order;
  if (progress.isResuming) source.written?.clear();
  else if (await deliverWritten(run)) return isWanted(run) ? 'busy' : 'broken';
  const newest = await stoppable(delivery, source.prepare(progress.place));
  if (newest === undefined || !isWanted(run)) return 'broken';
  if (progress.isResuming) await stoppable(delivery, run.order.sink.onResuming?.() ?? Promise.resolve());
  if (!isWanted(run)) return 'broken';
  progress.isResuming = false;
  progress.newestAtStart ??= newest;
  if (source.read === undefined) {
    reportIfCaughtUp(progress);
    await consume(run, source.follow(progress.place));
    return 'broken';
  }
  // A reader of the whole log has its newest event, so it can ask whether the log still has it.
  const from = source.written === undefined ? Math.max(progress.place, progress.searchedTo) : progress.place;
  // To the newest event only: a slow server would never come to the end of a log that grows.
  const count = await consume(run, source.read(from, newest), () => progress.place >= newest);
  if (!isWanted(run)) return 'broken';
  progress.caughtUp();
  progress.searchedTo = newest;
  const readAt = performance.now();
  const isBusy = staysBusy(progress, count, readAt);
  progress.readAt = readAt;
  if (isBusy) return 'busy';
  // Everything up to the newest event was read, even if it was not delivered.
  await consume(run, source.follow(Math.max(newest, progress.place)), countedFrom(readAt));
  return isWanted(run) ? 'busy' : 'broken';
};

/**
 * What this process appends is not sent back by the server while that is much. What follows it may be in
 * flight, or is found to be another writer's the next time. @returns whether there was much
 */
const deliverWritten = async <One, Taken>(run: Run<One, Taken>): Promise<boolean> => {
  const { progress, order } = run;
  const events = order.source.written?.after(progress.place) ?? [];
  const now = performance.now();
  if (!staysBusy(progress, events.length, now)) return false;
  progress.readAt = now;
  await deliverPage(run, events);
  return true;
};

/** @returns the number of events before the flow ended, the subscriber stopped or enough came */
const consume = async <One, Taken>(
  run: Run<One, Taken>,
  flow: Flow<One>,
  isEnough: (count: number) => boolean = () => false,
): Promise<number> => {
  const { delivery, progress } = run;
  delivery.flow = flow;
  let count = 0;
  try {
    while (!isEnough(count)) {
      const arrival = await flow.next(ESDB_PATIENT_ATTEMPT_MS_MAX);
      if (arrival === undefined || !isWanted(run)) return count;
      progress.waitMs = ESDB_RETRY_MS_MIN;
      if (arrival === 'caught-up') progress.caughtUp();
      else await deliverPage(run, arrival);
      if (!isWanted(run)) return count;
      count += arrival.length;
      reportIfCaughtUp(progress);
    }
    return count;
  } finally {
    progress.searchedTo = Math.max(progress.searchedTo, flow.searchedTo?.() ?? -1);
    flow.stop();
  }
};

const isTooMuch = (count: number, inMs: number): boolean => count >= ESDB_BUSY_EVENTS && isFast(count, inMs);

/** Between two pauses only the rate counts: fewer events come in a pause than make a follower busy. */
const staysBusy = ({ isBusy, readAt }: SubscriberProgress, count: number, now: number): boolean =>
  isBusy ? isFast(count, now - readAt) : isTooMuch(count, now - readAt);

const isFast = (count: number, inMs: number): boolean => count * 1_000 >= ESDB_BUSY_EVENTS * inMs;

/** Handles only the newest of many. */
const countedFrom = (startedAt: number) => {
  let [from, since] = [0, startedAt];
  return (count: number): boolean => {
    if (count - from < ESDB_BUSY_EVENTS) return false;
    const now = performance.now();
    if (isTooMuch(count - from, now - since)) return true;
    [from, since] = [count, now];
    return false;
  };
};

/** Stops waiting for the store once the delivery is stopped. */
const stoppable = <T>(delivery: Delivery, work: Promise<T>): Promise<T | undefined> =>
  delivery.ending.unlessOver(work);

const reportIfCaughtUp = ({ place, newestAtStart, caughtUp }: SubscriberProgress): void => {
  if (newestAtStart !== undefined && place >= newestAtStart) caughtUp();
};

/** The server may repeat events that it has already sent. */
const deliverPage = async <One, Taken>(
  { delivery, order, progress }: Run<One, Taken>,
  arrived: readonly One[],
) => {
  const { source, sink } = order;
  let last = progress.place;
  const page: Taken[] = [];
  for (const one of arrived) {
    const taken = source.take(one);
    if (taken === undefined || source.placeOf(taken) <= last) continue;
    last = source.placeOf(taken);
    page.push(taken);
  }
  if (page.length === 0) return;
  try {
    await sink.onPage(page, (taken) => {
      progress.place = source.placeOf(taken);
      return delivery.state === 'live';
    });
  } catch (error) {
    progress.failure = { error };
  }
};
