import { expect, it } from 'vitest';
import { someEvent } from '../../../test/support/store-events.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { KEY_MISSING } from '../../kernel/sealing.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { openedHistory, type SearchBounds } from './opened-history.ts';
import type { SessionFilter } from './session-filter.ts';
import type { SessionHistory, SessionPage, SessionRow } from './session-history.ts';

const said = (text: string) => ({ ...someEvent({ text }), type: 'QueryReceived' });

// The rows of a view have many more fields, which these tests do not use.
const row = (sessionId: string, lastActiveAt: string, lastText = '') =>
  ({ agentId: 'a', sessionId, lastActiveAt, lastText, turns: 1, unmatched: 0 }) as unknown as SessionRow;

/** Lists rows as they are given; a cursor is the id of the last on a page. */
const historyOf = (rows: readonly SessionRow[]) => {
  const asked: SessionFilter[] = [];
  const history: SessionHistory = {
    fresh: async () => true,
    list: async (_, filter, { limit, cursor }): Promise<SessionPage> => {
      asked.push(filter);
      const from = rows.findIndex(({ sessionId }) => sessionId === cursor) + 1;
      const sessions = rows.slice(from, from + limit);
      const nextCursor = from + limit < rows.length ? sessions.at(-1)?.sessionId : undefined;
      return {
        sessions,
        counts: { sessions: rows.length, turns: rows.length, unmatched: 0 },
        ...(nextCursor !== undefined && { nextCursor }),
      };
    },
  };
  return { history, asked };
};

const storeOf = async (sessions: Readonly<Record<string, readonly string[]>>): Promise<EventStore> => {
  const store = memoryEventStore();
  for (const [id, texts] of Object.entries(sessions))
    await store.append(
      `session-a-${id}`,
      [...texts.map(said), { ...someEvent(), type: 'ReplySent' }],
      'no-stream',
    );
  return store;
};

const wanted = (limit: number, cursor?: string) => ({
  order: { by: 'lastActiveAt' as const },
  limit,
  ...(cursor !== undefined && { cursor }),
});

it('shows the last text that the view could not read, and changes nothing else', async () => {
  const store = await storeOf({ one: ['Is it open?'] });
  const { history } = historyOf([row('one', '3'), row('two', '2', 'seen'), row('gone', '1')]);
  const { sessions, search } = await openedHistory(history, store, { clock: () => 0 }).list(
    ['a'],
    {},
    wanted(9),
  );
  expect(sessions.map(({ lastText }) => lastText)).toEqual(['Is it open?', 'seen', '']);
  expect(search).toBeUndefined();
});

/** The given number of sessions; every third mentions pizza. */
const manySessions = async (count: number, bounds: Partial<SearchBounds> = {}) => {
  const ids = Array.from({ length: count }, (_, number) => `s${number}`);
  const store = await storeOf(
    Object.fromEntries(
      ids.map((id, number) => [
        id,
        [number % 3 === 0 ? 'Two PIZZAS, please' : 'hello', 'and some größer ones'],
      ]),
    ),
  );
  const { history, asked } = historyOf(
    ids.map((id, number) => row(id, `at ${String(number).padStart(4, '0')}`)),
  );
  const clock = () => 0;
  const opened = openedHistory(history, store, { sessionsMax: 1_000, msMax: 1_000, clock, ...bounds });
  /** All pages, one after the other. */
  const pagesOf = async (filter: SessionFilter, limit: number) => {
    const pages: SessionPage[] = [];
    for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
      const page = await opened.list(['a'], filter, wanted(limit, cursor));
      pages.push(page);
      cursor = page.nextCursor;
    }
    return pages;
  };
  return { pagesOf, asked };
};

const idsOf = (pages: readonly SessionPage[]) =>
  pages.flatMap(({ sessions }) => sessions.map(({ sessionId }) => sessionId));

