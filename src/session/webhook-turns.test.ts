import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  around,
  callIdIn,
  given,
  happened,
  saying,
  says,
  webhookAnswers,
} from '../../test/support/session-stories.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../kernel/limits/conversation.ts';
import type { SessionCommand, WebhookOutcome } from './commands.ts';
import type { SessionEvent } from './events.ts';

const URL = 'http://127.0.0.1:1/hook';
const order = anIntent('order', { action: 'order', webhookUsed: true, messages: [saying('Ordered.')] });
const next = anIntent('next', {
  action: 'next',
  triggers: ['NEXT'],
  messages: [saying('And then #next.what.')],
});
const again = anIntent('again', { action: 'again', triggers: ['AGAIN'], webhookUsed: true });
const agent = anAgent([order, next, again], URL);
const called = happened(says('order', order, { agent }));
const calledAgain = ['IntentMatched', 'WebhookRequested'] as const;
const answer = (reply: object | string, events: readonly SessionEvent[] = called) =>
  webhookAnswers(reply, { agent }, callIdIn(events));
const callFails = (outcome: WebhookOutcome): SessionCommand => ({
  type: 'RecordWebhookOutcome',
  callId: callIdIn(called),
  outcome,
  around: around(agent),
});

describe('an intent with a webhook', () => {
  it('calls it before it replies, with the exact body in the stream', () => {
    given()
      .when(says('order', order, { agent }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { webhookUsed: true } },
        {
          type: 'WebhookRequested',
          data: { url: URL, body: '{"action":"order","contexts":[]}', purpose: 'fulfillment' },
        },
      );
  });

  it('replies itself if the agent has no webhook', () => {
    given()
      .when(says('order', order, { agent: anAgent([order]) }))
      .gives('QueryReceived', { type: 'IntentMatched', data: { webhookUsed: false } }, 'ReplySent');
  });

  it("replies with the webhook's text and data", () => {
    given(...called)
      .when(answer({ speech: 'Done', displayText: 'Done!', data: { slack: { text: 'x' } }, source: 'shop' }))
      .gives('WebhookReplied', {
        type: 'ReplySent',
        data: {
          fulfillment: {
            speech: 'Done',
            displayText: 'Done!',
            source: 'shop',
            data: { slack: { text: 'x' } },
            messages: [{ type: 0, speech: 'Done' }],
          },
        },
      });
  });

  it('accepts messages without a speech unchanged', () => {
    const card = { type: 'basic_card', platform: 'google', title: 'T' };
    given(...called)
      .when(answer({ messages: [card] }))
      .gives('WebhookReplied', {
        type: 'ReplySent',
        data: { fulfillment: { speech: '', messages: [card] } },
      });
  });

  it('sends its own reply if the webhook only sets contexts', () => {
    const left = given(...called).when(
      answer({ contextOut: [{ name: 'Cart', lifespan: 3, parameters: { n: 1 } }, { name: 'bad name' }] }),
    );
    left.gives(
      { type: 'WebhookReplied', data: { refusedContexts: ['bad name'] } },
      { type: 'ReplySent', data: { fulfillment: { speech: 'Ordered.' } } },
    );
    expect(left.leaves().data.contexts).toEqual([{ name: 'cart', lifespan: 3, parameters: { n: 1 } }]);
  });

  it.each([
    ['', 'empty'],
    ['{}', 'empty'],
    ['null', 'unreadable'],
    ['[1]', 'unreadable'],
    ['oops', 'unreadable'],
    [`{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'unreadable'],
  ])('sends its own reply when the webhook answers %.40j', (body, reason) => {
    given(...called)
      .when(answer(body))
      .gives(
        { type: 'WebhookFailed', data: { reason, body } },
        { type: 'ReplySent', data: { fulfillment: { speech: 'Ordered.' } } },
      );
  });

  it('sends its own reply if the webhook would set more contexts than a session may have', () => {
    const contextOut = Array.from({ length: CONTEXTS_PER_SESSION_MAX + 1 }, (_, n) => ({ name: `c${n}` }));
    const failed = given(...called).when(answer({ speech: 'Done', contextOut }));
    const details = 'A session may have 1000 contexts; the webhook would make it 1001.';
    failed.gives(
      { type: 'WebhookFailed', data: { reason: 'too_large', details } },
      { type: 'ReplySent', data: { fulfillment: { speech: 'Ordered.' } } },
    );
    expect(failed.leaves().data.contexts).toEqual([]);
    given(...called)
      .when(answer({ speech: 'Done', contextOut: contextOut.slice(1) }))
      .gives('WebhookReplied', 'ReplySent');
  });

  it('accepts contexts and texts in the variants that services send', () => {
    const contextOut = [
      { name: 'pairs', lifespan: '3', parameters: [{ name: 'size', value: 'big' }, { name: 'n' }] },
      { name: 'no-lifespan', lifespan: '' },
      { name: 'nor-this', lifespan: true },
      { name: 'nor-that', lifespan: ['3'] },
    ];
    const left = given(...called).when(answer({ speech: 5, contextOut }));
    left.gives(
      { type: 'WebhookReplied', data: { refusedContexts: ['no-lifespan', 'nor-this', 'nor-that'] } },
      { type: 'ReplySent', data: { fulfillment: { speech: '5' } } },
    );
    expect(left.leaves().data.contexts).toEqual([
      { name: 'pairs', lifespan: 3, parameters: { size: 'big', n: null } },
    ]);
  });

  it('sends its own reply if the call failed', () => {
    given(...called)
      .when(callFails({ failure: 'timeout', details: 'Request timeout.', elapsedMs: 5_000 }))
      .gives(
        { type: 'WebhookFailed', data: { reason: 'timeout', details: 'Request timeout.', elapsedMs: 5_000 } },
        { type: 'ReplySent', data: { fulfillment: { speech: 'Ordered.' } } },
      );
  });

  it('records the status and body of a failed call only if the service sent them', () => {
    const failure = { failure: 'http_status', details: 'Status 503.', elapsedMs: 5 } as const;
    const [answered] = given(...called)
      .when(callFails({ ...failure, status: 503, body: 'busy' }))
      .records();
    expect(answered?.data).toMatchObject({ status: 503, body: 'busy' });
    const [silent] = given(...called)
      .when(callFails(failure))
      .records();
    expect(Object.keys(silent?.data ?? {})).not.toContain('status');
    expect(Object.keys(silent?.data ?? {})).not.toContain('body');
  });

  it('takes no outcome after the turn has ended, not even of the same call', () => {
    const replied = given(...called)
      .when(answer({ speech: 'Done' }))
      .gives('WebhookReplied', 'ReplySent');
    given(...called, ...replied)
      .when(answer({ speech: 'Done' }))
      .refuses('no_webhook_pending');
  });

  it('refuses other commands during the call', () => {
    given(...called)
      .when(says('hello', undefined, { agent }))
      .refuses('session_busy');
    given(...called)
      .when({ type: 'AddContexts', contexts: [], now: '' })
      .refuses('session_busy');
  });

  it('refuses an outcome that it does not wait for', () => {
    given(...called)
      .when(webhookAnswers({ speech: 'late' }, { agent }, 'another-call'))
      .refuses('no_webhook_pending');
    given()
      .when(webhookAnswers({ speech: 'late' }, { agent }, 'any'))
      .refuses('no_webhook_pending');
  });
});

describe('a webhook that requests a follow-up', () => {
  it.each(['followupEvent', 'followup_event'])(
    'under %s invokes the intent of that event with its data',
    (field) => {
      const followed = given(...called).when(
        answer({ speech: 'ignored', [field]: { name: 'next', data: { what: 'cake' } } }),
      );
      followed.gives(
        { type: 'WebhookReplied', data: { fulfillment: { speech: 'Ordered.' } } },
        { type: 'FollowupTriggered', data: { name: 'next', sequence: 1 } },
        { type: 'IntentMatched', data: { intentName: 'next', matchedBy: 'trigger' } },
        { type: 'ReplySent', data: { fulfillment: { speech: 'And then cake.' } } },
      );
      expect(followed.leaves().data.turn?.followed).toEqual([
        { intentId: order.id, intentName: 'order', action: 'order', webhookUsed: true, trigger: 'next' },
      ]);
    },
  );

  it('does not shorten the lifespan of a context with the name of the event', () => {
    const reply = { followupEvent: { name: 'next' }, contextOut: [{ name: 'next', lifespan: 4 }] };
    const followed = given(...called).when(answer(reply));
    expect(followed.leaves().data.contexts).toMatchObject([{ name: 'next', lifespan: 4 }]);
  });

  it("fails for an event without an intent, and the intent's own reply is sent", () => {
    given(...called)
      .when(answer({ followupEvent: { name: 'nowhere' } }))
      .gives(
        {
          type: 'WebhookFailed',
          data: { reason: 'followup_unknown', details: 'No intent takes the follow-up event nowhere.' },
        },
        { type: 'ReplySent', data: { fulfillment: { speech: 'Ordered.' } } },
      );
  });

  it('in a loop ends after five', () => {
    let events = called;
    for (let followup = 1; followup <= 5; followup += 1) {
      events = [
        ...events,
        ...given(...events)
          .when(answer({ followupEvent: { name: 'AGAIN' } }, events))
          .gives('WebhookReplied', 'FollowupTriggered', 'IntentMatched', 'WebhookRequested'),
      ];
    }
    given(...events)
      .when(answer({ followupEvent: { name: 'AGAIN' } }, events))
      .gives(
        {
          type: 'WebhookFailed',
          data: { reason: 'followup_limit', details: 'More than 5 follow-up events in one turn.' },
        },
        'ReplySent',
      );
  });

  it('has a different id and idempotency key for each call, counted from the turn', () => {
    const followed = given(...called)
      .when(answer({ followupEvent: { name: 'AGAIN' } }))
      .gives('WebhookReplied', 'FollowupTriggered', 'IntentMatched', 'WebhookRequested');
    const events = [...called, ...followed];
    const calls = [
      ...events,
      ...given(...events)
        .when(answer({ followupEvent: { name: 'AGAIN' } }, events))
        .gives('WebhookReplied', { type: 'FollowupTriggered', data: { sequence: 2 } }, ...calledAgain),
    ].flatMap((event) => (event.type === 'WebhookRequested' ? [event.data] : []));
    const [asked] = called.flatMap((event) => (event.type === 'QueryReceived' ? [event.data.turnId] : []));
    const counted = [`${asked}-1`, `${asked}-2`, `${asked}-3`];
    expect(calls.map(({ callId }) => callId)).toEqual(counted);
    expect(calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(counted);
  });

  it('accepts no second outcome of the call that requested it', () => {
    const followed = given(...called)
      .when(answer({ followupEvent: { name: 'AGAIN' } }))
      .gives('WebhookReplied', 'FollowupTriggered', ...calledAgain);
    given(...called, ...followed)
      .when(answer({ speech: 'twice' }, called))
      .refuses('no_webhook_pending');
  });
});

describe('a webhook for slot filling', () => {
  const asking = anIntent('asking', {
    webhookForSlotFilling: true,
    parameters: [aParameter('size', { required: true, prompts: [{ lang: 'en', value: 'How big?' }] })],
  });
  const slotAgent = anAgent([asking], URL);
  const asked = happened(says('x', asking, { agent: slotAgent }));

  it('is called while a slot is open, and its text replaces the prompt', () => {
    expect(asked.map(({ type }) => type)).toEqual([
      'QueryReceived',
      'IntentMatched',
      'SlotPrompted',
      'WebhookRequested',
    ]);
    const replied = given(...asked).when(
      webhookAnswers({ speech: 'Small or large?' }, { agent: slotAgent }, callIdIn(asked)),
    );
    replied.gives('WebhookReplied', {
      type: 'ReplySent',
      data: { actionIncomplete: true, fulfillment: { speech: 'Small or large?' } },
    });
    expect(replied.leaves().at).toBe('prompting');
  });

  it('ends the dialogue by removing one of its contexts', () => {
    const contextOut = [{ name: 'asking_dialog_context', lifespan: 0 }];
    const left = given(...asked).when(
      webhookAnswers({ speech: 'Never mind.', contextOut }, { agent: slotAgent }, callIdIn(asked)),
    );
    left.gives(
      'WebhookReplied',
      { type: 'SlotFillingCancelled', data: { reason: 'contexts_cleared' } },
      { type: 'ReplySent', data: { actionIncomplete: false, fulfillment: { speech: 'Never mind.' } } },
    );
    expect(left.leaves().at).toBe('listening');
  });

  it('leaves the prompt unchanged if it fails', () => {
    given(...asked)
      .when(webhookAnswers('', { agent: slotAgent }, callIdIn(asked)))
      .gives('WebhookFailed', { type: 'ReplySent', data: { fulfillment: { speech: 'How big?' } } });
  });
});
