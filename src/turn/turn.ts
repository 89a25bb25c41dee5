import { isDeepStrictEqual } from 'node:util';
import type { Agent } from '../agent/agent.ts';
import { entityNamed } from '../agent/references.ts';
import { isUsableContext } from '../agent/usable-contexts.ts';
import { isParleyError } from '../kernel/errors.ts';
import { FOLLOWUPS_PER_TURN_MAX, USER_ENTITY_LIFETIME_MS } from '../kernel/limits/conversation.ts';
import type { Conditions, Understanding } from '../nlu/understanding.ts';
import type { Outside } from '../outside/outside.ts';
import type { Tracer } from '../outside/tracer.ts';
import type { Masking } from '../privacy/masking.ts';
import type { Circumstances, HandleQuery, SessionCommand, WebhookOutcome } from '../session/commands.ts';
import { conditionsOf } from '../session/conditions.ts';
import { contextFrom } from '../session/contexts.ts';
import { replyOf, type TurnReply } from '../session/reply.ts';
import type { SessionState } from '../session/state.ts';
import type { UserEntity } from '../session/user-entities.ts';
import type { CallWebhook, WebhookClient } from '../webhook/webhook.ts';
import { isTurnOf, turnIdOf } from './idempotency.ts';
import { type RecordMask, ruleMask, secretMask } from './record-masks.ts';
import type { RequestMetadata } from './request-metadata.ts';
import type { SentUserEntity, TurnRequest } from './session-operations.ts';
import type { CommandOn, Session } from './sessions.ts';
import { hasReplyTo, type UnansweredTurns } from './unanswered-turns.ts';

export type TurnPorts = {
  readonly outside: Outside;
  /** Undefined if tracing is off. */
  readonly tracer?: Tracer;
  readonly callWebhook: CallWebhook;
  readonly mask: WebhookClient['mask'];
  readonly webhookBody: (reply: TurnReply) => string;
  /** Absent where no client repeats a request. */
  readonly unansweredTurns?: UnansweredTurns;
};

/** A current agent, with the understanding of its trained model. */
export type TrainedAgent = {
  readonly agent: Agent;
  readonly language: string;
  /** The environment; absent while publishing is off. */
  readonly environment?: string;
  /** Identifies the trained bytes in the events' metadata. */
  readonly modelHash: string;
  readonly understand: (text: string, conditions: Conditions) => Understanding;
  /**
   * The same with the text's vector, so that understanding it need not wait. Absent if the model was trained
   * without a sentence encoder. @throws encoder_failed
   */
  readonly encoding?: (text: string) => Promise<TrainedAgent>;
  /** The masking by the agent's rules; absent if there are none. */
  readonly masking?: Masking;
};

/** Runs one POST /v1/query. No other turn uses the session until the promise settles. */
export const runTurn = async (
  ports: TurnPorts,
  session: Session,
  answerer: TrainedAgent,
  request: TurnRequest,
): Promise<TurnReply> => {
  const { ask } = request;
  const needsVector = answerer.encoding !== undefined && 'text' in ask;
  const trainedAgent = needsVector ? await answerer.encoding(ask.text) : answerer;
  const turn = turnOf(ports, trainedAgent, request);
  const earlierIds = ports.unansweredTurns?.take(request) ?? [];
  const isEarlier = (turnId: string): boolean => earlierIds.includes(turnId) || isTurnOf(request, turnId);
  const question: CommandOn = (state) => (hasReplyTo(state, isEarlier) ? undefined : turn.question(state));
  try {
    await recordTurn(ports, session, trainedAgent.agent, { ...turn, question });
  } catch (error) {
    const isUnknown = isParleyError(error, 'store_unavailable');
    const ids = isUnknown ? [...earlierIds, turn.cause.request.id] : earlierIds;
    if (ids.length > 0) ports.unansweredTurns?.keep(request, ids);
    throw error;
  }
  // The record is masked, but the reply to the client is not.
  return replyOf(session.unmasked().data, request.sessionId);
};

const recordTurn = async (
  { callWebhook }: TurnPorts,
  session: Session,
  agent: Agent,
  { question, recordOutcome, cause, recordable }: Turn,
): Promise<void> => {
  const record = (command: CommandOn) => session.record(command, cause, recordable);
  await record(question);
  for (let calls = 0; calls <= FOLLOWUPS_PER_TURN_MAX; calls += 1) {
    // The recorded body has no secrets; the webhook receives the body that was decided.
    const call = pendingCall(session.unmasked());
    if (call === undefined) return;
    const outcome = await callWebhook(call, agent);
    await record(recordOutcome(call.callId, outcome)).catch((error: unknown) =>
      record(recordOutcome(call.callId, unrecordable(outcome, error))),
    );
  }
};

/** The recording of a turn: its commands, their cause, and the masking of their events. */
type Turn = {
  readonly question: CommandOn;
  readonly recordOutcome: (callId: string, outcome: WebhookOutcome) => CommandOn;
  readonly cause: RequestMetadata;
  readonly recordable: RecordMask;
};

