import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ADMIN_TOKEN,
  CLIENT_TOKEN,
  DEVELOPER_TOKEN,
  fakeAgents,
  STRANGER_TOKEN,
} from '../../test/support/fake-desks.ts';
import { callerOf, hashOfToken } from './auth.ts';
import type { TokenNeed } from './operation.ts';

const adminTokenHash = createHash('sha256').update(ADMIN_TOKEN).digest('hex');
const door = { agents: fakeAgents(), adminTokenHash };
const open = (need: TokenNeed, token: string, agentInPath?: string) =>
  callerOf(door, need, { authorization: `Bearer ${token}`, agentInPath });

const client = { actor: 'client', agentId: 'a1' };
const developer = { actor: 'developer', agentId: 'a1' };
const admin = { actor: 'admin', agentId: 'a1', role: 'admin' };

describe('a token is valid', () => {
  it.each([
    ['client', CLIENT_TOKEN, client],
    ['client', DEVELOPER_TOKEN, developer],
    ['developer', DEVELOPER_TOKEN, developer],
    ['agent-part', DEVELOPER_TOKEN, developer],
    ['agent-part', ADMIN_TOKEN, admin],
    ['admin', ADMIN_TOKEN, admin],
  ] as const)('%s with %s', (need, token, caller) => {
    expect(open(need, token, 'a1')).toEqual({ ...caller, tokenHash: hashOfToken(token) });
  });

  it('for operations without a token, whatever it is', () => {
    expect(callerOf(door, 'none', { authorization: undefined })).toMatchObject({ agentId: '' });
    expect(open('none', 'wrong')).toMatchObject({ agentId: '' });
  });

  it.each(['bearer ', 'BEARER ', 'Bearer  ', 'Bearer'])('whether its scheme is written "%s"', (scheme) => {
    expect(callerOf(door, 'client', { authorization: `${scheme}${CLIENT_TOKEN} ` })).toEqual({
      ...client,
      tokenHash: hashOfToken(CLIENT_TOKEN),
    });
  });
});

describe('a token is refused', () => {
  it.each([
    ['client', ADMIN_TOKEN],
    ['developer', CLIENT_TOKEN],
    ['developer', ADMIN_TOKEN],
    ['agent-part', CLIENT_TOKEN],
    ['agent-part', STRANGER_TOKEN],
    ['admin', CLIENT_TOKEN],
    ['admin', DEVELOPER_TOKEN],
  ] as const)('%s with %s', (need, token) => {
    const refused = expect.objectContaining({ code: 'token_kind_wrong' });
    expect(() => open(need, token, 'a1')).toThrow(refused);
    expect(() => open(need, token, 'a1')).not.toThrow(token);
  });

  it.each([
    ['developer', CLIENT_TOKEN, 'a developer access token, not a client access token'],
    ['agent-part', STRANGER_TOKEN, "not another agent's developer access token"],
    ['admin', DEVELOPER_TOKEN, 'the admin access token, not a developer access token'],
    ['client', ADMIN_TOKEN, 'not the admin access token'],
  ] as const)('%s with %s, and says what was given', (need, token, words) => {
    expect(() => open(need, token, 'a1')).toThrow(words);
  });

  it.each([undefined, '', 'Bearer', 'Basic dXNlcjpwYXNz', `Bearer a b`, CLIENT_TOKEN])(
    'anything when the header is %s',
    (authorization) => {
      expect(() => callerOf(door, 'client', { authorization })).toThrow(
        expect.objectContaining({ code: 'token_missing' }),
      );
    },
  );

  it('for all operations if it is unknown, and the error repeats at most 8 characters of it', () => {
    expect(() => open('client', 'EAACbVYVxyz')).toThrow(/Invalid access token: EAACbVYV\.\.\.$/);
  });

  it('for the administration of a server without an admin token', () => {
    const closed = { agents: fakeAgents(), adminTokenHash: undefined };
    for (const token of [ADMIN_TOKEN, '']) {
      expect(() => callerOf(closed, 'admin', { authorization: `Bearer ${token}` })).toThrow('not authorized');
    }
  });
});
