import type { IncomingHttpHeaders } from 'node:http';

/** A client's name for one request, by which the server knows its repeat. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const asNodeNamesIt = IDEMPOTENCY_HEADER.toLowerCase();

/** @returns undefined if it is absent or empty */
export const idempotencyKeyIn = (headers: IncomingHttpHeaders): string | undefined => {
  const key = headers[asNodeNamesIt];
  return key === undefined || key === '' ? undefined : String(key);
};
