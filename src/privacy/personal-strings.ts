import type { EventSpec } from '../kernel/event.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import { ERASURE_STRING_CHARS_MIN } from '../kernel/limits.ts';
import { type SessionEvent, sessionEvents } from '../session/events.ts';

const specs: ReadonlyMap<string, EventSpec> = new Map(sessionEvents.map((spec) => [spec.type, spec]));

/** What stands in the personal fields of an event, text by text; shorter ones could be anybody's. */
export const personalStrings = (event: SessionEvent): readonly string[] =>
  (specs.get(event.type)?.personal ?? [])
    .flatMap((path) => stringsIn(at(event.data, path)))
    .filter((text) => text.length >= ERASURE_STRING_CHARS_MIN);

/** Texts in a value, those of JSON inside a text one by one. Names of fields are no person's words. */
const stringsIn = (value: JsonValue | undefined): readonly string[] => {
  if (typeof value === 'string') {
    const inside = jsonIn(value);
    return inside === undefined ? [value] : stringsIn(inside);
  }
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const items: readonly JsonValue[] = Array.isArray(value) ? value : Object.values(value as JsonObject);
  return items.flatMap(stringsIn);
};

const jsonIn = (text: string): JsonValue | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const at = (data: unknown, path: string): JsonValue | undefined =>
  path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data) as
    | JsonValue
    | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
