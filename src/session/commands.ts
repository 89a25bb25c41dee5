import type { Agent } from '../agent/agent.ts';
import type { Understanding } from '../nlu/understanding.ts';
import type { AnnotationChange, AnnotationRefusal, Annotations } from './annotations.ts';
import type { ContextInput } from './context.ts';
import type { SessionEvent, SessionEventOf } from './events.ts';
import type { TurnReply } from './reply.ts';
import type { UserEntity } from './user-entities.ts';
import type { WebhookFailureReason } from './webhook-events.ts';
import type { WebhookExchange } from './webhook-exchange.ts';

/**
 * The inputs of a turn from outside the session: the current agent, the clock, the format of a webhook body.
 */
export type Circumstances = {
  readonly agent: Agent;
  /** The agent's language for this turn. */
  readonly language: string;
  readonly sessionId: string;
  /** UTC, ISO 8601 with milliseconds. */
  readonly now: string;
  /** The exact JSON text of a webhook request. Pure. */
  readonly webhookBody: (reply: TurnReply) => string;
};

export type HandleQuery = {
  readonly type: 'HandleQuery';
  readonly request: SessionEventOf<'QueryReceived'>['data'];
  /** Sent with the request: for it alone, or for the session until they expire. */
  readonly entities: readonly UserEntity[];
  /** They were recorded before, perhaps without today's limit of their size, and are taken again. */
  readonly entitiesAreRecorded?: boolean;
  /** Computed under `conditionsOf` this session and request. */
  readonly understanding: Understanding;
  readonly understoodInUs: number;
  readonly around: Circumstances;
};

export type HandleTrigger = {
  readonly type: 'HandleTrigger';
  readonly request: SessionEventOf<'TriggerReceived'>['data'];
  readonly entities: readonly UserEntity[];
  readonly entitiesAreRecorded?: boolean;
  readonly around: Circumstances;
};

type EndOfCall = { readonly elapsedMs: number; readonly exchange?: WebhookExchange };

/** A reply with a 2xx status. */
export type WebhookAnswer = EndOfCall & { readonly status: number; readonly body: string };

/** The end of a call: a reply with a 2xx status, or a failure with a text for people. */
export type WebhookOutcome =
  | WebhookAnswer
  | (EndOfCall & {
      readonly failure: WebhookFailureReason;
      readonly details: string;
      readonly status?: number;
      readonly body?: string;
    });

export type RecordWebhookOutcome = {
  readonly type: 'RecordWebhookOutcome';
  readonly callId: string;
  readonly outcome: WebhookOutcome;
  readonly around: Circumstances;
};

export type AddContexts = {
  readonly type: 'AddContexts';
  readonly contexts: readonly ContextInput[];
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
  readonly entitiesAreRecorded?: boolean;
  readonly agent: Agent;
  readonly now: string;
};

export type DeleteUserEntity = {
  readonly type: 'DeleteUserEntity';
  readonly name: string;
  readonly now: string;
};

/** A note or tags of a person who reads the session. */
export type Annotate = {
  readonly type: 'Annotate';
  readonly change: AnnotationChange;
  /** The notes and tags that the session has; they are not part of its state. */
  readonly annotations: Annotations;
  readonly now: string;
};

export type SessionCommand =
  | HandleQuery
  | HandleTrigger
  | RecordWebhookOutcome
  | AddContexts
  | DeleteContexts
  | SetUserEntities
  | DeleteUserEntity
  | Annotate;

export type SessionRefusal =
  | 'session_busy'
  | 'no_webhook_pending'
  | 'too_many_contexts'
  | 'user_entity_unknown'
  | 'user_entities_too_large'
  | 'session_not_found'
  | AnnotationRefusal;

export type SessionDecision =
  | { readonly events: readonly SessionEvent[] }
  | { readonly refused: SessionRefusal; readonly facts: Readonly<Record<string, string | number>> };
