import { setImmediate } from 'node:timers/promises';
import type { EventStore } from '../../kernel/event-store.ts';
import {
  SESSIONS_OPENED_MAX,
  SESSIONS_OPENED_MS_MAX,
  STREAMS_OPENED_AT_A_TIME,
} from '../../kernel/limits/inbox.ts';
import { SESSIONS_PER_PAGE_MAX } from '../../kernel/limits/reports.ts';
import { isKeyMissing } from '../../kernel/sealing.ts';
import { speakersOf, speaksOf } from '../../privacy/criterion.ts';
import { type SessionEvent, sessionCatalogue } from '../../session/events.ts';
import { sessionStream } from '../../session/session-stream.ts';
import type { SessionFilter } from './session-filter.ts';
import type { SessionHistory, SessionPage, SessionRow } from './session-history.ts';
import { wordsSought } from './session-summary.ts';
import { wordSearch } from './word-search.ts';

type Store = Pick<EventStore, 'readStream'>;
type PageRequest = Parameters<SessionHistory['list']>[2];

/** The limits for one page. */
export type SearchBounds = {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  readonly sessionsMax?: number;
  readonly msMax?: number;
};

/**
 * A history over a view with sealed personal fields. The last text is read from the stream of each session
 * shown, and words are searched for in the streams of the sessions that match the other filters. If the key
 * was destroyed, the text is blank and matches no word.
 */
export const openedHistory = (
  history: SessionHistory,
  store: Store,
  bounds: SearchBounds,
): SessionHistory => {
  const withOpenedTexts = async (row: SessionRow): Promise<SessionRow> =>
    row.lastText === '' ? { ...row, lastText: await lastTextIn(store, row) } : row;
  const search = searchIn(history, store, bounds);
  return {
    ...history,
    list: async (agentIds, filter, page) => {
      const { text, people = [], ...openFilter } = filter;
      const isSearched = people.length > 0 || (text !== undefined && wordsSought(text).length > 0);
      const result = isSearched
        ? await search(agentIds, { openFilter, sealedFilter: { text, people } }, page)
        : await history.list(agentIds, openFilter, page);
      return { ...result, sessions: await Promise.all(result.sessions.map(withOpenedTexts)) };
    },
  };
};

/** The part of a filter that only the session itself can answer. */
type SealedFilter = Required<Pick<SessionFilter, 'people'>> & { readonly text: string | undefined };

type Search = (
  agentIds: readonly string[],
  filter: { readonly openFilter: SessionFilter; readonly sealedFilter: SealedFilter },
  pageRequest: PageRequest,
) => Promise<SessionPage>;

const searchIn =
  (history: SessionHistory, store: Store, { clock, ...bounds }: SearchBounds): Search =>
  async (agentIds, { openFilter, sealedFilter }, { order, limit, cursor }) => {
    const { sessionsMax = SESSIONS_OPENED_MAX, msMax = SESSIONS_OPENED_MS_MAX } = bounds;
    const end = clock() + msMax;
    const search: SearchState = { hits: [], rowsRead: 0, unread: 0, last: undefined };
    const isEnough = () =>
      search.hits.length >= limit ||
      search.rowsRead >= sessionsMax ||
      (search.rowsRead > 0 && clock() >= end);
    const look = (row: SessionRow) => lookInto(store, row, sealedFilter);
    let next = cursor;
    let candidates: number;
    do {
      const from = next === undefined ? {} : { cursor: next };
      const most = Math.min(SESSIONS_PER_PAGE_MAX, sessionsMax - search.rowsRead);
      const page = await history.list(agentIds, openFilter, { order, limit: most, ...from });
      const before = search.rowsRead;
      await lookThrough(page.sessions, search, { limit, look, isEnough });
      const rowsTaken = search.rowsRead - before;
      candidates = page.counts.sessions;
      // The cursor of a page is the last session that was searched.
      const isWhole = rowsTaken === page.sessions.length;
      const upTo = isWhole
        ? page
        : await history.list(agentIds, openFilter, { order, limit: rowsTaken, ...from });
      next = upTo.nextCursor;
    } while (next !== undefined && !isEnough());
    const { hits, rowsRead, unread, last } = search;
    const reached = last === undefined ? {} : { reached: last[order.by] };
    return {
      sessions: hits,
      ...(next !== undefined && { nextCursor: next }),
      counts: sumOf(hits),
      search: {
        looked: rowsRead,
        candidates,
        ...(unread > 0 && { unread }),
        ...reached,
        isComplete: next === undefined,
      },
    };
  };

