import type { JsonObject } from './json.ts';
import { type Static, type TSchema, Type } from './schema.ts';

/**
 * The version and schema of an event's data. `personal` lists dotted paths in `data`; the values there can
 * identify a person and are what erasure removes.
 */
export type EventSpec<T extends string = string, S extends TSchema = TSchema> = {
  readonly type: T;
  readonly version: number;
  readonly data: S;
  readonly personal: readonly string[];
  /** Convert older data to the current version: the first from version 1 to 2, and so on up to `version`. */
  readonly upcasters: readonly Upcaster[];
};

/** Converts data of one version to the next version. Pure. */
export type Upcaster = (data: JsonObject) => JsonObject;

export const defineEvent = <const T extends string, S extends TSchema>(
  type: T,
  version: number,
  data: S,
  { personal = [], upcasters = [] }: Partial<Pick<EventSpec, 'personal' | 'upcasters'>> = {},
): EventSpec<T, S> => ({ type, version, data, personal, upcasters });

/** A fact: `type` is past tense, `data` is JSON. */
export type DomainEvent<T extends string = string, D = unknown> = { readonly type: T; readonly data: D };

/** The union of the events that a catalogue of specs describes. */
export type EventOf<C extends readonly EventSpec[]> = {
  [K in keyof C]: C[K] extends EventSpec<infer T, infer S> ? DomainEvent<T, Static<S>> : never;
}[number];

/** Metadata that the log needs; the domain never decides on it. */
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
  /** The access token of the request, if it has an id. */
  tokenId: Type.Optional(Type.String()),
  /** The environment that answered, if publishing was on. */
  environment: Type.Optional(Type.String()),
  /** Why a whole agent changed: `import`, `merge`, `restore 12`, `undo 15`, `rollback`. */
  reason: Type.Optional(Type.String()),
  /** On the first event of a sandbox: how many answered turns it has once it is made. */
  sandboxTurns: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Random bytes that prevent guessing the event from its leaf in the verifiable record. */
  salt: Type.Optional(Type.String()),
});

/** An event to append. `id` is a UUID derived from the request, so that a retry repeats it. */
export type NewEvent<E extends DomainEvent = DomainEvent> = E & {
  readonly id: string;
  readonly metadata: EventMetadata;
  /** The JSON of `data`, if the caller has made it already; stores record it. It counts for that object only. */
  readonly written?: { readonly data: unknown; readonly text: string };
};

/** The data of an event as they are recorded: the text that `JSON.stringify` makes. */
export const dataTextOf = ({ data, written }: Pick<NewEvent, 'data' | 'written'>): string =>
  written !== undefined && written.data === data ? written.text : JSON.stringify(data);

export type EventPlace = {
  readonly stream: string;
  /** Place in its stream; the first event of a stream has revision 0. */
  readonly revision: number;
  /** Place in the whole log; grows, with gaps. */
  readonly position: number;
};

/** An event in the log. */
export type RecordedEvent<E extends DomainEvent = DomainEvent> = NewEvent<E> & EventPlace;
