import { createHash, timingSafeEqual } from 'node:crypto';
import { ParleyError } from '../kernel/errors.ts';
import { TOKEN_ECHO_CHARS_MAX } from '../kernel/limits.ts';
import type { Actor, AgentDesk } from '../turn/desks.ts';
import type { TokenNeed } from './operation.ts';

/** `token` is valid; empty where none is asked for. */
export type Caller = { readonly actor: Actor; readonly agentId: string; readonly token: string };

export type Door = {
  readonly agents: Pick<AgentDesk, 'authenticate'>;
  /** SHA-256 of the admin token, hexadecimal; undefined when there is none, and then nobody is admin. */
  readonly adminTokenHash: string | undefined;
};

const nobody: Caller = { actor: 'client', agentId: '', token: '' };
const bearer = /^Bearer +(\S+) *$/i;

/**
 * Who is asking, when that token opens that door.
 * @param agentInPath the agent that the path names, where an operation needs `agent-part`.
 * @throws token_missing, token_unknown, token_kind_wrong
 */
export const callerOf = (
  door: Door,
  need: TokenNeed,
  {
    authorization,
    agentInPath = '',
  }: { authorization: string | undefined; agentInPath?: string | undefined },
): Caller => {
  if (need === 'none') return nobody;
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new ParleyError('token_missing', {});
  const owner = door.agents.authenticate(token);
  if (owner === undefined) {
    if (!isAdminToken(token, door.adminTokenHash)) {
      throw new ParleyError('token_unknown', { shown: `${token.slice(0, TOKEN_ECHO_CHARS_MAX)}...` });
    }
    if (need === 'admin' || need === 'agent-part') return { actor: 'admin', agentId: agentInPath, token };
    throw new ParleyError('token_kind_wrong', { needed: inWords[need], given: inWords.admin });
  }
  const { kind, agentId } = owner;
  const isOwnPart = need === 'agent-part' && agentId === agentInPath;
  const opens = need === 'client' || (kind === 'developer' && (need === 'developer' || isOwnPart));
  if (!opens) {
    throw new ParleyError('token_kind_wrong', { needed: inWords[need], given: givenOf(kind, need) });
  }
  return { actor: kind, agentId, token };
};

const inWords = {
  client: 'a client or developer',
  developer: 'a developer',
  admin: 'the admin',
  'agent-part': "the admin or this agent's developer",
};

const givenOf = (kind: 'client' | 'developer', need: TokenNeed): string =>
  kind === 'developer' && need === 'agent-part' ? "another agent's developer" : `a ${kind}`;

/** Hashes are compared, in constant time: no part of the token can be found by timing. */
const isAdminToken = (token: string, adminTokenHash: string | undefined): boolean => {
  if (adminTokenHash === undefined) return false;
  const given = createHash('sha256').update(token).digest();
  const wanted = Buffer.from(adminTokenHash, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
