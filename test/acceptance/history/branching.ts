import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HistoryTurn } from '../../support/history.ts';
import {
  commonest,
  intentOf,
  isFallback,
  momentOf,
  one,
  outcomeOf,
  some,
} from '../../support/history-account.ts';
import { type HistoryWorld, historyTurns, sessionPath } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

/** A what-if with fewer turns may end before it can be cancelled. */
const TURNS_TO_CANCEL = 20_000;

const expectReport = (report: Answer, { sessionsOf, turnsOf }: HistoryWorld, agentId: string): void => {
  expect(report.turns).toBe(turnsOf(agentId).length);
  const { changed, hypothetical, hypotheticalTurns } = report;
  expect(report.share).toBeCloseTo((changed - hypothetical) / (report.turns - hypotheticalTurns), 10);
  const groups: readonly Answer[] = report.groups;
  expect(groups.reduce((all, { turns }) => all + turns, 0)).toBe(report.changed);
  const changes: readonly Answer[] = groups.flatMap((group) => group.changes);
  for (const { sessionId, turn, hypothetical, recorded } of some(changes)) {
    const drivenTurn = sessionsOf(agentId).get(sessionId)?.[turn - 1];
    expect(recorded.intent ?? '').toBe(drivenTurn === undefined ? '?' : intentOf(drivenTurn));
    const earlier = changes.filter((change) => change.sessionId === sessionId && change.turn < turn);
    if (!hypothetical) expect(earlier).toEqual([]);
  }
};

