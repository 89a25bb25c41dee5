import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { describe, expect, it } from 'vitest';
import type { HistoryTurn } from '../../support/history.ts';
import {
  contextsOf,
  intentOf,
  isAsking,
  momentOf,
  one,
  outcomeOf,
  some,
  speechOf,
} from '../../support/history-account.ts';
import { type HistoryWorld, historyTurns } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';
import { hasShared } from '../../support/shared-material.ts';

/** The API shows a context once more after it has ended. */
const living = (turn: HistoryTurn) => contextsOf(turn).filter(({ lifespan }) => lifespan > 0);

const nameAndLifespan = ({ name, lifespan }: Answer) => ({ name, lifespan });

const placeAfter = (turn: HistoryTurn | undefined): string =>
  turn !== undefined && isAsking(turn) ? 'prompting' : 'listening';

const expectWhy = (turn: Answer, drivenTurn: HistoryTurn, before: HistoryTurn | undefined): void => {
  const { number, answer, trigger } = drivenTurn;
  const query = trigger === undefined ? { text: drivenTurn.text } : { trigger: { name: trigger } };
  expect(turn).toMatchObject({ number, turnId: answer.id, isOpen: false, query });
  expect(turn.query).toMatchObject({ resolved: answer.result.resolvedQuery, lang: drivenTurn.lang });
  expect(turn.intent?.name ?? '').toBe(intentOf(drivenTurn));
  expect(turn.reply.fulfillment.speech).toBe(speechOf(drivenTurn));
  expect(turn.reply.actionIncomplete).toBe(isAsking(drivenTurn));
  expect(turn.webhooks.map((call: Answer) => call.outcome).join()).toBe(outcomeOf(drivenTurn));
  expect(turn.timings.receivedAt).toBe(momentOf(drivenTurn));
  expect(turn.timings.totalMs).toBeGreaterThanOrEqual(turn.timings.webhooksMs);
  expect(turn.modelHash).toMatch(/^[0-9a-f]{12,}$/);
  expect(turn.contexts.after.map(nameAndLifespan)).toEqual(contextsOf(drivenTurn));
  expect(turn.contexts.before.map(nameAndLifespan)).toEqual(before ? living(before) : []);
  expect(turn.places[0].at).toBe(placeAfter(before));
  expect(turn.places.at(-1).at).toBe(placeAfter(drivenTurn));
};

/** The whole of a long history exceeds the maximum length of a string. */
const EVENTS_PRINTED = 50_000;

