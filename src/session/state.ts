import type { Context } from './context.ts';
import type { Fulfillment, SessionEventOf, UserEntity, WebhookFailureReason } from './events.ts';

/** The machine's states: where a session rests, and the two it passes through inside one append. */
export type SessionPlace = 'listening' | 'answering' | 'prompting' | 'calling' | 'followingUp' | 'expired';

/** What a session knows; the fold of its events, nothing else. XState calls this the machine's context. */
export type SessionData = {
  /** Turns begun so far. */
  readonly turns: number;
  /** When the session last heard anything; empty before the first event. */
  readonly lastActiveAt: string;
  /**
   * Newest first. May hold contexts of lifespan 0, which are shown in the last reply and are no longer
   * active.
   */
  readonly contexts: readonly Context[];
  readonly userEntities: readonly UserEntity[];
  /** The dialogue that collects an intent's required parameters. */
  readonly slotFilling: SlotFilling | null;
  /** The turn being taken, or the last one taken. */
  readonly turn: Turn | null;
};

export type AskedQuery = SessionEventOf<'QueryReceived'>['data'];
export type Asked = AskedQuery | SessionEventOf<'TriggerReceived'>['data'];
export type Matched = Omit<
  SessionEventOf<'IntentMatched'>['data'],
  'contexts' | 'candidates' | 'understoodInUs'
>;
export type Unmatched = Pick<SessionEventOf<'NothingMatched'>['data'], 'language' | 'fulfillment'>;

export type Turn = {
  readonly asked: Asked;
  readonly matched: Matched | null;
  readonly unmatched: Unmatched | null;
  /** Intents with a webhook that asked for a follow-up, in order. */
  readonly followed: readonly FollowedIntent[];
  readonly call: SessionEventOf<'WebhookRequested'>['data'] | null;
  readonly webhook: WebhookResult | null;
  /** Set when the turn is closed. */
  readonly fulfillment: Fulfillment | null;
  readonly actionIncomplete: boolean;
};

/** How the turn's last webhook call ended. */
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
  /** The parameter that was asked for last. */
  readonly parameter: string;
  readonly attempt: number;
  /** The intent's match so far: parameters collected and missing. */
  readonly matched: Matched;
};

export type SessionState = { readonly at: SessionPlace; readonly data: SessionData };

export const nothingYet: SessionData = {
  turns: 0,
  lastActiveAt: '',
  contexts: [],
  userEntities: [],
  slotFilling: null,
  turn: null,
};
