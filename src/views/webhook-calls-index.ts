import type { JsonValue } from '../kernel/json.ts';
import type { ViewChange, ViewKey } from '../kernel/view-store.ts';
import type { CallOutcome } from '../session/recorded-call.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import { bitsFromJson, bitsToJson, CHUNK, columnFromJson, columnToJson, isEmpty, setBit } from './bitmap.ts';
import type { PartitionChange } from './engine.ts';
import { STATE, type ViewIndex, type ViewRows } from './projector.ts';

export const WEBHOOK_CALLS = 'webhook-calls';

/** A call as the ledger lists it; `projections/webhook-calls.js` writes it. */
export type CallRow = {
  readonly agentId: string;
  readonly sessionId: string;
  readonly callId: string;
  /** Of the request in its stream, and of the question that the turn answers. */
  readonly revision: number;
  readonly asked: number;
  readonly turn: number;
  readonly turnId: string;
  readonly intentName: string;
  readonly action: string;
  /** The agent's that answered. */
  readonly language: string;
  /** Names of those that were active when the call was made. */
  readonly contexts: readonly string[];
  readonly purpose: string;
  readonly requestedAt: string;
  readonly url: string;
  readonly address: string;
  readonly outcome: CallOutcome;
  /** 0 for none. */
  readonly status: number;
  readonly elapsedMs: number;
};

/** The calls in a session's state. */
export const callsIn = (stream: string, state: JsonValue | undefined): readonly CallRow[] => {
  const session = parseSessionStream(stream);
  return session === undefined ? [] : writtenIn(state).map((call) => ({ ...session, ...call }));
};

const writtenIn = (state: JsonValue | undefined): readonly Omit<CallRow, 'agentId' | 'sessionId'>[] =>
  // The script writes it so.
  state === undefined ? [] : (state as unknown as { readonly calls: readonly CallRow[] }).calls;

/** What calls can be compared by, each a number. */
export const columns = ['requestedAt', 'elapsedMs'] as const;
export type ColumnName = (typeof columns)[number];
export const isWide = (name: ColumnName): boolean => name === 'requestedAt';

const valuesOf = (call: CallRow): Readonly<Record<ColumnName, number>> => ({
  requestedAt: Date.parse(call.requestedAt) || 0,
  elapsedMs: call.elapsedMs,
});

/** What calls are looked up by. */
export const term = {
  any: 'any',
  outcome: (outcome: string) => `outcome ${outcome}`,
  status: (status: number) => `status ${status}`,
  intent: (name: string) => `intent ${name.toLowerCase()}`,
  action: (action: string) => `action ${action.toLowerCase()}`,
  language: (language: string) => `language ${language.toLowerCase()}`,
  context: (name: string) => `context ${name.toLowerCase()}`,
  /** Of the webhook's URL, or the one connected to. */
  address: (address: string) => `address ${address}`,
} as const;

const termsOf = ({ address, contexts, ...call }: CallRow): readonly string[] => [
  term.any,
  term.outcome(call.outcome),
  term.status(call.status),
  term.intent(call.intentName),
  term.action(call.action),
  term.language(call.language),
  ...contexts.map(term.context),
  term.address(originOf(call.url)),
  ...(address === '' ? [] : [term.address(address)]),
];

/** An address may be longer than a key; its beginning tells it from others. */
const ADDRESS_CHARS_MAX = 300;

/** Parsing the whole of it, for every call, would take longer than all else together. */
const originOf = (url: string): string =>
  (/^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? url).slice(0, ADDRESS_CHARS_MAX);

/**
 * The calls of an agent have numbers, in the order they were recorded. Of every CHUNK numbers it is kept
 * which of them have a term, and one number each for what is compared:
 *
 *     next      agent                → the next number to give
 *     id        call                 → its session's stream, its number
 *     call      agent, number        → its session's stream, its id
 *     term      agent, term, chunk   → the numbers that have it, see `bitmap.ts`
 *     column    agent, name, chunk   → a number for each
 *
 * So however many calls fit, they are counted without being read.
 */
export const callKey = {
  next: (agentId: string) => ['next', agentId],
  id: (callId: string) => ['id', callId],
  call: (agentId: string, number: number) => ['call', agentId, number],
  term: (agentId: string, name: string, chunk: number) => ['term', agentId, name, chunk],
  column: (agentId: string, name: ColumnName, chunk: number) => ['column', agentId, name, chunk],
} satisfies Record<string, (...parts: never[]) => ViewKey>;

export const webhookCallsIndex: ViewIndex = {
  version: 4,
  open: ({ get }) => ({
    changesFor: async (changes) => {
      const { edits, rows } = await numbered(get, await editsOf(get, changes));
      return [...rows, ...(await termRows(get, edits)), ...(await columnRows(get, edits))];
    },
  }),
};

/** A call before and after; one side is absent when it is new, or gone. */
type Edit = { readonly stream: string; readonly before?: CallRow; readonly after?: CallRow };
type Numbered = Edit & { readonly agentId: string; readonly number: number };
type Get = ViewRows['get'];

