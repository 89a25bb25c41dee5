import { agentLanguageFor } from '../agent/language.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { SessionCommand, WebhookOutcome } from '../session/commands.ts';
import { conditionsOf } from '../session/conditions.ts';
import { decide } from '../session/decide.ts';
import type { SessionEvent, SessionEventOf } from '../session/events.ts';
import { foldEvent } from '../session/fold.ts';
import type { TurnReply } from '../session/reply.ts';
import type { SessionState } from '../session/state.ts';
import type { UserEntity } from '../session/user-entities.ts';
import type { TrainedAgent } from '../turn/turn.ts';

/** Answers a hypothetical session: records nothing and calls no webhook. */
export type Responder = {
  readonly sessionId: string;
  /** The agent, trained for the language of its queries. */
  readonly trainedAgent: TrainedAgent;
  readonly webhookBody: (reply: TurnReply) => string;
};

export type Move = { readonly events: readonly SessionEvent[]; readonly state: SessionState };

export type RehearsedRequest = {
  readonly request: SessionEventOf<'QueryReceived'>['data'] | SessionEventOf<'TriggerReceived'>['data'];
  readonly entities: readonly UserEntity[];
  readonly entitiesAreRecorded?: boolean;
};

/** Runs a query or trigger up to its reply or webhook call. @throws its refusal */
export const ask = (
  state: SessionState,
  { request, ...sent }: RehearsedRequest,
  responder: Responder,
): Move => {
  const around = aroundOf(responder, request.receivedAt);
  if (!('text' in request)) return move(state, { type: 'HandleTrigger', request, ...sent, around });
  const { agent, understand } = responder.trainedAgent;
  const understanding = understand(request.text, conditionsOf(state, request, agent, sent.entities));
  return move(state, { type: 'HandleQuery', request, ...sent, understanding, understoodInUs: 0, around });
};

/** Continues the turn after the call that the session waits for. */
export const settle = (state: SessionState, outcome: WebhookOutcome, responder: Responder): Move => {
  const { turn } = state.data;
  const around = aroundOf(responder, turn?.asked.receivedAt ?? '');
  const callId = turn?.call?.callId ?? '';
  return move(state, { type: 'RecordWebhookOutcome', callId, outcome, around });
};

export const move = (state: SessionState, command: SessionCommand): Move => {
  const decision = decide(command, state);
  // The facts of a refusal fit its code; the compiler cannot see that in the union.
  if ('refused' in decision) throw new ParleyError(decision.refused as 'session_busy', decision.facts);
  return { events: decision.events, state: decision.events.reduce(foldEvent, state) };
};

const aroundOf = ({ sessionId, trainedAgent, webhookBody }: Responder, now: string) => ({
  agent: trainedAgent.agent,
  language: trainedAgent.language,
  sessionId,
  now,
  webhookBody,
});

/** Trained agents by language tag, each created once. */
export const trainedAgentByTag = (
  trainedAgentIn: (language: string) => Promise<TrainedAgent>,
  agent: TrainedAgent['agent'],
): ((tag: string) => TrainedAgent | Promise<TrainedAgent>) => {
  const byLanguage = new Map<string, TrainedAgent>();
  return (tag) => {
    const language = agentLanguageFor(agent, tag);
    return (
      byLanguage.get(language) ??
      trainedAgentIn(language).then((trainedAgent) => {
        byLanguage.set(language, trainedAgent);
        return trainedAgent;
      })
    );
  };
};
