import { setImmediate } from 'node:timers/promises';
import type { EventStore } from '../kernel/event-store.ts';
import {
  SESSIONS_OPENED_MAX,
  SESSIONS_OPENED_MS_MAX,
  SESSIONS_PER_PAGE_MAX,
  STREAMS_OPENED_AT_A_TIME,
} from '../kernel/limits.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import { saidWords } from './said-words.ts';
import type { SessionFilter } from './session-filter.ts';
import type { SessionHistory, SessionPage, SessionRow } from './session-history.ts';
import { wordsSought } from './session-summary.ts';

type Store = Pick<EventStore, 'readStream'>;
type PageWanted = Parameters<SessionHistory['list']>[2];

/** How much one page may cost. */
export type SearchBounds = {
  /** Milliseconds that passed since some moment. */
  readonly clock: () => number;
  readonly sessionsMax?: number;
  readonly msMax?: number;
};

/**
 * A history whose view sees personal fields sealed. What was said last is read from the stream of each
 * session that is shown, and words are looked for in the streams of those that fit otherwise. Blank, and
 * without any word, where nobody can read it any more.
 */
export const openedHistory = (
  history: SessionHistory,
  store: Store,
  bounds: SearchBounds,
): SessionHistory => {
  const opened = async (agentId: string, row: SessionRow): Promise<SessionRow> =>
    row.lastText === '' ? { ...row, lastText: await lastTextIn(store, agentId, row.sessionId) } : row;
  const search = searchIn(history, store, bounds);
  return {
    ...history,
    list: async (agentId, { text, ...filter }, wanted) => {
      const isSearched = text !== undefined && wordsSought(text).length > 0;
      const found = isSearched
        ? await search(agentId, { ...filter, text }, wanted)
        : await history.list(agentId, filter, wanted);
      return { ...found, sessions: await Promise.all(found.sessions.map((row) => opened(agentId, row))) };
    },
  };
};

type Search = (
  agentId: string,
  filter: SessionFilter & { readonly text: string },
  wanted: PageWanted,
) => Promise<SessionPage>;

const searchIn =
  (history: SessionHistory, store: Store, { clock, ...bounds }: SearchBounds): Search =>
  async (agentId, { text, ...filter }, { order, limit, cursor }) => {
    const { sessionsMax = SESSIONS_OPENED_MAX, msMax = SESSIONS_OPENED_MS_MAX } = bounds;
    const end = clock() + msMax;
    const found: Found = { hits: [], looked: 0, last: undefined };
    const isEnough = () =>
      found.hits.length >= limit || found.looked >= sessionsMax || (found.looked > 0 && clock() >= end);
    const isHit = ({ sessionId }: SessionRow) => isSaidIn(store, sessionStream(agentId, sessionId), text);
    let next = cursor;
    let candidates: number;
    do {
      const from = next === undefined ? {} : { cursor: next };
      const most = Math.min(SESSIONS_PER_PAGE_MAX, sessionsMax - found.looked);
      const page = await history.list(agentId, filter, { order, limit: most, ...from });
      const before = found.looked;
      await lookThrough(page.sessions, found, { limit, isHit, isEnough });
      const taken = found.looked - before;
      candidates = page.counts.sessions;
      // A page that ends behind the session that was looked at last has its cursor there.
      const isWhole = taken === page.sessions.length;
      const upTo = isWhole ? page : await history.list(agentId, filter, { order, limit: taken, ...from });
      next = upTo.nextCursor;
    } while (next !== undefined && !isEnough());
    const { hits, looked, last } = found;
    const reached = last === undefined ? {} : { reached: last[order.by] };
    return {
      sessions: hits,
      ...(next !== undefined && { nextCursor: next }),
      counts: sumOf(hits),
      search: { looked, candidates, ...reached, isComplete: next === undefined },
    };
  };

type Found = { readonly hits: SessionRow[]; looked: number; last: SessionRow | undefined };

type Looking = {
  readonly limit: number;
  readonly isHit: (row: SessionRow) => Promise<boolean>;
  readonly isEnough: () => boolean;
};

/** Some side by side, as far as is enough: behind the last hit that the page has room for nothing counts. */
const lookThrough = async (
  rows: readonly SessionRow[],
  found: Found,
  { limit, isHit, isEnough }: Looking,
): Promise<void> => {
  for (let at = 0; at < rows.length && !isEnough(); at += STREAMS_OPENED_AT_A_TIME) {
    const group = rows.slice(at, at + STREAMS_OPENED_AT_A_TIME);
    const fits = await Promise.all(group.map(isHit));
    for (const [place, row] of group.entries()) {
      if (found.hits.length >= limit) break;
      if (fits[place]) found.hits.push(row);
      found.looked += 1;
      found.last = row;
    }
    await setImmediate();
  }
};

const sumOf = (rows: readonly SessionRow[]): SessionPage['counts'] => ({
  sessions: rows.length,
  turns: rows.reduce((sum, { turns }) => sum + turns, 0),
  unmatched: rows.reduce((sum, { unmatched }) => sum + unmatched, 0),
});

const isSaidIn = async (store: Store, stream: string, wanted: string): Promise<boolean> => {
  const words = saidWords(wanted);
  for await (const recorded of store.readStream(stream)) {
    if (recorded.type !== 'QueryReceived') continue;
    const event = sessionCatalogue.read(recorded);
    if (event.type === 'QueryReceived' && words.take(event.data.text)) return true;
  }
  return false;
};

const lastTextIn = async (store: Store, agentId: string, sessionId: string): Promise<string> => {
  const stream = sessionStream(agentId, sessionId);
  for await (const recorded of store.readStream(stream, { direction: 'backwards' })) {
    const event = sessionCatalogue.read(recorded);
    if (event.type === 'QueryReceived') return event.data.text;
    if (event.type === 'TriggerReceived') return event.data.name;
  }
  return '';
};
