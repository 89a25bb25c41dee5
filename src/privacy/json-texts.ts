import type { JsonValue } from '../kernel/json.ts';
import { jsonDepth } from '../kernel/json-depth.ts';
import { JSON_DEPTH_MAX } from '../kernel/limits/http.ts';

/**
 * A JSON text, or a number with so many digits that parsing would round it. A text without an end goes on to
 * the last character: searching again from each quote within it would take quadratic time.
 */
const LONG_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[\d.]{15,}(?:e[+-]?\d+)?/gis;

/**
 * The value of a text that is JSON itself, such as a webhook's body. Long numbers become texts, so that no
 * digit is lost. A text that is nested too deep for recursive readers is a plain text.
 */
export const jsonInText = (text: string): JsonValue | undefined => {
  if (!/^\s*[[{]/.test(text) || jsonDepth(text) > JSON_DEPTH_MAX) return undefined;
  try {
    return JSON.parse(
      text.replace(LONG_NUMBER, (literal) => (literal.startsWith('"') ? literal : `"${literal}"`)),
    );
  } catch {
    return undefined;
  }
};

/** The texts and numbers in a value, including those of JSON inside a text. Names of fields are left out. */
export const textsIn = (value: JsonValue | undefined): readonly string[] => {
  const texts: string[] = [];
  walk(value, { onText: (text) => texts.push(text), onName: () => undefined });
  return texts;
};

/** The same with the names of fields. */
export const textsAndNamesIn = (value: JsonValue | undefined): readonly string[] => {
  const texts: string[] = [];
  walk(value, { onText: (text) => texts.push(text), onName: (name) => texts.push(name) });
  return texts;
};

type Visitor = { readonly onText: (text: string) => void; readonly onName: (name: string) => void };

const walk = (value: JsonValue | undefined, visitor: Visitor): void => {
  if (typeof value === 'number') visitor.onText(String(value));
  else if (typeof value === 'string') {
    const inside = jsonInText(value);
    if (inside === undefined) visitor.onText(value);
    else walk(inside, visitor);
  } else if (Array.isArray(value)) for (const item of value) walk(item, visitor);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      visitor.onName(name);
      walk(item, visitor);
    }
  }
};
