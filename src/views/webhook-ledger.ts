import type { EventStore } from '../kernel/event-store.ts';
import { CALLS_COUNTED_MAX, CALLS_SCANNED_MAX } from '../kernel/limits.ts';
import { startingWith } from '../kernel/view-store.ts';
import { callReader, type RecordedCall } from '../session/recorded-call.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { ViewRows } from './projector.ts';
import type { Views } from './views.ts';
import { asRow, type CallFilter, type CallOrder, cursorOf, scanCalls } from './webhook-call-scan.ts';
import { type CallRow, callKey, WEBHOOK_CALLS } from './webhook-calls-index.ts';

export type CallPage = {
  readonly calls: readonly CallRow[];
  /** Where to go on; a page may have fewer calls than asked for, and more may follow. */
  readonly nextCursor?: string;
};

export type CallCounts = {
  readonly total: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** False when there were too many to look through: there are at least so many. */
  readonly isComplete: boolean;
};

/** The webhook calls of agents, to be listed, counted and read. */
export type WebhookLedger = {
  readonly list: (
    agentId: string,
    filter: CallFilter,
    page: { readonly order: CallOrder; readonly limit: number; readonly cursor?: string },
  ) => Promise<CallPage>;
  readonly count: (agentId: string, filter: CallFilter) => Promise<CallCounts>;
  readonly call: (callId: string) => Promise<RecordedCall | undefined>;
  /** Whole calls, oldest first. */
  readonly all: (agentId: string, filter: CallFilter) => AsyncIterable<RecordedCall>;
  /** Sessions with such calls, each once. */
  readonly sessions: (agentId: string, filter: CallFilter) => AsyncIterable<string>;
  /** Waits, for a while, for what was recorded up to a position, or by this process. */
  readonly fresh: (position?: number) => Promise<boolean>;
};

export const webhookLedger = (views: Views, store: EventStore): WebhookLedger => {
  const rows = (): ViewRows => views.rows(WEBHOOK_CALLS);
  const read = (row: CallRow) => readCall(store, row);
  const list: WebhookLedger['list'] = async (agentId, filter, { order, limit, cursor }) => {
    const calls: CallRow[] = [];
    let scanned = 0;
    for await (const { row, key } of scanCalls(rows(), { agentId, filter, order, cursor })) {
      scanned += 1;
      if (await fits(row, filter, read)) calls.push(row);
      if (calls.length >= limit || scanned >= CALLS_SCANNED_MAX) return { calls, nextCursor: cursorOf(key) };
    }
    return { calls };
  };
  return {
    list,
    count: async (agentId, filter) =>
      (await dayCounts(rows(), agentId, filter)) ?? scannedCounts(agentId, filter),
    call: async (callId) => {
      const [row] = await rows().get([callKey.id(callId)]);
      return row === undefined ? undefined : read(asRow(row));
    },
    all: async function* (agentId, filter) {
      for await (const { row } of scanCalls(rows(), { agentId, filter, order: 'oldest' })) {
        if (!fitsRow(row, filter)) continue;
        const call = await read(row);
        if (call !== undefined && holds(call, filter.text)) yield call;
      }
    },
    sessions: async function* (agentId, filter) {
      const seen = new Set<string>();
      for await (const { row } of scanCalls(rows(), { agentId, filter, order: 'oldest' })) {
        if (seen.has(row.sessionId) || !(await fits(row, filter, read))) continue;
        seen.add(row.sessionId);
        yield row.sessionId;
      }
    },
    fresh: (position) => views.awaitPosition(WEBHOOK_CALLS, position),
  };

  async function scannedCounts(agentId: string, filter: CallFilter): Promise<CallCounts> {
    const outcomes: Record<string, number> = {};
    let [scanned, total] = [0, 0];
    for await (const { row } of scanCalls(rows(), { agentId, filter, order: 'newest' })) {
      scanned += 1;
      if (scanned > CALLS_COUNTED_MAX) return { total, outcomes, isComplete: false };
      if (!(await fits(row, filter, read))) continue;
      total += 1;
      outcomes[row.outcome] = (outcomes[row.outcome] ?? 0) + 1;
    }
    return { total, outcomes, isComplete: true };
  }
};

const fitsRow = (row: CallRow, filter: CallFilter): boolean => {
  const { since = '', until, outcome, status, intent, slowerThanMs, address } = filter;
  return (
    row.requestedAt >= since &&
    (until === undefined || row.requestedAt < until) &&
    (outcome === undefined || row.outcome === outcome) &&
    (status === undefined || row.status === status) &&
    (intent === undefined || row.intentName === intent) &&
    (slowerThanMs === undefined || row.elapsedMs > slowerThanMs) &&
    (address === undefined || row.address.includes(address) || row.url.includes(address))
  );
};

type Read = (row: CallRow) => Promise<RecordedCall | undefined>;

const fits = async (row: CallRow, filter: CallFilter, read: Read): Promise<boolean> => {
  if (!fitsRow(row, filter)) return false;
  if (filter.text === undefined) return true;
  const call = await read(row);
  return call !== undefined && holds(call, filter.text);
};

const holds = ({ request, reply }: RecordedCall, text: string | undefined): boolean => {
  if (text === undefined) return true;
  const wanted = text.toLowerCase();
  return [request.body, reply?.body ?? ''].some((body) => body.toLowerCase().includes(wanted));
};

/** Undefined when its stream was deleted since. */
const readCall = async (store: EventStore, row: CallRow): Promise<RecordedCall | undefined> => {
  const stream = sessionStream(row.agentId, row.sessionId);
  const reader = callReader(row.turn - 1);
  // The question, what was understood of it, the calls before, the request and its end.
  const limit = row.revision - row.asked + 2;
  for await (const recorded of store.readStream(stream, { from: row.asked, limit })) {
    const call = reader.take(recorded);
    if (call?.callId === row.callId) return call;
  }
  const open = reader.open();
  return open?.callId === row.callId ? open : undefined;
};

const DAY = /^\d{4}-\d\d-\d\d(T00:00:00(\.000)?Z)?$/;

/** From the days' own counts, where nothing but whole days and outcomes is asked for. */
const dayCounts = async (
  rows: ViewRows,
  agentId: string,
  { since, until, outcome, ...others }: CallFilter,
): Promise<CallCounts | undefined> => {
  const isByDay = [since, until].every((at) => at === undefined || DAY.test(at));
  if (!isByDay || Object.values(others).some((value) => value !== undefined)) return undefined;
  const prefix = callKey.counts(agentId);
  const whole = startingWith(...prefix);
  const days = await rows.range({
    from: since === undefined ? whole.from : [...prefix, since.slice(0, 'YYYY-MM-DD'.length)],
    to: until === undefined ? whole.to : [...prefix, until.slice(0, 'YYYY-MM-DD'.length)],
  });
  const outcomes: Record<string, number> = {};
  for (const { value } of days) {
    // Written by the index of this view alone.
    for (const [name, count] of Object.entries(value as Record<string, number>)) {
      if (outcome === undefined || name === outcome) outcomes[name] = (outcomes[name] ?? 0) + count;
    }
  }
  const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return { total, outcomes, isComplete: true };
};
