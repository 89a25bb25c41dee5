import type { JsonValue } from '../kernel/json.ts';
import { PROJECTION_STATES_CACHED_MAX } from '../kernel/limits.ts';
import type { ViewChange, ViewKey } from '../kernel/view-store.ts';
import type { CallOutcome } from '../session/recorded-call.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import type { PartitionChange } from './engine.ts';
import { type Naming, type NumberedEdit, nameRows, noTerms, numberedRows } from './numbered.ts';
import { STATE, type ViewIndex, type ViewRows } from './projector.ts';
import { savedMemory } from './saved-memory.ts';

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

type Written = Omit<CallRow, 'agentId' | 'sessionId'>;

const writtenIn = (state: JsonValue | undefined): readonly Written[] =>
  // The script writes it so.
  state === undefined ? [] : (state as unknown as { readonly calls: readonly CallRow[] }).calls;

/** What calls can be compared by, each a number. */
export const columns = ['requestedAt', 'elapsedMs'] as const;
export type ColumnName = (typeof columns)[number];
export const isWide = (name: string): boolean => name === 'requestedAt';

const valuesOf = (call: Written): Readonly<Record<ColumnName, number>> => ({
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

const termsOf = (call: Written): readonly string[] => {
  const terms = [
    term.any,
    term.outcome(call.outcome),
    term.status(call.status),
    term.intent(call.intentName),
    term.action(call.action),
    term.language(call.language),
    term.address(originOf(call.url)),
  ];
  for (const name of call.contexts) terms.push(term.context(name));
  if (call.address !== '') terms.push(term.address(call.address));
  return terms;
};

/** An address may be longer than a key; its beginning tells it from others. */
const ADDRESS_CHARS_MAX = 300;

/** Parsing the whole of it, for every call, would take longer than all else together. */
const originOf = (url: string): string =>
  (/^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? url).slice(0, ADDRESS_CHARS_MAX);

/**
 * The calls of an agent are numbered, see `numbered.ts`; a number's name is its session's stream with its id.
 * Besides:
 *
 *     next      agent   → the next number to give
 *     id        call    → its session's stream, its number
 */
export const callKey = {
  next: (agentId: string) => ['next', agentId],
  id: (callId: string) => ['id', callId],
} satisfies Record<string, (...parts: never[]) => ViewKey>;

export const webhookCallsIndex: ViewIndex = {
  version: 5,
  open: ({ get }) => {
    const memory = savedMemory(PROJECTION_STATES_CACHED_MAX, async (streams) => {
      const states = await get(streams.map((stream) => [STATE, stream]));
      return states.map(writtenIn);
    });
    return {
      changesFor: async (changes) => {
        const { edits, rows } = await numbered(get, editsOf(changes, await memory.recall(changes)));
        // Copies: the script goes on writing in what it wrote.
        for (const { partition, state } of changes)
          memory.keep(
            partition,
            writtenIn(state).map((call) => ({ ...call })),
          );
        return [...rows, ...(await numberedRows(get, edits, isWide))];
      },
    };
  },
};

/** A call before and after, and as it is or was last; one side is absent when it is new, or gone. */
type Edit = {
  readonly stream: string;
  readonly agentId: string;
  readonly call: Written;
  readonly before: Written | undefined;
  readonly after: Written | undefined;
};
type Get = ViewRows['get'];

const editsOf = (
  changes: readonly PartitionChange[],
  saved: ReadonlyMap<string, readonly Written[]>,
): readonly Edit[] =>
  changes.flatMap(({ partition: stream, state }): readonly Edit[] => {
    const [before, after] = [saved.get(stream) ?? [], writtenIn(state)];
    if (before.length === 0 && after.length === 0) return [];
    const agentId = parseSessionStream(stream)?.agentId;
    if (agentId === undefined) return [];
    const old = new Map(before.map((call) => [call.callId, call]));
    const edits: Edit[] = [];
    for (const call of after) {
      const known = old.get(call.callId);
      old.delete(call.callId);
      if (known?.outcome === call.outcome) continue;
      edits.push({ stream, agentId, call, before: known, after: call });
    }
    for (const gone of old.values())
      edits.push({ stream, agentId, call: gone, before: gone, after: undefined });
    return edits;
  });

const numbered = async (
  get: Get,
  edits: readonly Edit[],
): Promise<{ readonly edits: readonly NumberedEdit[]; readonly rows: readonly ViewChange[] }> => {
  const calls = edits.toSorted((a, b) => (a.call.requestedAt < b.call.requestedAt ? -1 : 1));
  const agents = [...new Set(calls.map(({ agentId }) => agentId))];
  const nexts = await get(agents.map(callKey.next));
  const next = new Map(agents.map((agentId, at) => [agentId, Number(nexts[at] ?? 0)]));
  const places = await placesOf(get, edits);
  const rows: ViewChange[] = [];
  const namings: Naming[] = [];
  const all = calls.map(({ stream, agentId, call: { callId }, before, after }): NumberedEdit => {
    const place = places.get(callId);
    const number = place?.number ?? next.get(agentId) ?? 0;
    const edit = { agentId, number, had: before ? termsOf(before) : noTerms };
    if (place === undefined) next.set(agentId, number + 1);
    if (after === undefined) {
      rows.push({ key: callKey.id(callId), json: undefined });
      namings.push({ agentId, number, name: null });
      return { ...edit, has: noTerms, values: undefined };
    }
    if (place === undefined) {
      rows.push({ key: callKey.id(callId), json: JSON.stringify([stream, number]) });
      namings.push({ agentId, number, name: [stream, callId] });
    }
    return { ...edit, has: termsOf(after), values: valuesOf(after) };
  });
  for (const [agentId, number] of next) rows.push({ key: callKey.next(agentId), json: `${number}` });
  return { edits: all, rows: [...rows, ...(await nameRows(get, namings))] };
};

/** Of calls that were saved before: no other has a place. */
const placesOf = async (get: Get, edits: readonly Edit[]): Promise<ReadonlyMap<string, CallPlace>> => {
  const ids = edits.flatMap(({ before }) => (before === undefined ? [] : [before.callId]));
  const found = await get(ids.map(callKey.id));
  return new Map(
    ids.flatMap((id, at) => {
      const place = placeIn(found[at]);
      return place === undefined ? [] : [[id, place] as const];
    }),
  );
};

type CallPlace = { readonly stream: string; readonly number: number };

export const placeIn = (value: JsonValue | undefined): CallPlace | undefined =>
  Array.isArray(value) ? { stream: String(value[0]), number: Number(value[1]) } : undefined;
