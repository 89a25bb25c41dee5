import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  given,
  happened,
  NOON,
  saying,
  says,
} from '../../test/support/session-stories.ts';
import { closeTurn } from './answer.ts';
import type { Context } from './context.ts';
import { silence } from './fulfillment.ts';
import { newSessionData } from './state.ts';

const URL = 'http://127.0.0.1:1/hook';
const context = (name: string, lifespan: number, parameters = {}): Context => ({
  name,
  lifespan,
  parameters,
});
const [response] = anIntent('any').responses;
if (response === undefined) throw new TypeError('an intent has a response');

describe('a matching intent', () => {
  it('has the first action of any of its responses, or an empty one', () => {
    const named = anIntent('named', {
      responses: [response, { ...response, action: 'greet' }, { ...response, action: 'leave' }],
    });
    const unnamed = anIntent('unnamed');
    const agent = anAgent([named, unnamed]);
    given()
      .when(says('x', named, { agent }))
      .gives('QueryReceived', { type: 'IntentMatched', data: { action: 'greet' } }, 'ReplySent');
    given()
      .when(says('x', unnamed, { agent }))
      .gives('QueryReceived', { type: 'IntentMatched', data: { action: '' } }, 'ReplySent');
  });

  it('resets the contexts if one of its responses requires it, and sets its own', () => {
    const resetting = anIntent('resetting', {
      responses: [
        { ...response, affectedContexts: [{ name: 'done', lifespan: 2 }] },
        { ...response, resetContexts: true },
      ],
    });
    const before = happened({ type: 'AddContexts', contexts: [context('home', 9)], now: NOON });
    const left = given(...before).when(says('x', resetting, { agent: anAgent([resetting]) }));
    expect(left.leaves().data.contexts).toEqual([context('done', 2)]);
  });

  it('fills its reply from the contexts after the match, and from expiring ones', () => {
    const telling = anIntent('telling', {
      affectedContexts: [{ name: 'now', lifespan: 2 }],
      parameters: [aParameter('pet')],
      messages: [saying('#now.pet, not #gone.pet')],
    });
    const contexts = [context('now', 3, { pet: 'cat' }), context('gone', 1, { pet: 'cow' })];
    given(...happened({ type: 'AddContexts', contexts, now: NOON }))
      .when(says('x', telling, { agent: anAgent([telling]) }, { values: [aValue('pet', 'dog')] }))
      .gives('QueryReceived', 'IntentMatched', {
        type: 'ReplySent',
        data: { fulfillment: { speech: 'dog, not cow' } },
      });
  });
});

describe('the webhook of an agent', () => {
  const asking = anIntent('asking', {
    webhookUsed: true,
    webhookForSlotFilling: true,
    parameters: [aParameter('size', { required: true })],
  });
  const withWebhook = (enabled: boolean, url: string) => {
    const agent = anAgent([asking]);
    const webhook = { ...agent.settings.webhook, enabled, url };
    return { ...agent, settings: { ...agent.settings, webhook } };
  };

  it.each([
    ['it is disabled', withWebhook(false, URL)],
    ['it has no address', withWebhook(true, '')],
  ])('is not called if %s', (_, agent) => {
    given()
      .when(says('x', asking, { agent }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { webhookUsed: false, webhookForSlotFillingUsed: false } },
        'SlotPrompted',
        'ReplySent',
      );
  });

  it('is not called about slots by an intent that uses it for its fulfillment only', () => {
    const plain = { ...asking, webhookForSlotFilling: false };
    given()
      .when(says('x', plain, { agent: anAgent([plain], URL) }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { webhookUsed: true, webhookForSlotFillingUsed: false } },
        'SlotPrompted',
        'ReplySent',
      );
  });

  it('receives the purpose of a call about a slot', () => {
    given()
      .when(says('x', asking, { agent: withWebhook(true, URL) }))
      .gives('QueryReceived', 'IntentMatched', 'SlotPrompted', {
        type: 'WebhookRequested',
        data: { purpose: 'slot_filling' },
      });
  });
});

it('closes no turn before one has begun', () => {
  expect(() => closeTurn({ events: [], data: newSessionData }, silence)).toThrow(
    'there is no turn to answer',
  );
});
