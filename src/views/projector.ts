import type { OnDamage } from '../kernel/event-store.ts';
import type { JsonValue } from '../kernel/json.ts';
import {
  PROJECTION_BATCH_MS_MAX,
  PROJECTION_HANDLE_MS_MAX,
  PROJECTION_STATE_CHARS_MAX,
  PROJECTION_STATES_CACHED_MAX,
  VIEW_KEY_BYTES_MAX,
} from '../kernel/limits/views.ts';
import { errorText } from '../kernel/thrown-error.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import type { ViewChange, ViewCheckpoint, ViewKey, ViewStore } from '../kernel/view-store.ts';
import type { Engine, PartitionChange } from './engine/engine.ts';
import type { Projection } from './engine/script.ts';
import { TimeUp, withinTime } from './engine/time-limit.ts';
import { openViewPlace, type ViewPlace } from './view-place.ts';

/** Index rows of a view, derived from its states and saved with them. */
export type ViewIndex = {
  /** A view with another version is rebuilt. */
  readonly version: number;
  /** The maximum number of events between two saves, after which states drop what the index has saved. */
  readonly saveEventsMax?: number;
  /** One per writer of a view; a view has one writer at a time. */
  readonly open: (rows: ViewRows) => {
    readonly changesFor: (changes: readonly PartitionChange[]) => Promise<readonly ViewChange[]>;
  };
};

/** The rows of one view. */
export type ViewRows = {
  readonly get: (keys: readonly ViewKey[]) => Promise<readonly (JsonValue | undefined)[]>;
  readonly range: (range: Parameters<ViewStore['range']>[1]) => ReturnType<ViewStore['range']>;
};

/** The script failed on an event: it threw, took too long, or returned a state that cannot be stored. */
export class HandlerFailed extends Error {
  override readonly name = 'HandlerFailed';

  /** A machine that is busy enough makes any script late. */
  get isTimeUp(): boolean {
    return this.cause instanceof TimeUp;
  }
}

/** Takes events into the states of one view, and saves them. */
export type Projector = {
  readonly place: ViewPlace['place'];
  readonly savedTo: () => ViewCheckpoint;
  /** Events taken since the last save. */
  readonly unsavedEvents: () => number;
  readonly isPlaceSaved: ViewPlace['isSaved'];
  /** @throws HandlerFailed; after that only saved data is valid. */
  readonly take: (events: readonly UnreadEvent[]) => Promise<void>;
  readonly pass: ViewPlace['pass'];
  /** Removes the data of a deleted stream; only if there is one state per stream. */
  readonly remove: (stream: string) => Promise<void>;
  /** @returns false if another process has saved the view in between. @throws HandlerFailed */
  readonly save: () => Promise<boolean>;
};

export type ProjectorOptions = {
  readonly projection: Projection;
  readonly index?: ViewIndex | undefined;
  /** The view to save in. */
  readonly view: string;
  readonly views: ViewStore;
  /** The identity of the event store; absent if the store does not outlive the views. */
  readonly storeId?: string | undefined;
  /** Called for each event that is left out because it cannot be read. */
  readonly onDamage?: OnDamage | undefined;
};

export const STATE = 'state';
export const RESULT = 'result';

