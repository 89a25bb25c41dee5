import { describe, expect, it } from 'vitest';
import type { RecordedCall } from '../../session/recorded-call.ts';
import { replyTape } from './tape-file.ts';

const request = (parts: {
  readonly query: string;
  readonly id?: string;
  readonly contexts?: unknown[];
}): string =>
  JSON.stringify({
    id: parts.id ?? 'id',
    sessionId: 's',
    result: { resolvedQuery: parts.query, action: 'order', contexts: parts.contexts ?? [] },
  });

const call = (key: string, body: string, reply: string): RecordedCall => ({
  callId: `call-${key}`,
  agentId: 'a1',
  sessionId: 's',
  turnId: 't',
  turn: 1,
  query: '',
  intentId: '',
  intentName: '',
  purpose: 'fulfillment',
  revision: 2,
  requestedAt: '',
  url: '',
  address: '',
  isReused: false,
  idempotencyKey: key,
  outcome: 'replied',
  status: 200,
  request: { headers: [], body },
  reply: { headers: [{ name: 'Content-Type', value: 'text/x-special' }], body: reply },
});

const tape = () =>
  replyTape([
    call('k1', request({ query: 'cake', id: '1' }), 'first'),
    call('k2', request({ query: 'cake', id: '2' }), 'second'),
    call('k3', request({ query: 'soup', id: '3' }), 'soup'),
  ]);

const matchOf = (reply: ReturnType<ReturnType<typeof tape>['replyTo']>) => [
  reply?.by,
  reply?.bytes.toString(),
];

describe('a tape of recorded replies', () => {
  const answered = (type: string, reply: { readonly body: string; readonly bytes?: string }) => {
    const headers = [{ name: 'content-type', value: type }];
    const recorded = { ...call('k1', request({ query: 'cake' }), ''), reply: { headers, ...reply } };
    const match = replyTape([recorded]).replyTo('k1', '');
    return [match?.contentType, match?.bytes.toString('base64')];
  };
  const latin = 'application/json; charset=iso-8859-1';

  it('replies with the exact bytes in their charset, or with the remaining text as UTF-8', () => {
    const bytes = Buffer.from('é', 'latin1').toString('base64');
    expect(answered(latin, { body: 'é', bytes })).toEqual([latin, bytes]);
    const text = Buffer.from('é ***').toString('base64');
    expect(answered(latin, { body: 'é ***' })).toEqual(['application/json; charset=UTF-8', text]);
    expect(answered('text/x; charset=utf-8; a=b', { body: 'é ***' })).toEqual([
      'text/x; charset=utf-8; a=b',
      text,
    ]);
  });

  it('answers by the idempotency key, whatever the body', () => {
    expect(matchOf(tape().replyTo('k3', 'anything'))).toEqual(['key', 'soup']);
  });

  it('answers by the exact body', () => {
    const { replyTo } = tape();
    expect(matchOf(replyTo('new', request({ query: 'cake', id: '2' })))).toEqual(['body', 'second']);
    expect(replyTo(undefined, request({ query: 'soup', id: '3' }))?.contentType).toBe('text/x-special');
  });

  it('answers equal requests in order, and repeats the last reply', () => {
    const { replyTo } = tape();
    const again = () => matchOf(replyTo(undefined, request({ query: 'cake', id: 'other' })));
    expect([again(), again(), again()]).toEqual([
      ['likeness', 'first'],
      ['likeness', 'second'],
      ['likeness', 'second'],
    ]);
  });

  it('finds the reply by the query if everything else differs', () => {
    const { replyTo } = tape();
    const elsewhere = request({ query: 'soup', contexts: [{ name: 'basket' }] });
    expect(matchOf(replyTo(undefined, elsewhere))).toEqual(['question', 'soup']);
    expect(replyTo(undefined, request({ query: 'bread' }))).toBeUndefined();
    expect(replyTo(undefined, 'no json')).toBeUndefined();
  });
});
