import type { Agent } from '../agent/agent.ts';
import type { Understanding } from '../nlu/understanding.ts';
import type { GivenContext } from './context.ts';
import type { SessionEvent, SessionEventOf, UserEntity, WebhookFailureReason } from './events.ts';
import type { TurnReply } from './reply.ts';
import type { WebhookExchange } from './webhook-exchange.ts';

/**
 * What surrounds a turn and is not in the session: the agent as it is now, the clock, the wire's shape of a
 * call.
 */
export type Circumstances = {
  readonly agent: Agent;
  /** The agent's language that answers this turn. */
  readonly language: string;
  readonly sessionId: string;
  /** UTC, ISO 8601 with milliseconds. */
  readonly now: string;
  /** The exact JSON text that a webhook is sent. Pure. */
  readonly webhookBody: (reply: TurnReply) => string;
};

export type HandleQuery = {
  readonly type: 'HandleQuery';
  readonly asked: SessionEventOf<'QueryReceived'>['data'];
  /** Sent with the request: for it alone, or to stay in the session until they expire. */
  readonly entities: readonly UserEntity[];
  /** Made under `conditionsOf` this session and request. */
  readonly understanding: Understanding;
  readonly understoodInUs: number;
  readonly around: Circumstances;
};

export type HandleTrigger = {
  readonly type: 'HandleTrigger';
  readonly asked: SessionEventOf<'TriggerReceived'>['data'];
  readonly entities: readonly UserEntity[];
  readonly around: Circumstances;
};

/** How a call ended: an answer with a 2xx status, or a failure in words for people. */
export type WebhookOutcome = { readonly elapsedMs: number; readonly exchange?: WebhookExchange } & (
  | { readonly status: number; readonly body: string }
  | {
      readonly failure: WebhookFailureReason;
      readonly details: string;
      readonly status?: number;
      readonly body?: string;
    }
);

export type RecordWebhookOutcome = {
  readonly type: 'RecordWebhookOutcome';
  readonly callId: string;
  readonly outcome: WebhookOutcome;
  readonly around: Circumstances;
};

export type AddContexts = {
  readonly type: 'AddContexts';
  readonly contexts: readonly GivenContext[];
  readonly now: string;
};

export type DeleteContexts = {
  readonly type: 'DeleteContexts';
  readonly names: readonly string[] | 'all';
  readonly now: string;
};

export type SetUserEntities = {
  readonly type: 'SetUserEntities';
  readonly entities: readonly UserEntity[];
  readonly agent: Agent;
  readonly now: string;
};

export type DeleteUserEntity = {
  readonly type: 'DeleteUserEntity';
  readonly name: string;
  readonly now: string;
};

export type SessionCommand =
  | HandleQuery
  | HandleTrigger
  | RecordWebhookOutcome
  | AddContexts
  | DeleteContexts
  | SetUserEntities
  | DeleteUserEntity;

export type SessionRefusal =
  | 'session_busy'
  | 'no_webhook_pending'
  | 'too_many_contexts'
  | 'user_entity_unknown';

export type SessionDecision =
  | { readonly events: readonly SessionEvent[] }
  | { readonly refused: SessionRefusal; readonly facts: Readonly<Record<string, string | number>> };