export const openProjector = async (options: ProjectorOptions): Promise<Projector> => {
  const { projection, view, views } = options;
  const engine = catchHandlerErrors(() => projection.start());
  const index = options.index?.open({
    get: (keys) => views.get(view, keys),
    range: (range) => views.range(view, range),
  });
  let savedTo = await views.checkpoint(view);
  const at = await openViewPlace(options);
  let unsavedEvents = 0;
  const isWanted = wantedBy(projection);
  const isReadable = reportingDamage(options.onDamage);
  // A shipped script ends by itself: it is late only if the machine is busy or an event is large, such as an
  // import, and must not stop for that. In a sandbox any call may run code of the script, because it may have
  // replaced built-ins.
  const within = <T>(limitMs: number, run: () => T): T =>
    projection.isShipped ? catchHandlerErrors(run) : runInTime(limitMs, run);
  const inBatchTime = <T>(run: () => T): T => within(PROJECTION_BATCH_MS_MAX, run);

  const load = async (partitions: readonly string[]): Promise<void> => {
    if (partitions.length === 0) return;
    const states = await savedStates(options, partitions);
    inBatchTime(() => engine.load(states));
  };

  return {
    place: at.place,
    savedTo: () => savedTo,
    unsavedEvents: () => unsavedEvents,
    isPlaceSaved: at.isSaved,
    take: async (events) => {
      const relevant = events.filter((event) => isWanted(event) && isReadable(event));
      if (relevant.length > 0) {
        const limitMs = relevant.length === 1 ? PROJECTION_HANDLE_MS_MAX : PROJECTION_BATCH_MS_MAX;
        const missingPartitions = within(limitMs, () => prepareAndRun(engine, relevant));
        if (missingPartitions.length > 0) {
          for (const partition of missingPartitions) checkName(partition);
          await load(missingPartitions);
          within(limitMs, engine.run);
        }
        unsavedEvents += relevant.length;
      }
      at.pass(events.at(-1)?.position ?? -1, events);
    },
    pass: at.pass,
    remove: async (stream) => {
      await load([stream]);
      inBatchTime(() => engine.remove(stream));
      unsavedEvents += 1;
    },
    save: async () => {
      const changes = inBatchTime(engine.takeChanges);
      const rows = catchHandlerErrors(() => changes.flatMap((change) => rowsOf(change, projection)));
      const indexChanges = (await index?.changesFor(changes)) ?? [];
      const to = Math.max(at.place(), 0);
      if (!(await views.save(view, [...rows, ...indexChanges, at.row()], { from: savedTo, to })))
        return false;
      at.markSaved();
      savedTo = to;
      unsavedEvents = 0;
      inBatchTime(() => engine.keepAtMost(PROJECTION_STATES_CACHED_MAX));
      return true;
    },
  };
};

const savedStates = async (
  { views, view }: Pick<ProjectorOptions, 'views' | 'view'>,
  partitions: readonly string[],
): Promise<readonly (readonly [string, JsonValue])[]> => {
  const states = await views.get(
    view,
    partitions.map((partition) => [STATE, partition]),
  );
  return partitions.flatMap((partition, number) => {
    const state = states[number];
    return state === undefined ? [] : [[partition, state] as const];
  });
};

const wantedBy = ({ outline }: Projection): ((event: UnreadEvent) => boolean) => {
  const types = outline.types && new Set(outline.types);
  const streams = outline.streams && new Set(outline.streams);
  const prefix = outline.category === undefined ? '' : `${outline.category}-`;
  return ({ type, stream }) =>
    (types?.has(type) ?? true) && (streams?.has(stream) ?? stream.startsWith(prefix));
};

/** Whether an event can be read. One damaged event must not stop the view. */
const reportingDamage =
  (onDamage: OnDamage | undefined) =>
  (event: UnreadEvent): boolean => {
    const reason = event.fault();
    if (reason === undefined) return true;
    const { stream, revision, position } = event;
    onDamage?.({ stream, revision, position, reason });
    return false;
  };

/** Runs code of a script and wraps its errors. */
const catchHandlerErrors = <T>(run: () => T): T => {
  try {
    return run();
  } catch (cause) {
    if (cause instanceof HandlerFailed) throw cause;
    throw new HandlerFailed(errorText(cause), { cause });
  }
};

const runInTime = <T>(limitMs: number, run: () => T): T => catchHandlerErrors(() => withinTime(limitMs, run));

/** Continues synchronously if all states are loaded. @returns those that are not */
const prepareAndRun = (engine: Engine, events: readonly UnreadEvent[]): readonly string[] => {
  const missingPartitions = engine.prepare(events);
  if (missingPartitions.length === 0) engine.run();
  return missingPartitions;
};

const rowsOf = (
  { partition, state, result }: PartitionChange,
  { outline }: Projection,
): readonly ViewChange[] => {
  checkName(partition);
  const row = { key: [STATE, partition], json: jsonOf(partition, state) };
  if (!outline.hasResults) return [row];
  const output = result === null ? undefined : result;
  return [row, { key: [RESULT, partition], json: jsonOf(partition, output) }];
};

const checkName = (partition: string): void => {
  if (Buffer.byteLength(partition) > VIEW_KEY_BYTES_MAX / 2)
    throw new HandlerFailed(`a partition has a name of ${partition.length} characters`);
};

/** A state that is circular, or far too large, is the script's fault. */
const jsonOf = (partition: string, state: JsonValue | undefined): string | undefined => {
  const json: string | undefined = catchHandlerErrors(() => JSON.stringify(state));
  const most = PROJECTION_STATE_CHARS_MAX;
  if (json !== undefined && json.length > most)
    throw new HandlerFailed(`the state of "${partition}" has ${json.length} characters; ${most} is the most`);
  return json;
};
