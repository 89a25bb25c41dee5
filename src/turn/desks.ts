import type { Agent, RequestEntities, TokenKind } from '../agent/agent.ts';
import type { GivenAgentCommand } from '../agent/commands.ts';
import type { ExportFile, ImportWarning } from '../agent/formats/export-file.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { TellShare } from '../kernel/tell-share.ts';
import type { Understanding } from '../nlu/understanding.ts';
import type { Context, ContextInput } from '../session/context.ts';
import type { UserEntity } from '../session/events.ts';
import type { TurnReply } from '../session/reply.ts';
import type { SecretFault } from '../webhook/call-secrets.ts';
import type { Expectation } from './edit-conflict.ts';

/** The owner of a token. */
export type TokenOwner = {
  readonly agentId: string;
  readonly kind: TokenKind;
  readonly tokenId?: string;
  /** The environment that answers its queries, if it is bound to one. */
  readonly environment?: string;
};

/** The kind of token of a request. */
export type Actor = TokenKind | 'admin';
/** `environment`: absent for production, or for the current agent while publishing is off. */
export type SessionKey = {
  readonly agentId: string;
  readonly sessionId: string;
  readonly environment?: string | undefined;
};

/** One query or trigger in the domain's terms: names lowercased, variants unified, limits checked. */
export type TurnRequest = SessionKey & {
  readonly actor: Actor;
  readonly lang: string;
  /** Empty if the client named none; then the agent's default applies. */
  readonly timezone: string;
  readonly ask: { readonly text: string } | { readonly trigger: string; readonly data: JsonObject };
  readonly contexts: readonly ContextInput[];
  readonly resetContexts: boolean;
  /** Entities of this request. Those that stay in the session do so for USER_ENTITY_LIFETIME_MS. */
  readonly entities: readonly SentUserEntity[];
  /** For how long they apply; absent: as in the agent's settings. */
  readonly requestEntities?: RequestEntities;
  readonly numbers: 'string' | 'number';
  readonly originalRequest?: JsonValue;
  readonly location?: JsonValue;
};
export type SentUserEntity = Pick<UserEntity, 'name' | 'extend' | 'entries'>;

/**
 * The operations on sessions. Every method may throw agent_not_found, store_unavailable and store_busy, every
 * change session_queue_full.
 */
export interface SessionDesk {
  /**
   * @param isAwaited whether the client still waits for the reply; called before the turn begins, not later.
   * @throws user_entity_unknown if the agent lacks a request entity; client_gone.
   */
  runTurn(request: TurnRequest, isAwaited?: () => boolean): Promise<TurnReply>;
  /** The active contexts, newest first. */
  contexts(key: SessionKey): Promise<readonly Context[]>;
  /** @returns the names of the added contexts, lowercased. */
  addContexts(key: SessionKey, contexts: readonly ContextInput[], actor: Actor): Promise<readonly string[]>;
  /** Deletes all contexts, or those named. @returns the names of the deleted active contexts. */
  deleteContexts(key: SessionKey, names: readonly string[] | 'all', actor: Actor): Promise<readonly string[]>;
  userEntity(key: SessionKey, name: string): Promise<UserEntity | undefined>;
  /** @throws user_entity_unknown if the agent lacks one of them; then none is set. */
  setUserEntities(key: SessionKey, entities: readonly SentUserEntity[], actor: Actor): Promise<void>;
  /** @returns whether it existed. */
  deleteUserEntity(key: SessionKey, name: string, actor: Actor): Promise<boolean>;
}

/** A token to issue: a new one, or one with a value that its owner chose. */
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
  /** Shown only once. */
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly warnings: readonly ImportWarning[];
};

/** Whether a new agent publishes; absent: the server's default. */
type CreationOptions = {
  readonly publishing?: boolean;
  /** Receives the progress of the first training. */
  readonly tell?: TellShare;
  /** When it aborts, the new agent is deleted again. */
  readonly signal?: AbortSignal;
};

/** Facts about an edit besides the kind of its token. */
export type EditOptions = {
  /** The token of the request. */
  readonly tokenId?: string;
  /** The revision that the author had read; absent: the edit overwrites later changes. */
  readonly expects?: Expectation;
};

/** The operations on agents. Methods with an agentId throw agent_not_found. */
export interface AgentDesk {
  /** The owner of the token with this SHA-256 (hexadecimal); undefined for an invalid token. */
  ownerOf(tokenHash: string): TokenOwner | undefined;
  /** Agents that are ready, or deleted ones, whose sessions outlive them. */
  list(status?: 'ready' | 'deleted'): readonly Agent[];
  get(agentId: string): Agent;
  /** As `get`, but includes deleted agents. */
  requireKnown(agentId: string): void;
  /** Resolves when the agent answers with its trained model. */
  create(options: { readonly name: string; readonly language: string } & CreationOptions): Promise<NewAgent>;
  import(
    files: readonly ExportFile[],
    options: { readonly name?: string; readonly fileName?: string } & CreationOptions,
  ): Promise<NewAgent>;
  export(agent: Agent): Promise<readonly ExportFile[]>;
  /** Secrets of the agent's webhook that should be set again. */
  secretFaults(agentId: string): readonly SecretFault[];
  /**
   * Records one change; training runs in the background. @throws the refusals of `decideAgent`, agent_changed
   */
  change(agentId: string, command: GivenAgentCommand, actor: Actor, edit?: EditOptions): Promise<Agent>;
  /** Its record stays, so that it can be brought back. */
  delete(agentId: string, edit?: EditOptions): Promise<void>;
  /** @throws bad_token_value, token_taken */
  issueToken(agentId: string, order: TokenOrder, actor: Actor, edit?: EditOptions): Promise<IssuedToken>;
  revokeToken(agentId: string, tokenId: string, actor: Actor, edit?: EditOptions): Promise<void>;
  /** Resolves when queries use all changes so far. */
  untilTrained(agentId: string): Promise<void>;
  /** How the agent understands a text, without a session. */
  understand(
    agentId: string,
    text: string,
    options: { readonly language: string; readonly contexts: readonly string[] },
  ): Promise<Understanding>;
  /** The agent after the event with that revision. */
  atRevision(agentId: string, revision: number): Promise<Agent>;
}
