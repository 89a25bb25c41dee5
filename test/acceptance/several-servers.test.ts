import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { SessionEvent } from '../../src/session/events.ts';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import { startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { type ImportedAgent, type Parley, type Reply, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { recordingWebhook } from '../support/recording-webhook.ts';
import { rememberingAgent } from '../support/remembering-agent.ts';

/** Long enough to kill a server during a call, also on a busy machine. */
const WEBHOOK_TIMEOUT_MS = 2_000;
const EDITS = 5;
const TURNS = 20;
const RESENDS = 6;

/** A server that the tests may write to; a double is used if it is not set. */
const testServer = process.env.PARLEY_TEST_EVENTSTOREDB ?? '';

let closeServer = async (): Promise<void> => undefined;
let store: EventStore;
let first: Parley;
let second: Parley;

beforeAll(async () => {
  const connectionString = testServer || (await startDouble());
  store = await openEventStoreDb({ connectionString });
  const env = {
    PARLEY_STORE: connectionString,
    PARLEY_SECRET_KEY: randomBytes(32).toString('hex'),
    PARLEY_WEBHOOK_TIMEOUT_MS: String(WEBHOOK_TIMEOUT_MS),
  };
  first = await startParley({ env });
  second = await startParley({ env });
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await store.close();
  await closeServer();
});

const startDouble = async (): Promise<string> => {
  const double = await startEventStoreDbDouble();
  closeServer = double.close;
  return storeAddress(double);
};

const queryOf = (query: string, sessionId = 'shared') => ({ query, lang: 'en', sessionId });

/** Sends a request to a server with the position of an earlier write. */
const sendAfter = async (write: Reply, server: Parley, line: string, token: string, body?: unknown) => {
  const [method = '', path = ''] = line.split(' ');
  const position = write.headers.get('parley-position');
  if (position === null) throw new Error('the answer has no position');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'parley-position': position,
  };
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(server.url() + path, { method, headers, ...text });
  return { status: answer.status, body: (await answer.json()) as Answer };
};

/** Resolves when a server knows an agent that was created through the other one. */
const waitUntilKnown = async (server: Parley, { clientAccessToken }: ImportedAgent): Promise<void> => {
  for (;;) {
    const { status } = await server.send('GET /v1/contexts?sessionId=x', clientAccessToken);
    if (status === 200) return;
    await setTimeout(10);
  }
};

/** A list, once the server's views have all of the store: a named server may have a long log. */
const upToDateList = async (server: Parley, line: string): Promise<Answer> => {
  for (;;) {
    const { body } = await server.admin(line);
    if (body.isUpToDate) return body;
  }
};

const recordedEvents = async (agentId: string, sessionId: string): Promise<readonly SessionEvent[]> => {
  const events: SessionEvent[] = [];
  // Written by Parley, so they have the shape of its events.
  for await (const { type, data } of store.readStream(`session-${agentId}-${sessionId}`))
    events.push({ type, data } as SessionEvent);
  return events;
};

const turnsIn = (events: readonly SessionEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'ReplySent' ? [event.data.turnId] : []));

