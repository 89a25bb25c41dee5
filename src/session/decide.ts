import type { Agent } from '../agent/agent.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../kernel/limits/conversation.ts';
import { decideAnnotation } from './annotations.ts';
import { closeTurn } from './answer.ts';
import type {
  AddContexts,
  Annotate,
  Circumstances,
  DeleteContexts,
  DeleteUserEntity,
  HandleQuery,
  HandleTrigger,
  SessionCommand,
  SessionDecision,
  SetUserEntities,
} from './commands.ts';
import { turnContextsOf } from './conditions.ts';
import {
  activate,
  activeOf,
  contextFrom,
  isDialogueContext,
  type TurnContexts,
  withoutDialogue,
} from './contexts.ts';
import { type Draft, reopen, withEvent } from './draft.ts';
import type { SessionEvent, SessionEventOf } from './events.ts';
import { silence } from './fulfillment.ts';
import { settleCall } from './outcome.ts';
import { answerQuery } from './query.ts';
import type { SessionState } from './state.ts';
import { invoke } from './trigger.ts';
import { tooLargeEntities, type UserEntity } from './user-entities.ts';

/**
 * Decides a command: the events to append, or a refusal with its code. A decision without events changes
 * nothing. While a webhook call is in flight, every other command is refused as `session_busy`.
 */
export const decide = (command: SessionCommand, state: SessionState): SessionDecision => {
  if (command.type !== 'RecordWebhookOutcome' && state.at === 'calling') return refuse('session_busy');
  switch (command.type) {
    case 'HandleQuery':
      return handleQuery(command, state);
    case 'HandleTrigger':
      return handleTrigger(command, state);
    case 'RecordWebhookOutcome': {
      const draft = settleCall(command, state);
      return draft === undefined ? refuse('no_webhook_pending') : decisionOf(draft);
    }
    case 'AddContexts':
      return addContexts(command, state);
    case 'DeleteContexts':
      return deleteContexts(command, state);
    case 'SetUserEntities':
      return setUserEntities(command, state);
    case 'DeleteUserEntity':
      return deleteUserEntity(command, state);
    case 'Annotate':
      return annotate(command, state);
    default:
      return command satisfies never;
  }
};

type OpeningEvent = SessionEventOf<'QueryReceived'> | SessionEventOf<'TriggerReceived'>;

const refuse = (
  refused: Extract<SessionDecision, { refused: unknown }>['refused'],
  facts: Readonly<Record<string, string | number>> = {},
): SessionDecision => ({ refused, facts });

const decisionOf = ({ events, data }: Draft): SessionDecision =>
  data.contexts.length > CONTEXTS_PER_SESSION_MAX
    ? refuse('too_many_contexts', { contexts: data.contexts.length, contextsMax: CONTEXTS_PER_SESSION_MAX })
    : { events };

const handleQuery = (command: HandleQuery, state: SessionState): SessionDecision => {
  const draft = reopen(state, command.request.receivedAt);
  const refusal = refusalOfEntities(command, draft, command.around.agent);
  if (refusal !== undefined) return refusal;
  const withQuery = begin(draft, { type: 'QueryReceived', data: command.request }, command.entities);
  const contexts = turnContextsOf(draft.data.contexts, command.request);
  return decisionOf(answerQuery(withQuery, contexts, command));
};

const handleTrigger = (command: HandleTrigger, state: SessionState): SessionDecision => {
  const { request, around } = command;
  const draft = reopen(state, request.receivedAt);
  const refusal = refusalOfEntities(command, draft, around.agent);
  if (refusal !== undefined) return refusal;
  const withTrigger = begin(draft, { type: 'TriggerReceived', data: request }, command.entities);
  const contexts = turnContextsOf(draft.data.contexts, request);
  const afterDialogue = leaveDialogue(withTrigger);
  return decisionOf(
    invoke(afterDialogue, request.name, contexts, around) ?? sayNothing(afterDialogue, contexts, around),
  );
};

/** Records the query or trigger, then the entities that were sent with it. */
const begin = (draft: Draft, opening: OpeningEvent, entities: readonly UserEntity[]): Draft => {
  const withRequest = withEvent(draft, opening);
  if (entities.length === 0) return withRequest;
  const setAt = opening.data.receivedAt;
  return withEvent(withRequest, { type: 'UserEntitiesSet', data: { setAt, entities: [...entities] } });
};

