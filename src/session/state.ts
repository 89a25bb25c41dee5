import type { Context } from './context.ts';
import type { SessionEventOf } from './events.ts';
import type { Fulfillment } from './fulfillment.ts';
import type { UserEntity } from './user-entities.ts';
import type { WebhookFailureReason } from './webhook-events.ts';

/** The machine's states: those in which a session rests, and the three within one append. */
export type SessionPlace = 'listening' | 'answering' | 'prompting' | 'calling' | 'followingUp' | 'expired';

/** The data of a session: the fold of its events. XState calls it the machine's context. */
export type SessionData = {
  /** The number of turns begun. */
  readonly turns: number;
  /** The time of the session's last request; empty before the first event. */
  readonly lastActiveAt: string;
  /**
   * Newest first. May include contexts with lifespan 0, which the last reply shows and which are no longer
   * active.
   */
  readonly contexts: readonly Context[];
  readonly userEntities: readonly UserEntity[];
  /** The dialogue that collects an intent's required parameters. */
  readonly slotFilling: SlotFilling | null;
  /** The current or the last turn. */
  readonly turn: Turn | null;
};

export type RecordedQuery = SessionEventOf<'QueryReceived'>['data'];
export type RecordedRequest = RecordedQuery | SessionEventOf<'TriggerReceived'>['data'];
export type TurnMatch = Omit<
  SessionEventOf<'IntentMatched'>['data'],
  'contexts' | 'candidates' | 'understoodInUs'
>;
export type TurnMiss = Pick<SessionEventOf<'NothingMatched'>['data'], 'language' | 'fulfillment'>;

export type Turn = {
  readonly asked: RecordedRequest;
  readonly matched: TurnMatch | null;
  readonly unmatched: TurnMiss | null;
  /** Intents whose webhook requested a follow-up, in order. */
  readonly followed: readonly FollowedIntent[];
  readonly call: SessionEventOf<'WebhookRequested'>['data'] | null;
  readonly webhook: WebhookResult | null;
  /** Set when the turn is closed. */
  readonly fulfillment: Fulfillment | null;
  readonly actionIncomplete: boolean;
};

/** The end of the turn's last webhook call. */
export type WebhookResult = {
  readonly elapsedMs: number;
  readonly fulfillment?: Fulfillment;
  readonly failure?: { readonly reason: WebhookFailureReason; readonly details: string };
};

export type FollowedIntent = {
  readonly intentId: string;
  readonly intentName: string;
  readonly action: string;
  readonly webhookUsed: boolean;
  /** The trigger that its webhook returned. */
  readonly trigger: string;
};

export type SlotFilling = {
  readonly intentId: string;
  /** The parameter of the last prompt. */
  readonly parameter: string;
  readonly attempt: number;
  /** The intent's match so far: collected and missing parameters. */
  readonly matched: TurnMatch;
};

export type SessionState = { readonly at: SessionPlace; readonly data: SessionData };

export const newSessionData: SessionData = {
  turns: 0,
  lastActiveAt: '',
  contexts: [],
  userEntities: [],
  slotFilling: null,
  turn: null,
};
