import type { JsonValue } from '../kernel/json.ts';
import type { ViewChange, ViewKey } from '../kernel/view-store.ts';
import type { CallOutcome } from '../session/recorded-call.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import type { PartitionChange } from './engine.ts';
import { STATE, type ViewIndex } from './projector.ts';

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
  readonly purpose: string;
  readonly requestedAt: string;
  readonly url: string;
  readonly address: string;
  readonly outcome: CallOutcome;
  /** 0 for none. */
  readonly status: number;
  readonly elapsedMs: number;
};

/** Calls of an agent that share something, in the order of time. */
export const callKey = {
  any: (agentId: string) => ['call', agentId],
  outcome: (agentId: string, outcome: string) => ['outcome', agentId, outcome],
  intent: (agentId: string, intentName: string) => ['intent', agentId, intentName],
  /** In the order of the time that they took. */
  slowest: (agentId: string) => ['slowest', agentId],
  /** By outcome, of a day. */
  counts: (agentId: string) => ['count', agentId],
  id: (callId: string) => ['id', callId],
} satisfies Record<string, (...parts: string[]) => ViewKey>;

/**
 * Rows to find calls by. Each is whole under its time; under what else it is looked up by stands nothing, its
 * place tells which it is.
 */
export const webhookCallsIndex: ViewIndex = {
  version: 1,
  open: ({ get }) => ({
    changesFor: async (changes) => {
      const before = await get(changes.map(({ partition }) => [STATE, partition]));
      const counts = new Map<string, { readonly key: ViewKey; readonly by: Map<string, number> }>();
      const rows = changes.flatMap((change, at) => rowsOf(change, before[at], counts));
      return [...rows, ...(await countRows(get, counts))];
    },
  }),
};

/** The calls in a session's state. */
export const callsIn = (stream: string, state: JsonValue | undefined): readonly CallRow[] => {
  const session = parseSessionStream(stream);
  if (session === undefined || state === undefined) return [];
  // The script writes it so.
  const { calls } = state as unknown as { readonly calls: readonly Omit<CallRow, 'agentId' | 'sessionId'>[] };
  return calls.map((call) => ({ ...session, ...call }));
};

type Counts = Map<string, { readonly key: ViewKey; readonly by: Map<string, number> }>;

const rowsOf = (
  { partition, state }: PartitionChange,
  before: JsonValue | undefined,
  counts: Counts,
): readonly ViewChange[] => {
  const old = new Map(callsIn(partition, before).map((call) => [call.callId, call]));
  const changes: ViewChange[] = [];
  for (const call of callsIn(partition, state)) {
    const known = old.get(call.callId);
    old.delete(call.callId);
    if (known?.outcome === call.outcome) continue;
    if (known !== undefined) {
      counted(known, counts, -1);
      changes.push(...placesOf(known).map(removed));
    }
    counted(call, counts, 1);
    changes.push(...listed(call));
  }
  for (const gone of old.values()) {
    counted(gone, counts, -1);
    changes.push(...[...rowKeysOf(gone), ...placesOf(gone)].map(removed));
  }
  return changes;
};

const removed = (key: ViewKey): ViewChange => ({ key, json: undefined });

const placesOf = ({
  agentId,
  callId,
  requestedAt,
  outcome,
  intentName,
  elapsedMs,
}: CallRow): readonly ViewKey[] => {
  const place = [requestedAt, callId];
  return [
    [...callKey.outcome(agentId, outcome), ...place],
    [...callKey.intent(agentId, intentName), ...place],
    [...callKey.slowest(agentId), elapsedMs, ...place],
  ];
};

const rowKeysOf = ({ agentId, callId, requestedAt }: CallRow): readonly ViewKey[] => [
  [...callKey.any(agentId), requestedAt, callId],
  callKey.id(callId),
];

const listed = (call: CallRow): readonly ViewChange[] => {
  const json = JSON.stringify(call);
  return [
    ...rowKeysOf(call).map((key) => ({ key, json })),
    ...placesOf(call).map((key) => ({ key, json: 'null' })),
  ];
};

const DAY_CHARS = 'YYYY-MM-DD'.length;

const counted = ({ agentId, requestedAt, outcome }: CallRow, counts: Counts, by: 1 | -1): void => {
  const key = [...callKey.counts(agentId), requestedAt.slice(0, DAY_CHARS)];
  const name = key.join(' ');
  const count = counts.get(name) ?? { key, by: new Map<string, number>() };
  count.by.set(outcome, (count.by.get(outcome) ?? 0) + by);
  counts.set(name, count);
};

type Get = Parameters<ViewIndex['open']>[0]['get'];

const countRows = async (get: Get, counts: Counts): Promise<readonly ViewChange[]> => {
  const all = [...counts.values()];
  const before = await get(all.map(({ key }) => key));
  return all.map(({ key, by }, at) => {
    // Written here alone.
    const sum = { ...(before[at] as Record<string, number> | undefined) };
    for (const [outcome, change] of by) sum[outcome] = (sum[outcome] ?? 0) + change;
    const left = Object.entries(sum).filter(([, count]) => count > 0);
    return { key, json: left.length === 0 ? undefined : JSON.stringify(Object.fromEntries(left)) };
  });
};
