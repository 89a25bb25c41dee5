import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { type HistoryTurn, SIGNING_SECRET } from '../../support/history.ts';
import { momentOf, one, outcomeOf } from '../../support/history-account.ts';
import { type HistoryWorld, historyTurns } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';
import { calledOf, callsPath, isCalled, linesOf } from './ledger.ts';

const signatureOf = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

export const describeTrials = (world: () => HistoryWorld): void => {
  describe('recorded requests', () => {
    it('are sent again, one or many, to the same or another address, without effect on a session', async () => {
      const { history, get, cli, parley } = world();
      const { agentId } = one(history.agents);
      const drivenTurn = one(calledOf(world(), agentId).filter(({ call }) => call.mood === 'answers'));
      const { sessionId } = drivenTurn;
      const before = await get(`/admin/agents/${agentId}/sessions/${sessionId}`);
      const served = history.webhook.count();
      history.webhook.be('answers');
      const callId = drivenTurn.call.key;
      const resent = await cli(['webhook', 'resend', callId, '--agent', agentId, '--strict', '--json']);
      expect([resent.exitCode, resent.json()]).toEqual([0, expect.objectContaining({ sent: 1, same: 1 })]);
      history.webhook.be('sets_context');
      const { body } = await parley.admin(`POST ${callsPath(agentId)}/resend`, { calls: [callId] });
      const [changed, done] = linesOf(body);
      expect(changed.resent.changes).toContainEqual(
        expect.objectContaining({ path: 'body.speech', after: 'Noted.' }),
      );
      expect(done).toEqual({ done: { sent: 1, same: 0, erased: 0, isCut: false } });
      const all = calledOf(world(), agentId).filter((turn) => turn.sessionId === sessionId).length;
      const many = await parley.admin(`POST ${callsPath(agentId)}/resend`, { session: sessionId });
      expect(linesOf(many.body).at(-1).done.sent).toBe(all);
      expect(history.webhook.count()).toBe(served + 2 + all);
      const elsewhere = `${history.webhook.url}/other`;
      const words = ['webhook', 'resend', '--session', sessionId, '--agent', agentId, '--to', elsewhere];
      expect((await cli([...words, '--yes', '--json'])).json().sent).toBe(all);
      history.webhook.be(undefined);
      expect(await get(`/admin/agents/${agentId}/sessions/${sessionId}`)).toEqual(before);
    });
  });

  describe('a tape', () => {
    it('replaces the service by the recorded replies', async () => {
      const { history, parley, text } = world();
      const { agentId } = one(history.agents);
      const drivenTurn = one(calledOf(world(), agentId).filter(({ call }) => call.mood === 'answers'));
      const { sessionId } = drivenTurn;
      const recorded = calledOf(world(), agentId).filter((turn) => turn.sessionId === sessionId);
      const ndjson = await text(`${callsPath(agentId)}?session=${sessionId}&format=ndjson`);
      expect(
        linesOf(ndjson)
          .map(({ reply }) => reply?.body)
          .toSorted(),
      ).toEqual(recorded.map(({ call }) => call.received).toSorted());
      const env = { ...process.env, PARLEY_URL: parley.url(), PARLEY_ADMIN_TOKEN: parley.adminToken() };
      const words = ['webhook', 'tape', sessionId, '--agent', agentId, '--serve', '0', '--json'];
      const child = spawn(process.execPath, [resolve('dist/bin.js'), ...words], { env });
      const lines = createInterface({ input: child.stdout });
      const line = await new Promise<string>((come) => lines.once('line', come));
      const { url, replies } = JSON.parse(line);
      expect(replies).toBe(recorded.length);
      const calls = history.webhook.count();
      const answer = await fetch(url, {
        method: 'POST',
        body: drivenTurn.call.sent,
        headers: { 'idempotency-key': drivenTurn.call.key },
      });
      expect([answer.status, await answer.text()]).toEqual([200, drivenTurn.call.received]);
      const alike = await fetch(url, { method: 'POST', body: drivenTurn.call.sent });
      expect(await alike.text()).toBe(drivenTurn.call.received);
      child.kill('SIGTERM');
      expect(await new Promise((ended) => child.once('exit', ended))).toBe(0);
      expect(history.webhook.count()).toBe(calls);
    });
  });

  describe('a failure drill', () => {
    it('lists the replies that would have changed, in either interface, and calls nothing', async () => {
      const { history, parley, cli } = world();
      const served = history.webhook.count();
      for (const { agentId } of history.agents) {
        const called = calledOf(world(), agentId);
        const answered = called.filter((turn) => outcomeOf(turn) === 'replied').length;
        const words = ['webhook', 'drill', '--agent', agentId, '--json'];
        for (const [options, body] of [
          [['--slower', '6000'], { slowerMs: 6000 }],
          [['--fail', '503:100%'], { fail: { with: 503, percent: 100 } }],
          [['--fail', '503:20%', '--seed', '7'], { fail: { with: 503, percent: 20 }, seed: 7 }],
        ] as const) {
          const { turns, ...drilled } = (await cli([...words, ...options])).json();
          const { body: answer } = await parley.admin(`POST /admin/agents/${agentId}/webhook-drill`, body);
          const lines = linesOf(answer);
          expect(drilled).toEqual(lines.at(-1).drill);
          expect(turns).toEqual(lines.flatMap(({ turn }) => (turn === undefined ? [] : [turn])));
          const { calls, hit, hypothetical, changed, unchanged } = drilled;
          expect([calls, changed + unchanged]).toEqual([called.length, hit]);
          expect(turns).toHaveLength(changed);
          if ('seed' in body) {
            expect(hit).toBeLessThan(answered);
            continue;
          }
          // Turns after one with another result are not compared.
          expect(hit).toBeLessThanOrEqual(answered);
          expect(hit + hypothetical).toBeGreaterThanOrEqual(answered);
        }
      }
      expect(history.webhook.count()).toBe(served);
    });
  });

  describe('the signature', () => {
    it('was valid on every call, and keys can be rotated without a gap', async () => {
      const { history, get, send, cli } = world();
      const calls = history.turns.filter(isCalled).map(({ call }) => call);
      expect(calls.length).toBeGreaterThan(historyTurns / 10);
      for (const { signed, signatures } of calls)
        expect(signatures).toBe(signatureOf(SIGNING_SECRET, signed));
      const { agentId, clientAccessToken } = await world().aside();
      const path = `/admin/agents/${agentId}/webhook`;
      const ring = async () => {
        const { id } = await history.say(clientAccessToken, 'signed', { query: 'ring' });
        return history.webhook.calls.get(id) ?? { signed: '', signatures: '' };
      };
      await send(`PUT ${path}`, { signing: [{ secret: SIGNING_SECRET }] });
      const rotated = (await cli(['agent', 'webhook', agentId, '--new-signing-secret', '--json'])).json();
      const twice = await ring();
      expect(twice.signatures).toBe(
        [SIGNING_SECRET, rotated.signingSecret].map((secret) => signatureOf(secret, twice.signed)).join(' '),
      );
      const [old, young] = (await get(path)).signing;
      await send(`PUT ${path}`, { signing: [{ id: young.id }] });
      const once = await ring();
      expect(once.signatures).toBe(signatureOf(rotated.signingSecret, once.signed));
      expect(rotated.signing.map(({ id }: Answer) => id)).toEqual([old.id, young.id]);
    });
  });

  describe('a webhook that does not answer', () => {
    it("gets no more time than the agent's timeout", async () => {
      const { history, send, cli, get } = world();
      const { agentId, clientAccessToken } = await world().aside();
      history.webhook.be('answers', 1_500);
      const timeOuts = [
        () => cli(['agent', 'webhook', agentId, '--timeout-ms', '250']),
        () => send(`PUT /admin/agents/${agentId}/webhook`, { timeoutMs: 350 }),
      ];
      for (const [at, set] of timeOuts.entries()) {
        await set();
        await history.say(clientAccessToken, `slow-${at}`, { query: 'ring' });
        const { calls } = await get(`${callsPath(agentId)}?session=slow-${at}`);
        expect(calls).toMatchObject([{ outcome: 'timeout' }]);
      }
      history.webhook.be(undefined);
      await send(`PUT /admin/agents/${agentId}/webhook`, { timeoutMs: 0 });
    });

    it('is not called after some failures, which is recorded as an event', async () => {
      const { history, cli, send, text, get } = world();
      const { agentId, clientAccessToken } = await world().aside();
      const { position: from } = await get('/admin/projections/sessions');
      // Signing secrets are bound to their address.
      await send(`PUT /admin/agents/${agentId}/webhook`, { signing: [] });
      const dead = ['--url', 'http://127.0.0.1:1/hook', '--circuit-failures', '2'];
      expect((await cli(['agent', 'webhook', agentId, ...dead, '--json'])).json().circuitFailures).toBe(2);
      const started = momentOf({
        answer: await history.say(clientAccessToken, 'dead', { query: 'ring' }),
      } as HistoryTurn);
      for (let time = 0; time < 2; time += 1) await history.say(clientAccessToken, 'dead', { query: 'ring' });
      const listed = await cli(['webhook', 'calls', '--agent', agentId, '--session', 'dead', '--json']);
      expect(listed.json().counts.outcomes).toEqual({ unreachable: 2, circuit_open: 1 });
      const { counts } = await get(`${callsPath(agentId)}?outcome=circuit_open`);
      expect(counts.total).toBe(1);
      const opened = (events: string) => linesOf(events).filter(({ type }) => type === 'CircuitOpened');
      const [event] = opened(await text(`/admin/events?from=${from}`));
      expect(event).toMatchObject({ stream: expect.stringMatching(/^circuit-.*127\.0\.0\.1/) });
      expect(event.metadata.occurredAt >= started).toBe(true);
      expect(opened((await cli(['events', '--from', String(from)])).out)).toEqual([event]);
      await send(`PUT /admin/agents/${agentId}/webhook`, { url: history.webhook.url });
    });
  });
};