describe('two servers over one EventStoreDB', () => {
  it('give a client nothing older than its own changes through the other one', async () => {
    const { clientAccessToken, developerAccessToken, agentId } = await first.import(rememberingAgent);
    const listed = await first.send('GET /v1/intents', developerAccessToken);
    const { id } = listed.body.find(({ name }: { name: string }) => name === 'remember');
    const { body: intent } = await first.send(`GET /v1/intents/${id}`, developerAccessToken);
    for (let edit = 0; edit < EDITS; edit += 1) {
      const responses = [{ ...intent.responses[0], messages: [{ type: 0, speech: `Answer ${edit}` }] }];
      const write = await first.send(`PUT /v1/intents/${id}`, developerAccessToken, { ...intent, responses });
      expect(write.status).toBe(200);
      const query = await sendAfter(
        write,
        second,
        'POST /v1/query',
        clientAccessToken,
        queryOf('remember me', 'edits'),
      );
      expect(query.body.result.fulfillment.speech).toBe(`Answer ${edit}`);
      const phrase = { count: 0, data: [{ text: `number ${edit}` }] };
      const taught = { ...intent, responses, userSays: [...intent.userSays, phrase] };
      const lesson = await first.send(`PUT /v1/intents/${id}`, developerAccessToken, taught);
      const shown = await second.send(`GET /v1/intents/${id}`, developerAccessToken);
      expect(shown.body.userSays).toHaveLength(intent.userSays.length + 1);
      const learned = await sendAfter(
        lesson,
        second,
        'POST /v1/query',
        clientAccessToken,
        queryOf(`number ${edit}`, 'edits'),
      );
      expect(learned.body.result.metadata.intentName).toBe('remember');
    }
    expect(turnsIn(await recordedEvents(agentId, 'edits'))).toHaveLength(2 * EDITS);
  });

  it('report a position that is not reached in time', async () => {
    const { clientAccessToken } = await first.import(rememberingAgent);
    const query = await fetch(`${second.url()}/v1/query`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${clientAccessToken}`,
        'content-type': 'application/json',
        'parley-position': 'agent=999999999999',
      },
      body: JSON.stringify(queryOf('remember me')),
    });
    expect([query.status, query.headers.get('x-error-code')]).toEqual([503, 'position_ahead']);
  });

  it('keep the turns of a session in order if both receive its queries', async () => {
    const agent = await first.import(rememberingAgent);
    await waitUntilKnown(second, agent);
    const ids: string[] = [];
    const talk = async (server: Parley): Promise<void> => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const { status, body } = await server.send(
          'POST /v1/query',
          agent.clientAccessToken,
          queryOf('remember me'),
        );
        expect(status).toBe(200);
        ids.push(body.id);
      }
    };
    await Promise.all([talk(first), talk(second), talk(first), talk(second)]);
    expect(turnsIn(await recordedEvents(agent.agentId, 'shared')).toSorted()).toEqual(ids.toSorted());
  });

  it('record every resend of a call, and show them all, if both send it again at the same time', async () => {
    const webhook = await recordingWebhook(() => ({ speech: 'As ordered.' }));
    const agent = await first.import(rememberingAgent, { enabled: true, url: webhook.url });
    await waitUntilKnown(second, agent);
    await first.say(agent, 'order it', 'shared');
    const calls = `/admin/agents/${agent.agentId}/webhook-calls`;
    const [{ callId }] = (await upToDateList(first, `GET ${calls}`)).calls;
    const servers = Array.from({ length: RESENDS }, (_, sent) => (sent % 2 === 0 ? first : second));
    const replies = await Promise.all(
      servers.map((server) => server.admin(`POST ${calls}/resend`, { calls: [callId] })),
    );
    expect(replies.map(({ status }) => status)).toEqual(servers.map(() => 200));
    for (const server of [first, second]) {
      const { body: shown } = await server.admin(`GET ${calls}/${callId}`);
      expect(shown.resends.map((resend: Answer) => resend.end)).toEqual(
        servers.map(() => expect.objectContaining({ outcome: 'replied', isSame: true })),
      );
      const ids = shown.resends.map(({ resendId }: Answer) => resendId);
      expect(new Set(ids).size).toBe(RESENDS);
    }
    const counted = await upToDateList(first, `GET ${calls}`);
    expect(counted.calls).toMatchObject([{ callId, resends: RESENDS }]);
    expect(webhook.asked).toHaveLength(1 + RESENDS);
    await webhook.stop();
  });

  it('continue a session whose server was killed during a webhook call, and make the call once', async () => {
    const webhook = await recordingWebhook(() => undefined);
    const agent = await first.import(rememberingAgent, { enabled: true, url: webhook.url });
    await waitUntilKnown(second, agent);
    await first.say(agent, 'remember me', 'shared');
    const lost = first.say(agent, 'order it', 'shared').catch(() => 'lost');
    while (webhook.asked.length === 0) await setTimeout(10);
    await first.kill('SIGKILL');
    expect(await lost).toBe('lost');
    const next = await second.say(agent, 'remember me', 'shared');
    expect(next.body).toMatchObject({ status: { code: 200 }, result: { contexts: [{ name: 'known' }] } });
    const events = await recordedEvents(agent.agentId, 'shared');
    expect(turnsIn(events)).toHaveLength(3);
    expect(events.filter(({ type }) => type === 'WebhookFailed')).toMatchObject([
      { data: { reason: 'interrupted' } },
    ]);
    expect(webhook.asked).toHaveLength(1);
    await webhook.stop();
    await first.start();
  });
});
