import { parse } from 'yaml';
import { ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';

/** Reads the file of a conversation test, YAML or JSON. @throws request_invalid */
export const conversationIn = (text: string): JsonValue => {
  try {
    // YAML of the core schema has the values of JSON, and no others.
    return parse(text) as JsonValue;
  } catch (error) {
    const fault = `is not YAML: ${error instanceof Error ? error.message : String(error)}`;
    throw new ParleyError('request_invalid', { place: 'text', fault });
  }
};
