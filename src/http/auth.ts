import { hash, timingSafeEqual } from 'node:crypto';
import { includesRole, type Role } from '../agent/installation.ts';
import { PRODUCTION } from '../agent/publishing.ts';
import type { Actor, AgentDesk, TokenOwner } from '../authoring/agent-operations.ts';
import type { InstallationDesk } from '../authoring/installation-desk.ts';
import { ParleyError } from '../kernel/errors.ts';
import { TOKEN_ECHO_CHARS_MAX } from '../kernel/limits/access.ts';
import type { TokenUses } from '../outside/token-uses.ts';
import type { ConsoleHosts } from './console/browser.ts';
import type { ConsoleSessions, Halves } from './console/console-sessions.ts';
import type { TokenNeed } from './operation.ts';

/** `tokenHash` belongs to a valid token; empty if none is required. */
export type Caller = {
  readonly actor: Actor;
  readonly agentId: string;
  readonly tokenHash: string;
  /** Absent for the server's admin token, which has no id. */
  readonly tokenId?: string;
  /** The role of a token that is valid for all agents. */
  readonly role?: Role;
  /** The environment that answers its queries; absent: production. */
  readonly environment?: string;
};

export type Door = {
  /** Receives the id of each token that opens something; absent: last uses are not kept. */
  readonly tokenUses?: Pick<TokenUses, 'note'> | undefined;
  readonly agents: Pick<AgentDesk, 'ownerOf'>;
  /**
   * SHA-256 of the admin token, hexadecimal; undefined if there is none, so that no request is an admin's.
   */
  readonly adminTokenHash: string | undefined;
  /** Undefined if there is only the admin token. */
  readonly installation?: Pick<InstallationDesk, 'ownerOf'> | undefined;
  /** Undefined if there is no console. */
  readonly console?:
    | { readonly sessions: Pick<ConsoleSessions, 'open'>; readonly hosts: ConsoleHosts }
    | undefined;
};

type Credentials = {
  readonly authorization: string | undefined;
  /** The halves of a console session; used if there is no `Authorization`. */
  readonly halves?: Halves | undefined;
  readonly host?: string | undefined;
  /** The agent in the path, if an operation needs `agent-part`. */
  readonly agentInPath?: string | undefined;
  /** The environment that the request names. */
  readonly environment?: string | undefined;
  /** The role that a token of the installation needs. */
  readonly role?: Role;
};

const anonymous: Caller = { actor: 'client', agentId: '', tokenHash: '' };
/** The space may be missing: the old service accepted `Bearer3485…`, which clients in Elixir and Clojure send. */
const bearer = /^Bearer *(\S+) *$/i;

/**
 * Authenticates a request by its token, or by the console session of one. @throws token_missing,
 * token_unknown, token_kind_wrong, console_session_over, console_host_unknown, environment_closed,
 * role_too_low
 */
export const callerOf = (door: Door, need: TokenNeed, credentials: Credentials): Caller => {
  if (need === 'none') return anonymous;
  const { agentInPath = '', role } = credentials;
  const { tokenHash, refusal } = tokenIn(door, credentials);
  const owner = door.agents.ownerOf(tokenHash);
  if (owner === undefined) {
    return {
      actor: 'admin',
      agentId: agentInPath,
      tokenHash,
      ...memberOf(door, need, { tokenHash, refusal, role }),
    };
  }
  const { kind, agentId, tokenId } = owner;
  const isOwnPart = kind === 'developer' && need === 'agent-part' && agentId === agentInPath;
  const opens = needsByActor[kind].includes(need) || isOwnPart;
  if (!opens) {
    throw new ParleyError('token_kind_wrong', { needed: tokenKindTexts[need], given: givenOf(kind, need) });
  }
  const environment = environmentFor(owner, credentials.environment);
  return {
    actor: kind,
    agentId,
    tokenHash,
    ...(tokenId !== undefined && { tokenId }),
    ...(environment !== undefined && { environment }),
  };
};

