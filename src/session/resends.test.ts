import { Ajv } from 'ajv';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  evolveResends,
  Resend,
  type ResendEvent,
  type Resends,
  resendEvents,
  resendStream,
} from './resends.ts';

const request = {
  resendId: 'r1',
  requestedAt: '2026-03-02T12:00:00.000Z',
  address: 'https://shop.example',
  webhook: 'today',
  isOtherAddress: false,
  agentRevision: 7,
} as const;
const end = { outcome: 'replied', status: 200, elapsedMs: 12, replyBytes: 40, isSame: true } as const;
const requested: ResendEvent = { type: 'ResendRequested', data: { callId: 'c1', ...request } };
const ended: ResendEvent = { type: 'ResendEnded', data: { callId: 'c1', resendId: 'r1', ...end } };

const resendsOf = (...events: readonly ResendEvent[]) =>
  events.reduce<Resends<number>>((resends, event, at) => evolveResends(resends, event, at), new Map());

describe('the resends of a call', () => {
  it('have a stream of their own, in which no character of the call id is taken for a separator', () => {
    expect(resendStream('a1', 'anna~3~0fe1')).toBe('resend-a1-anna~3~0fe1');
    expect(resendStream('a1', 'an/na~3~0fe1')).toBe('resend-a1-an%2Fna~3~0fe1');
  });

  it('are under way from the request on, and know their end once it is recorded', () => {
    expect([...resendsOf(requested)]).toEqual([['r1', { ...request, origin: 0 }]]);
    expect([...resendsOf(requested, ended)]).toEqual([['r1', { ...request, origin: 0, end }]]);
  });

  it('do not include one of which only the end is left', () => {
    expect(resendsOf(ended)).toEqual(new Map());
  });

  it('have the shape that the API promises, with and without their end', () => {
    expect([request, { ...request, end }].map((resend) => Value.Check(Resend, resend))).toEqual([true, true]);
    const { address: _, ...unsent } = request;
    const broken = [unsent, { ...request, end: {} }, { ...request, end: { ...end, replyBytes: -1 } }];
    expect(broken.map((resend) => Value.Check(Resend, resend))).toEqual([false, false, false]);
  });
});

describe.each([
  [requested, []],
  [ended, ['status']],
] as const)('the schema of $type', ({ type, data }, optionalFields) => {
  const fits = new Ajv().compile(resendEvents.find((spec) => spec.type === type)?.data ?? false);

  it('accepts the event', () => {
    expect(fits(data)).toBe(true);
  });

  it('requires each field, except those that an event may lack', () => {
    const dispensable = Object.keys(data).filter((name) => {
      const { [name]: _, ...rest } = data as Readonly<Record<string, unknown>>;
      return fits(rest);
    });
    expect(dispensable).toEqual(optionalFields);
  });

  it('accepts no other type of value in any field', () => {
    const untyped = Object.keys(data).filter((name) => fits({ ...data, [name]: ['x'] }));
    expect(untyped).toEqual([]);
  });
});
