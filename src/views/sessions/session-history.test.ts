import {
  assert as always,
  array,
  asyncProperty,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { eventOf } from '../../../test/support/store-events.ts';
import type { NewEvent } from '../../kernel/event.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { bitsFromJson, bitsIn, bitsToJson, CHUNK, include, noBits } from '../bitmap.ts';
import { shippedViews } from '../scripts.ts';
import { openViews, type Views } from '../views.ts';
import type { SessionFilter } from './session-filter.ts';
import { type SessionHistory, sessionHistory } from './session-history.ts';

const AGENT = '0123456789abcdef0123456789abcdef';

let turns = 0;
type Turn = {
  readonly minute: number;
  readonly text: string;
  readonly intent: string | null;
  readonly score: number;
  readonly webhook: string | null;
};

const minuteAt = (minute: number): string => new Date(Date.UTC(2026, 2, 2, 12, minute)).toISOString();

const eventsOf = ({ minute, text, intent, score, webhook }: Turn): NewEvent[] => [
  eventOf('QueryReceived', { turnId: `turn-${turns++}`, text, receivedAt: minuteAt(minute) }),
  intent === null
    ? eventOf('NothingMatched', { language: 'en', contexts: [] })
    : eventOf('IntentMatched', {
        intentName: intent,
        action: `do.${intent}`,
        score,
        matchedBy: 'learned',
        language: 'en',
        contexts: [{ name: `${intent}-done` }],
      }),
  ...(webhook === null ? [] : [eventOf('WebhookFailed', { reason: webhook })]),
  eventOf('ReplySent', {}),
];

const open: Views[] = [];
afterEach(async () => {
  for (const views of open.splice(0)) await views.close();
});

const historyOf = async (sessions: readonly (readonly Turn[])[]) => {
  const store = memoryEventStore();
  for (const [number, turns] of sessions.entries())
    await store.append(`session-${AGENT}-s${number}`, turns.flatMap(eventsOf), 'no-stream');
  const definitions = shippedViews().filter(({ projection }) => projection.name === 'sessions');
  const views = await openViews({ store, views: memoryViewStore(), definitions, now: () => minuteAt(0) });
  open.push(views);
  const history = sessionHistory(views);
  await history.fresh();
  return { history, views, store };
};

const listed = async (history: SessionHistory, filter: SessionFilter): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor: string | undefined, isMore = true; isMore; ) {
    const order = { by: 'lastActiveAt' as const };
    const page = await history.list([AGENT], filter, { order, limit: 3, ...(cursor && { cursor }) });
    expect(page.sessions.length).toBeLessThanOrEqual(3);
    ids.push(...page.sessions.map(({ sessionId }) => sessionId));
    cursor = page.nextCursor;
    isMore = cursor !== undefined;
  }
  return ids;
};

const aTurn = record({
  minute: integer({ min: 0, max: 50 }),
  text: constantFrom('Order a pizza', 'order TWO cakes', 'größer bitte', '東京都へ', 'pizzas, please'),
  intent: option(constantFrom('order', 'cancel')),
  score: constantFrom(0.3, 0.7, 0.9),
  webhook: option(constantFrom('timeout', 'http_status'), { freq: 4 }),
});
const aFilter = record(
  {
    since: integer({ min: 0, max: 60 }).map(minuteAt),
    until: integer({ min: 0, max: 60 }).map(minuteAt),
    intent: constantFrom('order', 'ORDER', 'nothing'),
    action: constantFrom('do.cancel'),
    context: constantFrom('order-done'),
    text: constantFrom('pizza', 'order cakes', 'grosser', 'größer', '京都', 'piz*', 'o* a'),
    webhook: constantFrom('timeout', 'failed', 'replied'),
    unmatched: constantFrom(true, false),
    scoreBelow: constantFrom(0.3, 0.5, 0.9),
  },
  { requiredKeys: [] },
);

