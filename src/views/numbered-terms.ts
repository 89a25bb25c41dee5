import { setImmediate } from 'node:timers/promises';
import type { JsonValue } from '../kernel/json.ts';
import { NAME_PAGES_AT_A_TIME } from '../kernel/limits/reports.ts';
import { keyAfter, startingWith, type ViewChange, type ViewKey } from '../kernel/view-store.ts';
import {
  bitsFromJson,
  bitsToJson,
  CHUNK,
  columnFromJson,
  columnToJson,
  exclude,
  include,
  isEmptySet,
} from './bitmap.ts';
import type { ViewRows } from './projector.ts';

/**
 * Items of which an agent has very many are numbered in the order of their first appearance. For each CHUNK
 * of numbers, rows hold the set of numbers with a term, and one number per item for sorting and comparing:
 *
 *     term      agent, term, chunk   → the numbers that have it, see `bitmap.ts`
 *     column    agent, name, chunk   → a number for each
 *     name      agent, page          → the names of these NAMES_PER_PAGE numbers, null for removed ones
 *
 * So any number of matches can be counted and sorted without reading the items.
 */
const termKey = (agentId: string, term: string, chunk: number): ViewKey => ['term', agentId, term, chunk];
const columnKey = (agentId: string, name: string, chunk: number): ViewKey => ['column', agentId, name, chunk];

/** The change of a numbered item. */
export type NumberedEdit = {
  readonly agentId: string;
  readonly number: number;
  /** Its terms before and after; duplicates are allowed. */
  readonly had: readonly string[];
  readonly has: readonly string[];
  /** By the names of columns; absent if it was removed. */
  readonly values: Readonly<Record<string, number>> | undefined;
};

export const noTerms: readonly string[] = [];

/** Keys of a view have a maximum length: two values with the same beginning of this length count as one. */
const TERM_CHARS_MAX = 200;
export const shortTerm = (term: string): string => term.slice(0, TERM_CHARS_MAX);

/** @param isWide whether a column's numbers need more than seven digits. */
export const numberedRows = async (
  get: ViewRows['get'],
  edits: readonly NumberedEdit[],
  isWide: (column: string) => boolean,
): Promise<readonly ViewChange[]> => {
  const chunks = chunksOf(edits);
  const terms = chunks.flatMap(({ agentId, chunk, terms: of }) =>
    Array.from(of, ([term, numberChanges]) => ({
      key: termKey(agentId, term, chunk),
      changes: numberChanges,
    })),
  );
  const bits = await get(terms.map(({ key }) => key));
  const columns = chunks.flatMap(({ agentId, chunk, columns: of }) =>
    Array.from(of, ([name, values]) => ({ key: columnKey(agentId, name, chunk), name, values })),
  );
  const numbers = await get(columns.map(({ key }) => key));
  return [
    ...terms.map(({ key, changes: numberChanges }, at) => ({
      key,
      json: applyChanges(bits[at], numberChanges),
    })),
    ...columns.map(({ key, name, values }, at) => {
      const column = columnFromJson(numbers[at], isWide(name));
      for (const [place, value] of values) column[place] = value;
      return { key, json: columnToJson(column) };
    }),
  ];
};

/** Places in a chunk that get or lose a term. */
type NumberChanges = { readonly added: number[]; readonly removed: number[] };

type Chunk = {
  readonly agentId: string;
  readonly chunk: number;
  readonly terms: Map<string, NumberChanges>;
  readonly columns: Map<string, [place: number, value: number][]>;
};

/** Grouped by chunk before term, because a term alone is a short key to look up. */
const chunksOf = (edits: readonly NumberedEdit[]): readonly Chunk[] => {
  const chunks = new Map<string, Chunk>();
  for (const { agentId, number, had, has, values } of edits) {
    const [chunk, place] = [Math.floor(number / CHUNK), number % CHUNK];
    const id = `${agentId} ${chunk}`;
    const of: Chunk = chunks.get(id) ?? { agentId, chunk, terms: new Map(), columns: new Map() };
    chunks.set(id, of);
    for (const term of without(has, had)) changesOf(of, term).added.push(place);
    for (const term of without(had, has)) changesOf(of, term).removed.push(place);
    addValues(of, place, values ?? {});
  }
  return [...chunks.values()];
};

