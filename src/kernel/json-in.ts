import type { JsonValue } from './json.ts';

/** What a text says in JSON; undefined where it is none. */
export const jsonIn = (text: string): JsonValue | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
