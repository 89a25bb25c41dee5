import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { turnReply } from '../../../test/support/fake-desks.ts';
import type { TurnReply } from '../../session/reply.ts';
import { QueryReply, queryOut, webhookBody } from './query-out.ts';

const sent = (reply: Partial<TurnReply> = {}) =>
  JSON.parse(JSON.stringify(queryOut({ ...turnReply, ...reply })));

describe('a query response', () => {
  it('has the documented format', () => {
    expect(sent()).toEqual({
      id: 't1',
      timestamp: '2017-11-12T11:08:42.008Z',
      lang: 'en',
      result: {
        source: 'agent',
        resolvedQuery: 'hi',
        action: 'greet',
        actionIncomplete: false,
        parameters: {},
        contexts: [],
        metadata: {
          intentId: 'i1',
          webhookUsed: 'false',
          webhookForSlotFillingUsed: 'false',
          intentName: 'greeting',
        },
        fulfillment: { speech: 'Hello!', messages: [{ type: 0, speech: 'Hello!' }] },
        score: 1,
      },
      status: { code: 200, errorType: 'success' },
      sessionId: 's1',
    });
  });

  it('has its text in the result too, for clients older than the fulfillment', () => {
    expect(queryOut(turnReply, '20150204').result.speech).toBe('Hello!');
    expect(queryOut(turnReply, '20150415').result.speech).toBeUndefined();
  });

  it('names no intent if there was no match', () => {
    const { intent: _, ...unmatched } = turnReply;
    const silence = { speech: '', messages: [] };
    const reply = queryOut({ ...unmatched, action: '', score: 0, fulfillment: silence });
    expect(reply.result).toMatchObject({ metadata: {}, contexts: [], fulfillment: silence, action: '' });
    expect(JSON.parse(JSON.stringify(reply.result.metadata))).toEqual({});
  });

  it('has the duration of a webhook call in whole milliseconds, if one was made', () => {
    expect(sent({ webhookElapsedMs: 686.4 }).result.metadata.webhookResponseTime).toBe(686);
    expect(sent().result.metadata).not.toHaveProperty('webhookResponseTime');
  });

  it('is partial if the webhook failed', () => {
    const details = '404 Not Found';
    expect(sent({ webhookFailure: { reason: 'http_status', details } }).status).toEqual({
      code: 206,
      errorType: 'partial_content',
      errorDetails: 'Webhook call failed. Error: 404 Not Found',
    });
  });

  it('lists the intents of a follow-up in order, with booleans as booleans', () => {
    const step = { intentId: 'i0', intentName: 'first', action: 'ask', webhookUsed: true, trigger: 'next' };
    const last = { intentId: 'i1', intentName: 'greeting', action: 'greet', webhookUsed: false };
    expect(sent({ executionSequence: [step, last] }).result.metadata.executionSequence).toEqual([
      {
        source: 'agent',
        intentId: 'i0',
        action: 'ask',
        intentName: 'first',
        webhookUsed: true,
        webhookTriggeringEvent: 'next',
      },
      { source: 'agent', intentId: 'i1', action: 'greet', intentName: 'greeting', webhookUsed: false },
    ]);
    expect(sent().result.metadata).not.toHaveProperty('executionSequence');
  });

  it("contains the webhook's data", () => {
    const fulfillment = {
      speech: 'Hi',
      displayText: 'Hi!',
      source: 'shop',
      messages: [],
      data: { slack: { text: 'Hi' } },
    };
    expect(sent({ fulfillment }).result.fulfillment).toEqual(fulfillment);
  });
});

describe('a webhook request', () => {
  it('has an empty speech in its result, and neither a duration nor an absent request', () => {
    const body = JSON.parse(webhookBody({ ...turnReply, webhookElapsedMs: 5 }));
    expect(body.result.speech).toBe('');
    expect(body.result.metadata).not.toHaveProperty('webhookResponseTime');
    expect(body).not.toHaveProperty('originalRequest');
    expect(body.status).toEqual({ code: 200, errorType: 'success' });
  });

  it('contains the original request unchanged', () => {
    const originalRequest = { source: 'slack', data: { user: 'U1' } };
    expect(JSON.parse(webhookBody({ ...turnReply, originalRequest })).originalRequest).toEqual(
      originalRequest,
    );
  });
});

const samples = new URL('../../../../shared/samples/', import.meta.url);

describe.skipIf(!existsSync(samples))('recorded', () => {
  const recorded = (path: string) => JSON.parse(readFileSync(new URL(path, samples), 'utf8')).body;

  it.each([
    'query/custom-payload-no-webhook.json',
    'query/event-with-data.json',
    'query/fallback-2017.json',
    'query/slot-filling-first-prompt.json',
    'query/slot-filling-second-prompt.json',
    'query/weather-agent-it-fano.json',
    'query/domains-smalltalk-2019.json',
  ])('answer %s is one by our schema', (path) => {
    const answer = recorded(path);
    // The oldest replies had no language.
    const ajv = new Ajv({ validateFormats: false });
    expect(ajv.validate(QueryReply, { lang: 'en', ...answer }) || ajv.errorsText()).toBe(true);
  });

  it('the webhook call of an agent without a reply, key by key', () => {
    const body = recorded('webhook/request-no-console-response.json');
    const { metadata, ...result } = body.result;
    const ours = webhookBody({
      turnId: body.id,
      receivedAt: body.timestamp,
      sessionId: body.sessionId,
      language: body.lang,
      resolvedQuery: result.resolvedQuery,
      action: result.action,
      actionIncomplete: false,
      parameters: {},
      contexts: [],
      fulfillment: result.fulfillment,
      score: result.score,
      intent: {
        id: metadata.intentId,
        name: metadata.intentName,
        webhookUsed: true,
        webhookForSlotFillingUsed: true,
      },
      executionSequence: [],
    });
    expect(JSON.parse(ours)).toEqual(body);
  });
});
