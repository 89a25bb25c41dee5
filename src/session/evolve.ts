import type { SessionEvent, SessionEventOf } from './events.ts';
import { newSessionData, type SessionData, type Turn, type TurnMatch, type WebhookResult } from './state.ts';
import type { UserEntity } from './user-entities.ts';

/**
 * Copies an event's facts into the session's data. It computes only counts: lifespans, values and choices
 * were decided once and recorded, so that later changes do not alter old sessions.
 */
export const evolve = (data: SessionData, event: SessionEvent): SessionData => {
  switch (event.type) {
    case 'QueryReceived':
    case 'TriggerReceived':
      return beginTurn(data, event);
    case 'IntentMatched':
      return takeMatch(data, event);
    case 'NothingMatched':
      return takeMiss(data, event);
    case 'SlotPrompted':
      return takePrompt(data, event);
    case 'SlotFillingCancelled':
      return { ...data, slotFilling: null };
    case 'WebhookRequested':
      return inTurn(data, { call: event.data });
    case 'WebhookReplied':
      return { ...inTurn(data, { webhook: repliedOf(event) }), contexts: event.data.contexts };
    case 'WebhookFailed':
      return inTurn(data, { webhook: failedOf(event) });
    case 'FollowupTriggered':
      return takeFollowup(data, event);
    case 'ReplySent':
      return takeReply(data, event);
    case 'ContextsChanged':
      return { ...data, contexts: event.data.contexts, lastActiveAt: event.data.changedAt };
    case 'UserEntitiesSet': {
      const sessionEntities = event.data.entities.filter(({ forRequest }) => forRequest === undefined);
      return {
        ...withUserEntities(data, without(data.userEntities, sessionEntities), sessionEntities),
        lastActiveAt: event.data.setAt,
      };
    }
    case 'UserEntitiesDeleted':
      return { ...withoutUserEntities(data, event.data.names), lastActiveAt: event.data.deletedAt };
    case 'UserEntitiesExpired':
      return withoutUserEntities(data, event.data.names);
    case 'SessionExpired':
      return { ...newSessionData, turns: data.turns, turn: data.turn, lastActiveAt: data.lastActiveAt };
    case 'NoteAdded':
    case 'NoteRemoved':
    case 'TagsChanged':
      return data;
    default:
      return event satisfies never;
  }
};

type OpeningEvent = SessionEventOf<'QueryReceived'> | SessionEventOf<'TriggerReceived'>;

const beginTurn = (data: SessionData, event: OpeningEvent): SessionData => ({
  turns: data.turns + 1,
  lastActiveAt: event.data.receivedAt,
  contexts: data.contexts,
  userEntities: data.userEntities,
  slotFilling: data.slotFilling,
  turn: {
    asked: event.data,
    matched: null,
    unmatched: null,
    followed: [],
    call: null,
    webhook: null,
    fulfillment: null,
    actionIncomplete: false,
  },
});

const takeMatch = (data: SessionData, event: SessionEventOf<'IntentMatched'>): SessionData => ({
  turns: data.turns,
  lastActiveAt: data.lastActiveAt,
  contexts: event.data.contexts,
  userEntities: data.userEntities,
  slotFilling: null,
  turn: { ...turnOf(data), matched: matchedOf(event), unmatched: null },
});

/** Copied field by field: a rest pattern that omits three fields is many times slower, in every turn. */
const matchedOf = ({ data }: SessionEventOf<'IntentMatched'>): TurnMatch => ({
  intentId: data.intentId,
  intentName: data.intentName,
  action: data.action,
  score: data.score,
  matchedBy: data.matchedBy,
  language: data.language,
  parameters: data.parameters,
  missing: data.missing,
  webhookUsed: data.webhookUsed,
  webhookForSlotFillingUsed: data.webhookForSlotFillingUsed,
  fulfillment: data.fulfillment,
});

const takeMiss = (data: SessionData, event: SessionEventOf<'NothingMatched'>): SessionData => {
  const { contexts, language, fulfillment } = event.data;
  return { ...inTurn(data, { matched: null, unmatched: { language, fulfillment } }), contexts };
};

const takePrompt = (data: SessionData, event: SessionEventOf<'SlotPrompted'>): SessionData => {
  const { intentId, parameter, attempt, fulfillment } = event.data;
  const matched = turnOf(data).matched;
  if (matched === null) throw new TypeError('a slot was prompted in a turn without a match');
  const withPrompt = inTurn(data, { matched: { ...matched, fulfillment }, actionIncomplete: true });
  return { ...withPrompt, slotFilling: { intentId, parameter, attempt, matched } };
};

const takeFollowup = (data: SessionData, event: SessionEventOf<'FollowupTriggered'>): SessionData => {
  const { matched, followed } = turnOf(data);
  if (matched === null) throw new TypeError('a follow-up was triggered in a turn without a match');
  const { intentId, intentName, action, webhookUsed } = matched;
  const step = { intentId, intentName, action, webhookUsed, trigger: event.data.name };
  const turn = inTurn(data, { followed: [...followed, step], call: null, actionIncomplete: false });
  return { ...turn, slotFilling: null };
};

const takeReply = (data: SessionData, { data: reply }: SessionEventOf<'ReplySent'>): SessionData => {
  const { fulfillment, actionIncomplete } = reply;
  return { ...data, turn: { ...turnOf(data), fulfillment, actionIncomplete } };
};

const repliedOf = ({ data }: SessionEventOf<'WebhookReplied'>): WebhookResult => ({
  elapsedMs: data.elapsedMs,
  fulfillment: data.fulfillment,
});

const failedOf = ({ data }: SessionEventOf<'WebhookFailed'>): WebhookResult => ({
  elapsedMs: data.elapsedMs,
  failure: { reason: data.reason, details: data.details },
});

const turnOf = (data: SessionData): Turn => {
  if (data.turn === null) throw new TypeError('an event of a turn came before the turn began');
  return data.turn;
};

const inTurn = (data: SessionData, change: Partial<Turn>): SessionData => ({
  ...data,
  turn: { ...turnOf(data), ...change },
});

const without = (all: readonly UserEntity[], removals: readonly { name: string }[]): readonly UserEntity[] =>
  all.filter(({ name }) => !removals.some((entity) => entity.name === name));

const withUserEntities = (
  data: SessionData,
  remaining: readonly UserEntity[],
  added: readonly UserEntity[],
): SessionData => ({ ...data, userEntities: [...remaining, ...added] });

const withoutUserEntities = (data: SessionData, names: readonly string[]): SessionData =>
  withUserEntities(
    data,
    without(
      data.userEntities,
      names.map((name) => ({ name })),
    ),
    [],
  );
