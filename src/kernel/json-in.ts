import type { JsonValue } from './json.ts';

/** Parses a JSON text; undefined if it is not JSON. */
export const jsonIn = (text: string): JsonValue | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
