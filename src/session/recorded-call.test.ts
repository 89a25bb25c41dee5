import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  around as aroundOf,
  callIdIn,
  given,
  happened,
  NOON,
  says,
  triggers,
  webhookAnswers,
} from '../../test/support/session-stories.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { WebhookOutcome } from './commands.ts';
import { type SessionEvent, sessionEvents } from './events.ts';
import { callReader, RecordedCall } from './recorded-call.ts';
import { sessionStream } from './session-stream.ts';

const URL = 'http://127.0.0.1:1/hook';
const order = anIntent('order', { webhookUsed: true, triggers: ['ORDER'] });
const around = { agent: anAgent([order], URL) };

const recorded = (events: readonly SessionEvent[], facts: object = {}): readonly RecordedEvent[] =>
  events.map((event, revision) => ({
    ...event,
    id: `id-${revision}`,
    metadata: { schemaVersion: schemaVersionOf(event), occurredAt: NOON, correlationId: 'r', ...facts },
    stream: sessionStream('a1', 'anna'),
    revision,
    position: revision,
  }));
const schemaVersionOf = ({ type }: SessionEvent): number =>
  sessionEvents.find((spec) => spec.type === type)?.version ?? 1;

const read = (events: readonly RecordedEvent[], turnsBefore?: number) => {
  const reader = callReader(turnsBefore);
  return { calls: events.flatMap((event) => reader.take(event) ?? []), open: reader.open() };
};

describe('a webhook call in the stream of a session', () => {
  const asked = happened(says('an order', order, around));
  const request = asked.find((event) => event.type === 'WebhookRequested');
  const answered = [
    ...asked,
    ...given(...asked)
      .when(webhookAnswers({ speech: 'Done.' }, around, callIdIn(asked)))
      .records(),
  ];

  const ended = (outcome: WebhookOutcome): readonly SessionEvent[] =>
    given(...asked)
      .when({
        type: 'RecordWebhookOutcome',
        callId: callIdIn(asked),
        outcome,
        around: aroundOf(around.agent),
      })
      .records();

  it('is open until its end is recorded', () => {
    const { calls, open } = read(recorded(asked));
    expect(calls).toEqual([]);
    expect(open).toStrictEqual({
      callId: callIdIn(asked),
      agentId: 'a1',
      sessionId: 'anna',
      turnId: expect.any(String),
      turn: 1,
      query: 'an order',
      intentId: order.id,
      intentName: 'order',
      purpose: 'fulfillment',
      revision: asked.findIndex(({ type }) => type === 'WebhookRequested'),
      requestedAt: request?.data.requestedAt,
      url: URL,
      address: '',
      isReused: false,
      idempotencyKey: request?.data.idempotencyKey,
      outcome: 'waiting',
      request: { headers: [], body: request?.data.body },
    });
  });

  it('has its reply, and the number of its turn after earlier ones', () => {
    const { calls, open } = read(recorded(answered), 4);
    expect(open).toBeUndefined();
    expect(calls).toMatchObject([
      { turn: 5, outcome: 'replied', status: 200, reply: { headers: [], body: '{"speech":"Done."}' } },
    ]);
    expect(calls[0]?.request.headers).toEqual([]);
    expect(calls[0]).not.toHaveProperty('details');
    expect(calls[0]?.reply).not.toHaveProperty('bytes');
  });

  it('has what was sent and received, and on which connection', () => {
    const exchange = {
      address: '127.0.0.1:1',
      isReused: true,
      sentHeaders: [{ name: 'accept', value: 'application/json' }],
      receivedHeaders: [{ name: 'content-type', value: 'text/plain;charset=latin1' }],
      receivedBytes: 'eyJzcGVlY2giOiLlIn0=',
      timings: { connectMs: 1, totalMs: 12 },
    };
    const { calls } = read(
      recorded([...asked, ...ended({ status: 200, body: '{"speech":"å"}', elapsedMs: 12, exchange })]),
    );
    expect(calls).toMatchObject([
      {
        address: '127.0.0.1:1',
        isReused: true,
        timings: exchange.timings,
        elapsedMs: 12,
        request: { headers: exchange.sentHeaders, body: request?.data.body },
        reply: {
          headers: exchange.receivedHeaders,
          body: '{"speech":"å"}',
          bytes: exchange.receivedBytes,
        },
      },
    ]);
  });

  it('that failed has its reason, and a reply only if one came', () => {
    const failure = { failure: 'http_status', details: 'Status 503.', elapsedMs: 5 } as const;
    const [refused] = read(recorded([...asked, ...ended({ ...failure, status: 503, body: 'busy' })])).calls;
    expect(refused).toMatchObject({
      outcome: 'http_status',
      details: 'Status 503.',
      status: 503,
      elapsedMs: 5,
      reply: { headers: [], body: 'busy' },
    });
    const timeout = { failure: 'timeout', details: 'Request timeout.', elapsedMs: 5_000 } as const;
    const [silent] = read(recorded([...asked, ...ended(timeout)])).calls;
    expect(silent).toMatchObject({ outcome: 'timeout', address: '', isReused: false });
    for (const absent of ['status', 'reply', 'timings']) expect(silent).not.toHaveProperty(absent);
  });

  it('is no longer open as soon as its end is recorded', () => {
    const end = answered.findIndex(({ type }) => type === 'WebhookReplied');
    expect(read(recorded(answered.slice(0, end))).open).toMatchObject({ callId: callIdIn(answered) });
    expect(read(recorded(answered.slice(0, end + 1))).open).toBeUndefined();
  });

  it('has the shape that the API promises, with both bodies', () => {
    const [call] = read(recorded(answered)).calls;
    expect(Value.Check(RecordedCall, call)).toBe(true);
    for (const absent of ['callId', 'url', 'request'])
      expect(Value.Check(RecordedCall, { ...call, [absent]: undefined })).toBe(false);
    expect(Value.Check(RecordedCall, { ...call, request: {} })).toBe(false);
    expect(Value.Check(RecordedCall, { ...call, reply: {} })).toBe(false);
    for (const mark of ['isErased', 'isKeyMissing'])
      expect([true, false].map((set) => Value.Check(RecordedCall, { ...call, [mark]: set }))).toEqual([
        true,
        false,
      ]);
  });

  it('ends once, and events after it end no other call', () => {
    const { calls } = read(recorded([...answered, ...answered.slice(-2)]));
    expect(calls).toHaveLength(1);
  });

  it('whose key was destroyed is marked as erased', () => {
    const [last, ...others] = recorded(asked).toReversed();
    if (last === undefined) throw new Error('nothing was recorded');
    const erased = { ...last, data: { ...request?.data, sealed: 'a destroyed key' } };
    expect(read([...others.toReversed(), erased]).open).toMatchObject({ isErased: true });
  });

  it('names the trigger of its turn, the environment and the revision', () => {
    const facts = { environment: 'staging', agentRevision: 7 };
    const { open } = read(recorded(happened(triggers('ORDER', around)), facts));
    expect(open).toMatchObject({ query: 'ORDER', environment: 'staging', agentRevision: 7 });
    expect(open).not.toHaveProperty('isErased');
  });
});
