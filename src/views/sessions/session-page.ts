import { ParleyError } from '../../kernel/errors.ts';
import { type Bits, bitsIn, CHUNK, type ChunkColumn, noBits } from '../bitmap.ts';
import type { SessionFilter } from './session-filter.ts';
import { type SessionColumn, sessionColumns } from './session-index.ts';

/** The column to sort by; descending by default. */
export type SessionOrder = { readonly by: SessionColumn; readonly ascending?: boolean };

/** Sessions of an agent that match all terms of a filter, with their numbers. */
export type FittingSessions = {
  readonly agentId: string;
  readonly chunks: ReadonlyMap<number, Bits>;
  readonly column: (name: SessionColumn) => Promise<ReadonlyMap<number, ChunkColumn>>;
};

/** A session by its agent and number. */
export type SessionPick = { readonly agentId: string; readonly number: number };

export type PickedPage = {
  readonly picks: readonly SessionPick[];
  readonly nextCursor?: string;
  readonly counts: { readonly sessions: number; readonly turns: number; readonly unmatched: number };
};

type PageRequest = { readonly order: SessionOrder; readonly limit: number; readonly cursor?: string };

/** More sessions than an agent can have: for equal values, sessions of one agent follow those of another. */
const AGENT_STEP = 2 ** 32;

/** A session's place in an order: a value, and its number among equal values, counted over all agents. */
type Place = { readonly value: number; readonly number: number };

/**
 * The first few in order after a cursor. One pass over all matches, which keeps only the page.
 * @param fittings of different agents, in the same order for each page
 * @throws request_invalid for an invalid cursor
 */
export const pickPage = async (
  fittings: readonly FittingSessions[],
  filter: SessionFilter,
  { order, limit, cursor }: PageRequest,
): Promise<PickedPage> => {
  const after = cursor === undefined ? undefined : placeIn(cursor, order);
  const page = firstPlaces(order, { after, count: limit + 1 });
  const counts = { sessions: 0, turns: 0, unmatched: 0 };
  for (const [rank, fitting] of fittings.entries())
    await offerAll(fitting, filter, { order, counts, page, first: rank * AGENT_STEP });
  const places = page.places();
  const last = places.length > limit ? places[limit - 1] : undefined;
  const picks = places.slice(0, limit).map(({ number }) => ({
    agentId: fittings[Math.floor(number / AGENT_STEP)]?.agentId ?? '',
    number: number % AGENT_STEP,
  }));
  return { picks, counts, ...(last !== undefined && { nextCursor: cursorAt(last, order) }) };
};

type Candidate = {
  readonly order: SessionOrder;
  readonly counts: Record<keyof PickedPage['counts'], number>;
  readonly page: ReturnType<typeof firstPlaces>;
  /** The key prefix of this agent's numbers. */
  readonly first: number;
};

const offerAll = async (
  fitting: FittingSessions,
  filter: SessionFilter,
  { order, counts, page, first }: Candidate,
): Promise<void> => {
  const values = await fitting.column(order.by);
  const [turns, unmatched] = [await fitting.column('turns'), await fitting.column('unmatched')];
  const narrow = await comparisonOf(fitting, filter);
  // Numbers grow with time, as most orders do: if the pass begins at the right end, it rejects nearly all
  // others at once.
  const chunks = [...fitting.chunks.keys()].sort((one, other) => one - other);
  for (const chunk of order.ascending === true ? chunks : chunks.reverse()) {
    const fittingNumbers = narrow(
      chunk,
      bitsIn(fitting.chunks.get(chunk) ?? noBits(), order.ascending !== true),
    );
    counts.sessions += fittingNumbers.length;
    counts.turns += sumOf(turns.get(chunk), fittingNumbers);
    counts.unmatched += sumOf(unmatched.get(chunk), fittingNumbers);
    page.offer(first + chunk * CHUNK, fittingNumbers, values.get(chunk) ?? noValues);
  }
};

const noValues: ChunkColumn = new Float64Array(CHUNK);

const sumOf = (column: ChunkColumn = noValues, places: readonly number[]): number => {
  let sum = 0;
  for (const at of places) sum += column[at] ?? 0;
  return sum;
};

/** The first few of many, in order; most are rejected by one comparison. */
const firstPlaces = (
  { ascending = false }: SessionOrder,
  { after, count }: { readonly after: Place | undefined; readonly count: number },
) => {
  const sign = ascending ? -1 : 1;
  const page: Place[] = [];
  const isBefore = (value: number, number: number, other: Place): boolean =>
    value === other.value ? sign * (number - other.number) > 0 : sign * (value - other.value) > 0;
  const isAfterCursor = (value: number, number: number): boolean =>
    after === undefined || (isBefore(value, number, after) === false && number !== after.number);
  const take = (value: number, number: number): void => {
    let at = page.length;
    for (let before = page[at - 1]; before && isBefore(value, number, before); before = page[at - 1]) at -= 1;
    page.splice(at, 0, { value, number });
    if (page.length > count) page.pop();
  };
  return {
    offer: (first: number, places: readonly number[], values: ChunkColumn): void => {
      for (const at of places) {
        const [value, number] = [values[at] ?? 0, first + at];
        const last = page.length < count ? undefined : page[count - 1];
        if (last !== undefined && !isBefore(value, number, last)) continue;
        if (isAfterCursor(value, number)) take(value, number);
      }
    },
    places: (): readonly Place[] => page,
  };
};

type Narrow = (chunk: number, places: readonly number[]) => readonly number[];

/** Keeps those whose numbers match the filter; columns are read only if the filter needs them. */
const comparisonOf = async (
  { column }: FittingSessions,
  { since, until, scoreBelow }: SessionFilter,
): Promise<Narrow> => {
  const tests: ((chunk: number) => (at: number) => boolean)[] = [];
  const test = async (name: SessionColumn, isFitting: (value: number) => boolean): Promise<void> => {
    const values = await column(name);
    tests.push((chunk) => {
      const of = values.get(chunk) ?? noValues;
      return (at) => isFitting(of[at] ?? 0);
    });
  };
  if (until !== undefined) await test('startedAt', before(Date.parse(until)));
  if (since !== undefined) await test('lastActiveAt', notBefore(Date.parse(since)));
  if (scoreBelow !== undefined) await test('lowestScore', before(scoreBelow));
  return (chunk, places) => tests.reduce((left, fits) => left.filter(fits(chunk)), places);
};

const before = (limit: number) => (value: number) => value < limit;
const notBefore = (limit: number) => (value: number) => value >= limit;

const cursorAt = ({ value, number }: Place, { by, ascending }: SessionOrder): string =>
  Buffer.from(JSON.stringify([by, ascending === true, value, number])).toString('base64url');

const placeIn = (cursor: string, { by, ascending }: SessionOrder): Place => {
  try {
    const [column, isAscending, value, number] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isOfOrder =
      sessionColumns.includes(column) && column === by && isAscending === (ascending === true);
    if (isOfOrder && typeof value === 'number' && typeof number === 'number') return { value, number };
  } catch {
    // The error below covers this case, too.
  }
  throw new ParleyError('request_invalid', {
    place: 'cursor',
    fault: 'must be the nextCursor of a page with the same order',
  });
};