it('finds the sessions in which all words were said, page by page and each once', async () => {
  const { pagesOf, asked } = await manySessions(100);
  const every3rd = Array.from({ length: 34 }, (_, number) => `s${number * 3}`);
  for (const limit of [1, 5, 40]) {
    const pages = await pagesOf({ text: 'GROßER pizz*', language: 'en' }, limit);
    expect(idsOf(pages)).toEqual(every3rd);
    expect(pages.every(({ sessions }) => sessions.length <= limit)).toBe(true);
    expect(pages.reduce((sum, { search }) => sum + (search?.looked ?? 0), 0)).toBe(100);
    expect(pages.at(-1)?.search).toMatchObject({ isComplete: true, candidates: 100 });
    expect(pages[0]).toMatchObject({ counts: { sessions: pages[0]?.sessions.length } });
  }
  expect(asked.every((filter) => !('text' in filter) && filter.language === 'en')).toBe(true);
  expect(idsOf(await pagesOf({ text: 'pizza' }, 9))).toEqual([]);
});

it('reports how far it searched when it reaches its limit, and continues from there', async () => {
  const { pagesOf } = await manySessions(100, { sessionsMax: 48 });
  const [first, ...others] = await pagesOf({ text: 'pizzas' }, 50);
  expect(first).toMatchObject({
    nextCursor: 's47',
    search: { looked: 48, candidates: 100, reached: 'at 0047', isComplete: false },
  });
  expect(others.map(({ search }) => search?.looked)).toEqual([48, 4]);
  const none = await pagesOf({ text: 'nobody says this' }, 50);
  expect(none.map(({ sessions, nextCursor }) => [sessions.length, nextCursor])).toEqual([
    [0, 's47'],
    [0, 's95'],
    [0, undefined],
  ]);
});

it('ends a page when its time is up, after at least one session', async () => {
  let now = 0;
  const clock = () => {
    now += 600;
    return now;
  };
  const { pagesOf } = await manySessions(100, { clock });
  const pages = await pagesOf({ text: 'pizzas' }, 50);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.every(({ search }) => (search?.looked ?? 0) > 0)).toBe(true);
  expect(idsOf(pages)).toHaveLength(34);
});

it('finds people by sealed requests and parameters if they may be read', async () => {
  const { history, asked } = historyOf([row('one', '2'), row('two', '1')]);
  const store = memoryEventStore();
  const asks = (user: string) => ({
    ...someEvent({ text: 'hello', given: [], originalRequest: { data: { user } } }),
    type: 'QueryReceived',
  });
  await store.append('session-a-one', [asks('U-1')], 'no-stream');
  await store.append('session-a-two', [asks('U-13')], 'no-stream');
  const opened = openedHistory(history, store, { clock: () => 0 });
  const where = { path: 'originalRequest.data.user', value: 'u-13' };
  for (const people of [[{ user: 'U-13' }], [{ where }], [{ where }, { user: 'u-13' }]]) {
    const page = await opened.list(['a'], { people }, wanted(9));
    expect(idsOf([page])).toEqual(['two']);
    expect(page.search).toMatchObject({ looked: 2, isComplete: true });
  }
  expect(asked.every((filter) => !('people' in filter))).toBe(true);
});

it('counts the sessions that could not be searched, because their keys are missing', async () => {
  const { history } = historyOf([row('one', '3'), row('two', '2'), row('erased', '1')]);
  const store = memoryEventStore();
  const blank = (sealed: string) => ({ ...someEvent({ text: '', sealed }), type: 'QueryReceived' });
  await store.append('session-a-one', [said('pizza'), blank(KEY_MISSING)], 'no-stream');
  await store.append('session-a-two', [said('hello'), blank(KEY_MISSING)], 'no-stream');
  await store.append('session-a-erased', [blank('')], 'no-stream');
  const opened = openedHistory(history, store, { clock: () => 0 });
  const { sessions, search } = await opened.list(['a'], { text: 'pizza' }, wanted(9));
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['one']);
  expect(search).toMatchObject({ looked: 3, unread: 1 });
});