const editsOf = async (get: Get, changes: readonly PartitionChange[]): Promise<readonly Edit[]> => {
  const states = await get(changes.map(({ partition }) => [STATE, partition]));
  return changes.flatMap(({ partition: stream, state }, at): readonly Edit[] => {
    const [before, after] = [writtenIn(states[at]), writtenIn(state)];
    if (before.length === 0 && after.length === 0) return [];
    const session = parseSessionStream(stream);
    if (session === undefined) return [];
    const old = new Map(before.map((call) => [call.callId, call]));
    const edits: Edit[] = [];
    for (const call of after) {
      const known = old.get(call.callId);
      old.delete(call.callId);
      if (known?.outcome === call.outcome) continue;
      edits.push({
        stream,
        ...(known && { before: { ...session, ...known } }),
        after: { ...session, ...call },
      });
    }
    for (const gone of old.values()) edits.push({ stream, before: { ...session, ...gone } });
    return edits;
  });
};

const numbered = async (get: Get, edits: readonly Edit[]) => {
  const calls = edits
    .flatMap((edit) => {
      const call = edit.after ?? edit.before;
      return call === undefined ? [] : [{ ...edit, call }];
    })
    .toSorted((a, b) => (a.call.requestedAt < b.call.requestedAt ? -1 : 1));
  const agents = [...new Set(calls.map(({ call }) => call.agentId))];
  const nexts = await get(agents.map(callKey.next));
  const next = new Map(agents.map((agentId, at) => [agentId, Number(nexts[at] ?? 0)]));
  const known = await get(calls.map(({ call }) => callKey.id(call.callId)));
  const rows: ViewChange[] = [];
  const all = calls.map(({ call: { agentId, callId }, ...edit }, at): Numbered => {
    const place = placeIn(known[at]);
    const number = place?.number ?? next.get(agentId) ?? 0;
    if (place === undefined) {
      next.set(agentId, number + 1);
      rows.push({ key: callKey.id(callId), json: JSON.stringify([edit.stream, number]) });
      rows.push({ key: callKey.call(agentId, number), json: JSON.stringify([edit.stream, callId]) });
    } else if (edit.after === undefined) {
      rows.push({ key: callKey.id(callId), json: undefined });
      rows.push({ key: callKey.call(agentId, number), json: undefined });
    }
    return { ...edit, agentId, number };
  });
  for (const [agentId, number] of next) rows.push({ key: callKey.next(agentId), json: `${number}` });
  return { edits: all, rows };
};

export const placeIn = (
  value: JsonValue | undefined,
): { readonly stream: string; readonly number: number } | undefined =>
  Array.isArray(value) ? { stream: String(value[0]), number: Number(value[1]) } : undefined;

/** What is to be done to one chunk. */
type Page<Change> = { readonly key: ViewKey; readonly changes: Change[] };

const onto = <Change>(pages: Map<string, Page<Change>>, key: ViewKey, change: Change): void => {
  const id = key.join('\0');
  const page = pages.get(id) ?? { key, changes: [] };
  pages.set(id, page);
  page.changes.push(change);
};

const termRows = async (get: Get, edits: readonly Numbered[]): Promise<readonly ViewChange[]> => {
  const pages = new Map<string, Page<readonly [number, boolean]>>();
  for (const { agentId, number, before, after } of edits) {
    const had = before ? termsOf(before) : [];
    const has = after ? termsOf(after) : [];
    const chunk = Math.floor(number / CHUNK);
    const turn = (name: string, isIn: boolean) =>
      onto(pages, callKey.term(agentId, name, chunk), [number % CHUNK, isIn]);
    for (const name of has) if (!had.includes(name)) turn(name, true);
    for (const name of had) if (!has.includes(name)) turn(name, false);
  }
  const wanted = [...pages.values()];
  const found = await get(wanted.map(({ key }) => key));
  return wanted.map(({ key, changes }, at) => {
    const bits = bitsFromJson(found[at]);
    for (const [place, isIn] of changes) setBit(bits, place, isIn);
    return { key, json: isEmpty(bits) ? undefined : bitsToJson(bits) };
  });
};

const columnRows = async (get: Get, edits: readonly Numbered[]): Promise<readonly ViewChange[]> => {
  const pages = new Map<string, Page<readonly [number, number]> & { readonly name: ColumnName }>();
  for (const { agentId, number, after } of edits) {
    if (after === undefined) continue;
    const values = valuesOf(after);
    for (const name of columns) {
      const key = callKey.column(agentId, name, Math.floor(number / CHUNK));
      const page = pages.get(key.join('\0')) ?? { key, name, changes: [] };
      pages.set(key.join('\0'), page);
      page.changes.push([number % CHUNK, values[name]]);
    }
  }
  const wanted = [...pages.values()];
  const found = await get(wanted.map(({ key }) => key));
  return wanted.map(({ key, name, changes }, at) => {
    const column = columnFromJson(found[at], isWide(name));
    for (const [place, value] of changes) column[place] = value;
    return { key, json: columnToJson(column) };
  });
};
