import Type, { type Static } from 'typebox';

/** Name and value as they went over the wire, in order; a secret value is masked. */
export type Header = Static<typeof Header>;
export const Header = Type.Object({ name: Type.String(), value: Type.String() });

/**
 * Where the time of a call went, milliseconds. A phase that did not take place, or was not reached, is
 * absent: a connection that is used again is neither looked up nor made.
 */
export type WebhookTimings = Static<typeof WebhookTimings>;
export const WebhookTimings = Type.Object({
  /** Until a connection was free or began to be made. */
  queueMs: Type.Optional(Type.Number()),
  /** The host's name into addresses. */
  lookupMs: Type.Optional(Type.Number()),
  /** TCP. */
  connectMs: Type.Optional(Type.Number()),
  tlsMs: Type.Optional(Type.Number()),
  /** From the request being written to the first byte of the answer. */
  firstByteMs: Type.Optional(Type.Number()),
  /** From the wish to call until the last byte, or until it was given up. */
  totalMs: Type.Number(),
});

/**
 * What went over the wire, except the two bodies, which have fields of their own. Nothing was sent if there
 * are no headers sent; nothing came where there are none received.
 */
export type WebhookExchange = Static<typeof WebhookExchange>;
export const WebhookExchange = Type.Object({
  /** IP address and port that were connected to; empty where there was no connection. */
  address: Type.String(),
  /** Whether the connection had served an earlier call. */
  isReused: Type.Boolean(),
  sentHeaders: Type.Array(Header),
  receivedHeaders: Type.Array(Header),
  /** Base64 of the answer's body where it is not the UTF-8 of the text that was read of it. */
  receivedBytes: Type.Optional(Type.String()),
  timings: WebhookTimings,
});

/** Of versions that recorded no exchange, and of calls that never left. */
export const WebhookExchangeOrNone = Type.Union([WebhookExchange, Type.Null()]);