/** Sets would be simpler, but are many times as large, and terms are cached for long. */
const without = (terms: readonly string[], others: readonly string[]): readonly string[] => {
  if (others.length === 0 || terms.length === 0) return terms;
  const excludedTerms = new Set(others);
  return terms.filter((term) => !excludedTerms.has(term));
};

const addValues = ({ columns }: Chunk, place: number, values: Readonly<Record<string, number>>): void => {
  for (const [name, value] of Object.entries(values)) {
    const column = columns.get(name) ?? [];
    columns.set(name, column);
    column.push([place, value]);
  }
};

const changesOf = ({ terms }: Chunk, term: string): NumberChanges => {
  const termChanges = terms.get(term);
  if (termChanges !== undefined) return termChanges;
  const numberChanges = { added: [], removed: [] };
  terms.set(term, numberChanges);
  return numberChanges;
};

const applyChanges = (
  before: JsonValue | undefined,
  { added, removed }: NumberChanges,
): string | undefined => {
  const bits = bitsFromJson(before);
  for (const place of removed) exclude(bits, place);
  for (const place of added) include(bits, place);
  return isEmptySet(bits) ? undefined : bitsToJson(bits);
};

/** A page is read and written as a whole; with this many names it usually has some kilobytes. */
const NAMES_PER_PAGE = 64;

const nameKey = (agentId: string, number: number): ViewKey => [
  'name',
  agentId,
  Math.floor(number / NAMES_PER_PAGE),
];

/** The new target of a number; null for none. */
export type NumberName = { readonly agentId: string; readonly number: number; readonly name: JsonValue };

export const nameRows = async (
  get: ViewRows['get'],
  namings: readonly NumberName[],
): Promise<readonly ViewChange[]> => {
  const pages = new Map<string, { readonly key: ViewKey; readonly namings: NumberName[] }>();
  for (const numberName of namings) {
    const key = nameKey(numberName.agentId, numberName.number);
    const page = pages.get(key.join(' ')) ?? { key, namings: [] };
    pages.set(key.join(' '), page);
    page.namings.push(numberName);
  }
  const pageList = [...pages.values()];
  const savedPages = await get(pageList.map(({ key }) => key));
  return pageList.map(({ key, namings: these }, at) => {
    const names = namesIn(savedPages[at]);
    for (const { number, name } of these) names[number % NAMES_PER_PAGE] = name;
    return { key, json: names.some((name) => name !== null) ? JSON.stringify(names) : undefined };
  });
};

const namesIn = (page: JsonValue | undefined): JsonValue[] => {
  const names = new Array<JsonValue>(NAMES_PER_PAGE).fill(null);
  if (Array.isArray(page)) for (const [at, name] of page.entries()) names[at] = name;
  return names;
};

/** The targets of the numbers, in the order of the request; null for none. */
export const namesAt = async (
  { get }: Pick<ViewRows, 'get'>,
  agentId: string,
  numbers: readonly number[],
): Promise<readonly JsonValue[]> => {
  const pages = [...new Set(numbers.map((number) => Math.floor(number / NAMES_PER_PAGE)))];
  const savedPages = await get(pages.map((page) => nameKey(agentId, page * NAMES_PER_PAGE)));
  const names = new Map(pages.map((page, at) => [page, namesIn(savedPages[at])]));
  return numbers.map(
    (number) => names.get(Math.floor(number / NAMES_PER_PAGE))?.[number % NAMES_PER_PAGE] ?? null,
  );
};

/** All items with a number, in their order. Other requests run between every few pages. */
export async function* allNames(
  { range }: Pick<ViewRows, 'range'>,
  agentId: string,
): AsyncGenerator<{ readonly number: number; readonly name: string }> {
  const { to, ...whole } = startingWith('name', agentId);
  let from: ViewKey = whole.from;
  for (;;) {
    const pages = await range({ from, to, limit: NAME_PAGES_AT_A_TIME });
    for (const { key, value } of pages) {
      const first = Number(key[2]) * NAMES_PER_PAGE;
      for (const [at, name] of namesIn(value).entries())
        if (typeof name === 'string') yield { number: first + at, name };
    }
    const last = pages.at(-1);
    if (last === undefined || pages.length < NAME_PAGES_AT_A_TIME) return;
    from = keyAfter(last.key);
    await setImmediate();
  }
}
