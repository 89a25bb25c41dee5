import type { RequestEntities } from '../agent/agent.ts';
import type { Actor } from '../authoring/agent-operations.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { Context, ContextInput } from '../session/context.ts';
import type { TurnReply } from '../session/reply.ts';
import type { UserEntity } from '../session/user-entities.ts';

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
  /** For requests that are run again. */
  readonly entitiesAreRecorded?: boolean;
  /** For how long they apply; absent: as in the agent's settings. */
  readonly requestEntities?: RequestEntities;
  readonly numbers: 'string' | 'number';
  readonly originalRequest?: JsonValue;
  /** The client's name for this request, by which its repeat is known; absent if it gave none. */
  readonly idempotencyKey?: string;
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
   * @throws user_entity_unknown if the agent lacks a request entity; bad_trigger_name if it lacks the trigger
   * and may not have it; client_gone.
   */
  runTurn(request: TurnRequest, isAwaited?: () => boolean): Promise<TurnReply>;
  /** The active contexts, newest first. */
  contexts(key: SessionKey): Promise<readonly Context[]>;
  /** @returns the names of the added contexts, lowercased. @throws bad_context_name, too_many_contexts */
  addContexts(key: SessionKey, contexts: readonly ContextInput[], actor: Actor): Promise<readonly string[]>;
  /** Deletes all contexts, or those named. @returns the names of the deleted active contexts. */
  deleteContexts(key: SessionKey, names: readonly string[] | 'all', actor: Actor): Promise<readonly string[]>;
  userEntity(key: SessionKey, name: string): Promise<UserEntity | undefined>;
  /** @throws user_entity_unknown, user_entities_too_large; then none is set. */
  setUserEntities(key: SessionKey, entities: readonly SentUserEntity[], actor: Actor): Promise<void>;
  /** @returns whether it existed. */
  deleteUserEntity(key: SessionKey, name: string, actor: Actor): Promise<boolean>;
}
