import { isJsonObject, type JsonObject, type JsonValue } from '../kernel/json.ts';
import { jsonInText } from './json-texts.ts';
import { placeholder } from './masked-text.ts';

/** How to mask a whole value, and a text. */
export type JsonMask = {
  readonly labelOf: (value: JsonValue) => string | undefined;
  readonly text: (text: string) => string;
};

/**
 * A value with everything in it masked, names of fields and JSON inside texts as well; the same object where
 * nothing is.
 */
export const maskedJson = (value: JsonValue, mask: JsonMask): JsonValue => {
  const walk = (item: JsonValue): JsonValue => {
    const label = mask.labelOf(item);
    if (label !== undefined) return placeholder(label);
    if (typeof item === 'string') return text(item);
    if (typeof item === 'number') return number(item);
    if (typeof item !== 'object' || item === null) return item;
    return isJsonObject(item) ? walkObject(item) : walkList(item);
  };
  const walkList = (items: readonly JsonValue[]): JsonValue => {
    const after = items.map(walk);
    return after.some((item, index) => item !== items[index]) ? after : items;
  };
  const walkObject = (object: JsonObject): JsonValue => {
    const before = Object.entries(object);
    const after = before.map(([key, item]): [string, JsonValue] => [mask.text(key), walk(item)]);
    const isSame = ([key, item]: [string, JsonValue], index: number) =>
      key === before[index]?.[0] && item === before[index]?.[1];
    return after.every(isSame) ? object : Object.fromEntries(after);
  };
  const text = (value: string): string => {
    const inside = jsonInText(value);
    if (inside === undefined) return mask.text(value);
    const after = walk(inside);
    return after === inside ? value : JSON.stringify(after);
  };
  const number = (value: number): JsonValue => {
    const after = mask.text(String(value));
    return after === String(value) ? value : after;
  };
  return walk(value);
};
