import { JSON_ITEMS_AT_A_TIME } from './limits/http.ts';

/**
 * Objects and lists down to here are written one item after another. In a snapshot, an agent's entries are in
 * the lists by language of an entity in the entities of its state.
 */
const DEPTH = 5;

/**
 * The text that `JSON.stringify` produces, in pieces that are each produced quickly. A small value is one
 * piece.
 * @param value plain data: members that are undefined are left out
 */
export function* jsonTextPieces(value: unknown): Generator<string, void> {
  if (isSmall(value)) yield JSON.stringify(value);
  else yield* piecesOf(value, DEPTH);
}

const isSmall = (value: unknown): boolean => roomAfter(value, JSON_ITEMS_AT_A_TIME) > 0;

/** How many of a number of items remain after those of a value; it looks no further than that. */
const roomAfter = (value: unknown, items: number): number => {
  let room = items - 1;
  if (typeof value !== 'object' || value === null) return room;
  for (const key in value) {
    if (room <= 0) return 0;
    room = roomAfter(value[key as keyof typeof value], room);
  }
  return room;
};

function* piecesOf(value: unknown, depth: number): Generator<string, void> {
  if (Array.isArray(value)) yield* listPieces(value, depth);
  else if (depth === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value);
  else yield* objectPieces(value, depth);
}

function* objectPieces(value: object, depth: number): Generator<string, void> {
  let separator = '{';
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:`;
    yield* piecesOf(member, depth - 1);
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

function* listPieces(items: readonly unknown[], depth: number): Generator<string, void> {
  let separator = '[';
  for (let from = 0; from < items.length; ) {
    const item = items[from];
    if (depth > 1 && !isSmall(item)) {
      yield separator;
      yield* piecesOf(item, depth - 1);
      from += 1;
    } else {
      const some = someFrom(items, from);
      yield separator + JSON.stringify(some).slice(1, -1);
      from += some.length;
    }
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** At least one item, and further ones while they are small together. */
const someFrom = (items: readonly unknown[], from: number): readonly unknown[] => {
  let room = JSON_ITEMS_AT_A_TIME;
  let end = from;
  while (end < items.length) {
    room = roomAfter(items[end], room);
    if (room <= 0 && end > from) break;
    end += 1;
  }
  return items.slice(from, end);
};
