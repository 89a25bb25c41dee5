import type { JsonValue } from '../kernel/json.ts';
import { startingWith, type ViewKey, type ViewRange } from '../kernel/view-store.ts';
import type { CallOutcome } from '../session/recorded-call.ts';
import { sessionStream } from '../session/session-stream.ts';
import { STATE, type ViewRows } from './projector.ts';
import { type CallRow, callKey, callsIn } from './webhook-calls-index.ts';

/** What is absent lets every call through. Times are UTC, ISO 8601. */
export type CallFilter = {
  readonly since?: string;
  /** Itself excluded. */
  readonly until?: string;
  readonly outcome?: CallOutcome;
  /** HTTP status. */
  readonly status?: number;
  readonly sessionId?: string;
  /** Name of the intent. */
  readonly intent?: string;
  readonly slowerThanMs?: number;
  /** A part of the address connected to, or of the webhook's URL. */
  readonly address?: string;
  /** A part of one of the two bodies, whatever its case. */
  readonly text?: string;
};

export type CallOrder = 'newest' | 'oldest' | 'slowest';

// Written by the index of this view alone.
export const asRow = (value: JsonValue): CallRow => value as unknown as CallRow;

type Scan = {
  readonly agentId: string;
  readonly filter: CallFilter;
  readonly order: CallOrder;
  readonly cursor?: string | undefined;
};

type Found = { readonly row: CallRow; readonly key: ViewKey };

const ROWS_AT_A_TIME = 256;

/** Calls that may fit, from the narrowest of the view's ranges, in order. */
export async function* scanCalls(rows: ViewRows, scanned: Scan): AsyncGenerator<Found> {
  const { filter, agentId, order } = scanned;
  // A session's calls stand together in its state; they are few.
  if (filter.sessionId !== undefined) return yield* ofSession(rows, scanned, filter.sessionId);
  const prefix = prefixOf(agentId, filter, order);
  let range = rangeOf(prefix, scanned);
  for (;;) {
    const found = await rows.range({ ...range, limit: ROWS_AT_A_TIME });
    const keys = found.map(({ key }) => [...callKey.any(agentId), ...key.slice(-2)]);
    const values = prefix[0] === 'call' ? found.map(({ value }) => value) : await rows.get(keys);
    for (const [at, { key }] of found.entries()) {
      const value = values[at];
      if (value !== undefined) yield { row: asRow(value), key: key.slice(prefix.length) };
    }
    const last = found.at(-1);
    if (last === undefined || found.length < ROWS_AT_A_TIME) return;
    range = range.reverse ? { ...range, to: last.key } : { ...range, from: after(last.key) };
  }
}

async function* ofSession(
  rows: ViewRows,
  { agentId, order, cursor }: Scan,
  sessionId: string,
): AsyncGenerator<Found> {
  const stream = sessionStream(agentId, sessionId);
  const [state] = await rows.get([[STATE, stream]]);
  const keyed = callsIn(stream, state).map((row) => ({ row, key: placeOf(row, order) }));
  const sign = order === 'oldest' ? 1 : -1;
  const sorted = keyed.toSorted((a, b) => sign * compared(a.key, b.key));
  const from = cursor === undefined ? undefined : readCursor(cursor);
  for (const found of sorted) if (from === undefined || sign * compared(found.key, from) > 0) yield found;
}

const placeOf = ({ elapsedMs, requestedAt, callId }: CallRow, order: CallOrder): ViewKey =>
  order === 'slowest' ? [elapsedMs, requestedAt, callId] : [requestedAt, callId];

const compared = (a: ViewKey, b: ViewKey): number => {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other === undefined || part > other) return 1;
    if (part < other) return -1;
  }
  return 0;
};

const prefixOf = (agentId: string, filter: CallFilter, order: CallOrder): ViewKey => {
  if (order === 'slowest') return callKey.slowest(agentId);
  if (filter.outcome !== undefined && filter.outcome !== 'replied') {
    return callKey.outcome(agentId, filter.outcome);
  }
  if (filter.intent !== undefined) return callKey.intent(agentId, filter.intent);
  return callKey.any(agentId);
};

const rangeOf = (prefix: ViewKey, { filter, order, cursor }: Scan): ViewRange => {
  const whole = startingWith(...prefix);
  const reverse = order !== 'oldest';
  const isByTime = order !== 'slowest';
  const lowest = isByTime ? filter.since : filter.slowerThanMs;
  const from = lowest === undefined ? whole.from : [...prefix, lowest];
  const to = isByTime && filter.until !== undefined ? [...prefix, filter.until] : whole.to;
  if (cursor === undefined) return { from, to, reverse };
  const place = [...prefix, ...readCursor(cursor)];
  return reverse ? { from, to: place, reverse } : { from: after(place), to, reverse };
};

/** The least key behind it. */
const after = (key: ViewKey): ViewKey => [...key, ''];

export const cursorOf = (key: ViewKey): string => Buffer.from(JSON.stringify(key)).toString('base64url');

/** One that was not given out by a page leads to the end of the list. */
const readCursor = (cursor: string): ViewKey => {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(key) ? key.map((part) => (typeof part === 'number' ? part : String(part))) : [];
  } catch {
    return [];
  }
};
