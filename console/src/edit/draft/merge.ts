import { isRecord, type JsonRecord } from '../../parts/is-record.ts';

/** Names of fields and keys of elements, from the outermost on. */
export type Path = readonly string[];

/** A field that both changed to different values. */
export type FieldConflict = { readonly path: Path; readonly mine: unknown; readonly theirs: unknown };

export type Side = 'mine' | 'theirs';

export type Merge<T> = { readonly value: T; readonly conflicts: readonly FieldConflict[] };

/**
 * Merges two changes of one value, field by field. Elements of lists are identified by their id or name; in
 * lists without such names and of unchanged length, by their place.
 * @param choose which side wins a conflict
 */
export const merge = <T>(
  base: T,
  mine: T,
  theirs: T,
  choose: (path: Path) => Side = () => 'mine',
): Merge<T> => {
  const conflicts: FieldConflict[] = [];
  const mergeAt: MergeAt = (before, left, right, path) => {
    if (isAlike(before, right) || isAlike(left, right)) return left;
    if (isAlike(before, left)) return right;
    if (isRecord(left) && isRecord(right)) {
      return mergedRecords([isRecord(before) ? before : {}, left, right], path, mergeAt);
    }
    const lists = [before, left, right];
    if (areLists(lists)) return mergedLists(lists, path, mergeAt);
    conflicts.push({ path, mine: left, theirs: right });
    return choose(path) === 'mine' ? left : right;
  };
  // Each field comes from one of the two, so the whole has their type.
  return { value: mergeAt(base, mine, theirs, []) as T, conflicts };
};

type MergeAt = (base: unknown, mine: unknown, theirs: unknown, path: Path) => unknown;

/** Equal as JSON: the order of fields does not count, and an undefined field is absent. */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isAlike(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isAlike(one[key], other[key]),
  );
};

const mergedRecords = (
  [base, mine, theirs]: readonly [JsonRecord, JsonRecord, JsonRecord],
  path: Path,
  mergeAt: MergeAt,
): JsonRecord => {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const fields = names.map((name) => [name, mergeAt(base[name], mine[name], theirs[name], [...path, name])]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
};

type List = readonly unknown[];

const areLists = (values: List): values is readonly List[] => values.every(Array.isArray);

const mergedLists = (lists: readonly List[], path: Path, mergeAt: MergeAt): List => {
  const [base = [], mine = [], theirs = []] = lists;
  const isNamed = lists.flat().some((item) => nameOf(item) !== undefined);
  if (!isNamed && lists.every(({ length }) => length === base.length)) {
    return mine.map((item, at) => mergeAt(base[at], item, theirs[at], [...path, String(at + 1)]));
  }
  const [before, left, right] = [byKey(base), byKey(mine), byKey(theirs)];
  const keys = inOneOrder([...before.keys()], [...left.keys()], [...right.keys()]);
  return keys
    .map((key) => mergeAt(before.get(key), left.get(key), right.get(key), [...path, key]))
    .filter((item) => item !== undefined);
};

const nameOf = (item: unknown): string | undefined => {
  if (!isRecord(item)) return undefined;
  const name = item.id ?? item.name;
  return typeof name === 'string' ? name : undefined;
};

const byKey = (list: List): ReadonlyMap<string, unknown> => {
  const items = new Map<string, unknown>();
  for (const item of list) {
    const name = nameOf(item) ?? (typeof item === 'string' ? item : JSON.stringify(item));
    let key = name;
    for (let count = 2; items.has(key); count += 1) key = `${name} (${count})`;
    items.set(key, item);
  }
  return items;
};

type Keys = readonly string[];

/**
 * All keys, in the order of the side that moved some. New keys of the other side follow their predecessors.
 */
const inOneOrder = (base: Keys, mine: Keys, theirs: Keys): Keys => {
  const [inBase, inMine] = [new Set(base), new Set(mine)];
  const isMoved = !isAlike(
    mine.filter((key) => inBase.has(key)),
    base.filter((key) => inMine.has(key)),
  );
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const inFirst = new Set(first);
  const followers = new Map<string | undefined, string[]>();
  let predecessor: string | undefined;
  for (const key of second) {
    if (inFirst.has(key)) predecessor = key;
    else if (followers.get(predecessor)?.push(key) === undefined) followers.set(predecessor, [key]);
  }
  const after = (key?: string): Keys => followers.get(key) ?? [];
  return [...after(), ...first.flatMap((key) => [key, ...after(key)])];
};
