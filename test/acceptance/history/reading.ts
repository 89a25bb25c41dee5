import { describe, expect, it } from 'vitest';
import {
  actionOf,
  commonest,
  contextsOf,
  endOf,
  type HistorySession,
  type Holds,
  intentOf,
  isAsking,
  isUnmatched,
  leftBy,
  lowestScoreIn,
  momentOf,
  outcomeOf,
  startOf,
  sum,
  unmatchedIn,
} from '../../support/history-account.ts';
import type { HistoryWorld } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

type Filter = {
  readonly query: Readonly<Record<string, string>>;
  readonly options: readonly string[];
  readonly fits: (session: HistorySession) => boolean;
};

/** Every filter once, with the expected matches from the driver's records. */
const filtersOf = (turns: HistorySession): readonly Filter[] => {
  const any =
    (holds: Holds): Filter['fits'] =>
    (session) =>
      session.some((turn, at) => holds(turn, session[at - 1]));
  const named = (name: string, value: string, holds: Holds): Filter => ({
    query: { [name]: value },
    options: [`--${name}`, value],
    fits: any(holds),
  });
  const flag = (name: string, fits: Filter['fits']): Filter => ({
    query: { [name]: 'true' },
    options: [`--${name}`],
    fits,
  });
  const middle = turns.map(momentOf).toSorted()[turns.length >> 1] ?? '';
  const [intent, action] = [commonest(turns.map(intentOf)), commonest(turns.map(actionOf))];
  const context = commonest(turns.flatMap((turn) => contextsOf(turn).map(({ name }) => name)));
  const lang = turns.at(-1)?.lang ?? '';
  return [
    { query: { since: middle }, options: ['--since', middle], fits: (session) => endOf(session) >= middle },
    { query: { until: middle }, options: ['--until', middle], fits: (session) => startOf(session) < middle },
    named('intent', intent, (turn) => intentOf(turn) === intent),
    named('action', action, (turn) => actionOf(turn) === action),
    named('context', context, (turn) => contextsOf(turn).some(({ name }) => name === context)),
    named('text', 'moon bas*', ({ text }) => text.includes('moon')),
    named('lang', lang, (turn) => turn.lang === lang),
    named('webhook', 'http_status', (turn) => outcomeOf(turn) === 'http_status'),
    named('webhook', 'failed', (turn) => !['', 'replied'].includes(outcomeOf(turn))),
    flag('unmatched', any(isUnmatched)),
    flag('abandoned', any(leftBy)),
    flag('asking', (session) => session.slice(-1).some(isAsking)),
    {
      query: { scoreBelow: '0.9' },
      options: ['--score-below', '0.9'],
      fits: (session) => lowestScoreIn(session) < 0.9,
    },
    {
      query: { intent, unmatched: 'true' },
      options: ['--intent', intent, '--unmatched'],
      fits: (session) => session.some(isUnmatched) && session.some((turn) => intentOf(turn) === intent),
    },
  ];
};

const sortings: Readonly<Record<string, (session: HistorySession) => string | number>> = {
  lastActiveAt: endOf,
  startedAt: startOf,
  turns: (session) => session.length,
  unmatched: unmatchedIn,
  lowestScore: lowestScoreIn,
};

export const describeReading = (world: () => HistoryWorld): void => {
  const pathOf = (agentId: string) => `/admin/agents/${agentId}/sessions`;
  const agents = () => world().history.agents;

  describe('the sessions of an agent', () => {
    it('can be found by everything that happened in them, and counted', async () => {
      const { turnsOf, sessionsOf, get, cli } = world();
      for (const { agentId } of agents()) {
        for (const { query, options, fits } of filtersOf(turnsOf(agentId))) {
          const fitting = [...sessionsOf(agentId)].filter(([, session]) => fits(session));
          const expected = {
            query,
            sessions: fitting.length,
            turns: sum(fitting.map(([, session]) => session.length)),
            unmatched: sum(fitting.map(([, session]) => unmatchedIn(session))),
          };
          const page = await get(`${pathOf(agentId)}?${new URLSearchParams({ ...query, limit: '500' })}`);
          expect({ query, ...page.counts }).toEqual(expected);
          const ids = new Set(fitting.map(([id]) => id));
          const listedIds: readonly string[] = page.sessions.map(({ sessionId }: Answer) => sessionId);
          expect(listedIds.filter((id) => !ids.has(id))).toEqual([]);
          expect(new Set(listedIds).size).toBe(Math.min(500, ids.size));
          const listed = await cli(['sessions', 'list', '--agent', agentId, ...options, '--json']);
          expect({ query, ...listed.json().counts }).toEqual(expected);
        }
      }
    });

    it('can be sorted by each of five properties, and read page by page', async () => {
      const { sessionsOf, get } = world();
      for (const { agentId } of agents()) {
        const sessions = sessionsOf(agentId);
        for (const [sort, read] of Object.entries(sortings)) {
          const path = `${pathOf(agentId)}?sort=${sort}`;
          const up = await allPages(get, `${path}&order=asc`, sessions.size);
          const down = await allPages(get, `${path}&order=desc`, sessions.size);
          for (const ids of [up, down]) expect(ids.toSorted()).toEqual([...sessions.keys()].toSorted());
          const valuesOf = (ids: readonly string[]) => ids.map((id) => read(sessions.get(id) ?? []));
          const sorted = valuesOf(up).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
          expect({ sort, up: valuesOf(up) }).toEqual({ sort, up: sorted });
          expect({ sort, down: valuesOf(down) }).toEqual({ sort, down: sorted.toReversed() });
        }
      }
    });

    it('can be read page by page on the command line, too', async () => {
      const { cli, get } = world();
      const [{ agentId } = { agentId: '' }] = agents();
      const words = ['sessions', '--agent', agentId, '--sort', 'turns', '--ascending', '--limit', '3'];
      const first = (await cli([...words, '--json'])).json();
      const second = (await cli([...words, '--cursor', first.nextCursor, '--json'])).json();
      const { sessions } = await get(`${pathOf(agentId)}?sort=turns&order=asc&limit=6`);
      expect([...first.sessions, ...second.sessions]).toEqual(sessions);
      const { out } = await cli(words);
      for (const { sessionId } of first.sessions) expect(out).toContain(sessionId);
    });
  });
};

const allPages = async (
  get: HistoryWorld['get'],
  path: string,
  sessions: number,
): Promise<readonly string[]> => {
  const limit = Math.min(500, Math.ceil(sessions / 3));
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page = await get(`${path}&limit=${limit}${next}`);
    ids.push(...page.sessions.map((session: Answer) => session.sessionId));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return ids;
};