const turnOf = (ports: TurnPorts, trainedAgent: TrainedAgent, request: TurnRequest): Turn => {
  const { outside, webhookBody } = ports;
  const { agent, language, environment, modelHash } = trainedAgent;
  const turnId = turnIdOf(request, outside.id());
  const [random, receivedAt] = [outside.random(), outside.now()];
  const facts = askedFacts(request, agent, { turnId, random, receivedAt });
  const understand = memoizeLast(trainedAgent.understand);
  const around = (): Circumstances => {
    const { sessionId } = request;
    return { agent, language, sessionId, now: outside.now(), webhookBody };
  };
  return {
    question: (state) => question(state, { facts, request, agent, understand, around: around() }),
    recordOutcome: (callId, outcome) => () => ({
      type: 'RecordWebhookOutcome',
      callId,
      outcome,
      around: around(),
    }),
    cause: {
      request: { id: turnId, events: 0 },
      metadata: {
        actor: request.actor,
        agentRevision: agent.revision,
        modelHash,
        ...(environment !== undefined && { environment }),
      },
      now: outside.now,
    },
    recordable: recordableOf(ports, trainedAgent),
  };
};

/** Secrets first, because a rule may mask only a part of one, and the rest would be recorded. */
const recordableOf = ({ mask }: TurnPorts, { agent, masking }: TrainedAgent): RecordMask => {
  const open = secretMask((body) => mask(body, agent));
  if (masking === undefined) return open;
  const byRules = ruleMask(masking);
  return async (decided) => byRules(await open(decided));
};

/** The call that the session waits for; it is durable before it is made. */
export const pendingCall = ({ at, data }: SessionState) =>
  at === 'calling' && data.turn?.call ? data.turn.call : undefined;

/** A reply that does not fit into an event with the session's state is recorded as a failure. */
const unrecordable = ({ elapsedMs }: WebhookOutcome, error: unknown): WebhookOutcome => {
  if (!isParleyError(error, 'event_too_large') && !isParleyError(error, 'append_too_large')) throw error;
  const details = 'Webhook response is too large to be recorded.';
  return { failure: 'too_large', details, elapsedMs };
};

type Facts = { readonly turnId: string; readonly random: number; readonly receivedAt: string };

type AskedFacts = Omit<HandleQuery['request'], 'text'>;

/** Field by field, because extending a copy is many times slower, and so is writing the result. */
const askedFacts = (
  request: TurnRequest,
  agent: Agent,
  { turnId, random, receivedAt }: Facts,
): AskedFacts => {
  const { lang, timezone, contexts, resetContexts, numbers, originalRequest, location } = request;
  const facts = {
    turnId,
    random,
    receivedAt,
    lang,
    timezone: timezone || agent.settings.defaultTimezone,
    // A widely used client sent each text as the name of a context, too.
    given: contexts.filter(({ name }) => isUsableContext(agent, name)).map(contextFrom),
    resetContexts,
    numbers,
  };
  if (originalRequest === undefined && location === undefined) return facts;
  return {
    ...facts,
    ...(originalRequest !== undefined && { originalRequest }),
    ...(location !== undefined && { location }),
  };
};

type Question = Pick<TrainedAgent, 'agent' | 'understand'> & {
  readonly facts: AskedFacts;
  readonly request: TurnRequest;
  readonly around: Circumstances;
};

/** The command that a query or a trigger gives in a state of its session. */
const question = (
  state: SessionState,
  { facts, request, agent, understand, around }: Question,
): SessionCommand => {
  const { ask } = request;
  const entities = sentEntities(request, agent, facts.receivedAt);
  const { entitiesAreRecorded = false } = request;
  if ('trigger' in ask) {
    const trigger = { name: ask.trigger, data: ask.data, ...facts };
    return { type: 'HandleTrigger', request: trigger, entities, entitiesAreRecorded, around };
  }
  const query = { text: ask.text, ...facts };
  const startedAt = performance.now();
  const understanding = understand(ask.text, conditionsOf(state, query, agent, entities));
  const understoodInUs = Math.round((performance.now() - startedAt) * 1_000);
  const sent = { entities, entitiesAreRecorded };
  return { type: 'HandleQuery', request: query, ...sent, understanding, understoodInUs, around };
};

/**
 * Remembers the last understanding. A turn that lost a race is decided again, usually under the same
 * conditions. Understanding would take most of that time, and a longer attempt loses the next race more
 * easily.
 */
const memoizeLast = (understand: TrainedAgent['understand']): TrainedAgent['understand'] => {
  let last: { readonly conditions: Conditions; readonly understanding: Understanding } | undefined;
  return (text, conditions) => {
    if (last === undefined || !isDeepStrictEqual(last.conditions, conditions)) {
      last = { conditions, understanding: understand(text, conditions) };
    }
    return last.understanding;
  };
};

/**
 * Entities in a query apply to that query alone, unless the agent keeps them, as the original service did.
 */
const sentEntities = (request: TurnRequest, agent: Agent, now: string): UserEntity[] => {
  const entitiesFrom = request.requestEntities ?? agent.settings.requestEntities;
  const entities = request.entities.map((entity) => lasting(entity, agent, now));
  if (entitiesFrom === 'session') return entities;
  return entities.map((entity) => ({ ...entity, expiresAt: now, forRequest: true }));
};

/** A session entity with its full lifetime, under the agent's spelling of its name. */
export const lasting = (entity: SentUserEntity, agent: Agent, now: string): UserEntity => ({
  name: entityNamed(agent, entity.name)?.name ?? entity.name,
  extend: entity.extend,
  entries: entity.entries.map(({ value, synonyms }) => ({ value, synonyms: [...synonyms] })),
  expiresAt: new Date(Date.parse(now) + USER_ENTITY_LIFETIME_MS).toISOString(),
});
