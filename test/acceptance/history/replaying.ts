import { describe, expect, it } from 'vitest';
import type { HistoryTurn } from '../../support/history.ts';
import { contextsOf, intentOf, isAsking, one, some, speechOf } from '../../support/history-account.ts';
import { type HistoryWorld, historyTurns, sessionPath } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';
import { hasShared } from '../../support/shared-material.ts';

const nameAndLifespan = ({ name, lifespan }: Answer) => ({ name, lifespan });

const expectThen = (then: Answer, drivenTurn: HistoryTurn): void => {
  expect(then.state.contexts.map(nameAndLifespan)).toEqual(contextsOf(drivenTurn));
  expect(then.state).toMatchObject({
    at: isAsking(drivenTurn) ? 'prompting' : 'listening',
    turns: drivenTurn.number,
  });
  expect(then.state.slotFilling?.intentName ?? '').toBe(isAsking(drivenTurn) ? intentOf(drivenTurn) : '');
  expect(then.agent).toMatchObject({ agentId: drivenTurn.agentId, revision: then.turn.agentRevision });
  expect(then.today.answer.fulfillment.speech).toBe(speechOf(drivenTurn));
  expect(then.today).not.toHaveProperty('change');
};

const saidIn = ({ text, trigger }: HistoryTurn): string =>
  JSON.stringify(trigger === undefined ? text : `event ${trigger}`);

const STEPS = ['contexts', 'webhook', 'inspect', 'today', 'list', 'q'];

