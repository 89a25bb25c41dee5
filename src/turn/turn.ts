import { isDeepStrictEqual } from 'node:util';
import type { Agent } from '../agent/agent.ts';
import { entityNamed } from '../agent/references.ts';
import { isParleyError } from '../kernel/errors.ts';
import { FOLLOWUPS_PER_TURN_MAX, USER_ENTITY_LIFETIME_MS } from '../kernel/limits.ts';
import type { Conditions, Understanding } from '../nlu/understanding.ts';
import type { Outside } from '../outside/outside.ts';
import type { Tracer } from '../outside/tracer.ts';
import type { Masking } from '../privacy/masking.ts';
import type { Circumstances, HandleQuery, SessionCommand, WebhookOutcome } from '../session/commands.ts';
import { conditionsOf } from '../session/conditions.ts';
import { contextFrom } from '../session/contexts.ts';
import type { UserEntity } from '../session/events.ts';
import { replyOf, type TurnReply } from '../session/reply.ts';
import type { SessionState } from '../session/state.ts';
import type { CallWebhook, WebhookClient } from '../webhook/webhook.ts';
import type { Cause } from './cause.ts';
import type { GivenUserEntity, TurnRequest } from './desks.ts';
import { maskedBy, type Recordable, withoutSecrets } from './recordable.ts';
import type { CommandOn, Session } from './sessions.ts';

export type TurnPorts = {
  readonly outside: Outside;
  /** Absent where nothing is traced. */
  readonly tracer?: Tracer;
  readonly callWebhook: CallWebhook;
  readonly masked: WebhookClient['masked'];
  readonly webhookBody: (reply: TurnReply) => string;
};

/** An agent ready to answer: what it is now, and what its trained model makes of a text. */
export type Answering = {
  readonly agent: Agent;
  readonly language: string;
  /** Where it answers; absent while publishing is off. */
  readonly environment?: string;
  /** Names the trained bytes in the events' metadata. */
  readonly modelHash: string;
  readonly understand: (text: string, conditions: Conditions) => Understanding;
  /** What the agent's rules keep out of the record; absent where it has none. */
  readonly masking?: Masking;
};

/** One POST /v1/query. The session is this turn's alone until the promise settles. */
export const runTurn = async (
  ports: TurnPorts,
  session: Session,
  answering: Answering,
  request: TurnRequest,
): Promise<TurnReply> => {
  const turn = begun(ports, answering, request);
  const record = (command: CommandOn) => session.record(command, turn.cause, turn.recordable);

  await record(turn.question);
  for (let calls = 0; calls <= FOLLOWUPS_PER_TURN_MAX; calls += 1) {
    // The recorded body has no secrets; the webhook is sent the body that was decided.
    const call = callOf(session.unmasked());
    if (call === undefined) break;
    const outcome = await ports.callWebhook(call, answering.agent);
    await record(turn.settling(call.callId, outcome)).catch((error: unknown) =>
      record(turn.settling(call.callId, unrecordable(outcome, error))),
    );
  }
  // The record is masked, but the reply to the client is not.
  return replyOf(session.unmasked().data, request.sessionId);
};

/** What a turn records: the commands on the session, why, and what of their events. */
type Turn = {
  readonly question: CommandOn;
  readonly settling: (callId: string, outcome: WebhookOutcome) => CommandOn;
  readonly cause: Cause;
  readonly recordable: Recordable;
};

