/**
 * The id of a request's event number `index`: the request's UUID with the number in its last 16 bits.
 * A retried append repeats its ids and so is recorded once; the 106 random bits left keep them unique.
 */
export const eventId = (requestId: string, index: number): string =>
  requestId.slice(0, -4) + (firstDigits[index] ?? digitsOf(index));

const digitsOf = (index: number): string => index.toString(16).padStart(4, '0');

/** A request hardly ever has more events than these. */
const firstDigits: readonly string[] = Array.from({ length: 32 }, (_, index) => digitsOf(index));
