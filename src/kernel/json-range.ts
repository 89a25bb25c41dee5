/** Without both, a number is below 1e300. */
const mayBeTooLarge = /[eE]\+?\d{3}|(?<!\d)\d{200}/;

/**
 * Whether a JSON text has a number that is too large for JavaScript. The parser makes Infinity of it, which
 * is recorded as null: a reply and its replay would differ. @param value what the text was parsed to
 */
export const hasNumberTooLarge = (text: string, value: unknown): boolean =>
  mayBeTooLarge.test(text) && hasInfinity(value);

/** Recursive, so the depth must have been checked. */
const hasInfinity = (value: unknown): boolean => {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInfinity);
};
