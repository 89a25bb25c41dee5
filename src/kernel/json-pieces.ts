import { endOfString } from './json-depth.ts';
import { JSON_PARSED_CHARS_MAX } from './limits/http.ts';
import type { Steps } from './steps.ts';

/** Parses one JSON text. @throws SyntaxError, or a refusal of its own */
export type ParseJson = (text: string) => unknown;

/**
 * Parses a JSON text in steps: a large list or object is split between its items, and `parse` reads some of
 * them at a time. The items of each piece are valid, so their list is, and the value is the one that `parse`
 * itself would return. A single long string cannot be split.
 * @throws SyntaxError with the place in the whole text, and what `parse` throws otherwise
 */
export const parsedInPieces = (text: string, parse: ParseJson): Steps<unknown> =>
  valueIn({ text, parse }, 0, text.length);

type Source = { readonly text: string; readonly parse: ParseJson };

/** The value between two places. */
function* valueIn(source: Source, from: number, to: number): Steps<unknown> {
  const { text } = source;
  const first = skipSpace(text, from);
  const last = lastBefore(text, to);
  const brackets = text.charAt(first) + text.charAt(last);
  if (to - from > JSON_PARSED_CHARS_MAX && first < last) {
    if (brackets === '[]') return yield* listIn(source, first + 1, last);
    if (brackets === '{}') return yield* objectIn(source, first + 1, last);
  }
  return pieceOf(source, { from, to }, '', '');
}

function* listIn(source: Source, from: number, to: number): Steps<unknown> {
  const items: unknown[] = [];
  for (const piece of piecesIn(source.text, from, to)) {
    yield;
    if (piece.isLarge) items.push(yield* valueIn(source, piece.from, piece.to));
    // Parsed in brackets, so it is a list.
    else for (const item of pieceOf(source, piece, '[', ']') as unknown[]) items.push(item);
  }
  return items;
}

function* objectIn(source: Source, from: number, to: number): Steps<unknown> {
  const object: Record<string, unknown> = {};
  for (const piece of piecesIn(source.text, from, to)) {
    yield;
    const members = piece.isLarge
      ? yield* memberIn(source, piece)
      : Object.entries(pieceOf(source, piece, '{', '}') as object);
    for (const [key, value] of members) {
      if (key !== '__proto__') object[key] = value;
      // Unlike an assignment, this makes a member of that name, as JSON.parse does.
      else
        Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return object;
}

/** A member with a large value; none if `parse` drops its name. */
function* memberIn(source: Source, { from, to }: Piece): Steps<readonly (readonly [string, unknown])[]> {
  const { text } = source;
  const open = skipSpace(text, from);
  const colon = text.charAt(open) === '"' ? skipSpace(text, endOfString(text, open) + 1) : to;
  if (text.charAt(colon) !== ':') throw new SyntaxError(`Unexpected token in JSON at position ${open}`);
  const names = Object.keys(pieceOf(source, { from, to: colon + 1 }, '{', 'null}') as object);
  const value = yield* valueIn(source, colon + 1, to);
  return names.map((name) => [name, value] as const);
}

type Span = { readonly from: number; readonly to: number };
/** Some items with the commas between them, or a single large one. */
type Piece = Span & { readonly isLarge: boolean };

/** The content of a list or an object, cut at commas. */
function* piecesIn(text: string, from: number, to: number): Generator<Piece, void> {
  let start = from;
  for (let at = from; at < to; ) {
    const end = endOfItem(text, at, to);
    if (end - at > JSON_PARSED_CHARS_MAX) {
      if (at > start) yield { from: start, to: at - 1, isLarge: false };
      yield { from: at, to: end, isLarge: true };
      start = end + 1;
    } else if (end - start > JSON_PARSED_CHARS_MAX) {
      yield { from: start, to: end, isLarge: false };
      start = end + 1;
    }
    at = end + 1;
    // The comma that ended the item was the last character, so an item is missing.
    if (end < to && at === to) yield { from: end, to, isLarge: false };
  }
  if (start < to) yield { from: start, to, isLarge: false };
}

/** Where the item from `at` on ends: at a comma of its own level, or at `to`. */
const endOfItem = (text: string, at: number, to: number): number => {
  let depth = 0;
  for (let i = at; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x22) i = endOfString(text, i);
    else if (unit === 0x7b || unit === 0x5b) depth += 1;
    else if (unit === 0x7d || unit === 0x5d) depth -= 1;
    else if (unit === 0x2c && depth === 0) return i;
  }
  return to;
};

const pieceOf = ({ text, parse }: Source, { from, to }: Span, open: string, close: string): unknown => {
  const piece = text.slice(from, to);
  if (open !== '' && piece.trim() === '') throw new SyntaxError(`Unexpected token in JSON at position ${to}`);
  try {
    return parse(open + piece + close);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const moved = error.message.replace(/at position (\d+)/, (_, place: string) => {
      return `at position ${Math.max(0, Number(place) - open.length) + from}`;
    });
    throw new SyntaxError(moved, { cause: error });
  }
};

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const skipSpace = (text: string, from: number): number => {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
};

const lastBefore = (text: string, to: number): number => {
  let at = to - 1;
  while (isSpace(text.charCodeAt(at))) at -= 1;
  return at;
};
