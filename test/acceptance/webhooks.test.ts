import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLLOWUPS_PER_TURN_MAX } from '../../src/kernel/limits/conversation.ts';
import { WEBHOOK_REPLY_BYTES_MAX } from '../../src/kernel/limits/webhooks.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import {
  type RecordingWebhook,
  recordingWebhook,
  type WebhookAnswer,
  type WebhookAsk,
} from '../support/recording-webhook.ts';
import { hasShared, recordedSample } from '../support/shared-material.ts';
import { anExport } from '../support/test-desks.ts';

const PASSWORD = 'open sesame';
const TIMEOUT_MS = 1_000;

const speech = (text: string, more: object = {}) => [
  { messages: [{ type: 0, speech: text, lang: 'en' }], ...more },
];
const files = anExport({
  intents: [
    {
      name: 'order',
      says: ['order it'],
      webhookUsed: true,
      responses: speech('My own words.', { action: 'order' }),
    },
    {
      name: 'book',
      says: ['book a table'],
      webhookUsed: true,
      webhookForSlotFilling: true,
      responses: speech('Booked for $guests.', {
        action: 'book',
        parameters: [
          {
            name: 'guests',
            dataType: '@sys.number',
            value: '$guests',
            required: true,
            prompts: ['For how many?'],
          },
        ],
      }),
    },
    {
      name: 'second',
      events: [{ name: 'SECOND' }],
      webhookUsed: true,
      responses: speech('Second: #second.dish', { action: 'second' }),
    },
    {
      name: 'last',
      events: [{ name: 'LAST' }],
      responses: speech('At last: #last.dish', { action: 'last' }),
    },
    {
      name: 'circle',
      says: ['go round'],
      events: [{ name: 'CIRCLE' }],
      webhookUsed: true,
      responses: speech('Dizzy.'),
    },
  ],
});

let parley: Parley;
let webhook: RecordingWebhook;
let agent: ImportedAgent;
/** The webhook's behaviour per session. */
const replies = new Map<string, WebhookAnswer>();

beforeAll(async () => {
  parley = await startParley({ env: { PARLEY_WEBHOOK_TIMEOUT_MS: String(TIMEOUT_MS) } });
  webhook = await recordingWebhook((ask, response) => replies.get(ask.body.sessionId)?.(ask, response));
  agent = await parley.import(files, {
    enabled: true,
    url: webhook.url,
    username: 'ann',
    password: PASSWORD,
    headers: { 'X-Shop': 'north' },
  });
});
afterAll(async () => {
  await parley?.stop();
  await webhook?.stop();
});

const ask = (sessionId: string, query: string) =>
  parley.send('POST /v1/query?v=20150910', agent.clientAccessToken, { query, lang: 'en', sessionId });
const askedIn = (sessionId: string): WebhookAsk[] =>
  webhook.asked.filter(({ body }) => body.sessionId === sessionId);

describe("if a webhook fails, the intent's own reply is sent, with a status of 206:", () => {
  const fails = async (sessionId: string, details: string) => {
    const { status, body } = await ask(sessionId, 'order it');
    expect(status).toBe(200);
    expect(body.status).toEqual({
      code: 206,
      errorType: 'partial_content',
      errorDetails: `Webhook call failed. Error: ${details}`,
    });
    expect(body.result).toMatchObject({
      action: 'order',
      fulfillment: { speech: 'My own words.', messages: [{ type: 0, speech: 'My own words.' }] },
      metadata: { webhookUsed: 'true' },
    });
  };

  it.each([
    [400, 'Bad Request'],
    [404, 'Not Found'],
    [500, 'INTERNAL SERVER ERROR'],
    [503, 'Service Unavailable'],
  ])('%i %s', async (status, reason) => {
    replies.set(
      `s${status}`,
      (_, response) => void response.writeHead(status, reason).end('{"speech":"no"}'),
    );
    await fails(`s${status}`, `${status} ${reason}`);
  });

  it('a timeout', async () => {
    replies.set('silent', () => undefined);
    await fails('silent', 'Request timeout.');
  });

  it('an empty reply', async () => {
    replies.set('empty', (_, response) => void response.end());
    await fails('empty', 'Webhook response was empty.');
  });

  it('a reply that is not JSON', async () => {
    replies.set('html', (_, response) => void response.end('<html>'));
    await fails('html', 'Failed to parse webhook JSON response: it is not JSON.');
  });

  it('a reply over 64K', async () => {
    replies.set('large', () => ({ speech: 'x'.repeat(WEBHOOK_REPLY_BYTES_MAX) }));
    await fails('large', `Webhook response is larger than ${WEBHOOK_REPLY_BYTES_MAX} bytes.`);
  });

  it('a redirect, which is not followed', async () => {
    replies.set('moved', (_, response) => void response.writeHead(302, { location: '/else' }).end());
    await fails('moved', '302 Found');
    expect(askedIn('moved')).toHaveLength(1);
  });

  it.each([
    ['http://10.1.2.3/hook', 'The webhook address is not public.'],
    ['http://[fd00::1]/hook', 'The webhook address is not public.'],
    ['http://127.0.0.1:1/hook', 'Webhook is unavailable: ECONNREFUSED.'],
  ])('an address that must not or cannot be called: %s', async (url, details) => {
    const { agentId, client } = await parley.import(files, { enabled: true, url });
    const answer = await client.text('order it', { sessionId: 'inside' });
    expect(answer.status).toMatchObject({
      code: 206,
      errorDetails: `Webhook call failed. Error: ${details}`,
    });
    expect(answer.result.fulfillment.speech).toBe('My own words.');
    await parley.admin(`DELETE /admin/agents/${agentId}`);
  });

  it.skipIf(!hasShared)('with the recorded texts', () => {
    const words = (name: string) => recordedSample(`errors/206-${name}.json`).status.errorDetails;
    const failureText = 'Webhook call failed. Error:';
    expect(['http-400', 'http-404', 'http-500', 'request-timeout', 'empty'].map(words)).toEqual([
      `${failureText} 400 Bad Request`,
      `${failureText} 404 Not Found`,
      `${failureText} 500 INTERNAL SERVER ERROR`,
      `${failureText} Request timeout.`,
      `${failureText} Webhook response was empty.`,
    ]);
    expect(words('bad-json-2019')).toMatch(`${failureText} Failed to parse webhook JSON response: `);
  });
});

