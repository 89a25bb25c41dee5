import type { JsonValue } from './json.ts';

/** A place at which two JSON values differ; a side without a value is absent. */
export type JsonChange = {
  /** Keys and list indices separated by dots; empty for the whole value. */
  readonly path: string;
  readonly before?: JsonValue;
  readonly after?: JsonValue;
};

/** Every place at which two values differ, as deep as possible. */
export const jsonChanges = (before: JsonValue, after: JsonValue, path = ''): readonly JsonChange[] => {
  if (before === after) return [];
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [one, other] = [before[key], after[key]];
    const place = path === '' ? key : `${path}.${key}`;
    if (one !== undefined && other !== undefined) return jsonChanges(one, other, place);
    return [
      {
        path: place,
        ...(one !== undefined && { before: one }),
        ...(other !== undefined && { after: other }),
      },
    ];
  });
};

type Tree = Readonly<Record<string, JsonValue>>;

const isTree = (value: JsonValue): value is Tree => typeof value === 'object' && value !== null;
