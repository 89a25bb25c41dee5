import Type, { type Static, type TSchema } from 'typebox';
import type { JsonObject } from './json.ts';

/**
 * The version of an event's data, its schema and which of its fields are personal.
 * `personal` names dotted paths in `data`; the values there can identify a person and are what erasure
 * removes.
 */
export type EventSpec<T extends string = string, S extends TSchema = TSchema> = {
  readonly type: T;
  readonly version: number;
  readonly data: S;
  readonly personal: readonly string[];
  /** Older data made into today's: the first lifts version 1 to version 2, and so on up to `version`. */
  readonly upcasters: readonly Upcaster[];
};

/** Data of one version as the next version says it. Pure. */
export type Upcaster = (data: JsonObject) => JsonObject;

export const defineEvent = <const T extends string, S extends TSchema>(
  type: T,
  version: number,
  data: S,
  personal: readonly string[] = [],
  ...upcasters: readonly Upcaster[]
): EventSpec<T, S> => ({ type, version, data, personal, upcasters });

/** A fact: `type` is past tense, `data` is JSON. */
export type DomainEvent<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };

/** The union of the events that a catalogue of specs describes. */
export type EventOf<C extends readonly EventSpec[]> = {
  [K in keyof C]: C[K] extends EventSpec<infer T, infer S> ? DomainEvent<T, Static<S>> : never;
}[number];

/** What the log needs to know of an event, never what the domain decides on. */
export type EventMetadata = Static<typeof EventMetadata>;
export const EventMetadata = Type.Object({
  schemaVersion: Type.Integer({ minimum: 1 }),
  /** UTC, ISO 8601 with milliseconds. */
  occurredAt: Type.String(),
  /** The request that caused the event; all events of one turn share it. */
  correlationId: Type.String(),
  causationId: Type.Optional(Type.String()),
  agentRevision: Type.Optional(Type.Integer({ minimum: 0 })),
  modelHash: Type.Optional(Type.String()),
  actor: Type.Optional(
    Type.Union([
      Type.Literal('client'),
      Type.Literal('developer'),
      Type.Literal('admin'),
      Type.Literal('system'),
    ]),
  ),
  /** The access token that the request carried, where it has an id. */
  tokenId: Type.Optional(Type.String()),
  /** Where the agent answered, if publishing was on. */
  environment: Type.Optional(Type.String()),
  /** What a change of a whole agent was: `import`, `merge`, `restore 12`, `undo 15`, `rollback`. */
  reason: Type.Optional(Type.String()),
  /** Random bytes that keep the event's leaf in the verifiable record from being guessed. */
  salt: Type.Optional(Type.String()),
});

/** An event on its way into a stream. `id` is a UUID derived from the request, so that a retry repeats it. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly metadata: EventMetadata;
};

export type EventPlace = {
  readonly stream: string;
  /** Place in its stream; the first event of a stream has revision 0. */
  readonly revision: number;
  /** Place in the whole log; grows, with gaps. */
  readonly position: number;
};

/** An event as it is recorded in the log. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = NewEvent<E> & EventPlace;
