import { type Static, Type } from '../kernel/schema.ts';

/** Name and value as transmitted, in order; secret values are masked. */
export type Header = Static<typeof Header>;
export const Header = Type.Object({ name: Type.String(), value: Type.String() });

/**
 * The durations of a call's phases, in milliseconds. A phase that was not reached or did not take place is
 * absent: a reused connection needs no look-up and no connect.
 */
export type WebhookTimings = Static<typeof WebhookTimings>;
export const WebhookTimings = Type.Object({
  /** Until a connection was free or began to connect. */
  queueMs: Type.Optional(Type.Number()),
  /** DNS look-up of the host. */
  lookupMs: Type.Optional(Type.Number()),
  /** TCP. */
  connectMs: Type.Optional(Type.Number()),
  tlsMs: Type.Optional(Type.Number()),
  /** From writing the request to the first byte of the response. */
  firstByteMs: Type.Optional(Type.Number()),
  /** From the start of the call to its last byte, or until it was abandoned. */
  totalMs: Type.Number(),
});

/**
 * The transmitted data except the two bodies, which have their own fields. Without sent headers, nothing was
 * sent; without received headers, nothing was received.
 */
export type WebhookExchange = Static<typeof WebhookExchange>;
export const WebhookExchange = Type.Object({
  /** IP address and port of the connection; empty if there was none. */
  address: Type.String(),
  /** Whether the connection had served an earlier call. */
  isReused: Type.Boolean(),
  sentHeaders: Type.Array(Header),
  receivedHeaders: Type.Array(Header),
  /** Base64 of the response body if it is not the UTF-8 encoding of its text. */
  receivedBytes: Type.Optional(Type.String()),
  timings: WebhookTimings,
});

/** Null for versions that recorded no exchange, and for calls that were never sent. */
export const WebhookExchangeOrNone = Type.Union([WebhookExchange, Type.Null()]);
