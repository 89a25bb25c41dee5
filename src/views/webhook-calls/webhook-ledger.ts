import type { EventStore } from '../../kernel/event-store.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { CALLS_SCANNED_MAX } from '../../kernel/limits/webhooks.ts';
import { unreadPages } from '../../kernel/unread-log.ts';
import { callReader, type RecordedCall } from '../../session/recorded-call.ts';
import { resendStream } from '../../session/resends.ts';
import { sessionStream } from '../../session/session-stream.ts';
import type { NumberSet } from '../numbered-sets.ts';
import { STATE, type ViewRows } from '../projector.ts';
import type { Views } from '../views.ts';
import {
  type CallFilter,
  type CallOrder,
  callColumn,
  callsAt,
  callsByOutcome,
  fittingCalls,
  numbersIn,
  slowestIn,
} from './webhook-call-scan.ts';
import { type CallRow, callsById, WEBHOOK_CALLS } from './webhook-calls-index.ts';

/** The view with the number of resends of each call, see `projections/webhook-resends.js`. */
const WEBHOOK_RESENDS = 'webhook-resends';

/** A call with the number of its resends. */
export type ListedCall = CallRow & { readonly resends: number };

export type CallPage = {
  readonly calls: readonly ListedCall[];
  /** The cursor of the next page; a page may have fewer calls than its limit although more follow. */
  readonly nextCursor?: string;
};

export type CallCounts = {
  readonly total: number;
  readonly outcomes: Readonly<Record<string, number>>;
  /** False if too many bodies had to be searched for a text: there are at least this many. */
  readonly isComplete: boolean;
};

/** Lists, counts and reads the webhook calls of agents. */
export type WebhookLedger = {
  /** In the order of recording, or of duration. */
  readonly list: (
    agentId: string,
    filter: CallFilter,
    page: { readonly order: CallOrder; readonly limit: number; readonly cursor?: string },
  ) => Promise<CallPage>;
  readonly count: (agentId: string, filter: CallFilter) => Promise<CallCounts>;
  /** Waits, for a limited time, for one that the view lacks but the log has: another server may have made it. */
  readonly call: (callId: string) => Promise<RecordedCall | undefined>;
  /** Whole calls, oldest first. */
  readonly all: (agentId: string, filter: CallFilter) => AsyncIterable<RecordedCall>;
  /** Sessions with such calls, each once. */
  readonly sessions: (agentId: string, filter: CallFilter) => AsyncIterable<string>;
  /** Waits, for a limited time, for events up to a position, or for those of this process. */
  readonly fresh: (position?: number) => Promise<boolean>;
};

export const webhookLedger = (views: Views, store: EventStore): WebhookLedger => {
  const rows = (): ViewRows => views.rows(WEBHOOK_CALLS);

  const readCalls = fittingCallReader(store, rows);

  return {
    list: async (agentId, filter, page) => {
      const callSet = await fittingCalls(rows(), agentId, filter);
      const isSearched = filter.text !== undefined;
      const numbers = await inOrder(rows(), agentId, { callSet, ...page, isSearched });
      const calls: CallRow[] = [];
      let [scanned, last] = [0, 0];
      for await (const { row, number } of readCalls(agentId, numbers, filter.text)) {
        if (calls.length >= page.limit || scanned >= CALLS_SCANNED_MAX) {
          return { calls: await withResends(views, calls), nextCursor: String(last) };
        }
        if (row !== undefined) calls.push(row);
        scanned += 1;
        last = number;
      }
      return { calls: await withResends(views, calls) };
    },
    count: async (agentId, filter) => {
      const callSet = await fittingCalls(rows(), agentId, filter);
      if (filter.text === undefined)
        return countsOf(await callsByOutcome(rows(), agentId, callSet), { isComplete: true });
      const outcomes: Record<string, number> = {};
      const numbers = [...numbersIn(callSet, { isDescending: true })];
      for await (const { row } of readCalls(agentId, numbers.slice(0, CALLS_SCANNED_MAX), filter.text)) {
        if (row !== undefined) outcomes[row.outcome] = (outcomes[row.outcome] ?? 0) + 1;
      }
      return countsOf(outcomes, { isComplete: numbers.length <= CALLS_SCANNED_MAX });
    },
    call: async (callId) => {
      const [row] = await callsById(rows(), [callId]);
      if (row !== undefined) return readCall(store, row);
      if (!(await hasRead(views, store))) return undefined;
      const [late] = await callsById(rows(), [callId]);
      return late && readCall(store, late);
    },
    all: async function* (agentId, filter) {
      const callSet = await fittingCalls(rows(), agentId, filter);
      const oldestFirst = numbersIn(callSet, { isDescending: false });
      for await (const { row } of readCalls(agentId, oldestFirst, undefined)) {
        const call = row && (await readCall(store, row));
        if (call !== undefined && holds(call, filter.text ?? '')) yield call;
      }
    },
    sessions: async function* (agentId, filter) {
      const seenSessions = new Set<string>();
      const callSet = await fittingCalls(rows(), agentId, filter);
      const oldestFirst = numbersIn(callSet, { isDescending: false });
      for await (const { row } of readCalls(agentId, oldestFirst, filter.text)) {
        if (row === undefined || seenSessions.has(row.sessionId)) continue;
        seenSessions.add(row.sessionId);
        yield row.sessionId;
      }
    },
    fresh: async (position) => {
      const names = [WEBHOOK_CALLS, WEBHOOK_RESENDS];
      const areFresh = await Promise.all(names.map((name) => views.awaitPosition(name, position)));
      return areFresh.every(Boolean);
    },
  };
};

