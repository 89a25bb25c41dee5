import { ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { USER_ENTITY_LIFETIME_MS } from '../kernel/limits/conversation.ts';
import { utcMoment } from '../kernel/moment.ts';
import type { SessionCommand, WebhookOutcome } from '../session/commands.ts';
import type { ContextInput } from '../session/context.ts';
import { contextFrom } from '../session/contexts.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import { newSession } from '../session/fold.ts';
import type { TurnReply } from '../session/reply.ts';
import type { SessionState } from '../session/state.ts';
import type { UserEntity } from '../session/user-entities.ts';
import type { TrainedAgent } from '../turn/turn.ts';
import type { WebhookCall } from '../webhook/webhook.ts';
import { ask, type Move, move, type RehearsedRequest, settle } from './rehearsal.ts';
import { unrecorded } from './tape.ts';
import { turnsOf } from './turns/turns.ts';
import type { ConversationScript, ScriptedTurn } from './wire/conversation-script.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

export type RehearsalPorts = {
  readonly trainedAgentFor: (tag: string) => TrainedAgent | Promise<TrainedAgent>;
  readonly webhookBody: (reply: TurnReply) => string;
  readonly callWebhook: (call: WebhookCall, agent: TrainedAgent['agent']) => Promise<WebhookOutcome>;
  readonly now: () => string;
  readonly id: () => string;
  readonly breathe: () => Promise<void>;
};

/** Lets an agent answer an unrecorded conversation. @throws the refusals of a session */
export const rehearse = async (
  ports: RehearsalPorts,
  script: ConversationScript,
): Promise<readonly RecordedTurn[]> => {
  const recordedEvents: RecordedEvent[] = [];
  let state = newSession;
  let atMs = Date.parse(clockOf(script) ?? ports.now());
  for (const turn of script.turns) {
    atMs += (turn.wait ?? STANDARD_WAIT_S) * 1_000;
    const tag = turn.language ?? script.language ?? '';
    const trainedAgent = await ports.trainedAgentFor(tag);
    const scene = { ports, turn, tag, trainedAgent, now: new Date(atMs).toISOString(), turnId: ports.id() };
    for await (const { events, state: next } of playTurn(scene, state, {
      isLive: script.webhook === 'live',
    })) {
      for (const event of events) recordedEvents.push(asRecorded(event, recordedEvents.length, scene));
      state = next;
    }
    await ports.breathe();
  }
  return turnsOf(recordedEvents);
};

const STANDARD_WAIT_S = 1;

/** @throws request_invalid */
const clockOf = ({ clock }: ConversationScript): string | undefined => {
  const moment = clock === undefined ? undefined : utcMoment(clock);
  if (clock === undefined || moment !== undefined) return moment;
  const fault = 'must be a date or a time in ISO 8601, such as 2026-03-01T09:30:00Z';
  throw new ParleyError('request_invalid', { place: 'clock', fault });
};

type Scene = {
  readonly ports: RehearsalPorts;
  readonly turn: ScriptedTurn;
  /** The requested language. */
  readonly tag: string;
  readonly trainedAgent: TrainedAgent;
  readonly now: string;
  readonly turnId: string;
};

/** @param isLive whether webhooks are called if the script has no reply for them */
async function* playTurn(
  scene: Scene,
  before: SessionState,
  { isLive }: { readonly isLive: boolean },
): AsyncGenerator<Move> {
  const { ports, turn, trainedAgent } = scene;
  const text = turn.say ?? '';
  const encodedAgent = turn.trigger === undefined ? await trainedAgent.encoding?.(text) : undefined;
  const responder = {
    sessionId: 'rehearsal',
    trainedAgent: encodedAgent ?? trainedAgent,
    webhookBody: ports.webhookBody,
  };
  const replies = (turn.webhook ?? []).map(outcomeFrom);
  let state = before;
  for (const command of changesBefore(scene)) {
    const change = move(state, command);
    state = change.state;
    yield change;
  }
  let step = ask(state, questionOf(scene), responder);
  yield step;
  while (step.state.at === 'calling') {
    const call = step.state.data.turn?.call;
    const reply = replies.shift();
    const outcome =
      reply === undefined && isLive && call ? ports.callWebhook(call, trainedAgent.agent) : unrecorded;
    step = settle(step.state, reply ?? (await outcome), responder);
    yield step;
  }
}

const changesBefore = ({ turn: { before = {} }, trainedAgent: { agent }, now }: Scene): SessionCommand[] => [
  ...(before.contexts
    ? [{ type: 'AddContexts' as const, contexts: before.contexts.map(withParameters), now }]
    : []),
  ...(before.deleteContexts ? [{ type: 'DeleteContexts' as const, names: before.deleteContexts, now }] : []),
  ...(before.entities
    ? [{ type: 'SetUserEntities' as const, entities: userEntitiesFrom(before.entities, now), agent, now }]
    : []),
  ...(before.deleteEntities ?? []).map((name) => ({ type: 'DeleteUserEntity' as const, name, now })),
];

type ScriptedContext = Omit<ContextInput, 'parameters' | 'lifespan'> & {
  readonly parameters?: ContextInput['parameters'];
  readonly lifespan?: number;
};

const withParameters = ({ parameters = {}, ...context }: ScriptedContext): ContextInput => ({
  ...context,
  parameters,
});

const userEntitiesFrom = (entities: NonNullable<ScriptedTurn['entities']>, now: string): UserEntity[] =>
  entities.map(({ name, extend = false, entries }) => ({
    name,
    extend,
    entries,
    expiresAt: new Date(Date.parse(now) + USER_ENTITY_LIFETIME_MS).toISOString(),
  }));

const questionOf = ({ turn, tag, trainedAgent, now, turnId }: Scene): RehearsedRequest => {
  const common = {
    turnId,
    receivedAt: now,
    lang: tag === '' ? trainedAgent.language : tag,
    timezone: turn.timezone ?? trainedAgent.agent.settings.defaultTimezone,
    given: (turn.contexts ?? []).map((context) => contextFrom(withParameters(context))),
    resetContexts: turn.resetContexts ?? false,
    numbers: 'number' as const,
    random: turn.random ?? 0,
  };
  const sessionEntities = userEntitiesFrom(turn.entities ?? [], now);
  const stays = trainedAgent.agent.settings.requestEntities === 'session';
  const entities = stays
    ? sessionEntities
    : sessionEntities.map((sessionEntity) => ({ ...sessionEntity, forRequest: true as const }));
  const { trigger } = turn;
  if (trigger !== undefined) {
    return { request: { ...common, name: trigger.name.toLowerCase(), data: trigger.data ?? {} }, entities };
  }
  return { request: { ...common, text: turn.say ?? '' }, entities };
};

/** A handwritten reply, in the form that a call would have returned. */
export const outcomeFrom = ({
  status = 200,
  body = '',
  failure,
}: NonNullable<ScriptedTurn['webhook']>[number]): WebhookOutcome => {
  if (failure !== undefined) return { failure, details: 'As the conversation has it.', elapsedMs: 0 };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (status >= 200 && status < 300) return { status, body: text, elapsedMs: 0 };
  return { failure: 'http_status', details: String(status), status, body: text, elapsedMs: 0 };
};

/** An event in the form that a store returns. */
const asRecorded = (event: SessionEvent, revision: number, scene: Scene): RecordedEvent => {
  const { trainedAgent, now, turnId } = scene;
  const { agent, modelHash } = trainedAgent;
  const schemaVersion = sessionCatalogue.versionOf(event.type);
  return {
    ...event,
    id: `${turnId}-${revision}`,
    stream: 'rehearsal',
    revision,
    position: revision,
    metadata: {
      schemaVersion,
      occurredAt: now,
      correlationId: turnId,
      modelHash,
      ...(agent.revision >= 0 && { agentRevision: agent.revision }),
    },
  };
};
