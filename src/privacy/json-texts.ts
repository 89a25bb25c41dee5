import type { JsonValue } from '../kernel/json.ts';

/** What a text holds that is JSON itself, as the bodies of webhooks are. */
export const jsonIn = (text: string): JsonValue | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Texts and numbers in a value, those of JSON inside a text one by one. Names of fields are none of them. */
export const textsIn = (value: JsonValue | undefined): readonly string[] => {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') {
    const inside = jsonIn(value);
    return inside === undefined ? [value] : textsIn(inside);
  }
  if (typeof value !== 'object' || value === null) return [];
  const items: readonly JsonValue[] = Array.isArray(value) ? value : Object.values(value);
  return items.flatMap(textsIn);
};
