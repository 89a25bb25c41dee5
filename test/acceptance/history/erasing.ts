import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { HistoryTurn } from '../../support/history.ts';
import { type HistorySession, one, some, sum } from '../../support/history-account.ts';
import { type HistoryWorld, historyTimeoutMs } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

const idsIn = (
  sessions: ReadonlyMap<string, HistorySession>,
  holds: (turn: HistoryTurn) => boolean,
): readonly string[] => [...sessions].flatMap(([id, session]) => (session.some(holds) ? [id] : []));

/** The streams of sessions in an export, and the number of lines with a text. */
const namedIn = async (lines: AsyncIterable<string>, text: string) => {
  const streams = new Set<string>();
  let named = 0;
  for await (const line of lines) {
    if (line.includes(text)) named += 1;
    streams.add(/"stream":"(session-[^"]*)"/.exec(line)?.[1] ?? '');
  }
  return { streams, named };
};

/** Must be the last test: erased sessions are missing on the server, but not in the driver's records. */
export const describeErasing = (world: () => HistoryWorld, mode: 'deleted' | 'key_destroyed'): void => {
  const gone = new Set<string>();
  const nameOf = (agentId: string, sessionId: string) => `${agentId} ${sessionId}`;
  const sessionsLeft = (agentId: string) =>
    [...world().sessionsOf(agentId)].filter(([id]) => !gone.has(nameOf(agentId, id)));

  describe('masking', () => {
    it('keeps values out of the record, by entity and by pattern', async () => {
      const { aside, history, get, send, cli, text } = world();
      const { agentId, clientAccessToken } = await aside();
      const words = ['agent', 'privacy', agentId, '--mask-entity', '@sys.email', '--json'];
      expect((await cli(words)).json().masking).toEqual([{ entity: 'sys.email', as: 'email' }]);
      const { masking } = await get(`/admin/agents/${agentId}/privacy`);
      const card = { pattern: '\\b\\d{4}([ -]?\\d{4}){3}\\b', as: 'card' };
      await send(`PUT /admin/agents/${agentId}/privacy`, { masking: [...masking, card] });
      const said = 'send it to ada@example.org or 4111 1111 1111 1111';
      await history.say(clientAccessToken, 'masked', { query: said });
      const events = await text(`/admin/events?session=masked&agent=${agentId}`);
      expect(events).toContain('[email] or [card]');
      expect(events).not.toMatch(/ada@example|4111 1111/);
      const { out } = await cli(['sessions', 'show', 'masked', '--agent', agentId]);
      expect(out).toContain('[email] or [card]');
    });
  });

  describe('retention', () => {
    it('keeps recent sessions', async () => {
      const { aside, get, send, cli } = world();
      const { agentId } = await aside();
      expect(
        (await cli(['agent', 'privacy', agentId, '--retention-days', '30', '--json'])).json(),
      ).toMatchObject({ retentionDays: 30 });
      await send(`PUT /admin/agents/${agentId}/privacy`, { retentionDays: 60 });
      expect(await get(`/admin/agents/${agentId}/privacy`)).toMatchObject({ retentionDays: 60 });
      expect((await send('POST /admin/privacy/sweep', { dryRun: true })).erasures).toEqual([]);
      expect((await cli(['privacy', 'sweep', '--yes', '--json'])).json().erasures).toEqual([]);
    });
  });

  describe('erasing', () => {
    it('erases a session with all derived data, and proves it', async () => {
      const { history, parley, sessionsOf, send, cli, folder } = world();
      for (const [at, { agentId }] of history.agents.entries()) {
        const [sessionId, drivenTurns] = one(sessionsOf(agentId));
        const dry = await send(`POST /admin/agents/${agentId}/erase`, { session: sessionId, dryRun: true });
        expect(dry).toMatchObject({ sessions: [sessionId], receipts: [] });
        const log = join(folder, 'server.log');
        writeFileSync(log, parley.log());
        const words = [
          'erase',
          '--agent',
          agentId,
          '--session',
          sessionId,
          '--verify',
          '--yes',
          '--log',
          log,
        ];
        const erased =
          at === 0
            ? (await cli([...words, '--json'])).json().erasures[0]
            : await send(`POST /admin/agents/${agentId}/erase`, {
                session: sessionId,
                verify: true,
                logs: [log],
              });
        gone.add(nameOf(agentId, sessionId));
        expect(erased).toMatchObject({ sessions: [sessionId], modes: { [mode]: 1 }, events: dry.events });
        expect(erased.events).toBeGreaterThanOrEqual(drivenTurns.length * 3);
        expect(erased.verification).toMatchObject({ isClean: true, logs: { searched: 1, found: 0 } });
        expect(erased.verification.texts).toBeGreaterThan(0);
      }
    });

    it('erases a person with all sessions, with all agents', async () => {
      const { history, sessionsOf, parley, cli } = world();
      const sessionsBy = (agentId: string, user: string) =>
        idsIn(sessionsOf(agentId), (turn) => turn.user === user);
      const where = (user: string) => `originalRequest.data.user.userId=${user}`;
      const erased = await cli(['erase', '--where', where('U-0'), '--yes', '--verify', '--json']);
      const erasures: readonly Answer[] = erased.json().erasures;
      expect(erasures[0]?.verification, erased.err).toMatchObject({ isClean: true });
      expect(erased.exitCode, erased.err).toBe(0);
      for (const { agentId } of history.agents) {
        const meant = sessionsBy(agentId, 'U-0');
        const erasure = erasures.find((erasure) => erasure.agentId === agentId);
        expect(erasure?.sessions.toSorted() ?? []).toEqual(meant.toSorted());
        const body = { where: where('U-1'), verify: true };
        const other = await parley.admin(`POST /admin/agents/${agentId}/erase`, body);
        const theirs = sessionsBy(agentId, 'U-1');
        expect(other.body).toMatchObject({ verification: { isClean: true } });
        expect(other.body.sessions.toSorted()).toEqual(theirs.toSorted());
        for (const id of [...meant, ...theirs]) gone.add(nameOf(agentId, id));
      }
      expect(sum(erasures.map(({ sessions }) => sessions.length))).toBeGreaterThan(1);
    });

    it('finds sessions by the value of a parameter', async () => {
      const { history, sessionsOf, send, cli } = world();
      const { agentId } = one(history.agents);
      const otherSessions = new Map(sessionsLeft(agentId));
      const meant = idsIn(otherSessions, ({ answer }) =>
        JSON.stringify(answer.result).includes('"AppointmentType":"fix"'),
      );
      const dry = await send(`POST /admin/agents/${agentId}/erase`, {
        parameter: 'AppointmentType=fix',
        dryRun: true,
      });
      expect(dry.sessions.toSorted()).toEqual(meant.toSorted());
      const words = [
        'erase',
        '--parameter',
        'AppointmentType=fix',
        '--agent',
        agentId,
        '--dry-run',
        '--json',
      ];
      const erasures: readonly Answer[] = (await cli(words)).json().erasures;
      expect(erasures.flatMap(({ sessions }) => sessions).toSorted()).toEqual(meant.toSorted());
      expect(sessionsOf(agentId).size).toBeGreaterThan(meant.length);
    });

    it('is reflected in every view and figure', async () => {
      const { history, turnsOf, get } = world();
      for (const { agentId } of history.agents) {
        const turnsLeft = sum(sessionsLeft(agentId).map(([, session]) => session.length));
        const turns = mode === 'deleted' ? turnsLeft : turnsOf(agentId).length;
        for (const path of ['analytics/overview?interval=total', 'sessions?limit=1']) {
          const { rows, counts } = await get(`/admin/agents/${agentId}/${path}`);
          // The turns since then, which tested trained phrases.
          const extra = (counts ?? rows[0]).turns - turns;
          expect({ path, isNear: extra >= 0 && extra < 10 }).toEqual({ path, isNear: true });
        }
      }
    });

    it('is missing from history, from the log and from every replay', async () => {
      const { cli, lines, parley } = world();
      const { streams, named } = await namedIn(lines('/admin/events'), '"U-0"');
      expect(named).toBe(0);
      for (const name of some([...gone])) {
        const [agentId, id] = name.split(' ');
        const { status } = await parley.admin(`GET /admin/agents/${agentId}/sessions/${id}`);
        const isThere = streams.has(`session-${agentId}-${id}`);
        expect([status, isThere]).toEqual(mode === 'deleted' ? [404, false] : [200, true]);
      }
      expect((await cli(['replay', '--all'])).exitCode).toBe(0);
    });

    it('leaves receipts without names', async () => {
      const { history, get, cli } = world();
      for (const { agentId } of history.agents) {
        const { erasures } = await get(`/admin/agents/${agentId}/erasures`);
        expect(erasures).toContainEqual(
          expect.objectContaining({ reason: 'session', mode, sessions: 1, actor: 'admin' }),
        );
        expect((await cli(['privacy', 'receipts', agentId, '--json'])).json().erasures).toEqual(erasures);
        for (const name of some([...gone]))
          expect(JSON.stringify(erasures)).not.toContain(`"${name.split(' ')[1]}"`);
      }
    });

    it('leaves no byte of the data in the folder', async () => {
      const { send, cli, parley } = world();
      const holds = async () => {
        const words = ['-rlaF', 'quinquireme gardens', parley.dataFolder];
        // grep exits with 1 if it finds nothing.
        return promisify(execFile)('grep', words).then(
          ({ stdout }) => stdout,
          ({ stdout }) => stdout,
        );
      };
      if (mode === 'deleted') {
        await send('POST /admin/privacy/compact');
        expect((await cli(['privacy', 'compact', '--json'])).json()).toEqual({
          overwrittenBytes: expect.any(Number),
          advice: expect.any(String),
        });
        // Readers keep old pages for a while.
        const compacted = async () => {
          await send('POST /admin/privacy/compact');
          return holds();
        };
        await expect.poll(compacted, { timeout: historyTimeoutMs, interval: 500 }).toBe('');
      }
      expect(await holds()).toBe('');
    });
  });
};