const says = (turns: readonly Turn[], words: string): boolean => {
  const said = turns.map(({ text }) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')).join(' ');
  return words.split(' ').every((word) => {
    const plain = word.normalize('NFKD').replace(/\p{M}/gu, '');
    if (/\p{Script=Han}/u.test(word)) return said.includes(word);
    const pattern = plain.endsWith('*') ? `${plain.slice(0, -1)}\\w*` : plain;
    return new RegExp(`(^|[^\\w])${pattern}($|[^\\w])`).test(said);
  });
};

const fits = (turns: readonly Turn[], filter: SessionFilter): boolean => {
  const minutes = turns.map(({ minute }) => minuteAt(minute));
  const { intent, action, context, text, webhook, scoreBelow } = filter;
  const matches = turns.filter((turn) => turn.intent !== null);
  return [
    filter.since === undefined || (minutes.at(-1) ?? '') >= filter.since,
    filter.until === undefined || (minutes[0] ?? '') < filter.until,
    intent === undefined || matches.some((turn) => turn.intent === intent.toLowerCase()),
    action === undefined || matches.some((turn) => `do.${turn.intent}` === action),
    context === undefined || matches.some((turn) => `${turn.intent}-done` === context),
    text === undefined || says(turns, text),
    webhook === undefined ||
      turns.some((turn) => turn.webhook === webhook || (webhook === 'failed' && turn.webhook !== null)),
    filter.unmatched === undefined || filter.unmatched === matches.length < turns.length,
    scoreBelow === undefined || matches.some(({ score }) => score < scoreBelow),
  ].every((isFitting) => isFitting);
};

describe('the sessions of an agent', () => {
  it('are listed by any filters, newest first, page by page, as a linear search would find them', () =>
    always(
      asyncProperty(
        array(array(aTurn, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        aFilter,
        async (sessions, filter) => {
          const { history } = await historyOf(sessions);
          const found = sessions
            .map((turns, number) => ({ turns, number, last: turns.at(-1)?.minute ?? 0 }))
            .filter(({ turns }) => fits(turns, filter));
          const expected = found.toSorted((one, other) => other.last - one.last || other.number - one.number);
          expect(await listed(history, filter)).toEqual(expected.map(({ number }) => `s${number}`));
          const { counts } = await history.list([AGENT], filter, { order: { by: 'turns' }, limit: 1 });
          expect(counts.sessions).toBe(found.length);
          expect(counts.turns).toBe(found.reduce((sum, { turns }) => sum + turns.length, 0));
        },
      ),
      { numRuns: 60 },
    ));

  const turn: Turn = { minute: 1, text: 'order a pizza', intent: 'order', score: 0.9, webhook: null };

  it('are no longer found once they are deleted', async () => {
    const { history, views, store } = await historyOf([[turn], [turn]]);
    await store.delete(`session-${AGENT}-s0`);
    await views.removeStream(`session-${AGENT}-s0`);
    expect(await listed(history, {})).toEqual(['s1']);
    expect(await listed(history, { text: 'pizza' })).toEqual(['s1']);
    const rows = await views.rows('sessions').range({ from: [], to: ['\u{10ffff}'] });
    expect(JSON.stringify(rows)).not.toContain('s0"');
  });

  it('are found by words next to pictures and signs, which are not words', async () => {
    const { history } = await historyOf([
      [{ ...turn, text: 'thanks😊' }],
      [{ ...turn, text: 'it was 5€, really 🚲' }],
    ]);
    expect(await listed(history, { text: 'thanks' })).toEqual(['s0']);
    expect(await listed(history, { text: 'Thanks 😊' })).toEqual(['s0']);
    expect(await listed(history, { text: '5€ really' })).toEqual(['s1']);
    await expect(listed(history, { text: '😊 **' })).rejects.toThrow('text must have a letter or a digit');
  });

  it('belong to one agent', async () => {
    const { history } = await historyOf([[turn]]);
    const page = await history.list(['another'], {}, { order: { by: 'turns' }, limit: 5 });
    expect(page).toEqual({ sessions: [], counts: { sessions: 0, turns: 0, unmatched: 0 } });
  });

  it('can be sorted by any of their numbers, in either direction', async () => {
    const sessions = [3, 1, 2].map((count) => Array.from({ length: count }, () => turn));
    const { history } = await historyOf(sessions);
    const sorted = async (ascending: boolean) => {
      const page = await history.list([AGENT], {}, { order: { by: 'turns', ascending }, limit: 9 });
      return page.sessions.map(({ turns }) => turns);
    };
    expect(await sorted(true)).toEqual([1, 2, 3]);
    expect(await sorted(false)).toEqual([3, 2, 1]);
  });

  it('are not paged with a cursor of another order', async () => {
    const { history } = await historyOf([[turn], [turn]]);
    const { nextCursor = '' } = await history.list([AGENT], {}, { order: { by: 'turns' }, limit: 1 });
    for (const cursor of [nextCursor, 'nonsense'])
      await expect(
        history.list([AGENT], {}, { order: { by: 'startedAt' }, limit: 1, cursor }),
      ).rejects.toThrow('cursor must be the nextCursor of a page with the same order');
  });
});

describe('the sessions of people', () => {
  const OTHER = 'f'.repeat(32);
  const asks = (minute: number, originalRequest?: object, parameters: object[] = []) => [
    eventOf('QueryReceived', { text: 'hello', receivedAt: minuteAt(minute), given: [], originalRequest }),
    eventOf('IntentMatched', {
      intentName: 'order',
      action: 'order',
      score: 1,
      matchedBy: 'exact',
      language: 'en',
      contexts: [],
      parameters,
    }),
  ];

  const people = async () => {
    const store = memoryEventStore();
    const slack = { source: 'slack', data: { event: { user: 'U-13' }, list: [{ key: 'x' }, { key: 'y' }] } };
    const size = { name: 'size', value: ['Large', 'small'], original: 'BIG one' };
    await store.append(`session-${AGENT}-Ann-1`, asks(1, slack), 'no-stream');
    await store.append(
      `session-${AGENT}-ben-1`,
      asks(2, { data: { sender: { id: 13 } } }, [size]),
      'no-stream',
    );
    await store.append(`session-${OTHER}-ann-2`, asks(1, { data: { user_id: 'U-13' } }), 'no-stream');
    const definitions = shippedViews().filter(({ projection }) => projection.name === 'sessions');
    const views = await openViews({ store, views: memoryViewStore(), definitions, now: () => minuteAt(0) });
    open.push(views);
    const history = sessionHistory(views);
    await history.fresh();
    return history;
  };

  const idsOf = async (filter: SessionFilter, agentIds = [AGENT, OTHER]) => {
    const order = { by: 'lastActiveAt' as const, ascending: true };
    const { sessions } = await (await people()).list(agentIds, filter, { order, limit: 9 });
    return sessions.map(({ sessionId }) => sessionId);
  };

  it.each<[string, SessionFilter, readonly string[]]>([
    ['a user of any platform', { people: [{ user: 'u-13' }] }, ['Ann-1', 'ann-2']],
    ['a user whose id is a number', { people: [{ user: '13' }] }, ['ben-1']],
    ['a path', { people: [{ where: { path: 'originalRequest.source', value: 'Slack' } }] }, ['Ann-1']],
    [
      'an item of a list',
      { people: [{ where: { path: 'originalRequest.data.list.key', value: 'y' } }] },
      ['Ann-1'],
    ],
    [
      'a path with a number',
      { people: [{ where: { path: 'originalRequest.data.list.1.key', value: 'y' } }] },
      ['Ann-1'],
    ],
    ['an item of a value', { people: [{ parameter: { name: 'size', value: 'large' } }] }, ['ben-1']],
    ['the words of a value', { people: [{ parameter: { name: 'size', value: 'big one' } }] }, ['ben-1']],
    ['part of an id', { id: 'ANN-' }, ['Ann-1', 'ann-2']],
    ['all of these', { id: '-1', people: [{ user: 'U-13' }] }, ['Ann-1']],
    ['nothing that was said', { people: [{ user: 'U-1' }] }, []],
  ])('are found by %s', async (_, filter, ids) => expect(await idsOf(filter)).toEqual(ids));

  it('belong to the selected agents', async () => {
    expect(await idsOf({ people: [{ user: 'U-13' }] }, [OTHER])).toEqual(['ann-2']);
  });

  it('are listed page by page, each once, even if agents have sessions of the same moment', async () => {
    const history = await people();
    for (const ascending of [true, false]) {
      const seen: string[] = [];
      for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
        const order = { by: 'lastActiveAt' as const, ascending };
        const page = await history.list([AGENT, OTHER], {}, { order, limit: 1, ...(cursor && { cursor }) });
        expect(page.counts.sessions).toBe(3);
        seen.push(...page.sessions.map(({ agentId, sessionId }) => `${agentId[0]} ${sessionId}`));
        cursor = page.nextCursor;
      }
      expect(ascending ? seen : seen.toReversed()).toEqual(['0 Ann-1', 'f ann-2', '0 ben-1']);
    }
  });
});

describe('sessions that ended with an open question', () => {
  const prompted = (minute: number) => [
    eventOf('QueryReceived', { text: 'a latte', receivedAt: minuteAt(minute) }),
    eventOf('SlotPrompted', { parameter: 'name' }),
  ];

  it.each<[string, SessionFilter, readonly string[]]>([
    ['are abandoned', { abandoned: true }, ['s0', 's2']],
    ['wait for no answer', { asking: true }, ['s1']],
    ['are left out where abandoned ones are', { abandoned: false }, ['s1', 's3']],
    ['are listed where none that wait are', { asking: false }, ['s0', 's2', 's3']],
  ])('%s', async (_, filter, ids) => {
    const store = memoryEventStore();
    const cancelled = [...prompted(9), eventOf('SlotFillingCancelled', {})];
    const answered = [eventOf('QueryReceived', { text: 'hi', receivedAt: minuteAt(9) })];
    for (const [number, events] of [prompted(1), prompted(9), cancelled, answered].entries())
      await store.append(`session-${AGENT}-s${number}`, events, 'no-stream');
    const definitions = shippedViews().filter(({ projection }) => projection.name === 'sessions');
    const views = await openViews({ store, views: memoryViewStore(), definitions, now: () => minuteAt(0) });
    open.push(views);
    const history = sessionHistory(views);
    await history.fresh();
    const order = { by: 'startedAt' as const, ascending: true };
    const page = await history.list([AGENT], { ...filter, endedBefore: minuteAt(5) }, { order, limit: 9 });
    expect(page.sessions.map(({ sessionId }) => sessionId).toSorted()).toEqual(ids);
    for (const { sessionId, asking, abandoned } of page.sessions)
      expect([asking, abandoned]).toEqual(
        sessionId === 's1' ? ['name', 0] : ['', sessionId === 's3' ? 0 : 1],
      );
  });
});

it('finds sessions by the environment and the revision of the agent that answered a turn', async () => {
  const store = memoryEventStore();
  const answered = (environment: string | undefined, agentRevision: number): NewEvent => {
    const { metadata, ...said } = eventOf('QueryReceived', { text: 'hi', receivedAt: minuteAt(9) });
    return { ...said, metadata: { ...metadata, agentRevision, ...(environment && { environment }) } };
  };
  const sessions = [[answered('staging', 7)], [answered('production', 7), answered('production', 12)]];
  for (const [number, events] of [...sessions, [answered(undefined, 12)]].entries())
    await store.append(`session-${AGENT}-s${number}`, events, 'no-stream');
  const definitions = shippedViews().filter(({ projection }) => projection.name === 'sessions');
  const views = await openViews({ store, views: memoryViewStore(), definitions, now: () => minuteAt(0) });
  open.push(views);
  const history = sessionHistory(views);
  await history.fresh();
  const found = async (filter: SessionFilter) => (await listed(history, filter)).toSorted();
  expect(await found({ environment: 'staging' })).toEqual(['s0']);
  expect(await found({ revision: '7' })).toEqual(['s0', 's1']);
  expect(await found({ revision: '012' })).toEqual(['s1', 's2']);
  expect(await found({ environment: 'production', revision: '7' })).toEqual(['s1']);
  expect(await found({ environment: 'staging', revision: '12' })).toEqual([]);
});

describe('a set of numbers', () => {
  it('is read from JSON as it was written', () => {
    always(
      property(array(integer({ min: 0, max: CHUNK - 1 })), (numbers) => {
        const bits = noBits();
        for (const number of numbers) include(bits, number);
        const sorted = [...new Set(numbers)].toSorted((one, other) => one - other);
        expect(bitsIn(bitsFromJson(JSON.parse(bitsToJson(bits))))).toEqual(sorted);
      }),
    );
  });
});
