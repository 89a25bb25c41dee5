import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../kernel/event.ts';
import type { TSchema } from '../kernel/schema.ts';
import { Context } from './context.ts';
import { ParameterSource, SlotPrompted, sessionCatalogue } from './events.ts';
import { UserEntity } from './user-entities.ts';
import { FollowupTriggered } from './webhook-events.ts';
import { WebhookExchange } from './webhook-exchange.ts';

const recorded = (type: string, schemaVersion: number, data: object): RecordedEvent => ({
  id: 'e1',
  type,
  data,
  metadata: { schemaVersion, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'r' },
  stream: 'session-a1-anna',
  revision: 0,
  position: 0,
});
const readAs = (type: string, version: number, data: object) =>
  sessionCatalogue.read(recorded(type, version, data)).data;

describe('an event of an earlier version', () => {
  it('about a requested call has its id as the key, which is what was sent', () => {
    expect(readAs('WebhookRequested', 1, { callId: 'c1' })).toEqual({ callId: 'c1', idempotencyKey: 'c1' });
    expect(readAs('WebhookRequested', 1, {})).toEqual({ idempotencyKey: '' });
  });

  it('about the end of a call has no exchange', () => {
    expect(readAs('WebhookReplied', 1, { callId: 'c1' })).toEqual({ callId: 'c1', exchange: null });
    expect(readAs('WebhookFailed', 1, { callId: 'c1' })).toEqual({ callId: 'c1', exchange: null });
  });

  it('of an older version reads unchanged if later versions only allow more values', () => {
    const data = { callId: 'c1', exchange: null };
    expect(readAs('WebhookFailed', 2, data)).toEqual(data);
    expect(readAs('UserEntitiesSet', 1, { entities: [] })).toEqual({ entities: [] });
  });
});

describe('a part of an event', () => {
  const fits = (schema: TSchema, ...values: readonly unknown[]) =>
    values.map((value) => Value.Check(schema, value));

  it('counts prompts and follow-ups from one, and requests of a context from none', () => {
    const prompt = {
      intentId: 'i1',
      parameter: 'size',
      fulfillment: { speech: '', messages: [], source: '' },
    };
    const prompted = (attempt: number) => ({ ...prompt, attempt });
    expect(fits(SlotPrompted.data, prompted(1), prompted(0))).toEqual([true, false]);
    const followup = (sequence: number) => ({ name: 'PAY', data: {}, sequence });
    expect(fits(FollowupTriggered.data, followup(1), followup(0))).toEqual([true, false]);
    const context = (lifespan: number) => ({ name: 'met', lifespan, parameters: {} });
    expect(fits(Context, context(0), context(-1))).toEqual([true, false]);
  });

  it('names one of seven sources of a value', () => {
    const sources = ['text', 'session_entity', 'answer', 'context', 'default', 'constant', 'nothing'];
    expect(fits(ParameterSource, ...sources.map((from) => ({ from })))).toEqual(sources.map(() => true));
    expect(fits(ParameterSource, { from: 'elsewhere' }, {})).toEqual([false, false]);
  });

  it('has the value and the synonyms of each entry that a session defines', () => {
    const size = { name: 'size', extend: false, expiresAt: '2026-03-02T12:10:00.000Z' };
    const defined = (...entries: readonly object[]) => ({ ...size, entries });
    const entry = { value: 'small', synonyms: ['tiny'] };
    expect(
      fits(UserEntity, defined(entry), defined({ value: 'small' }), defined({ synonyms: ['tiny'] })),
    ).toEqual([true, false, false]);
  });

  it('has the name and the value of each header, and the duration of the call', () => {
    const exchange = { address: '', isReused: false, sentHeaders: [], receivedHeaders: [] };
    const timed = { ...exchange, timings: { totalMs: 12 } };
    const header = { name: 'accept', value: 'text/plain' };
    expect(fits(WebhookExchange, timed, { ...timed, sentHeaders: [header] })).toEqual([true, true]);
    const broken = [
      { ...exchange, timings: {} },
      { ...timed, sentHeaders: [{ name: 'accept' }] },
      { ...timed, receivedHeaders: [{ value: 'text/plain' }] },
    ];
    expect(fits(WebhookExchange, ...broken)).toEqual([false, false, false]);
  });
});
