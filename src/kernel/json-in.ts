import type { JsonValue } from './json.ts';
import { jsonDepth } from './json-depth.ts';
import { hasNumberTooLarge } from './json-range.ts';
import { JSON_DEPTH_MAX } from './limits/http.ts';
import { parsedJson } from './parsed-json.ts';
import { withWholeCharacters } from './whole-characters.ts';

/**
 * Parses a JSON text; undefined if it is not JSON, nested too deep for code that reads it recursively, or has
 * a number that is too large. Half a surrogate pair becomes U+FFFD.
 */
export const jsonIn = (text: string): JsonValue | undefined => {
  if (jsonDepth(text) > JSON_DEPTH_MAX) return undefined;
  try {
    const value = parsedJson(withWholeCharacters(text));
    return hasNumberTooLarge(text, value) ? undefined : value;
  } catch {
    return undefined;
  }
};
