import type { JsonValue } from '../../kernel/json.ts';
import { PROJECTION_STATES_CACHED_MAX, WEBHOOK_CALLS_SAVE_EVENTS } from '../../kernel/limits/views.ts';
import type { ViewChange, ViewKey } from '../../kernel/view-store.ts';
import type { CallOutcome } from '../../session/recorded-call.ts';
import { parseSessionStream, type SessionName } from '../../session/session-stream.ts';
import { bitsIn, CHUNK } from '../bitmap.ts';
import type { PartitionChange } from '../engine/engine.ts';
import { numbersWith } from '../numbered-sets.ts';
import {
  type NumberedEdit,
  type NumberName,
  nameRows,
  namesAt,
  noTerms,
  numberedRows,
  shortTerm,
} from '../numbered-terms.ts';
import { STATE, type ViewIndex, type ViewRows } from '../projector.ts';
import { savedMemory } from '../saved-memory.ts';

export const WEBHOOK_CALLS = 'webhook-calls';

/** A call as the ledger lists it; `projections/webhook-calls.js` writes it. */
export type CallRow = {
  readonly agentId: string;
  readonly sessionId: string;
  readonly callId: string;
  /** Revisions of the request in its stream, and of the query that the turn answers. */
  readonly revision: number;
  readonly asked: number;
  readonly turn: number;
  readonly turnId: string;
  readonly intentName: string;
  readonly action: string;
  /** The agent's language that answered. */
  readonly language: string;
  /** Names of the contexts that were active when the call was made. */
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

type SavedCall = Omit<CallRow, 'agentId' | 'sessionId'>;

const writtenIn = (state: JsonValue | undefined): readonly SavedCall[] =>
  // The projection `webhook-calls` is the only writer of this state, and its rows are JSON to the compiler.
  state === undefined ? [] : (state as unknown as { readonly calls: readonly SavedCall[] }).calls;

/** The sort keys of calls, all numbers. */
const callColumns = ['requestedAt', 'elapsedMs'] as const;
export type CallColumn = (typeof callColumns)[number];
export const isWideCallColumn = (name: string): boolean => name === 'requestedAt';

const valuesOf = (call: SavedCall): Readonly<Record<CallColumn, number>> => ({
  requestedAt: Date.parse(call.requestedAt) || 0,
  elapsedMs: call.elapsedMs,
});

/** The terms by which calls are found. */
export const callTerm = {
  any: 'any',
  outcome: (outcome: string) => `outcome ${outcome}`,
  status: (status: number) => `status ${status}`,
  intent: (name: string) => shortTerm(`intent ${name.toLowerCase()}`),
  action: (action: string) => shortTerm(`action ${action.toLowerCase()}`),
  language: (language: string) => `language ${language.toLowerCase()}`,
  context: (name: string) => shortTerm(`context ${name.toLowerCase()}`),
  /** Of the webhook's URL, or the one connected to. */
  address: (address: string) => shortTerm(`address ${address}`),
  session: (sessionId: string) => `session ${sessionId}`,
} as const;

const termsOf = ({ sessionId }: SessionName, call: SavedCall): readonly string[] => {
  const terms = [
    callTerm.session(sessionId),
    callTerm.any,
    callTerm.outcome(call.outcome),
    callTerm.status(call.status),
    callTerm.intent(call.intentName),
    callTerm.action(call.action),
    callTerm.language(call.language),
    callTerm.address(originOf(call.url)),
  ];
  for (const name of call.contexts) terms.push(callTerm.context(name));
  if (call.address !== '') terms.push(callTerm.address(call.address));
  return terms;
};

/** Parsing the whole event for every call would take longer than everything else together. */
const originOf = (url: string): string => /^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? url;

/**
 * The calls of an agent are numbered, see `numbered-terms.ts`; a number's name is its session's stream with
 * its id. In addition:
 *
 *     next      agent   → the next number to give
 *     id        call    → its session's stream, its number, and the call
 *
 * A session's state holds only its newest calls, so that it does not grow with the session; calls are read
 * from their own rows.
 */
const callKey = {
  next: (agentId: string) => ['next', agentId],
  id: (callId: string) => ['id', callId],
} satisfies Record<string, (...parts: never[]) => ViewKey>;

export const webhookCallsIndex: ViewIndex = {
  version: 7,
  saveEventsMax: WEBHOOK_CALLS_SAVE_EVENTS,
  open: (rows) => {
    const { get } = rows;
    const memory = savedMemory(PROJECTION_STATES_CACHED_MAX, async (streams) => {
      const states = await get(streams.map((stream) => [STATE, stream]));
      return states.map(writtenIn);
    });
    return {
      changesFor: async (changes) => {
        const savedCalls = await memory.recall(changes);
        const edits = [...editsOf(changes, savedCalls), ...(await removals(rows, changes))];
        const { edits: all, rows: rowChanges } = await withNumbers(get, edits);
        // Copies, because the script keeps changing its objects.
        for (const { partition, state } of changes) {
          const copies = writtenIn(state).map((call) => ({ ...call }));
          memory.keep(partition, copies);
        }
        return [...rowChanges, ...(await numberedRows(get, all, isWideCallColumn))];
      },
    };
  },
};

/** A call before and after a change; one side is absent if it is new or removed. */
type Edit = {
  readonly stream: string;
  readonly session: SessionName;
  readonly call: SavedCall;
  readonly before: SavedCall | undefined;
  readonly after: SavedCall | undefined;
};
type Get = ViewRows['get'];

/** Calls that began or ended. A call that is no longer in the state has not changed. */
const editsOf = (
  changes: readonly PartitionChange[],
  savedCalls: ReadonlyMap<string, readonly SavedCall[]>,
): readonly Edit[] =>
  changes.flatMap(({ partition: stream, state }): readonly Edit[] => {
    const session = parseSessionStream(stream);
    if (session === undefined) return [];
    const old = new Map((savedCalls.get(stream) ?? []).map((call) => [call.callId, call]));
    return writtenIn(state).flatMap((call) => {
      const before = old.get(call.callId);
      return before?.outcome === call.outcome ? [] : [{ stream, session, call, before, after: call }];
    });
  });

/** All saved calls of streams that were deleted. */
const removals = async (rows: ViewRows, changes: readonly PartitionChange[]): Promise<readonly Edit[]> => {
  const edits: Edit[] = [];
  for (const { partition: stream, state } of changes) {
    const session = state === undefined ? parseSessionStream(stream) : undefined;
    if (session === undefined) continue;
    for (const call of await callsOfStream(rows, stream, session))
      edits.push({ stream, session, call, before: call, after: undefined });
  }
  return edits;
};

/** A session that continues after an erasure has streams of several names: see `stream-name.ts`. */
const callsOfStream = async (
  rows: ViewRows,
  stream: string,
  { agentId, sessionId }: SessionName,
): Promise<readonly SavedCall[]> => {
  const chunks = await numbersWith(rows, agentId, callTerm.session(sessionId));
  const numbers = [...chunks].flatMap(([chunk, bits]) => bitsIn(bits).map((place) => chunk * CHUNK + place));
  const ids = (await namesAt(rows, agentId, numbers)).flatMap((name) =>
    Array.isArray(name) && name[0] === stream ? [String(name[1])] : [],
  );
  const places = await rows.get(ids.map(callKey.id));
  return places.flatMap((place) => placeIn(place)?.call ?? []);
};

const withNumbers = async (
  get: Get,
  edits: readonly Edit[],
): Promise<{ readonly edits: readonly NumberedEdit[]; readonly rows: readonly ViewChange[] }> => {
  const calls = edits.toSorted((a, b) => (a.call.requestedAt < b.call.requestedAt ? -1 : 1));
  const agents = [...new Set(calls.map(({ session }) => session.agentId))];
  const nexts = await get(agents.map(callKey.next));
  const next = new Map(agents.map((agentId, at) => [agentId, Number(nexts[at] ?? 0)]));
  const places = await placesOf(get, edits);
  const rows: ViewChange[] = [];
  const namings: NumberName[] = [];
  const all = calls.map(({ stream, session, call: { callId }, before, after }): NumberedEdit => {
    const { agentId } = session;
    const place = places.get(callId);
    const number = place?.number ?? next.get(agentId) ?? 0;
    const edit = { agentId, number, had: before ? termsOf(session, before) : noTerms };
    if (place === undefined) next.set(agentId, number + 1);
    if (after === undefined) {
      rows.push({ key: callKey.id(callId), json: undefined });
      namings.push({ agentId, number, name: null });
      return { ...edit, has: noTerms, values: undefined };
    }
    rows.push({ key: callKey.id(callId), json: JSON.stringify([stream, number, after]) });
    if (place === undefined) namings.push({ agentId, number, name: [stream, callId] });
    return { ...edit, has: termsOf(session, after), values: valuesOf(after) };
  });
  for (const [agentId, number] of next) rows.push({ key: callKey.next(agentId), json: `${number}` });
  return { edits: all, rows: [...rows, ...(await nameRows(get, namings))] };
};

/** For calls that were saved before; others have no place. */
const placesOf = async (get: Get, edits: readonly Edit[]): Promise<ReadonlyMap<string, CallPlace>> => {
  const ids = edits.flatMap(({ before }) => (before === undefined ? [] : [before.callId]));
  const savedCalls = await get(ids.map(callKey.id));
  return new Map(
    ids.flatMap((id, at) => {
      const place = placeIn(savedCalls[at]);
      return place === undefined ? [] : [[id, place] as const];
    }),
  );
};

type CallPlace = { readonly stream: string; readonly number: number; readonly call: SavedCall };

const placeIn = (value: JsonValue | undefined): CallPlace | undefined =>
  Array.isArray(value)
    ? // Only the index in this file writes these rows, and a view's rows are JSON to the compiler.
      { stream: String(value[0]), number: Number(value[1]), call: value[2] as unknown as SavedCall }
    : undefined;

/** The calls with these ids; undefined for an unknown one. */
export const callsById = async (
  { get }: Pick<ViewRows, 'get'>,
  ids: readonly string[],
): Promise<readonly (CallRow | undefined)[]> =>
  (await get(ids.map(callKey.id))).map((value) => {
    const place = placeIn(value);
    const session = place && parseSessionStream(place.stream);
    return session && { ...session, ...place.call };
  });
