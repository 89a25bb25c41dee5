// What an EventStoreDB projection finds around it: no imports, no Node, no clock.

interface ProjectedEvent {
  readonly eventType: string;
  readonly streamId: string;
  readonly sequenceNumber: number;
  // The fields of docs/events.md; a script says which it counts on by using them.
  // biome-ignore lint/suspicious/noExplicitAny: the handler's name alone tells the type
  readonly data: any;
  readonly metadata: { readonly occurredAt: string; readonly agentRevision?: number };
}

type Handlers<State> = {
  readonly $init: () => State;
} & {
  readonly [eventType: string]: (state: State, event: ProjectedEvent) => State;
};

interface Projection {
  when<State>(handlers: Handlers<State>): { outputState(): void };
}

declare function fromCategory(category: string): {
  /** One state a stream. */
  foreachStream(): Projection;
  /** One state a name that the function gives. */
  partitionBy(partition: (event: ProjectedEvent) => string): Projection;
};
