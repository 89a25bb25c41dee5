import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLineOf } from '../support/command-line.ts';
import { type Parley, startParley } from '../support/parley.ts';
import { anExport } from '../support/test-desks.ts';
import { webhookServer } from '../support/webhook-server.ts';

const TIMEOUT_MS = 100;

let parley: Parley;
let webhook: Awaited<ReturnType<typeof webhookServer>>;
let run: ReturnType<typeof commandLineOf>;
let cwd = '';
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'failure-'));
  parley = await startParley();
  // It never answers, so that a call times out however fast the machine is.
  webhook = await webhookServer(() => undefined);
  run = commandLineOf(parley, cwd);
});
afterAll(async () => {
  await parley?.stop();
  await webhook?.close();
  rmSync(cwd, { recursive: true, force: true });
});

const shop = (displayName: string) =>
  anExport({
    agent: { displayName },
    intents: [
      {
        name: 'order',
        says: ['order a cake', 'order a pie'],
        webhookUsed: true,
        responses: [{ action: 'order', messages: [{ type: 0, speech: 'We will see.' }] }],
      },
      { name: 'hours', says: ['are you open', 'when do you open'] },
    ],
  });

const ZONE = 'Asia/Tokyo';
const TOKYO_MS = 9 * 3_600_000;
const inTokyo = (ms: number): string => new Date(ms + TOKYO_MS).toISOString().slice(0, 16).replace('T', ' ');

describe('a complaint of a user about a time of day', () => {
  it('leads to the call that timed out, and to its record', async () => {
    const setting = { enabled: true, url: webhook.url, timeoutMs: TIMEOUT_MS };
    const north = await parley.import(shop('North'), setting);
    const south = await parley.import(shop('South'), setting);
    const ask = async (agent: typeof north, sessionId: string, query: string, user: string) => {
      const originalRequest = { source: 'slack', data: { event: { user, channel: 'C7' } } };
      const body = { query, lang: 'en', sessionId, originalRequest };
      return (await parley.send('POST /v1/query?v=20150910', agent.clientAccessToken, body)).body;
    };
    await ask(north, 'n-1', 'are you open', 'U-1');
    const { timestamp, result } = await ask(south, 's-1', 'order a cake', 'U-13');
    await ask(south, 's-1', 'are you open', 'U-13');
    expect(result.fulfillment.speech).toBe('We will see.');

    const at = Date.parse(timestamp);
    const period = ['--since', inTokyo(at), '--until', inTokyo(at + 60_000), '--zone', ZONE];
    const list = await run(['sessions', '--user', 'u-13', ...period]);
    expect(list.out).toContain(`LAST ACTIVE (${ZONE})`);
    expect(list.out).toMatch(/^s-1 +South +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +2 .*timeout/m);
    expect(list.out).toContain('1 session, 2 turns');
    const earlier = ['--until', inTokyo(at - 60_000), '--zone', ZONE];
    expect((await run(['sessions', '--user', 'u-13', ...earlier])).out).toContain('0 sessions');

    const shown = await run(['show', 's-1', '--zone', ZONE]);
    expect(shown.out).toContain(inTokyo(at));
    expect(shown.out).toMatch(
      /✗ webhook timed out after \d+\.\d s; the intent's own reply was sent; the service may have acted/,
    );
    const [, callId = ''] = /parley webhook show (\S+?)\)/.exec(shown.out) ?? [];
    expect((await run(['blame', 's-1', '1'])).out).toContain(callId);

    const { resends, ...call } = JSON.parse((await run(['webhook', 'show', callId, '--json'])).out);
    expect(resends).toEqual([]);
    expect(call).toMatchObject({
      callId,
      sessionId: 's-1',
      turn: 1,
      outcome: 'timeout',
      query: 'order a cake',
    });
    const of = ['--session', 's-1', '--agent', south.agentId];
    const record = await run(['webhook', 'calls', ...of, '--ndjson']);
    expect(record.out.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(record.out)).toEqual(call);
    const events = await run(['events', '--session', 's-1']);
    expect(events.out).toContain('"WebhookFailed"');
  });

  it('is answered before a bulk of calls is sent again', async () => {
    const of = ['--session', 's-1', '--agent', 'South'];
    const dry = await run(['webhook', 'resend', ...of, '--dry-run']);
    expect(dry.out).toContain('1 call would be sent again to the webhook of today.');
    const unsure = await run(['webhook', 'resend', ...of]);
    expect(unsure).toMatchObject({ exitCode: 2, out: '' });
    expect(unsure.err).toContain('Say so with --yes, or look first with --dry-run.');
  });
});