const begun = (ports: TurnPorts, answering: Answering, request: TurnRequest): Turn => {
  const { outside, webhookBody } = ports;
  const { agent, language, environment, modelHash } = answering;
  const [turnId, random, receivedAt] = [outside.id(), outside.random(), outside.now()];
  const asked = askedBy(request, agent, { turnId, random, receivedAt });
  const understand = rememberingOne(answering.understand);
  const around = (): Circumstances => {
    const { sessionId } = request;
    return { agent, language, sessionId, now: outside.now(), webhookBody };
  };
  return {
    question: (state) => question(asked, request, { agent, understand }, around(), state),
    settling: (callId, outcome) => () => ({
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
    recordable: recordableOf(ports, answering),
  };
};

/** Secrets first: a rule may mask only a part of one, and the rest would be recorded. */
const recordableOf = ({ masked }: TurnPorts, { agent, masking }: Answering): Recordable => {
  const open = withoutSecrets((body) => masked(body, agent));
  if (masking === undefined) return open;
  const byRules = maskedBy(masking);
  return async (decided) => byRules(await open(decided));
};

/** The call that the session waits for; durable before it is made. */
export const callOf = ({ at, data }: SessionState) =>
  at === 'calling' && data.turn?.call ? data.turn.call : undefined;

/** A reply that does not fit into an event, with the state of the session, is recorded as a failure. */
const unrecordable = ({ elapsedMs }: WebhookOutcome, error: unknown): WebhookOutcome => {
  if (!isParleyError(error, 'event_too_large') && !isParleyError(error, 'append_too_large')) throw error;
  const details = 'Webhook response is too large to be recorded.';
  return { failure: 'too_large', details, elapsedMs };
};

type Facts = { readonly turnId: string; readonly random: number; readonly receivedAt: string };

type AskedFacts = Omit<HandleQuery['asked'], 'text'>;

/** Field by field: an object that is made by adding to a copy is many times slower to make, and to write. */
const askedBy = (request: TurnRequest, agent: Agent, { turnId, random, receivedAt }: Facts): AskedFacts => {
  const { lang, timezone, contexts, resetContexts, numbers, originalRequest, location } = request;
  const asked = {
    turnId,
    random,
    receivedAt,
    lang,
    timezone: timezone || agent.settings.defaultTimezone,
    given: contexts.map(contextFrom),
    resetContexts,
    numbers,
  };
  if (originalRequest === undefined && location === undefined) return asked;
  return {
    ...asked,
    ...(originalRequest !== undefined && { originalRequest }),
    ...(location !== undefined && { location }),
  };
};

const question = (
  facts: AskedFacts,
  request: TurnRequest,
  answering: Pick<Answering, 'agent' | 'understand'>,
  around: Circumstances,
  state: SessionState,
): SessionCommand => {
  const { ask } = request;
  const entities = sentEntities(request, answering.agent, facts.receivedAt);
  if ('trigger' in ask) {
    const asked = { name: ask.trigger, data: ask.data, ...facts };
    return { type: 'HandleTrigger', asked, entities, around };
  }
  const asked = { text: ask.text, ...facts };
  const startedAt = performance.now();
  const understanding = answering.understand(ask.text, conditionsOf(state, asked, answering.agent, entities));
  const understoodInUs = Math.round((performance.now() - startedAt) * 1_000);
  return { type: 'HandleQuery', asked, entities, understanding, understoodInUs, around };
};

/**
 * A turn that lost a race is decided again, usually under the same conditions; understanding would be the
 * longest part of that, and the longer it takes, the sooner the next race is lost.
 */
const rememberingOne = (understand: Answering['understand']): Answering['understand'] => {
  let known: { readonly conditions: Conditions; readonly understanding: Understanding } | undefined;
  return (text, conditions) => {
    if (known === undefined || !isDeepStrictEqual(known.conditions, conditions)) {
      known = { conditions, understanding: understand(text, conditions) };
    }
    return known.understanding;
  };
};

/** What a query brings is for that query alone, unless the agent keeps it as the real service did. */
const sentEntities = (request: TurnRequest, agent: Agent, now: string): UserEntity[] => {
  const held = request.requestEntities ?? agent.settings.requestEntities;
  const entities = request.entities.map((entity) => lasting(entity, agent, now));
  if (held === 'session') return entities;
  return entities.map((entity) => ({ ...entity, expiresAt: now, forRequest: true }));
};

/** A session's own entity, from now on for its lifetime; named as the agent names it, whatever its case. */
export const lasting = (entity: GivenUserEntity, agent: Agent, now: string): UserEntity => ({
  name: entityNamed(agent, entity.name)?.name ?? entity.name,
  extend: entity.extend,
  entries: entity.entries.map(({ value, synonyms }) => ({ value, synonyms: [...synonyms] })),
  expiresAt: new Date(Date.parse(now) + USER_ENTITY_LIFETIME_MS).toISOString(),
});
