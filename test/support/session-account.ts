import type { SessionEvent, SessionEventOf } from '../../src/session/events.ts';
import type { SessionData, SessionPlace, SessionState, Turn, TurnMatch } from '../../src/session/state.ts';
import type { UserEntity } from '../../src/session/user-entities.ts';

type Events = readonly SessionEvent[];
type Kind = SessionEvent['type'];

const isOf =
  <K extends Kind>(...kinds: readonly K[]) =>
  (event: SessionEvent): event is SessionEventOf<K> =>
    kinds.some((kind) => kind === event.type);
const last = <K extends Kind>(events: Events, ...kinds: readonly K[]): SessionEventOf<K> | undefined =>
  events.findLast(isOf<K>(...kinds));
/** The events from the last one of a kind on, including it; empty if there is none. */
const from = (events: Events, ...kinds: readonly Kind[]): Events => {
  const at = events.findLastIndex(isOf(...kinds));
  return at < 0 ? [] : events.slice(at);
};
/** The events after the last one of a kind; all if there is none. */
const after = (events: Events, ...kinds: readonly Kind[]): Events =>
  events.slice(events.findLastIndex(isOf(...kinds)) + 1);

/**
 * The expected data of a session after these events. Each field is looked up in the whole list, so that no
 * code is shared with `evolve`, which folds event by event.
 */
const accountOf = (events: Events): SessionData => {
  const alive = after(events, 'SessionExpired');
  return {
    turns: events.filter(isOf('QueryReceived', 'TriggerReceived')).length,
    lastActiveAt: events.flatMap(heardAt).at(-1) ?? '',
    contexts:
      last(alive, 'IntentMatched', 'NothingMatched', 'WebhookReplied', 'ContextsChanged')?.data.contexts ??
      [],
    userEntities: alive.flatMap((event, at) => stayingOf(event, alive.slice(at + 1))),
    slotFilling: dialogueOf(alive),
    turn: turnOf(from(events, 'QueryReceived', 'TriggerReceived')),
  };
};

/** The expected state of a session after these events. */
export const stateAfter = (events: Events): SessionState => ({
  at: placeAfter(events),
  data: accountOf(events),
});

/** Shares no code with the machine. */
const placeAfter = (events: Events): SessionPlace => {
  const newest = events.filter((event) => !isAbout(event)).at(-1)?.type;
  if (newest === 'SessionExpired') return 'expired';
  if (newest === 'WebhookRequested') return 'calling';
  if (newest === 'FollowupTriggered') return 'followingUp';
  const turn = from(events, 'QueryReceived', 'TriggerReceived');
  if (turn.length > 0 && last(turn, 'ReplySent') === undefined) return 'answering';
  return accountOf(events).slotFilling === null ? 'listening' : 'prompting';
};

/** Notes and tags are about a session, and no part of it. */
const isAbout = isOf('NoteAdded', 'NoteRemoved', 'TagsChanged');

const heardAt = (event: SessionEvent): readonly string[] => {
  switch (event.type) {
    case 'QueryReceived':
    case 'TriggerReceived':
      return [event.data.receivedAt];
    case 'ContextsChanged':
      return [event.data.changedAt];
    case 'UserEntitiesSet':
      return [event.data.setAt];
    case 'UserEntitiesDeleted':
      return [event.data.deletedAt];
    default:
      return [];
  }
};

/** The definitions of an event that no later event replaces or removes. */
const stayingOf = (event: SessionEvent, later: Events): readonly UserEntity[] => {
  if (event.type !== 'UserEntitiesSet') return [];
  const gone = new Set(later.flatMap(namesTaken));
  return event.data.entities.filter(({ name, forRequest }) => forRequest === undefined && !gone.has(name));
};

const namesTaken = (event: SessionEvent): readonly string[] => {
  if (event.type === 'UserEntitiesDeleted' || event.type === 'UserEntitiesExpired') return event.data.names;
  if (event.type !== 'UserEntitiesSet') return [];
  return event.data.entities.filter(({ forRequest }) => forRequest === undefined).map(({ name }) => name);
};

const dialogueOf = (events: Events): SessionData['slotFilling'] => {
  const [prompted, ...later] = from(events, 'SlotPrompted');
  if (prompted?.type !== 'SlotPrompted') return null;
  if (last(later, 'SlotFillingCancelled', 'IntentMatched', 'FollowupTriggered') !== undefined) return null;
  const matched = matchIn(events);
  if (matched === null) return null;
  const { intentId, parameter, attempt } = prompted.data;
  return { intentId, parameter, attempt, matched };
};

/** The last match as recorded; none if a miss followed. */
const matchIn = (events: Events): TurnMatch | null => {
  const match = last(events, 'IntentMatched', 'NothingMatched');
  if (match?.type !== 'IntentMatched') return null;
  const { contexts, candidates, understoodInUs, ...matched } = match.data;
  return matched;
};

/** In its own turn, a prompt replaces the match's reply. */
const askingIn = (events: Events): TurnMatch | null => {
  const question = last(from(events, 'IntentMatched', 'NothingMatched'), 'SlotPrompted')?.data.fulfillment;
  const matched = matchIn(events);
  return matched && { ...matched, fulfillment: question ?? matched.fulfillment };
};

const turnOf = (events: Events): Turn | null => {
  const [begun] = events;
  if (begun?.type !== 'QueryReceived' && begun?.type !== 'TriggerReceived') return null;
  const missed = last(events, 'IntentMatched', 'NothingMatched');
  const replied = last(events, 'ReplySent');
  return {
    asked: begun.data,
    matched: askingIn(events),
    unmatched:
      missed?.type === 'NothingMatched'
        ? { language: missed.data.language, fulfillment: missed.data.fulfillment }
        : null,
    followed: events.flatMap((event, at) => followedBy(event, events.slice(0, at))),
    call: last(after(events, 'FollowupTriggered'), 'WebhookRequested')?.data ?? null,
    webhook: webhookOf(events),
    fulfillment: replied?.data.fulfillment ?? null,
    actionIncomplete:
      replied?.data.actionIncomplete ??
      last(after(events, 'FollowupTriggered'), 'SlotPrompted') !== undefined,
  };
};

const followedBy = (event: SessionEvent, before: Events): Turn['followed'] => {
  const matched = last(before, 'IntentMatched')?.data;
  if (event.type !== 'FollowupTriggered' || matched === undefined) return [];
  const { intentId, intentName, action, webhookUsed } = matched;
  return [{ intentId, intentName, action, webhookUsed, trigger: event.data.name }];
};

const webhookOf = (events: Events): Turn['webhook'] => {
  const ended = last(events, 'WebhookReplied', 'WebhookFailed');
  if (ended === undefined) return null;
  if (ended.type === 'WebhookReplied')
    return { elapsedMs: ended.data.elapsedMs, fulfillment: ended.data.fulfillment };
  const { elapsedMs, reason, details } = ended.data;
  return { elapsedMs, failure: { reason, details } };
};
