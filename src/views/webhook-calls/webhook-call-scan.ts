import type { CallOutcome } from '../../session/recorded-call.ts';
import { webhookFailures } from '../../session/webhook-events.ts';
import { type Bits, bitsIn, CHUNK, exclude, intersect, noBits } from '../bitmap.ts';
import {
  columnOf,
  type NumberColumn,
  type NumberSet,
  numbersWith,
  numbersWithAny,
  termsWithPrefix,
} from '../numbered-sets.ts';
import { namesAt } from '../numbered-terms.ts';
import type { ViewRows } from '../projector.ts';
import {
  type CallColumn,
  type CallRow,
  callsById,
  callTerm,
  isWideCallColumn,
} from './webhook-calls-index.ts';

/** An absent field matches every call. Times are UTC, ISO 8601. */
export type CallFilter = {
  readonly since?: string;
  /** Exclusive. */
  readonly until?: string;
  /** `failed` matches any failure. */
  readonly outcome?: CallOutcome | 'failed';
  /** HTTP status. */
  readonly status?: number;
  readonly sessionId?: string;
  /** Name of the intent. */
  readonly intent?: string;
  readonly action?: string;
  /** The agent's language that answered. */
  readonly language?: string;
  /** Name of a context that was active when the call was made. */
  readonly context?: string;
  readonly slowerThanMs?: number;
  /** A part of the address connected to, or of the webhook's URL up to its path. */
  readonly address?: string;
  /** Part of one of the two bodies, in upper or lower case. */
  readonly text?: string;
};

/** The calls that match everything except the texts in their bodies. */
export const fittingCalls = async (
  rows: ViewRows,
  agentId: string,
  filter: CallFilter,
): Promise<NumberSet> => {
  const { sessionId, address, since, until, slowerThanMs } = filter;
  const first = sessionId === undefined ? callTerm.any : callTerm.session(sessionId);
  const callSet = await numbersWith(rows, agentId, first);
  const narrow = (others: NumberSet) => {
    for (const [chunk, bits] of callSet) intersect(bits, others.get(chunk));
  };
  for (const terms of termsIn(filter)) narrow(await numbersWithAny(rows, agentId, terms));
  if (address !== undefined) narrow(await atAddress(rows, agentId, address));
  if (since !== undefined || until !== undefined) {
    const [from, to] = [since ? Date.parse(since) : 0, until ? Date.parse(until) : Number.POSITIVE_INFINITY];
    keepWhere(callSet, await callColumn(rows, agentId, 'requestedAt'), (at) => at >= from && at < to);
  }
  if (slowerThanMs !== undefined) {
    keepWhere(callSet, await callColumn(rows, agentId, 'elapsedMs'), (ms) => ms > slowerThanMs);
  }
  return callSet;
};

/** At least one term of each list must be present. */
const termsIn = (filter: CallFilter): readonly (readonly string[])[] => {
  const { outcome, status, intent, action, language, context } = filter;
  const outcomes = outcome === 'failed' ? webhookFailures : [outcome ?? []].flat();
  return [
    outcomes.map(callTerm.outcome),
    status === undefined ? [] : [callTerm.status(status)],
    intent === undefined ? [] : [callTerm.intent(intent)],
    action === undefined ? [] : [callTerm.action(action)],
    language === undefined ? [] : [callTerm.language(language)],
    context === undefined ? [] : [callTerm.context(context)],
  ].filter((terms) => terms.length > 0);
};

/** There are few addresses, so all of them are searched for the part. */
const atAddress = async (rows: ViewRows, agentId: string, part: string): Promise<NumberSet> => {
  const matches: string[] = [];
  for await (const term of termsWithPrefix(rows, agentId, callTerm.address('')))
    if (term.slice(callTerm.address('').length).includes(part)) matches.push(term);
  return numbersWithAny(rows, agentId, matches);
};

