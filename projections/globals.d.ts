// The globals of an EventStoreDB projection: no imports, no Node, no clock.

interface ProjectedEvent {
  readonly eventType: string;
  readonly streamId: string;
  readonly sequenceNumber: number;
  // The fields of docs/events.md; a script says which it counts on by using them.
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the handler's name only
  readonly data: any;
  readonly metadata: {
    readonly occurredAt: string;
    readonly agentRevision?: number;
    readonly environment?: string;
  };
}

type Handlers<State> = {
  /** The state before the first event; `{}` where it is left out. */
  readonly $init?: () => State;
} & {
  /** By event type; `$any` takes those that no other handler does. What is returned is the next state. */
  readonly [eventType: string]: (state: State, event: ProjectedEvent) => State;
};

interface Chain<Shown> {
  /** Shows something else than the state; what `filterBy` refuses is not shown at all. */
  transformBy<Next>(shape: (shown: Shown) => Next): Chain<Next>;
  filterBy(isWanted: (shown: Shown) => boolean): Chain<Shown>;
  outputState(): Chain<Shown>;
}

interface Projection {
  when<State>(handlers: Handlers<State>): Chain<State>;
}

interface Source extends Projection {
  /** One state a stream. */
  foreachStream(): Projection;
  /** One state a name that the function gives; an event without one is passed over. */
  partitionBy(partition: (event: ProjectedEvent) => string): Projection;
}

declare function fromCategory(category: string): Source;
declare function fromAll(): Source;
declare function fromStream(stream: string): Source;
declare function fromStreams(...streams: string[]): Source;
