import { describe, expect, it } from 'vitest';
import type { DecryptedSecrets } from './call-secrets.ts';
import { headersOf } from './headers.ts';
import { signatureHeaders } from './signature.ts';

const letter = { idempotencyKey: 'turn-1', body: '{"a":1}', sentAt: '2026-03-02T12:00:00.999Z' };
const signingKey = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const sent = (secrets: Partial<DecryptedSecrets> = {}, username = '') =>
  headersOf(username, { password: '', headers: {}, signingSecrets: [], unreadable: [], ...secrets }, letter);

describe('the headers of a call', () => {
  it('say what is sent, what is accepted, by whom and under which key', () => {
    expect(sent()).toEqual({
      accept: 'application/json',
      'content-type': 'application/json; charset=UTF-8',
      'idempotency-key': 'turn-1',
      'user-agent': 'Parley',
    });
  });

  it('have a login if there is a user', () => {
    expect(sent({ password: 'pass' }, 'ann').authorization).toBe('Basic YW5uOnBhc3M=');
    expect(sent({ password: 'pass' })).not.toHaveProperty('authorization');
  });

  it("have the agent's own instead of Parley's, whatever their case, but never for the body", () => {
    const headers = { ACCEPT: 'text/plain', 'User-Agent': 'Shop', 'Content-Type': 'text/plain' };
    expect(sent({ headers })).toEqual({
      accept: 'text/plain',
      'content-type': 'application/json; charset=UTF-8',
      'idempotency-key': 'turn-1',
      'user-agent': 'Shop',
    });
  });

  it('have none without a name', () => {
    expect(sent({ headers: { '': 'x', ' ': 'y' } })).toEqual(sent());
  });

  it('leave those of the connection and the length to the client, which would refuse the call', () => {
    const headers = { 'Content-Length': '5', 'transfer-encoding': 'chunked', Expect: '100-continue' };
    const ofConnection = { connection: 'upgrade', 'Keep-Alive': '9', Upgrade: 'x' };
    expect(sent({ headers: { ...headers, ...ofConnection } })).toEqual(sent());
  });

  it('are signed with the key of the call and its time in whole seconds', () => {
    const parts = { id: 'turn-1', timestampS: 1_772_452_800, body: letter.body };
    expect(sent({ signingSecrets: [signingKey] })).toMatchObject(signatureHeaders(parts, [signingKey]));
  });
});