export const describeReplaying = (world: () => HistoryWorld): void => {
  describe('a replay', () => {
    it('of each agent and of all together agrees with the record', async () => {
      const { history, sessionsOf, turnsOf, lines, parley, cli, program } = world();
      for (const { agentId } of history.agents) {
        const expected = { sessions: sessionsOf(agentId).size, turns: turnsOf(agentId).length, divergent: 0 };
        const replayed = await cli(['replay', '--all', '--agent', agentId, '--json']);
        expect(replayed.exitCode).toBe(0);
        expect(replayed.json()).toMatchObject(expected);
        const { body } = await parley.admin(`POST /admin/replay?agent=${agentId}`);
        const lines: readonly Answer[] = body
          .trim()
          .split('\n')
          .map((line: string) => JSON.parse(line));
        expect(lines.at(-1).report).toMatchObject(expected);
      }
      const all = await program(['replay', '--all']);
      expect([all.exitCode, all.out]).toEqual([0, expect.stringContaining('every reply follows')]);
      let events = 0;
      for await (const line of lines('/admin/events')) if (line.includes('"stream":"session-')) events += 1;
      expect(Number(/ (\d[\d,]*) events/.exec(all.out)?.[1]?.replaceAll(',', ''))).toBe(events);
      expect(events).toBeGreaterThan(historyTurns);
    });

    it('of one session agrees as well', async () => {
      const { history, sessionsOf, send, cli } = world();
      for (const { agentId } of history.agents) {
        const [sessionId, drivenTurns] = one(sessionsOf(agentId));
        const expected = { sessions: 1, turns: drivenTurns.length, divergent: 0, repliesOnly: 0 };
        const path = sessionPath({ agentId, sessionId });
        expect(await send(`POST ${path}/replay`)).toMatchObject(expected);
        const replayed = await cli(['replay', sessionId, '--agent', agentId, '--json']);
        expect([replayed.exitCode, replayed.json()]).toEqual([0, expect.objectContaining(expected)]);
      }
    });
  });

  describe('time travel', () => {
    it("returns the state of the live session after any turn, next to the current agent's answer", async () => {
      const { history, turnsOf, get, cli } = world();
      for (const { agentId } of history.agents) {
        for (const drivenTurn of some(turnsOf(agentId))) {
          const { sessionId, number } = drivenTurn;
          const then = await get(`${sessionPath(drivenTurn)}/at/${number}`);
          expectThen(then, drivenTurn);
          const shown = await cli(['show', sessionId, '--agent', agentId, '--at', String(number), '--json']);
          expect(shown.json()).toEqual(then);
        }
      }
    });

    it.runIf(hasShared)("includes a session's own entities", async () => {
      const { history, get, cli } = world();
      const { agentId } = one(history.agents);
      const { state } = await get(`${sessionPath({ agentId, sessionId: 'brought' })}/at/2`);
      expect(state.userEntities).toMatchObject([{ name: 'AppointmentType', entries: [{ value: 'swap' }] }]);
      const { out } = await cli(['show', 'brought', '--agent', agentId, '--at', '2']);
      expect(out).toContain('AppointmentType');
    });

    it('shows an agent at a revision and at a time, and its answer after a change', async () => {
      const { aside, history, parley, get, cli, text } = world();
      const { agentId, clientAccessToken, developerAccessToken } = await aside();
      await history.say(clientAccessToken, 'before', { query: 'ahoy' });
      const before = await get(`/admin/agents/${agentId}/at?moment=${new Date().toISOString()}`);
      expect(before).toMatchObject({ intents: 6, revision: before.newestRevision });
      const v1 = (line: string, body?: object) =>
        parley.send(`${line}?v=20150910`, developerAccessToken, body);
      const { body: intents } = await v1('GET /v1/intents');
      const { id } = intents.find(({ name }: Answer) => name === 'hail');
      const { body: hail } = await v1(`GET /v1/intents/${id}`);
      const responses = [{ ...hail.responses[0], messages: [{ type: 0, speech: 'Land in sight!' }] }];
      expect((await v1(`PUT /v1/intents/${id}`, { ...hail, responses })).status).toBe(200);
      const words = ['agent', 'show', agentId, '--at'];
      const then = { name: before.name, revision: before.revision, newestRevision: before.revision + 1 };
      expect((await cli([...words, String(before.revision), '--json'])).json()).toMatchObject(then);
      expect((await cli([...words, before.changedAt, '--json'])).json()).toMatchObject(then);
      expect(await get(`/admin/agents/${agentId}/at?revision=${before.revision}`)).toMatchObject(then);
      expect((await cli(['agent', 'show', agentId])).out).toContain('as it is today');
      const written = await cli([...words, String(before.revision), '--out', 'then.zip', '--json']);
      expect(written.json()).toMatchObject({ ...then, out: 'then.zip' });
      expect(
        await text(`/admin/agents/${agentId}/at?revision=${before.revision}`, 'application/zip'),
      ).toMatch(/^PK/);
      const { today } = await get(`${sessionPath({ agentId, sessionId: 'before' })}/at/1`);
      expect(today).toMatchObject({ change: 'reply', answer: { fulfillment: { speech: 'Land in sight!' } } });
      const { out } = await cli(['show', 'before', '--agent', agentId, '--at', '1']);
      expect(out).toContain('"Ahoy!" → "Land in sight!"');
      const early = await parley.admin(`GET /admin/agents/${agentId}/at?moment=2001-01-01`);
      expect([early.status, early.body.status.errorDetails]).toEqual([404, expect.stringContaining('2001')]);
    });
  });

  describe('the stepper', () => {
    it('steps forwards, backwards and to a turn, and shows the same as the API', async () => {
      const { history, sessionsOf, get, cli } = world();
      for (const { agentId } of history.agents) {
        const [sessionId, drivenTurns] = one(
          [...sessionsOf(agentId)].filter(([, turns]) => turns.length >= 2),
        );
        const steps = ['next', 'back', String(drivenTurns.length), ...STEPS, ''].join('\n');
        const { out, exitCode } = await cli(['debug', sessionId, '--agent', agentId], steps);
        expect(exitCode).toBe(0);
        const screens = [...out.matchAll(/^turn (\d+) /gm)].map(([, turn]) => Number(turn));
        const last = drivenTurns.length;
        expect(screens).toEqual([1, 2, 1, last, last, last, last, last]);
        const { turns } = await get(`${sessionPath({ agentId, sessionId })}/recorded-turns`);
        expect(turns.map(({ turnId }: Answer) => turnId)).toEqual(drivenTurns.map(({ answer }) => answer.id));
        for (const turn of drivenTurns) expect(out).toContain(`turn ${turn.number}  ${saidIn(turn)}`);
        expect(out).toContain('would answer the same');
        expect(out).toContain(drivenTurns.at(-1)?.call?.key ?? 'would answer the same');
      }
    });
  });

  describe('blame', () => {
    it('leads from a reply to the transition, the match, the phrase and the edit', async () => {
      const { history, turnsOf, get, cli } = world();
      for (const { agentId } of history.agents) {
        const drivenTurn = one(
          turnsOf(agentId).filter(
            (turn) =>
              /^[a-z ]+$/i.test(turn.text) &&
              intentOf(turn) !== '' &&
              !/fallback/i.test(intentOf(turn)) &&
              !isAsking(turn) &&
              turn.answer.result.score === 1,
          ),
        );
        const blamed = await get(`${sessionPath(drivenTurn)}/blame/${drivenTurn.number}`);
        expect(blamed).toMatchObject({
          turn: { turnId: drivenTurn.answer.id },
          transition: { to: 'listening', event: 'ReplySent' },
          match: { intent: { name: intentOf(drivenTurn) }, score: 1 },
          intent: { event: 'IntentCreated', actor: 'admin' },
        });
        const words = ['blame', drivenTurn.sessionId, String(drivenTurn.number), '--agent', agentId];
        expect((await cli([...words, '--json'])).json()).toEqual(blamed);
        expect((await cli(words)).out).toContain(`by admin token on ${blamed.intent.occurredAt}`);
      }
    });
  });
};
