import type { JsonValue } from '../kernel/json.ts';
import { isAlike } from '../kernel/json-alike.ts';

/** The first place at which two JSON values differ; a side without a value there is absent. */
export type Difference = { readonly path: string; readonly one?: JsonValue; readonly other?: JsonValue };

/** In the order of `one`'s keys. `path` has dots between its parts, and is empty for the whole. */
export const firstDifference = (one: unknown, other: unknown, path = ''): Difference | undefined => {
  if (isAlike(one, other)) return undefined;
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) {
    return { path, ...sideOf('one', one), ...sideOf('other', other) };
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const difference = firstDifference(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
};

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const sideOf = (side: 'one' | 'other', value: unknown) =>
  // Both sides are JSON: recorded data, or data that would be recorded.
  value === undefined ? {} : { [side]: value as JsonValue };