/** The owner of a token that is valid for all agents. */
const memberOf = (
  door: Door,
  need: Exclude<TokenNeed, 'none'>,
  { tokenHash, refusal, role: needed = 'admin' }: PresentedToken & { readonly role: Role | undefined },
): Pick<Caller, 'role' | 'tokenId'> => {
  const isAdmin = isAdminHash(tokenHash, door.adminTokenHash);
  const member = isAdmin ? undefined : door.installation?.ownerOf(tokenHash);
  if (!isAdmin && member === undefined) throw refusal();
  if (!needsByActor.admin.includes(need)) {
    throw new ParleyError('token_kind_wrong', { needed: tokenKindTexts[need], given: tokenKindTexts.admin });
  }
  if (member === undefined) return { role: 'admin' };
  const { role, tokenId } = member;
  if (need !== 'any' && !includesRole(role, needed)) throw new ParleyError('role_too_low', { needed, role });
  return { role, tokenId };
};

/** Client tokens are widely distributed, so they can use only their own published environment. */
const environmentFor = (
  { kind, environment: own }: Pick<TokenOwner, 'kind' | 'environment'>,
  requestedEnvironment: string | undefined,
): string | undefined => {
  if (requestedEnvironment === undefined || requestedEnvironment === (own ?? PRODUCTION)) return own;
  if (kind === 'developer') return requestedEnvironment;
  throw new ParleyError('environment_closed', { environment: requestedEnvironment });
};

type PresentedToken = {
  readonly tokenHash: string;
  /** The error for an invalid token. */
  readonly refusal: () => ParleyError;
};

const tokenIn = ({ console }: Door, { authorization, halves, host }: Credentials): PresentedToken => {
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token !== undefined) {
    const tokenStart = `${token.slice(0, TOKEN_ECHO_CHARS_MAX)}...`;
    return {
      tokenHash: hashOfToken(token),
      refusal: () => new ParleyError('token_unknown', { shown: tokenStart }),
    };
  }
  if (halves === undefined || console === undefined) throw new ParleyError('token_missing', {});
  if (!console.hosts(host)) throw new ParleyError('console_host_unknown', {});
  const refusal = () => new ParleyError('console_session_over', {});
  const tokenHash = console.sessions.open(halves);
  if (tokenHash === undefined) throw refusal();
  return { tokenHash, refusal };
};

/** The operations that each kind of token may use, apart from a developer's own agent. */
const needsByActor: Readonly<Record<Actor, readonly TokenNeed[]>> = {
  client: ['client', 'any'],
  developer: ['client', 'developer', 'own-agent', 'any'],
  admin: ['admin', 'agent-part', 'own-agent', 'any'],
};

const tokenKindTexts = {
  any: 'an',
  client: 'a client or developer',
  developer: 'a developer',
  admin: 'the admin',
  'agent-part': "the admin or this agent's developer",
  'own-agent': 'the admin or a developer',
};

const givenOf = (kind: 'client' | 'developer', need: TokenNeed): string =>
  kind === 'developer' && need === 'agent-part' ? "another agent's developer" : `a ${kind}`;

/** Compares hashes in constant time, so that timing reveals no part of the token. */
export const isAdminToken = (token: string, adminTokenHash: string | undefined): boolean =>
  isAdminHash(hashOfToken(token), adminTokenHash);

const isAdminHash = (tokenHash: string, adminTokenHash: string | undefined): boolean => {
  if (adminTokenHash === undefined) return false;
  const [sentHash, adminHash] = [Buffer.from(tokenHash, 'hex'), Buffer.from(adminTokenHash, 'hex')];
  return sentHash.length === adminHash.length && timingSafeEqual(sentHash, adminHash);
};

/** SHA-256, hexadecimal. */
export const hashOfToken = (token: string): string => hash('sha256', token);