const folderOf = (files: readonly Answer[], folder: string): string => {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

export const describeBranching = (world: () => HistoryWorld): void => {
  const agentOf = () => one(world().history.agents).agentId;
  const forkWords = ({ sessionId, agentId, number }: HistoryTurn) => [
    'fork',
    sessionId,
    '--agent',
    agentId,
    '--at',
    String(number),
  ];
  /** A second turn with a webhook reply. */
  const served = () =>
    one(world().history.turns.filter((turn) => turn.number >= 2 && outcomeOf(turn) === 'replied'));

  describe('a fork', () => {
    it('repeats a turn with other input in a sandbox, which names its origin, and does not change the session', async () => {
      const { get, send, cli, history } = world();
      const drivenTurn = served();
      const before = await get(sessionPath(drivenTurn));
      const calls = history.webhook.count();
      const words = forkWords(drivenTurn);
      const forked = (await cli([...words, '--say', 'zxcv qwerty', '--json'])).json();
      const body = { turn: drivenTurn.number, text: 'zxcv qwerty' };
      const overHttp = await send(`POST ${sessionPath(drivenTurn)}/fork`, body);
      const origin = { sessionId: drivenTurn.sessionId, turn: drivenTurn.number };
      for (const { turns, ...fork } of [forked, overHttp]) {
        expect(fork).toMatchObject({ origin, copied: drivenTurn.number - 1 });
        expect(turns).toMatchObject([{ query: { text: 'zxcv qwerty' } }]);
        expect(turns[0].contexts.before).toEqual(before.turns[drivenTurn.number - 1].contexts.before);
      }
      const { sandboxes } = await get(`/admin/agents/${drivenTurn.agentId}/sandboxes`);
      const listed = (await cli(['sandbox', '--agent', drivenTurn.agentId, '--json'])).json();
      expect(listed.sandboxes).toEqual(sandboxes);
      for (const { sandboxId } of [forked, overHttp])
        expect(sandboxes).toContainEqual(expect.objectContaining({ sandboxId, origin }));
      await send(
        `DELETE /admin/agents/${drivenTurn.agentId}/sandboxes/${encodeURIComponent(overHttp.sandboxId)}`,
      );
      await cli(['sandbox', 'delete', forked.sandboxId, '--yes']);
      expect((await get(`/admin/agents/${drivenTurn.agentId}/sandboxes`)).sandboxes).toEqual([]);
      expect(await get(sessionPath(drivenTurn))).toEqual(before);
      expect(history.webhook.count()).toBe(calls);
    });

    it('accepts other contexts and another webhook reply', async () => {
      const { send, cli } = world();
      const drivenTurn = served();
      const words = [...forkWords(drivenTurn), '--json'];
      const reply = { speech: 'Sold out.' };
      const context = { name: 'vip', lifespan: 9, parameters: { level: 2 } };
      const edited = ['--context', 'vip=9:{"level":2}', '--webhook-reply', JSON.stringify(reply)];
      const body = { turn: drivenTurn.number, contexts: [context], webhookReplies: [{ body: reply }] };
      const forks = [
        (await cli([...words, ...edited])).json(),
        await send(`POST ${sessionPath(drivenTurn)}/fork`, body),
      ];
      for (const { turns } of forks) {
        expect(turns[0].query.text).toBe(drivenTurn.text);
        expect(turns[0].reply.fulfillment.speech).toBe('Sold out.');
        expect(turns[0].contexts.after).toContainEqual(
          expect.objectContaining({ name: 'vip', parameters: expect.objectContaining({ level: 2 }) }),
        );
      }
    });

    it('calls the live webhook only on request', async () => {
      const { send, cli, history } = world();
      const drivenTurn = served();
      const before = history.webhook.count();
      const waiting = async (): Promise<string> => {
        const order = { turn: drivenTurn.number - 1 };
        return (await send(`POST ${sessionPath(drivenTurn)}/fork`, order)).sandboxId;
      };
      const say = async (...options: readonly string[]) => {
        const words = [
          'fork',
          await waiting(),
          '--agent',
          drivenTurn.agentId,
          '--say',
          drivenTurn.text,
          '--json',
        ];
        return one((await cli([...words, ...options])).json().turns) as Answer;
      };
      history.webhook.be('answers');
      expect([(await say()).webhooks.length, history.webhook.count()]).toEqual([1, before]);
      const called = await say('--live');
      const path = `/admin/agents/${drivenTurn.agentId}/sandboxes/${encodeURIComponent(await waiting())}/query`;
      const { turn } = await send(`POST ${path}`, { text: drivenTurn.text, webhook: 'live' });
      history.webhook.be(undefined);
      for (const { webhooks } of [called, turn]) expect(webhooks).toMatchObject([{ outcome: 'replied' }]);
      expect(history.webhook.count()).toBe(before + 2);
    });
  });

  describe('a what-if', () => {
    const done = async (id: string): Promise<Answer> => {
      const job = await world().get(`/admin/what-if/${id}`);
      if (job.state !== 'running') return job;
      await new Promise((later) => setTimeout(later, 50));
      return done(id);
    };
    const exportOf = async (agentId: string): Promise<readonly Answer[]> =>
      JSON.parse(await world().text(`/admin/agents/${agentId}/export`, 'application/json')).files;
    /** The agent without its most frequent intent. */
    const poorer = async (agentId: string) => {
      const turns = world().turnsOf(agentId);
      const intent = commonest(turns.filter((turn) => !isFallback(turn)).map(intentOf));
      const files = await exportOf(agentId);
      return { intent, files: files.filter(({ path }) => !path.startsWith(`intents/${intent}`)) };
    };

    it('finds nothing without a change, with the agent from a zip or from the server', async () => {
      const { history, turnsOf, cli, program } = world();
      for (const { agentId } of history.agents) {
        expect((await cli(['agent', 'export', agentId, 'same.zip'])).exitCode).toBe(0);
        const words = ['what-if', '--agent', 'same.zip', '--of', agentId, '--fail-over', '0%'];
        const { exitCode, out, err } = await (agentId === agentOf() ? program : cli)(words);
        const all = turnsOf(agentId).length;
        expect([exitCode, out, err]).toEqual([0, expect.stringContaining(`0 of ${all} turns change`), '']);
        const { body } = await world().parley.admin(`POST /admin/what-if?agent=${agentId}`, {});
        const { report } = await done(body.id);
        expect(report).toMatchObject({ turns: all, changed: 0, sessions: world().sessionsOf(agentId).size });
      }
    });

    it('lists turns with other results of a smaller agent, by cause, with the first of each session', async () => {
      const { history, turnsOf, sessionsOf, send, cli, get, folder } = world();
      for (const { agentId } of history.agents) {
        const { intent, files } = await poorer(agentId);
        const { id } = await send(`POST /admin/what-if?sessionsOf=${agentId}`, { files });
        const { report } = await done(id);
        const lost = [...sessionsOf(agentId)].filter(([, session]) =>
          session.some((turn) => intentOf(turn) === intent),
        );
        expect(report.changed).toBeGreaterThanOrEqual(lost.length);
        expectReport(report, world(), agentId);
        const draft = folderOf(files, join(folder, `draft-${agentId}`));
        const words = ['what-if', '--agent', draft, '--of', agentId, '--since', '7d', '--fail-over'];
        const over = await cli([...words, '2%', '--json']);
        expect([over.exitCode, over.json().report]).toEqual([1, report]);
        const limited = await cli([...words, '100%', '--intent', intent, '--json']);
        expect(limited.exitCode).toBe(0);
        const intentTurns = turnsOf(agentId).filter((turn) => intentOf(turn) === intent);
        expect(limited.json().report).toMatchObject({ turns: intentTurns.length, sessions: lost.length });
        const [kept, listed] = [await cli(['what-if', '--show', id, '--json']), await get('/admin/what-if')];
        expect(kept.json().report).toEqual(report);
        expect(listed.whatIfs.map((job: Answer) => job.id)).toContain(id);
        expect((await cli(['what-if', '--list'])).out).toContain(id);
      }
    });

    it('can be cancelled while it runs, from either interface', async () => {
      const { parley, cli } = world();
      const agentId = agentOf();
      const ends = historyTurns < TURNS_TO_CANCEL ? ['cancelled', 'done'] : ['cancelled'];
      const { body } = await parley.admin(`POST /admin/what-if?agent=${agentId}`, {});
      const cancelled = await parley.admin(`DELETE /admin/what-if/${body.id}`);
      expect(ends).toContain(cancelled.body.state);
      const detached = (await cli(['what-if', '--agent', agentId, '--detach', '--json'])).json();
      const ended = (await cli(['what-if', '--cancel', detached.id, '--json'])).json();
      expect(ends).toContain(ended.state);
      for (const { id } of [body, detached]) expect(ends).toContain((await done(id)).state);
    });

    it('can be limited to some turns', async () => {
      const { turnsOf, cli, send, sessionsOf } = world();
      const agentId = agentOf();
      const [sessionId, drivenTurns] = one(sessionsOf(agentId));
      const limited = await cli(['what-if', '--agent', agentId, '--session', sessionId, '--json']);
      expect(limited.json().report).toMatchObject({ sessions: 1, turns: drivenTurns.length });
      const since = turnsOf(agentId).map(momentOf).toSorted()[turnsOf(agentId).length >> 1] ?? '';
      const job = await send(`POST /admin/what-if?agent=${agentId}&since=${since}`, {});
      const later = turnsOf(agentId).filter((turn) => momentOf(turn) >= since);
      expect((await done(job.id)).report.turns).toBe(later.length);
    });
  });
};