describe('a webhook', () => {
  it('receives credentials and its own headers, in the recorded format', async () => {
    replies.set('shape', () => ({ speech: 'From outside.' }));
    const { body } = await ask('shape', 'order it');
    expect(body.status).toEqual({ code: 200, errorType: 'success' });
    expect(body.result.fulfillment.speech).toBe('From outside.');
    expect(body.result.metadata.webhookResponseTime).toBeGreaterThanOrEqual(0);
    expect(body.result).not.toHaveProperty('speech');
    const [asked] = askedIn('shape');
    expect(asked?.path).toBe('/hook');
    expect(asked?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from(`ann:${PASSWORD}`).toString('base64')}`,
      'x-shop': 'north',
    });
    expect(asked?.body.result).toMatchObject({ speech: '', contexts: [], resolvedQuery: 'order it' });
    expect(asked?.body.result.metadata).not.toHaveProperty('webhookResponseTime');
    if (!hasShared) return;
    const sample = recordedSample('webhook/request-no-console-response.json');
    expect(Object.keys(asked?.body).sort()).toEqual(Object.keys(sample).sort());
    expect(Object.keys(asked?.body.result).sort()).toEqual(Object.keys(sample.result).sort());
    expect(Object.keys(asked?.body.result.metadata).sort()).toEqual(
      Object.keys(sample.result.metadata).sort(),
    );
  });

  it('receives the data of the request', async () => {
    replies.set('original', () => ({ speech: 'Seen.' }));
    const originalRequest = { source: 'google', data: { user: { locale: 'en-US' } } };
    await agent.client.text('order it', { sessionId: 'original', originalRequest });
    expect(askedIn('original')[0]?.body.originalRequest).toEqual(originalRequest);
  });

  it('is called at each prompt for a slot', async () => {
    replies.set('slots', ({ body }) => ({
      speech: body.result.actionIncomplete ? 'Say a number, please.' : 'All booked.',
    }));
    const asking = await ask('slots', 'book a table');
    expect(asking.body.result).toMatchObject({
      actionIncomplete: true,
      fulfillment: { speech: 'Say a number, please.' },
      metadata: { webhookUsed: 'true', webhookForSlotFillingUsed: 'true' },
    });
    expect(asking.body.result.contexts).toHaveLength(3);
    const done = await ask('slots', '4');
    expect(done.body.result).toMatchObject({
      actionIncomplete: false,
      parameters: { guests: '4' },
      fulfillment: { speech: 'All booked.' },
    });
    const [first, second] = askedIn('slots').map(({ body }) => body.result);
    expect([first, second]).toMatchObject([
      { actionIncomplete: true, parameters: { guests: '' } },
      { actionIncomplete: false, parameters: { guests: '4' } },
    ]);
  });

  it('may trigger other intents, and is called for each of them', async () => {
    replies.set('chain', ({ body }) =>
      body.result.action === 'order'
        ? { speech: 'unheard', followupEvent: { name: 'SECOND', data: { dish: 'soup' } } }
        : { followup_event: { name: 'last', data: { dish: 'cake' } } },
    );
    const { body } = await ask('chain', 'order it');
    expect(body.status.code).toBe(200);
    expect(body.result).toMatchObject({ action: 'last', fulfillment: { speech: 'At last: cake' } });
    const steps = body.result.metadata.executionSequence;
    expect(steps.map(({ action }: { action: string }) => action)).toEqual(['order', 'second', 'last']);
    expect(askedIn('chain').map(({ body }) => body.result.resolvedQuery)).toHaveLength(2);
  });

  it(`is called for at most ${FOLLOWUPS_PER_TURN_MAX} follow-ups in a loop`, async () => {
    replies.set('circle', () => ({ followupEvent: { name: 'CIRCLE' } }));
    const { status, body } = await ask('circle', 'go round');
    expect([status, body.status.code]).toEqual([200, 206]);
    expect(body.status.errorDetails).toMatch(/follow-up/);
    expect(body.result.fulfillment.speech).toBe('Dizzy.');
    expect(askedIn('circle')).toHaveLength(FOLLOWUPS_PER_TURN_MAX + 1);
  });

  it('sets contexts under lowercase names, and removes them', async () => {
    replies.set('contexts', ({ body }) => ({
      speech: 'ok',
      contextOut: body.result.contexts.some(({ name }: { name: string }) => name === 'basket')
        ? [{ name: 'basket', lifespan: 0 }]
        : [{ name: 'Basket', lifespan: 3, parameters: { soup: 1 } }],
    }));
    const set = await ask('contexts', 'order it');
    expect(set.body.result.contexts).toEqual([{ name: 'basket', lifespan: 3, parameters: { soup: 1 } }]);
    const reply = await ask('contexts', 'order it');
    expect(reply.body.result.contexts).toEqual([]);
  });
});