/** A trigger does not answer a prompt. */
const leaveDialogue = (draft: Draft): Draft => {
  const { slotFilling } = draft.data;
  if (slotFilling === null) return draft;
  const cancellation = { intentId: slotFilling.intentId, reason: 'trigger' } as const;
  return withEvent(draft, { type: 'SlotFillingCancelled', data: cancellation });
};

const sayNothing = (draft: Draft, { remaining }: TurnContexts, { language }: Circumstances): Draft =>
  closeTurn(
    withEvent(draft, {
      type: 'NothingMatched',
      data: {
        language,
        contexts: [...withoutDialogue(remaining)],
        candidates: [],
        understoodInUs: 0,
        fulfillment: silence,
      },
    }),
    silence,
  );

const addContexts = ({ contexts, now }: AddContexts, state: SessionState): SessionDecision => {
  const draft = reopen(state, now);
  if (contexts.length === 0) return { events: [] };
  const addedContexts = contexts.map(contextFrom);
  const all = addedContexts
    .reduce(activate, activeOf(draft.data.contexts))
    .filter(({ lifespan }) => lifespan > 0);
  return decisionOf(withEvent(draft, changeEvent('posted', addedContexts, now, all)));
};

const deleteContexts = ({ names, now }: DeleteContexts, state: SessionState): SessionDecision => {
  const draft = reopen(state, now);
  const requestedNames = names === 'all' ? undefined : new Set(names.map((name) => name.toLowerCase()));
  const active = activeOf(draft.data.contexts);
  const deletions = active.filter(({ name }) => requestedNames?.has(name) ?? true);
  if (deletions.length === 0) return { events: [] };
  const remaining = active.filter((context) => !deletions.includes(context));
  const after = withEvent(draft, changeEvent('deleted', deletions, now, remaining));
  const { slotFilling } = after.data;
  if (slotFilling === null || !deletions.some(isDialogueContext)) return decisionOf(after);
  const reason = 'contexts_cleared';
  const cancellation = { intentId: slotFilling.intentId, reason } as const;
  return decisionOf(withEvent(after, { type: 'SlotFillingCancelled', data: cancellation }));
};

const changeEvent = (
  cause: 'posted' | 'deleted',
  changed: TurnContexts['active'],
  changedAt: string,
  contexts: TurnContexts['active'],
): SessionEvent => ({
  type: 'ContextsChanged',
  data: { cause, names: changed.map(({ name }) => name), changedAt, contexts: [...contexts] },
});

const setUserEntities = (command: SetUserEntities, state: SessionState): SessionDecision => {
  const { entities, agent, now } = command;
  const draft = reopen(state, now);
  const refusal = refusalOfEntities(command, draft, agent);
  if (refusal !== undefined) return refusal;
  if (entities.length === 0) return { events: [] };
  const event = { type: 'UserEntitiesSet' as const, data: { setAt: now, entities: [...entities] } };
  return decisionOf(withEvent(draft, event));
};

const refusalOfEntities = (
  { entities, entitiesAreRecorded }: Pick<HandleQuery, 'entities' | 'entitiesAreRecorded'>,
  { data }: Draft,
  agent: Agent,
): SessionDecision | undefined => {
  if (entities.length === 0) return undefined;
  const knownNames = new Set([...agent.entities.values()].map(({ name }) => name.toLowerCase()));
  const unknownName = entities.find(({ name }) => !knownNames.has(name.toLowerCase()))?.name;
  if (unknownName !== undefined) return refuse('user_entity_unknown', { name: unknownName });
  if (entitiesAreRecorded) return undefined;
  const size = tooLargeEntities(data.userEntities, entities);
  return size && refuse('user_entities_too_large', size);
};

const deleteUserEntity = ({ name, now }: DeleteUserEntity, state: SessionState): SessionDecision => {
  const draft = reopen(state, now);
  const entity = draft.data.userEntities.find((entity) => entity.name.toLowerCase() === name.toLowerCase());
  if (entity === undefined) return { events: [] };
  return decisionOf(
    withEvent(draft, { type: 'UserEntitiesDeleted', data: { deletedAt: now, names: [entity.name] } }),
  );
};

/** A note does not reopen the session: the next turn or change records what expired. */
const annotate = ({ change, annotations, now }: Annotate, { data }: SessionState): SessionDecision =>
  data.lastActiveAt === '' ? refuse('session_not_found') : decideAnnotation(change, annotations, now);
