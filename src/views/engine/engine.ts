import type { JsonValue } from '../../kernel/json.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';

/** An event as a projection script sees it, here and in EventStoreDB. */
export type ProjectedEvent = {
  readonly isJson: true;
  readonly eventType: string;
  readonly streamId: string;
  readonly sequenceNumber: number;
  readonly data: unknown;
  readonly body: unknown;
  readonly metadata: unknown;
};

/** The streams that a script reads, and how it partitions them; determined by running it once. */
export type Outline = {
  /** Reads the streams of a category, the named streams, or the whole log. */
  readonly category?: string;
  readonly streams?: readonly string[];
  /** The types that it handles; absent: all. */
  readonly types?: readonly string[];
  /** Whether each stream has its own state, so that the effects of one stream can be removed. */
  readonly isByStream: boolean;
  /** Whether `transformBy` or `filterBy` change the states into results. */
  readonly hasResults: boolean;
};

export type PartitionChange = {
  readonly partition: string;
  /** Whether it has not been saved yet. */
  readonly isNew: boolean;
  /** Absent if the partition was removed. */
  readonly state?: JsonValue | undefined;
  /** The result shown for the state; null if `filterBy` hides it. Present only if the outline says so. */
  readonly result?: JsonValue | undefined;
};

/** A projection with its states. Errors of a handler are thrown by the method that ran it. */
export type Engine<Event = UnreadEvent> = {
  /** Queues events for the next `run`. @returns the partitions whose states are not loaded */
  readonly prepare: (events: readonly Event[]) => readonly string[];
  /** Loads states, as they were saved. */
  readonly load: (states: readonly (readonly [partition: string, state: JsonValue])[]) => void;
  readonly run: () => void;
  /** The state of a deleted stream, if states are by stream. */
  readonly remove: (stream: string) => void;
  /** The changes since the last call; use them at once, because the states keep changing. */
  readonly takeChanges: () => readonly PartitionChange[];
  /** Drops loaded states above this number. */
  readonly keepAtMost: (states: number) => void;
};

type Handler = (state: unknown, event: ProjectedEvent) => unknown;
type Shape = (state: unknown) => unknown;

/** The outcome of a script. */
export type Definition = {
  readonly outline: () => Outline;
  readonly handlerOf: (type: string) => Handler | undefined;
  readonly initial: (event: ProjectedEvent) => unknown;
  /** Undefined for an event without a partition. */
  readonly partitionOf: (event: ProjectedEvent) => string | undefined;
  readonly shapes: () => readonly Shape[];
  /** The return value of a function of the script. @throws for a promise, because promises are not awaited */
  readonly plain: <Made>(value: Made) => Made;
};

type Reads = {
  readonly category?: string;
  readonly streams?: readonly string[];
  /** Absent: one state for all. */
  readonly partition?: unknown;
};
type Handlers = Readonly<Record<string, Handler | undefined>>;

/** The functions that a script is written with, by name. */
export type Words = Readonly<Record<string, (...given: never[]) => unknown>>;

/**
 * A projection that has yet to be defined: its script gets `words`. Like `newEngine`, self-contained, because
 * the source text of these functions is evaluated again in the sandbox of custom scripts.
 */
export const newDefinition = (
  plain: Definition['plain'],
): { readonly words: Words; readonly definition: Definition } => {
  let reads: Reads = {};
  let handlers: Handlers | undefined;
  const shapes: Shape[] = [];
  /** Handlers by event type. */
  const handlersByType = new Map<string, Handler>();
  const definedHandlers = (): Handlers => {
    if (handlers === undefined) throw new Error('the script defines no projection: it needs …when({…})');
    return handlers;
  };
  const chain = {
    transformBy: (shape: Shape) => {
      shapes.push((state) => (state === null ? null : plain(shape(state))));
      return chain;
    },
    filterBy: (predicate: Shape) => {
      shapes.push((state) => (state !== null && plain(predicate(state)) ? state : null));
      return chain;
    },
    outputState: () => chain,
    outputTo: () => chain,
  };
  const handlersOf = (of: Reads) => ({
    when: (scriptHandlers: Handlers) => {
      if (handlers !== undefined) throw new Error('the script defines two projections');
      reads = of;
      handlers = scriptHandlers;
      return chain;
    },
  });
  const reading = (of: Reads) => ({
    ...handlersOf(of),
    foreachStream: () => handlersOf({ ...of, partition: 'stream' }),
    partitionBy: (partition: unknown) => handlersOf({ ...of, partition }),
  });
  return {
    words: {
      fromAll: () => reading({}),
      fromCategory: (category: string) => reading({ category: `${category}` }),
      fromStream: (stream: string) => reading({ streams: [`${stream}`] }),
      fromStreams: (...streams: (string | string[])[]) =>
        reading({ streams: streams.flat().map((stream) => `${stream}`) }),
      options: () => undefined,
    },
    definition: {
      outline: () => {
        const { partition, ...sources } = reads;
        const types = Object.keys(definedHandlers()).filter((name) => !name.startsWith('$'));
        const isByStream = partition === 'stream';
        const typeFilter = definedHandlers().$any === undefined ? { types } : {};
        return { ...sources, ...typeFilter, isByStream, hasResults: shapes.length > 0 };
      },
      handlerOf: (type) => {
        const cachedHandler = handlersByType.get(type);
        if (cachedHandler !== undefined) return cachedHandler;
        const handler = definedHandlers()[type] ?? definedHandlers().$any;
        if (handler !== undefined) handlersByType.set(type, handler);
        return handler;
      },
      initial: (event) => {
        const init = definedHandlers().$init;
        return init === undefined ? {} : init({}, event);
      },
      partitionOf: (event) => {
        const { partition } = reads;
        if (partition === undefined) return '';
        if (partition === 'stream') return event.streamId;
        const name = typeof partition === 'function' ? plain(partition(event)) : event.streamId;
        return typeof name === 'string' && name !== '' ? name : undefined;
      },
      shapes: () => shapes,
      plain,
    },
  };
};

