import { setTimeout } from 'node:timers/promises';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { EventStore, OnDamage } from '../kernel/event-store.ts';
import type { JsonValue } from '../kernel/json.ts';
import { VIEW_WAIT_MS_MAX } from '../kernel/limits/views.ts';
import { startingWith, type ViewRange, type ViewStore } from '../kernel/view-store.ts';
import { viewCatalogue } from './catalogue.ts';
import type { Generation } from './generation.ts';
import type { ViewStanding } from './generation-run.ts';
import { openTail, type Tail } from './log-tail.ts';
import { RESULT, STATE, type ViewRows } from './projector.ts';
import { sharedLog } from './shared-log.ts';
import { openPair, type ViewDefinition, type ViewPair } from './view-pair.ts';

export type ViewStatus = ViewProgress & {
  readonly name: string;
  readonly isShipped: boolean;
  /** Names the script's text. */
  readonly version: string;
  /** The view being built to replace it. */
  readonly rebuild?: ViewProgress;
};

/** `outdated`: its script has changed since, and another view is being built beside it. */
export type ViewProgress = Omit<ViewStanding, 'state'> & {
  readonly state: ViewStanding['state'] | 'outdated';
  /**
   * The age of the oldest event that is not in it yet; 0 when it is up to date. If that event would have to
   * be read from the log: the age of the newest event in it.
   */
  readonly lagMs: number;
};

export type PartitionState = { readonly partition: string; readonly state: JsonValue };

/** The views of all projections, kept up to date. Methods with a name throw projection_unknown. */
export type Views = {
  readonly list: () => Promise<readonly ViewStatus[]>;
  readonly status: (name: string) => Promise<ViewStatus>;
  /** All rows of the view: states under ['state', partition], and the rows of its index. */
  readonly rows: (name: string) => ViewRows;
  /** The result of a partition if the script transforms states, otherwise its state. */
  readonly state: (name: string, partition: string) => Promise<JsonValue | undefined>;
  /** The same for all partitions whose names have this prefix, in the order of their names. */
  readonly states: (name: string, options?: StatesOptions) => Promise<readonly PartitionState[]>;
  /**
   * Waits until the view includes everything up to a position; absent: everything that this process knows of,
   * including its own writes. @returns whether it does, within VIEW_WAIT_MS_MAX
   */
  readonly awaitPosition: (name: string, position?: number) => Promise<boolean>;
  /** Rebuilds the view from the whole log, beside the old one, which stays readable. */
  readonly rebuild: (name: string) => Promise<void>;
  /** Resolves when no view of it is being built beside the one that is read. */
  readonly rebuilt: (name: string) => Promise<void>;
  /** Retries a failed script, from where it failed. */
  readonly retry: (name: string) => Promise<void>;
  /** Resolves when no view has data of a deleted stream. */
  readonly removeStream: (stream: string) => Promise<void>;
  /** Saves and stops. Leaves the stores open. */
  readonly close: () => Promise<void>;
};

export type StatesOptions = {
  readonly prefix?: string;
  /** Partitions after this one. */
  readonly after?: string;
  readonly limit?: number;
};

export type ViewsOptions = {
  readonly store: EventStore;
  readonly views: ViewStore;
  /** The identity of the event store; absent if the store does not outlive the views. */
  readonly storeId?: string | undefined;
  /** Called for each event that is left out because it cannot be read. */
  readonly onDamage?: OnDamage | undefined;
  readonly definitions: readonly ViewDefinition[];
  /** Projections that only earlier versions ran: their views are dropped. */
  readonly retiredViews?: readonly string[];
  readonly now: () => string;
  /** Position of the newest event that this process appended; -1 if there is none. */
  readonly newestAppended?: () => number;
};

