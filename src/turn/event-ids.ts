/**
 * The id of a request's event number `index`: the request's UUID with the number in its last 16 bits.
 * A retried append repeats its ids and so is recorded once; the 106 random bits left keep them unique.
 */
export const eventId = (requestId: string, index: number): string =>
  requestId.slice(0, -4) + index.toString(16).padStart(4, '0');