type SearchState = {
  readonly hits: SessionRow[];
  rowsRead: number;
  unread: number;
  last: SessionRow | undefined;
};

/** Unread: no event that was read matches, and the key of others is missing. */
type Finding = 'hit' | 'miss' | 'unread';

type SearchStep = {
  readonly limit: number;
  readonly look: (row: SessionRow) => Promise<Finding>;
  readonly isEnough: () => boolean;
};

/** Some sessions in parallel. Once the page is full, later results are dropped. */
const lookThrough = async (
  rows: readonly SessionRow[],
  search: SearchState,
  { limit, look, isEnough }: SearchStep,
): Promise<void> => {
  for (let at = 0; at < rows.length && !isEnough(); at += STREAMS_OPENED_AT_A_TIME) {
    const group = rows.slice(at, at + STREAMS_OPENED_AT_A_TIME);
    const findings = await Promise.all(group.map(look));
    for (const [place, row] of group.entries()) {
      if (search.hits.length >= limit) break;
      if (findings[place] === 'hit') search.hits.push(row);
      if (findings[place] === 'unread') search.unread += 1;
      search.rowsRead += 1;
      search.last = row;
    }
    await setImmediate();
  }
};

const sumOf = (rows: readonly SessionRow[]): SessionPage['counts'] => ({
  sessions: rows.length,
  turns: rows.reduce((sum, { turns }) => sum + turns, 0),
  unmatched: rows.reduce((sum, { unmatched }) => sum + unmatched, 0),
});

/** Reads the session until all criteria have matched. */
const lookInto = async (
  store: Store,
  { agentId, sessionId }: SessionRow,
  filter: SealedFilter,
): Promise<Finding> => {
  const criteria = criteriaOf(filter);
  let isUnread = false;
  for await (const recordedEvent of store.readStream(sessionStream(agentId, sessionId))) {
    if (!criteria.types.has(recordedEvent.type)) continue;
    isUnread ||= isKeyMissing(recordedEvent);
    if (criteria.take(sessionCatalogue.read(recordedEvent))) return 'hit';
  }
  return isUnread ? 'unread' : 'miss';
};

const criteriaOf = ({ text, people }: SealedFilter) => {
  const words = text === undefined ? undefined : wordSearch(text);
  let isSaid = words === undefined;
  const missingPeople = new Set(people);
  return {
    types: new Set(['QueryReceived', ...people.flatMap((criterion) => [...speakersOf(criterion)])]),
    /** Whether all have matched, with this event or an earlier one. */
    take: (event: SessionEvent): boolean => {
      if (!isSaid && event.type === 'QueryReceived') isSaid = words?.take(event.data.text) ?? true;
      for (const criterion of missingPeople) if (speaksOf(event, criterion)) missingPeople.delete(criterion);
      return isSaid && missingPeople.size === 0;
    },
  };
};

const lastTextIn = async (store: Store, { agentId, sessionId }: SessionRow): Promise<string> => {
  const stream = sessionStream(agentId, sessionId);
  for await (const recordedEvent of store.readStream(stream, { direction: 'backwards' })) {
    const event = sessionCatalogue.read(recordedEvent);
    if (event.type === 'QueryReceived') return event.data.text;
    if (event.type === 'TriggerReceived') return event.data.name;
  }
  return '';
};
