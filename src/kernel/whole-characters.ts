/** A surrogate pair; half of one; or any other escape, so that the backslash of `\\u` does not begin one. */
const ESCAPES =
  /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\./g;
const HALF_CHARS = '\\ud800'.length;

/**
 * A JSON text in which U+FFFD replaces each escaped half of a surrogate pair. Half a pair is not a character,
 * and strict readers, such as DuckDB and many JSON libraries, refuse the whole text.
 */
export const withWholeCharacters = (json: string): string =>
  /\\u[dD][89a-fA-F]/.test(json)
    ? json.replace(ESCAPES, (match) => (match.length === HALF_CHARS ? '\\ufffd' : match))
    : json;
