/**
 * The id of event `index` of a request: the request's UUID with the index in its last 16 bits. A retried
 * append repeats its ids, so it is recorded once; the remaining 106 random bits keep ids unique.
 */
export const eventId = (requestId: string, index: number): string =>
  requestId.slice(0, -4) + (firstDigits[index] ?? digitsOf(index));

const digitsOf = (index: number): string => index.toString(16).padStart(4, '0');

/** Covers nearly all requests; larger indices are formatted on demand. */
const firstDigits: readonly string[] = Array.from({ length: 32 }, (_, index) => digitsOf(index));
