import type { Agent, RequestEntities, TokenKind } from '../agent/agent.ts';
import type { GivenAgentCommand } from '../agent/commands.ts';
import type { ExportFile } from '../agent/formats/export-file.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { Understanding } from '../nlu/understanding.ts';
import type { Context, GivenContext } from '../session/context.ts';
import type { UserEntity } from '../session/events.ts';
import type { TurnReply } from '../session/reply.ts';
import type { SecretFault } from '../webhook/call-secrets.ts';
import type { Expectation } from './unchanged.ts';

/** Whose a token is. */
export type TokenOwner = {
  readonly agentId: string;
  readonly kind: TokenKind;
  readonly tokenId?: string;
  /** What answers its queries, if it is bound to an environment. */
  readonly environment?: string;
};

/** Who is asking: the kind of token that the request carried. */
export type Actor = TokenKind | 'admin';
/** `environment`: who answers; absent for production, or the agent as it is while publishing is off. */
export type SessionKey = {
  readonly agentId: string;
  readonly sessionId: string;
  readonly environment?: string | undefined;
};

/** One query or trigger, already in the domain's words: names lowercased, shapes unified, limits checked. */
export type TurnRequest = SessionKey & {
  readonly actor: Actor;
  readonly lang: string;
  /** Empty when the client named none: then the agent's own counts. */
  readonly timezone: string;
  readonly ask: { readonly text: string } | { readonly trigger: string; readonly data: JsonObject };
  readonly contexts: readonly GivenContext[];
  readonly resetContexts: boolean;
  /** Entities of this request; those that stay do so for USER_ENTITY_LIFETIME_MS. */
  readonly entities: readonly GivenUserEntity[];
  /** How long they hold; absent: as the agent's settings have it. */
  readonly requestEntities?: RequestEntities;
  readonly numbers: 'string' | 'number';
  readonly originalRequest?: JsonValue;
  readonly location?: JsonValue;
};
export type GivenUserEntity = Pick<UserEntity, 'name' | 'extend' | 'entries'>;

/**
 * What can be asked of sessions. Every method may throw agent_not_found, store_unavailable and store_busy,
 * every change session_queue_full.
 */
export interface SessionDesk {
  /**
   * @param isAwaited whether the client still waits for the reply. Asked before the turn begins, not later.
   * @throws user_entity_unknown when a request entity is none of the agent's; client_gone.
   */
  runTurn(request: TurnRequest, isAwaited?: () => boolean): Promise<TurnReply>;
  /** The active contexts, newest first. */
  contexts(key: SessionKey): Promise<readonly Context[]>;
  /** @returns the names added, lowercased. */
  addContexts(key: SessionKey, contexts: readonly GivenContext[], actor: Actor): Promise<readonly string[]>;
  /** All of them, or those named. @returns the names that were active and are gone. */
  deleteContexts(key: SessionKey, names: readonly string[] | 'all', actor: Actor): Promise<readonly string[]>;
  userEntity(key: SessionKey, name: string): Promise<UserEntity | undefined>;
  /** @throws user_entity_unknown when one is none of the agent's; then none is set. */
  setUserEntities(key: SessionKey, entities: readonly GivenUserEntity[], actor: Actor): Promise<void>;
  /** @returns whether it was there. */
  deleteUserEntity(key: SessionKey, name: string, actor: Actor): Promise<boolean>;
}

/** A token to be issued: a new one, or one that its owner brings along. */
export type TokenOrder = {
  readonly kind: TokenKind;
  readonly value?: string;
  readonly name?: string;
  readonly note?: string;
  readonly environment?: string;
};
export type IssuedToken = { readonly tokenId: string; readonly kind: TokenKind; readonly token: string };
export type NewAgent = {
  readonly agent: Agent;
  /** Shown this once. */
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly warnings: readonly { readonly code: string; readonly path: string; readonly message: string }[];
};

/** Whether a new agent publishes; absent: as the server is set. */
type Founded = { readonly publishing?: boolean };

/** What is known of an edit besides the kind of its token. */
export type EditOptions = {
  /** The token that asks. */
  readonly tokenId?: string;
  /** What the author had read; absent: they overwrite whatever is there. */
  readonly expects?: Expectation;
};

/** What can be asked of agents. Methods with an agentId throw agent_not_found. */
export interface AgentDesk {
  /** Whose the token with this SHA-256 (hexadecimal) is; undefined for a token that is not valid (any more). */
  ownerOf(tokenHash: string): TokenOwner | undefined;
  /** Those that are ready, or those that were deleted: their sessions outlive them. */
  list(status?: 'ready' | 'deleted'): readonly Agent[];
  get(agentId: string): Agent;
  /** As `get`, for those that were deleted, too. */
  requireKnown(agentId: string): void;
  /** Resolves when the agent answers with its trained model. */
  create(options: { readonly name: string; readonly language: string } & Founded): Promise<NewAgent>;
  import(
    files: readonly ExportFile[],
    options: { readonly name?: string; readonly fileName?: string } & Founded,
  ): Promise<NewAgent>;
  export(agentId: string): readonly ExportFile[];
  /** Secrets of the agent's webhook that should be set again. */
  secretFaults(agentId: string): readonly SecretFault[];
  /** Records one change; training follows behind it. @throws what `decideAgent` refuses, agent_changed */
  change(agentId: string, command: GivenAgentCommand, actor: Actor, edit?: EditOptions): Promise<Agent>;
  delete(agentId: string): Promise<void>;
  /** @throws bad_token_value, token_taken */
  issueToken(agentId: string, order: TokenOrder, actor: Actor, edit?: EditOptions): Promise<IssuedToken>;
  revokeToken(agentId: string, tokenId: string, actor: Actor, edit?: EditOptions): Promise<void>;
  /** Resolves when queries use everything changed so far. */
  trained(agentId: string): Promise<void>;
  /** What the agent makes of a text, without a session. */
  understand(
    agentId: string,
    text: string,
    options: { readonly language: string; readonly contexts: readonly string[] },
  ): Promise<Understanding>;
  /** The agent as it stood after the event of that revision. */
  atRevision(agentId: string, revision: number): Promise<Agent>;
}
