import type { JsonValue } from '../kernel/json.ts';
import type { ViewChange, ViewKey } from '../kernel/view-store.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import {
  type Bits,
  bitsFromJson,
  bitsToJson,
  CHUNK,
  type Column,
  columnFromJson,
  columnToJson,
  isEmpty,
  setBit,
} from './bitmap.ts';
import type { PartitionChange } from './engine.ts';
import { STATE, type ViewIndex, type ViewRows } from './projector.ts';
import { type SessionSummary, summaryIn, termsOf } from './session-summary.ts';

/** What sessions can be sorted by, each a number. */
export const columns = ['startedAt', 'lastActiveAt', 'turns', 'unmatched', 'lowestScore'] as const;
export type ColumnName = (typeof columns)[number];

/** Counts are read with every list, so they are kept small. */
export const isWide = (name: ColumnName): boolean => name !== 'turns' && name !== 'unmatched';

/**
 * The sessions of an agent have numbers, in the order they were first heard of. Of every CHUNK numbers it is
 * kept which of them have a term, and one number each for what is sorted and compared:
 *
 *     next      agent                → the next number to give
 *     number    stream               → its number
 *     stream    agent, number        → the stream
 *     term      agent, term, chunk   → the numbers that have it, see `bitmap.ts`
 *     column    agent, name, chunk   → a number for each
 *
 * So however many sessions fit, they are counted and sorted without being read.
 */
export const sessionKey = {
  next: (agentId: string) => ['next', agentId],
  number: (stream: string) => ['number', stream],
  stream: (agentId: string, number: number) => ['stream', agentId, number],
  term: (agentId: string, term: string, chunk: number) => ['term', agentId, term, chunk],
  column: (agentId: string, name: ColumnName, chunk: number) => ['column', agentId, name, chunk],
} satisfies Record<string, (...parts: never[]) => ViewKey>;

export const sessionIndex: ViewIndex = {
  version: 3,
  open: ({ get }) => ({
    changesFor: async (changes) => {
      const { edits, rows } = await editsOf(get, changes);
      return [...rows, ...(await termRows(get, edits)), ...(await columnRows(get, edits))];
    },
  }),
};

export const valuesOf = (session: SessionSummary): Readonly<Record<ColumnName, number>> => ({
  startedAt: Date.parse(session.startedAt) || 0,
  lastActiveAt: Date.parse(session.lastActiveAt) || 0,
  turns: session.turns,
  unmatched: session.unmatched,
  lowestScore: session.lowestScore,
});

/** A session before and after; `after` is absent when it is gone. */
type Edit = {
  readonly agentId: string;
  readonly number: number;
  readonly before: SessionSummary | undefined;
  readonly after: SessionSummary | undefined;
};

type Get = ViewRows['get'];

const editsOf = async (
  get: Get,
  changes: readonly PartitionChange[],
): Promise<{ readonly edits: readonly Edit[]; readonly rows: readonly ViewChange[] }> => {
  const sessions = changes.flatMap((change) => {
    const name = parseSessionStream(change.partition);
    return name === undefined ? [] : [{ ...change, stream: change.partition, agentId: name.agentId }];
  });
  const numbers = await get(sessions.map(({ stream }) => sessionKey.number(stream)));
  const before = await get(sessions.map(({ stream }) => [STATE, stream]));
  const agents = [...new Set(sessions.map(({ agentId }) => agentId))];
  const nexts = await get(agents.map(sessionKey.next));
  const next = new Map(agents.map((agentId, at) => [agentId, Number(nexts[at] ?? 0)]));
  const rows: ViewChange[] = [];
  const edits = sessions.flatMap(({ stream, agentId, state }, at): Edit[] => {
    const known = numbers[at];
    if (known === undefined && state === undefined) return [];
    const number = known === undefined ? (next.get(agentId) ?? 0) : Number(known);
    if (known === undefined) next.set(agentId, number + 1);
    if (known === undefined || state === undefined) {
      const [numberJson, streamJson] =
        state === undefined ? [undefined, undefined] : [`${number}`, JSON.stringify(stream)];
      rows.push({ key: sessionKey.number(stream), json: numberJson });
      rows.push({ key: sessionKey.stream(agentId, number), json: streamJson });
    }
    return [{ agentId, number, before: summaryOf(before[at]), after: summaryOf(state) }];
  });
  for (const [agentId, number] of next) rows.push({ key: sessionKey.next(agentId), json: `${number}` });
  return { edits, rows };
};

const summaryOf = (state: JsonValue | undefined): SessionSummary | undefined =>
  state === undefined ? undefined : summaryIn(state);

const none: ReadonlySet<string> = new Set();

type TermPage = { readonly key: ViewKey; readonly turns: [number, boolean][] };

const termRows = async (get: Get, edits: readonly Edit[]): Promise<readonly ViewChange[]> => {
  const wanted = termPages(edits);
  const found = await get(wanted.map(({ key }) => key));
  return wanted.map(({ key, turns }, at) => {
    const bits: Bits = bitsFromJson(found[at]);
    for (const [number, isIn] of turns) setBit(bits, number, isIn);
    return { key, json: isEmpty(bits) ? undefined : bitsToJson(bits) };
  });
};

/** Grouped by chunk before term: a term alone is a short key to look up. */
const termPages = (edits: readonly Edit[]): readonly TermPage[] => {
  const chunks = new Map<string, Map<string, TermPage>>();
  for (const edit of edits) {
    const { agentId, number } = edit;
    const chunk = Math.floor(number / CHUNK);
    const pages = chunks.get(`${agentId} ${chunk}`) ?? new Map<string, TermPage>();
    chunks.set(`${agentId} ${chunk}`, pages);
    const turn = (term: string, isIn: boolean): void => {
      const page = pages.get(term);
      if (page !== undefined) page.turns.push([number % CHUNK, isIn]);
      else pages.set(term, { key: sessionKey.term(agentId, term, chunk), turns: [[number % CHUNK, isIn]] });
    };
    for (const [term, isIn] of changedTerms(edit)) turn(term, isIn);
  }
  return Array.from(chunks.values(), (pages) => [...pages.values()]).flat();
};

/** The terms that came to a session, and those that left it. */
function* changedTerms({ before, after }: Edit): Iterable<[term: string, isIn: boolean]> {
  const [had, has] = [before ? termsOf(before) : none, after ? termsOf(after) : none];
  for (const term of has) if (!had.has(term)) yield [term, true];
  for (const term of had) if (!has.has(term)) yield [term, false];
}

type ColumnPage = {
  readonly key: ViewKey;
  readonly name: ColumnName;
  readonly values: [place: number, value: number][];
};

const columnRows = async (get: Get, edits: readonly Edit[]): Promise<readonly ViewChange[]> => {
  const pages = new Map<string, ColumnPage>();
  for (const { agentId, number, after } of edits) {
    if (after === undefined) continue;
    const values = valuesOf(after);
    for (const name of columns) {
      const key = sessionKey.column(agentId, name, Math.floor(number / CHUNK));
      const id = key.join('\0');
      const page = pages.get(id) ?? { key, name, values: [] };
      pages.set(id, page);
      page.values.push([number % CHUNK, values[name]]);
    }
  }
  const wanted = [...pages.values()];
  const found = await get(wanted.map(({ key }) => key));
  return wanted.map(({ key, name, values }, at) => {
    const column: Column = columnFromJson(found[at], isWide(name));
    for (const [number, value] of values) column[number] = value;
    return { key, json: columnToJson(column) };
  });
};