/** Self-contained as well, like `newDefinition`. */
export const refusePromise: Definition['plain'] = (value) => {
  if (typeof value !== 'object' || value === null) return value;
  const { then }: { then?: unknown } = value;
  if (typeof then !== 'function') return value;
  // An unhandled rejection would end the process.
  then.call(value, undefined, () => undefined);
  throw new Error('handlers must be plain functions; this one returned a promise');
};

export const newEngine = (definition: Definition): Engine<ProjectedEvent> => {
  // Copied now, because a script may replace the built-ins.
  const { parse, stringify } = JSON;
  const { isByStream } = definition.outline();
  const states = new Map<string, unknown>();
  const dirty = new Set<string>();
  /** Those partitions that have not been saved yet. */
  const newPartitions = new Set<string>();
  let batch: { readonly event: ProjectedEvent; readonly partition: string }[] = [];
  /** The current partition and its state: adjacent events usually have the same partition. */
  let open: string | undefined;
  let state: unknown;

  const take = (event: ProjectedEvent, partition: string): void => {
    const handler = definition.handlerOf(event.eventType);
    if (handler === undefined) return;
    if (partition !== open) {
      state = states.get(partition);
      open = partition;
      if (state === undefined && !dirty.has(partition)) newPartitions.add(partition);
      dirty.add(partition);
    }
    const before = state === undefined ? definition.initial(event) : state;
    const after = handler(before, event);
    const next = after === undefined ? before : after;
    if (next !== state) states.set(partition, definition.plain(next));
    state = next;
  };
  const missingFrom = (events: readonly ProjectedEvent[]): ReadonlySet<string> => {
    const missingPartitions = new Set<string>();
    const newlyStarted = new Set<string>();
    for (const event of events) {
      const partition = definition.partitionOf(event);
      if (partition === undefined) continue;
      if (partition !== batch.at(-1)?.partition && !newlyStarted.has(partition) && !states.has(partition))
        (isByStream && event.sequenceNumber === 0 ? newlyStarted : missingPartitions).add(partition);
      batch.push({ event, partition });
    }
    return missingPartitions;
  };
  const changeOf = (partition: string): PartitionChange => {
    const isNew = newPartitions.has(partition);
    if (!states.has(partition)) return { partition, isNew };
    // Handlers may return anything; only its JSON is kept.
    const state = states.get(partition) as JsonValue;
    const shapes = definition.shapes();
    if (shapes.length === 0) return { partition, isNew, state: state };
    const output = shapes.reduce((shape: unknown, next) => next(shape), parse(stringify(state)));
    return { partition, isNew, state: state, result: parse(stringify(output ?? null)) };
  };
  return {
    prepare: (events) => {
      batch = [];
      return [...missingFrom(events)];
    },
    load: (savedStates) => {
      for (const [partition, saved] of savedStates) if (!states.has(partition)) states.set(partition, saved);
    },
    run: () => {
      open = undefined;
      for (const { event, partition } of batch) take(event, partition);
      batch = [];
    },
    remove: (stream) => {
      states.delete(stream);
      dirty.add(stream);
    },
    takeChanges: () => {
      const changes = Array.from(dirty, changeOf);
      for (const names of [dirty, newPartitions]) names.clear();
      return changes;
    },
    keepAtMost: (count) => {
      for (const partition of states.keys()) {
        if (states.size <= count) return;
        if (!dirty.has(partition)) states.delete(partition);
      }
    },
  };
};