/** Starts to keep views up to date; resolves at once, before they have caught up. */
export const openViews = async (options: ViewsOptions): Promise<Views> => {
  const {
    store,
    views,
    storeId,
    onDamage,
    definitions,
    retiredViews = [],
    now,
    newestAppended = () => -1,
  } = options;
  const catalogue = viewCatalogue(views);
  for (const name of retiredViews) await catalogue.retire(name);
  const tail = openTail(store, await store.newestPosition());
  const pairs = new Map<string, ViewPair>();
  const ports = { store, views, storeId, onDamage, tail, catalogue, log: sharedLog(store) };
  for (const definition of definitions)
    pairs.set(definition.projection.name, await openPair(definition, ports));
  const pairOf = (name: string): ViewPair => {
    const pair = pairs.get(name);
    if (pair === undefined) throw new ParleyError('projection_unknown', { name });
    return pair;
  };
  const statusOf = (pair: ViewPair): ViewStatus => statusIn(pair, tail, now());
  const keyOf = ({ projection }: ViewPair): string => (projection.outline.hasResults ? RESULT : STATE);
  return {
    list: async () => Array.from(pairs.values(), statusOf),
    status: async (name) => statusOf(pairOf(name)),
    rows: (name) => {
      const pair = pairOf(name);
      return {
        get: (keys) => intact(pair, (view) => views.get(view, keys)),
        range: (range) => intact(pair, (view) => views.range(view, range)),
      };
    },
    state: async (name, partition) => {
      const pair = pairOf(name);
      const [state] = await intact(pair, (view) => views.get(view, [[keyOf(pair), partition]]));
      return state;
    },
    states: async (name, options = {}) => {
      const pair = pairOf(name);
      const range = rangeOfStates(keyOf(pair), options);
      const rows = await intact(pair, (view) => views.range(view, range));
      return rows.map(({ key, value }) => ({ partition: String(key[1]), state: value }));
    },
    awaitPosition: async (name, position) => {
      const pair = pairOf(name);
      return inTime(untilReached(pair, () => position ?? Math.max(tail.newest(), newestAppended())));
    },
    rebuild: async (name) => pairOf(name).rebuild(),
    rebuilt: async (name) => pairOf(name).untilSwapped(),
    retry: async (name) => {
      const pair = pairOf(name);
      pair.current()?.retry();
      pair.next()?.retry();
    },
    removeStream: async (stream) => {
      tail.forget(stream);
      await Promise.all(Array.from(pairs.values(), (pair) => pair.removeStream(stream)));
    },
    close: async () => {
      await Promise.all(Array.from(pairs.values(), (pair) => pair.stop()));
      await tail.close();
    },
  };
};

const rangeOfStates = (key: string, { prefix = '', after, limit }: StatesOptions): ViewRange => {
  const { from, to } = startingWith(key, prefix);
  const start = after === undefined ? from : [key, after, ''];
  const end = prefix === '' ? startingWith(key).to : [to[0] ?? '', `${prefix}\u{10ffff}`];
  return { from: start, to: end, ...(limit !== undefined && { limit }) };
};

/** A damaged row is not served: its view is rebuilt. @throws view_damaged */
const intact = async <T>(pair: ViewPair, read: (view: string) => Promise<T>): Promise<T> => {
  const view = pair.view();
  try {
    return await read(view);
  } catch (error) {
    const current = pair.current();
    if (isParleyError(error, 'view_damaged') && current?.view === view) current.remake();
    throw error;
  }
};

/** Views of an older script version are never up to date; their replacement will be. */
const untilReached = async (pair: ViewPair, position: () => number): Promise<void> => {
  if (pair.current() === undefined) await pair.untilSwapped();
  await pair.current()?.untilReached(position());
};

const inTime = async (work: Promise<void>): Promise<boolean> => {
  const giveUp = new AbortController();
  const timeout = setTimeout(VIEW_WAIT_MS_MAX, false, { signal: giveUp.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), timeout]);
  giveUp.abort();
  return isDone;
};

const statusIn = (pair: ViewPair, tail: Tail, now: string): ViewStatus => {
  const { projection } = pair;
  const current = pair.current();
  const next = pair.next();
  const outdated = { state: 'outdated' as const, position: -1, reachedAt: '', lagMs: 0 };
  return {
    name: projection.name,
    isShipped: projection.isShipped,
    version: projection.version,
    ...(current === undefined ? outdated : progressOf(current, tail, now)),
    ...(next !== undefined && { rebuild: progressOf(next, tail, now) }),
  };
};

const progressOf = (generation: Generation, tail: Tail, now: string): ViewProgress => {
  const standing = generation.standing();
  const isUpToDate = standing.state === 'live' && standing.position >= tail.newest();
  if (isUpToDate) return { ...standing, lagMs: 0 };
  const oldestMissing = tail.firstAfter(standing.position);
  const isReadable = oldestMissing !== undefined && oldestMissing.fault() === undefined;
  const behindSince = isReadable ? oldestMissing.metadata().occurredAt : standing.reachedAt;
  const lagMs = behindSince === '' ? 0 : Math.max(0, Date.parse(now) - Date.parse(behindSince));
  return { ...standing, lagMs };
};
