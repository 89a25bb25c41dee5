import type { JsonValue } from './json.ts';

/** The name, or an escape of one of its characters. */
const mayNameAPrototype = /__proto__|\\u00(?:5f|70|72|6f|74)/i;

/**
 * Parses the JSON of another program. Members called `__proto__` are dropped, because some ways of copying an
 * object would use them as its prototype. @throws SyntaxError
 */
export const parsedJson = (text: string): JsonValue =>
  mayNameAPrototype.test(text)
    ? JSON.parse(text, (name, value) => (name === '__proto__' ? undefined : value))
    : JSON.parse(text);