export const callColumn = (rows: ViewRows, agentId: string, name: CallColumn): Promise<NumberColumn> =>
  columnOf(rows, agentId, { name, isWide: isWideCallColumn(name) });

const keepWhere = (callSet: NumberSet, columns: NumberColumn, fits: (value: number) => boolean): void => {
  for (const [chunk, bits] of callSet) {
    const column = columns.get(chunk);
    for (const place of bitsIn(bits)) if (!fits(column?.[place] ?? 0)) exclude(bits, place);
  }
};

/** The number of calls per outcome. */
export const callsByOutcome = async (
  rows: ViewRows,
  agentId: string,
  callSet: NumberSet,
): Promise<Readonly<Record<string, number>>> => {
  const counts: Record<string, number> = {};
  for await (const name of termsWithPrefix(rows, agentId, callTerm.outcome(''))) {
    let count = 0;
    for (const [chunk, bits] of await numbersWith(rows, agentId, name)) {
      intersect(bits, callSet.get(chunk));
      count += sizeOf(bits);
    }
    if (count > 0) counts[name.slice(callTerm.outcome('').length)] = count;
  }
  return counts;
};

const sizeOf = (bits: Bits): number => {
  let size = 0;
  for (const byte of bits) for (let rest = byte; rest !== 0; rest &= rest - 1) size += 1;
  return size;
};

export type CallOrder = 'newest' | 'oldest' | 'slowest';

/** The numbers after a place, ascending or descending. */
export function* numbersIn(
  callSet: NumberSet,
  { isDescending, from }: { readonly isDescending: boolean; readonly from?: number | undefined },
): Generator<number> {
  const isBehind = (number: number) => from === undefined || (isDescending ? number < from : number > from);
  const chunks = [...callSet.keys()].sort((a, b) => (isDescending ? b - a : a - b));
  for (const chunk of chunks) {
    // The last number in this order.
    if (!isBehind(isDescending ? chunk * CHUNK : (chunk + 1) * CHUNK - 1)) continue;
    for (const place of bitsIn(callSet.get(chunk) ?? noBits(), isDescending)) {
      const number = chunk * CHUNK + place;
      if (isBehind(number)) yield number;
    }
  }
}

/** The slowest calls after a place, at most so many. */
export const slowestIn = (
  callSet: NumberSet,
  columns: NumberColumn,
  { from, count }: { readonly from: number | undefined; readonly count: number },
): readonly number[] => {
  const timeOf = (number: number) => columns.get(Math.floor(number / CHUNK))?.[number % CHUNK] ?? 0;
  const fromMs = from === undefined ? Number.POSITIVE_INFINITY : timeOf(from);
  const isBehind = (number: number, ms: number) =>
    ms < fromMs || (ms === fromMs && (from === undefined || number < from));
  const [behind, times]: [number[], number[]] = [[], []];
  for (const [chunk, bits] of callSet) {
    const column = columns.get(chunk);
    for (const place of bitsIn(bits)) {
      const [number, ms] = [chunk * CHUNK + place, column?.[place] ?? 0];
      if (!isBehind(number, ms)) continue;
      behind.push(number);
      times.push(ms);
    }
  }
  // Numbers sort far faster than values with a comparison function.
  const leastMs = Float64Array.from(times).sort()[Math.max(0, times.length - count)] ?? 0;
  return behind
    .filter((_, at) => (times[at] ?? 0) >= leastMs)
    .sort((one, other) => timeOf(other) - timeOf(one) || other - one)
    .slice(0, count);
};

/** The calls with these numbers; undefined for one that was removed in between. */
export const callsAt = async (
  rows: ViewRows,
  agentId: string,
  numbers: readonly number[],
): Promise<readonly (CallRow | undefined)[]> => {
  const names = await namesAt(rows, agentId, numbers);
  return callsById(
    rows,
    names.map((name) => (Array.isArray(name) ? String(name[1]) : '')),
  );
};