/** Reads the calls with some numbers, in their order; a call whose bodies lack the text has no row. */
const fittingCallReader = (store: EventStore, rows: () => ViewRows) =>
  async function* (agentId: string, numbers: Iterable<number>, text: string | undefined) {
    for (const numberGroup of inGroups(numbers)) {
      const calls = await callsAt(rows(), agentId, numberGroup);
      for (const [at, number] of numberGroup.entries()) {
        const row = calls[at];
        yield { number, row: (await fits(store, row, text)) ? row : undefined };
      }
    }
  };

const withResends = async (views: Views, calls: readonly CallRow[]): Promise<readonly ListedCall[]> => {
  const keys = calls.map(({ agentId, callId }) => [STATE, resendStream(agentId, callId)]);
  const states = await views.rows(WEBHOOK_RESENDS).get(keys);
  return calls.map((call, at) => ({ ...call, resends: countIn(states[at]) }));
};

/** Whether there is such a call, and its bodies contain the text. */
const fits = async (
  store: EventStore,
  row: CallRow | undefined,
  text: string | undefined,
): Promise<boolean> => {
  if (row === undefined || text === undefined) return row !== undefined;
  const call = await readCall(store, row);
  return call !== undefined && holds(call, text);
};

/**
 * Waits until the view includes the whole log, of which it lacks only the newest events.
 * @returns false if it lacks more
 */
const hasRead = async (views: Views, store: EventStore): Promise<boolean> => {
  const { state, position } = await views.status(WEBHOOK_CALLS);
  if (state !== 'live') return false;
  let newest = position;
  for await (const page of unreadPages(store, position < 0 ? {} : { after: position }))
    newest = page.at(-1)?.position ?? newest;
  return views.awaitPosition(WEBHOOK_CALLS, newest);
};

/** Absent for a call that was never sent again; the script writes it in this shape otherwise. */
const countIn = (state: JsonValue | undefined): number =>
  (state as { readonly count: number } | undefined)?.count ?? 0;

/** Rows of calls read at once; a page has about as many. */
const GROUP = 64;

function* inGroups(numbers: Iterable<number>): Generator<readonly number[]> {
  let group: number[] = [];
  for (const number of numbers) {
    group.push(number);
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

type OrderedScan = {
  readonly callSet: NumberSet;
  readonly order: CallOrder;
  readonly limit: number;
  /** The number of the last returned call. */
  readonly cursor?: string;
  /** Whether the filter includes bodies, so that more calls must be read. */
  readonly isSearched: boolean;
};

/** The numbers after the cursor, one more than fit on a page. */
const inOrder = async (
  rows: ViewRows,
  agentId: string,
  { callSet, order, cursor, limit, isSearched }: OrderedScan,
): Promise<Iterable<number>> => {
  const from = cursor === undefined ? undefined : Number(cursor);
  if (order !== 'slowest') return numbersIn(callSet, { isDescending: order === 'newest', from });
  const count = (isSearched ? CALLS_SCANNED_MAX : limit) + 1;
  return slowestIn(callSet, await callColumn(rows, agentId, 'elapsedMs'), { from, count });
};

const countsOf = (
  outcomes: Readonly<Record<string, number>>,
  { isComplete }: Pick<CallCounts, 'isComplete'>,
): CallCounts => {
  const total = Object.values(outcomes).reduce((sum, count) => sum + count, 0);
  return { total, outcomes, isComplete };
};

const holds = ({ request, reply }: RecordedCall, text: string): boolean => {
  const lowerCaseText = text.toLowerCase();
  return [request.body, reply?.body ?? ''].some((body) => body.toLowerCase().includes(lowerCaseText));
};

/** Undefined if its stream was deleted since. */
const readCall = async (store: EventStore, row: CallRow): Promise<RecordedCall | undefined> => {
  const stream = sessionStream(row.agentId, row.sessionId);
  const reader = callReader(row.turn - 1);
  // The query, its match, the earlier calls, the request and its end.
  const limit = row.revision - row.asked + 2;
  for await (const recordedEvent of store.readStream(stream, { from: row.asked, limit })) {
    const call = reader.take(recordedEvent);
    if (call?.callId === row.callId) return call;
  }
  const open = reader.open();
  return open?.callId === row.callId ? open : undefined;
};