export const describeWhys = (world: () => HistoryWorld): void => {
  describe('a turn', () => {
    it('has the reply to its client, with reasons', async () => {
      const { history, turnsOf, sessionsOf, get } = world();
      for (const { agentId } of history.agents) {
        for (const drivenTurn of some(turnsOf(agentId))) {
          const { sessionId, number } = drivenTurn;
          const turn = await get(`/admin/agents/${agentId}/sessions/${sessionId}/turns/${number}`);
          expectWhy(turn, drivenTurn, sessionsOf(agentId).get(sessionId)?.[number - 2]);
        }
      }
    });

    it('has the same on the command line, as text and as JSON', async () => {
      const { history, turnsOf, get, cli } = world();
      for (const { agentId } of history.agents) {
        const drivenTurn = one(turnsOf(agentId).filter(({ call }) => call !== undefined));
        const words = ['sessions', 'show', drivenTurn.sessionId, '--agent', agentId];
        const turn = await cli([...words, '--turn', String(drivenTurn.number), '--json']);
        const path = `/admin/agents/${agentId}/sessions/${drivenTurn.sessionId}`;
        expect(turn.json()).toEqual(await get(`${path}/turns/${drivenTurn.number}`));
        const shown = { ...(await get(path)), ...(await get(`${path}/notes`)) };
        expect((await cli([...words, '--json'])).json()).toEqual(shown);
        const { out } = await cli([...words, '--turn', String(drivenTurn.number)]);
        expect(out).toContain(JSON.stringify(drivenTurn.text));
        expect(out).toMatch(/states\n {2}\w+ → answering → calling/);
        expect(out).toContain(`: ${outcomeOf(drivenTurn).replaceAll('_', ' ')}`);
      }
    });

    it.runIf(hasShared)('lists all candidates, sources, states and changes of contexts', async () => {
      const { history, get } = world();
      const { agentId } = one(history.agents);
      const at = (session: string, turn: number) =>
        get(`/admin/agents/${agentId}/sessions/${session}/turns/${turn}`);
      const [asked, , filled, done] = [
        await at('booked', 2),
        await at('booked', 3),
        await at('booked', 4),
        await at('booked', 5),
      ];
      expect(asked.verdicts[0].candidates[0]).toMatchObject({
        intentName: 'Make Appointment',
        outcome: 'won',
      });
      expect(asked.slots.prompted).toMatchObject({ parameter: 'date', attempt: 1 });
      expect(filled.verdicts[0].parameters).toMatchObject([
        { name: 'date', source: { from: 'answer', turn: 3 } },
        { name: 'time', source: { from: 'answer' }, original: '4pm' },
      ]);
      expect(filled.places.map((place: Answer) => place.at)).toEqual([
        'prompting',
        'answering',
        'answering',
        'calling',
        'answering',
        'listening',
      ]);
      const changes = filled.contexts.changes.map(({ name, change }: Answer) => `${change} ${name}`);
      expect(changes).toContain('added makeappointment-followup');
      expect(changes).toContain('removed make_appointment_dialog_params_time');
      expect(done.verdicts[0].parameters).toMatchObject([
        {
          name: 'AppointmentType',
          value: 'fix',
          original: 'repair',
          source: { from: 'text', start: 9, end: 15 },
        },
      ]);
      expect(done.contexts.changes).toMatchObject([
        { change: 'changed', lifespanBefore: 2, lifespanAfter: 1 },
      ]);
      const brought = await at('brought', 1);
      expect(brought.verdicts[0].parameters).toMatchObject([
        { name: 'AppointmentType', value: 'swap', source: { from: 'session_entity' } },
      ]);
      const reasons = async (session: string, turn: number) =>
        (await at(session, turn)).verdicts[0].candidates.map(({ reason }: Answer) => reason);
      expect(await reasons('booked', 5)).toContain('below_threshold');
      expect((await at('left', 2)).slots.cancelled).toMatchObject({ reason: 'exit_word' });
    });

    it('names a missing context, a higher priority or a default', async () => {
      const { aside, history, get, cli } = world();
      const { agentId, clientAccessToken } = await aside();
      const seen = [{ name: 'seen', lifespan: 2, parameters: { colour: 'red' } }];
      await history.say(clientAccessToken, 'why', { query: 'paint it', contexts: seen });
      await history.say(clientAccessToken, 'why', { query: 'ahoy' });
      const [painted, hailed] = (await get(`/admin/agents/${agentId}/sessions/why`)).turns;
      expect(painted.verdicts[0].parameters).toMatchObject([
        { name: 'size', value: 'large', source: { from: 'default' } },
        { name: 'colour', value: 'red', source: { from: 'context' } },
      ]);
      expect(painted.reply).toMatchObject({ from: 'intent', variant: { count: 2 } });
      // Others may be named after them, with scores below the threshold.
      expect(hailed.verdicts[0].candidates.slice(0, 2)).toMatchObject([
        { intentName: 'hail', outcome: 'won' },
        { intentName: 'greet', outcome: 'lost', reason: expect.stringContaining('priority') },
      ]);
      const { out } = await cli(['sessions', 'show', 'why', '--agent', agentId, '--turn', '1']);
      expect(out).toMatch(/size +"large" +from default\n +colour +"red" +from context/);
    });
  });

  describe('raw events', () => {
    it('are exported in order, from any position', async () => {
      const { lines, program } = world();
      const seen: { readonly id: string; readonly position: number }[] = [];
      let asked = 0;
      for await (const line of lines('/admin/events')) {
        const { id, position, stream, type }: Answer = JSON.parse(line);
        expect(position).toBeGreaterThan(seen.at(-1)?.position ?? -1);
        seen.push({ id, position });
        if (/^session-/.test(stream) && /^(Query|Trigger)Received$/.test(type)) asked += 1;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
      expect(asked).toBeGreaterThanOrEqual(historyTurns);
      const rest = seen.slice(Math.max(seen.length >> 1, seen.length - EVENTS_PRINTED));
      const printed = await program(['events', '--from', String(rest[0]?.position)]);
      // The verifiable record grows at the same time, so there may be more.
      const ids = linesOf(printed.out).map(({ id }) => id);
      expect(ids.slice(0, rest.length)).toEqual(rest.map(({ id }) => id));
    });

    it('of one session are separate from all others', async () => {
      const { history, text, cli } = world();
      const { agentId, sessionId, answer } = one(history.turns.filter(({ number }) => number === 2));
      const events = linesOf(await text(`/admin/events?session=${sessionId}&agent=${agentId}`));
      expect(events.every(({ stream }) => stream === `session-${agentId}-${sessionId}`)).toBe(true);
      expect(events.map(({ data }) => data.turnId)).toContain(answer.id);
      const written = await cli(['events', '--session', sessionId, '--agent', agentId]);
      expect(linesOf(written.out)).toEqual(events);
    });

    it('can be followed while they are recorded', async () => {
      const { parley, history, aside, get } = world();
      const { agentId, clientAccessToken } = await aside();
      const { projections } = await get('/admin/projections');
      const from = Math.max(...projections.map(({ position }: Answer) => position)) + 1;
      const env = { ...process.env, PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken() };
      const words = ['events', '--from', String(from), '--follow'];
      const child = spawn(process.execPath, [resolve('dist/bin.js'), ...words], { env });
      const headers = { authorization: `Bearer ${parley.adminToken()}` };
      const followed = await fetch(`${parley.url()}/admin/events?from=${from}&follow=true`, { headers });
      const overHttp = Readable.fromWeb(followed.body as ReadableStream<Uint8Array>);
      const { id } = await history.say(clientAccessToken, 'followed', { query: 'ahoy' });
      for (const input of [child.stdout, overHttp]) {
        const event = await firstOf(input, 'ReplySent', `session-${agentId}-followed`);
        expect(event).toMatchObject({ data: { turnId: id } });
      }
      overHttp.destroy();
      child.kill('SIGTERM');
      expect(await new Promise((ended) => child.once('exit', ended))).toBe(0);
    });
  });
};

const linesOf = (ndjson: string): readonly Answer[] =>
  ndjson
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const firstOf = async (input: Readable, type: string, stream: string): Promise<Answer> => {
  for await (const line of createInterface({ input })) {
    const event: Answer = line === '' ? {} : JSON.parse(line);
    if (event.type === type && event.stream === stream) return event;
  }
  throw new Error(`no ${type} came`);
};
