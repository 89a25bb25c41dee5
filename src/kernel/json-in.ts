import type { JsonValue } from './json.ts';
import { jsonDepth } from './json-depth.ts';
import { JSON_DEPTH_MAX } from './limits.ts';

/** Parses a JSON text; undefined if it is not JSON, or nested too deep for code that reads it recursively. */
export const jsonIn = (text: string): JsonValue | undefined => {
  if (jsonDepth(text) > JSON_DEPTH_MAX) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
