import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type HistorySession, one, sum } from '../../support/history-account.ts';
import type { HistoryWorld } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

const script = (handler: string) => `
fromCategory('session').foreachStream().when({
  $init: () => ({ words: 0 }),
  QueryReceived: (state, { data }) => { ${handler} return state; },
}).outputState();`;

/**
 * A user's own projections: one that works, one that tries to use the network and files, and one that never
 * ends.
 */
export const ownProjections: Readonly<Record<string, string>> = {
  'words.js': script("state.words += data.text.split(' ').length;"),
  'spy.js': script(
    'state.seen = [typeof fetch, typeof require, typeof process, typeof setTimeout, typeof XMLHttpRequest].join();',
  ),
  'endless.js': script('for (;;);'),
};

const wordsIn = (session: HistorySession): number =>
  sum(session.map(({ text }) => (text === '' ? 0 : text.split(' ').length)));

/** By session, from all pages of the states. */
const wordsFound = async (
  get: HistoryWorld['get'],
  agentId: string,
): Promise<ReadonlyMap<string, number>> => {
  const words = new Map<string, number>();
  for (let after = ''; ; ) {
    const query = new URLSearchParams({
      prefix: `session-${agentId}-`,
      limit: '1000',
      ...(after && { after }),
    });
    const { states } = await get(`/admin/projections/words/states?${query}`);
    for (const { partition, state } of states) words.set(partition, state.words);
    if (states.length === 0) return words;
    after = states.at(-1).partition;
  }
};

export const describeProjecting = (world: () => HistoryWorld): void => {
  describe('projections', () => {
    /** The verifiable record grows after a turn, so a view can be behind at any time. */
    const isUpToDate = (name: string) =>
      expect
        .poll(() => world().get(`/admin/projections/${name}`), { timeout: 30_000 })
        .toMatchObject({ state: 'live', lagMs: 0 });

    it('are listed with their lag', async () => {
      const { get, cli } = world();
      const { projections } = await get('/admin/projections');
      const shipped = projections.filter(({ isShipped }: Answer) => isShipped);
      for (const { name } of shipped) await isUpToDate(name);
      const listed = await cli(['projection', 'list', '--json']);
      // One of them never ends, so it has failed.
      expect(listed.exitCode).toBe(1);
      const namesOf = (all: readonly Answer[]) => all.map(({ name }) => name);
      expect(namesOf(listed.json().projections)).toEqual(namesOf(projections));
      expect(namesOf(shipped)).toContain('report-turns');
      const lag = async () => (await cli(['projection', 'lag', 'sessions', '--json'])).json().projections;
      await expect.poll(lag, { timeout: 30_000 }).toMatchObject([{ name: 'sessions', lagMs: 0 }]);
    });

    it('are rebuilt from the whole history while the old ones are read', async () => {
      const { history, get, send, cli } = world();
      const { agentId } = one(history.agents);
      const path = `/admin/agents/${agentId}/analytics/overview?interval=total`;
      const before = await get(path);
      expect((await cli(['projection', 'rebuild', 'report-turns', '--wait', '--json'])).exitCode).toBe(0);
      expect(await get(path)).toEqual(before);
      await send('POST /admin/projections/sessions/rebuild');
      const { counts } = await get(`/admin/agents/${agentId}/sessions?limit=1`);
      expect(counts).toMatchObject({ turns: before.rows[0].turns });
      await expect
        .poll(async () => (await get('/admin/projections/sessions')).rebuild, {
          timeout: 600_000,
          interval: 200,
        })
        .toBeUndefined();
      expect((await get(`/admin/agents/${agentId}/sessions?limit=1`)).counts).toEqual(counts);
    });

    it('may be a user’s own, over the whole history', async () => {
      const { history, sessionsOf, get, cli } = world();
      for (const { agentId } of history.agents) {
        const expectedWords = new Map(
          [...sessionsOf(agentId)].map(([id, session]) => [`session-${agentId}-${id}`, wordsIn(session)]),
        );
        const countedWords = await wordsFound(get, agentId);
        expect(countedWords).toEqual(expectedWords);
        const words = ['projection', 'states', 'words', '--prefix', `session-${agentId}-`, '--limit', '5'];
        for (const { partition, state } of (await cli([...words, '--json'])).json().states)
          expect(state.words).toBe(expectedWords.get(partition));
        expect((await cli(words)).out.trim().split('\n')).toHaveLength(Math.min(5, expectedWords.size));
      }
    });

    it('have no access to the network or files, and a time limit', async () => {
      const { get, cli } = world();
      const [{ state }] = (await get('/admin/projections/spy/states?limit=1')).states;
      expect(state.seen).toBe('undefined,undefined,undefined,undefined,undefined');
      const endless = await get('/admin/projections/endless');
      expect(endless).toMatchObject({ state: 'faulted', fault: { eventType: 'QueryReceived' } });
      expect((await cli(['projection', 'list'])).out).toMatch(
        /endless .*own; failed at \d+ \(QueryReceived\)/,
      );
    });
  });

  describe('questions in SQL, and exports', () => {
    const question = 'select agent_id, count(*) as n, count(distinct session_id) as s from turns group by 1';

    it('count recorded texts, in the server’s events and in an export of them', async () => {
      const { history, turnsOf, sessionsOf, cli, lines, folder } = world();
      const hash = createHash('sha256');
      let events = 0;
      for await (const line of lines('/admin/events')) {
        hash.update(`${line}\n`);
        events += 1;
      }
      const exported = await cli(['export', 'events', 'all.ndjson', '--json']);
      expect(exported.json()).toMatchObject({ events });
      const written = createReadStream(join(folder, 'all.ndjson')).pipe(createHash('sha256'));
      expect((await buffer(written)).toString('hex')).toBe(hash.digest('hex'));
      expect((await cli(['export', 'events', 'all.ndjson', '--json'])).json()).toMatchObject({ events: 0 });
      const parquet = await cli(['export', 'events', '--format', 'parquet', 'warehouse', '--json']);
      expect([parquet.exitCode, parquet.err]).toEqual([0, '']);
      expect(existsSync(join(folder, 'warehouse'))).toBe(true);
      for (const source of [[], ['--file', 'all.ndjson'], ['--file', 'warehouse']]) {
        const { rows } = (await cli(['sql', question, ...source, '--json'])).json();
        for (const { agentId } of history.agents) {
          const row = rows.find((one: Answer) => one.agent_id === agentId);
          expect([Number(row.n), Number(row.s)]).toEqual([turnsOf(agentId).length, sessionsOf(agentId).size]);
        }
      }
    });
  });
};
