import type { Agent } from '../agent/agent.ts';
import type { AgentHistory } from '../authoring/agent-history.ts';
import type { PastPlace } from '../authoring/agent-life.ts';
import type { Agents } from '../authoring/agents.ts';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import type { TurnReply } from '../session/reply.ts';
import { sandboxStream, sessionStream } from '../session/session-stream.ts';
import type { Answerers } from '../turn/answerers.ts';
import type { SessionKey } from '../turn/session-operations.ts';
import { blameOf } from './blame.ts';
import { retake, withSentence } from './retaken-turn.ts';
import { pastAgentOf, pastStateOf } from './time-travel.ts';
import { briefOf } from './turn-brief.ts';
import { changeOf } from './turn-change.ts';
import { isErasedTurn, requireReadableTurn, type TurnSpan } from './turns/spans.ts';
import type { TurnReader } from './turns/turn-reader.ts';
import { questionIn } from './turns/turns.ts';
import { withVariant } from './variant.ts';
import type { Blame } from './wire/blame.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';
import type { PastAgent, SessionThen } from './wire/session-then.ts';

export type TurnKey = SessionKey & { readonly turn: number };

/** Reads the past from the streams of sessions and agents. A session's id may be a sandbox's. */
export interface PastDesk {
  /** The agents that have a session with that id. */
  owners(sessionId: string): Promise<readonly { readonly agentId: string; readonly isSandbox: boolean }[]>;
  /**
   * A page of its turns with explanations, from a number on; 0 and less count from the end.
   * @throws session_not_found
   */
  page(key: SessionKey, page: { readonly from: number; readonly limit?: number }): Promise<TurnPage>;
  /** All of them, or those from a number on, in order. @throws session_not_found */
  turns(key: SessionKey, from?: number): Promise<AsyncIterable<RecordedTurn>>;
  /** @throws session_not_found, turn_not_found */
  turn(key: TurnKey): Promise<RecordedTurn>;
  /** @throws session_not_found, turn_not_found */
  at(key: TurnKey): Promise<SessionThen>;
  /** @throws session_not_found, turn_not_found, session_erased or session_key_missing if the turn's texts are blank */
  blame(key: TurnKey): Promise<Blame>;
  /** @throws agent_not_found, revision_not_found */
  agentAt(agentId: string, place: PastPlace): Promise<{ readonly agent: Agent; readonly summary: PastAgent }>;
  /** The name of the stream of a session or sandbox. @throws session_not_found */
  stream(key: SessionKey): Promise<string>;
}

export type TurnPage = {
  /** Turns that the session has. */
  readonly count: number;
  /** The number of the first turn of the page, if it has turns. */
  readonly from: number;
  readonly turns: readonly RecordedTurn[];
};

export type PastPorts = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly reader: TurnReader;
  readonly history: AgentHistory;
  readonly answerers: Answerers;
  readonly webhookBody: (reply: TurnReply) => string;
  readonly agents: Pick<Agents, 'list' | 'requireKnown'>;
};

export const pastDesk = (ports: PastPorts): PastDesk => {
  const { store, reader, history } = ports;

  const streamOf = async ({ agentId, sessionId }: SessionKey): Promise<string> => {
    for (const stream of [sessionStream(agentId, sessionId), sandboxStream(agentId, sessionId)])
      if (await has(store, stream)) return stream;
    throw new ParleyError('session_not_found', { sessionId });
  };

  const turnsFrom = turnsWithAgents(ports);

  const turnAt = async (key: TurnKey) => {
    const { agentId, sessionId, turn } = key;
    const stream = await streamOf(key);
    const count = await reader.count(stream);
    if (turn <= count) for await (const match of turnsFrom(stream, agentId, turn)) return { ...match, count };
    throw new ParleyError('turn_not_found', { sessionId, turn, turns: count });
  };

  return {
    stream: streamOf,
    owners: (sessionId) => ownersOf(ports, sessionId),
    page: async (key, { from: begin, limit }) => {
      const stream = await streamOf(key);
      const count = await reader.count(stream);
      const from = begin > 0 ? begin : Math.max(1, count + 1 + begin);
      const turns: RecordedTurn[] = [];
      if (from > count) return { count, from, turns };
      for await (const { turn } of turnsFrom(stream, key.agentId, from)) {
        if (turns.push(turn) === limit) break;
      }
      return { count, from, turns };
    },
    turns: async (key, from = 1) => turnsOnly(turnsFrom(await streamOf(key), key.agentId, from)),
    turn: async (key) => (await turnAt(key)).turn,
    at: async (key) => {
      const { agentId, sessionId } = key;
      const { span, agent, turn, count } = await turnAt(key);
      const today = span.isOpen || isErasedTurn(span) ? undefined : await todayOf(ports, key, span);
      return {
        agentId,
        sessionId,
        turns: count,
        turn,
        state: pastStateOf(span.after),
        ...(agent && { agent: await summaryOf(history, agent) }),
        ...(today && { today }),
      };
    },
    blame: async (key) => {
      const { span, turn, agent } = await turnAt(key);
      requireReadableTurn(span, key.sessionId);
      return blameOf(turn, agent, () => history.changes(key.agentId));
    },
    agentAt: (agentId, place) => agentThen(ports, agentId, place),
  };
};

const ownersOf = async ({ agents, store }: PastPorts, sessionId: string): ReturnType<PastDesk['owners']> => {
  const candidates = [...agents.list(), ...agents.list('deleted')].flatMap(({ id: agentId }) => [
    { agentId, isSandbox: false, stream: sessionStream(agentId, sessionId) },
    { agentId, isSandbox: true, stream: sandboxStream(agentId, sessionId) },
  ]);
  const isThere = await Promise.all(candidates.map(({ stream }) => has(store, stream)));
  return candidates.flatMap(({ agentId, isSandbox }, at) => (isThere[at] ? [{ agentId, isSandbox }] : []));
};

const agentThen = async (
  { agents, history }: PastPorts,
  agentId: string,
  place: PastPlace,
): ReturnType<PastDesk['agentAt']> => {
  const revision = 'revision' in place ? place.revision : await history.revisionAt(agentId, place.moment);
  const agent = revision === undefined ? undefined : await history.at(agentId, revision);
  if (agent === undefined || agent.status === 'importing') {
    agents.requireKnown(agentId);
    throw new ParleyError('revision_not_found', {
      revision: 'revision' in place ? place.revision : `at ${place.moment} yet`,
    });
  }
  return { agent, summary: await summaryOf(history, agent) };
};

const has = async (store: PastPorts['store'], stream: string): Promise<boolean> =>
  (await firstValue(store.readStream(stream, { limit: 1 }))) !== undefined;

/** Turns of a session from a number on, each with the agent that answered it. */
const turnsWithAgents = ({ reader, history }: PastPorts) =>
  async function* (stream: string, agentId: string, from: number) {
    // Most turns have the same agent as the previous one.
    let last: { readonly revision: number; readonly agent: Agent | undefined } | undefined;
    for await (const { span, turn } of reader.from(stream, from)) {
      const { agentRevision: revision } = turn;
      if (revision === undefined) last = undefined;
      else if (last?.revision !== revision) last = { revision, agent: await history.at(agentId, revision) };
      yield { span, agent: last?.agent, turn: withVariant(turn, last?.agent) };
    }
  };

/** The answer of today's agent to a recorded turn; undefined if the agent was deleted. */
const todayOf = async (
  { answerers, webhookBody }: PastPorts,
  { agentId, sessionId }: TurnKey,
  span: TurnSpan,
): Promise<SessionThen['today']> => {
  const recorded = briefOf(span.after);
  try {
    const trainedAgent = await answerers.today(agentId, questionIn(span).event.data.lang);
    const { revision } = trainedAgent.agent;
    try {
      const answerToday = retake(
        span,
        span.before,
        await withSentence({ sessionId, trainedAgent, webhookBody }, span),
      );
      const change = changeOf(span, answerToday, { sessionId, hypothetical: false })?.cause;
      const answer = briefOf(answerToday.state);
      return {
        revision,
        answer,
        recorded,
        webhookUnrecorded: answerToday.isUnrecorded,
        ...(change && { change }),
      };
    } catch (error) {
      if (!isParleyError(error)) throw error;
      return { revision, answer: recorded, recorded, webhookUnrecorded: false, refused: error.message };
    }
  } catch (error) {
    if (isParleyError(error, 'agent_not_found')) return undefined;
    throw error;
  }
};

const summaryOf = async (history: AgentHistory, agent: Agent): Promise<PastAgent> => {
  const change = await history.eventAt(agent.id, agent.revision);
  const newest = await history.eventAt(agent.id, 'newest');
  return pastAgentOf(agent, newest?.revision ?? agent.revision, change?.metadata.occurredAt);
};

async function* turnsOnly(
  turns: AsyncIterable<{ readonly turn: RecordedTurn }>,
): AsyncGenerator<RecordedTurn> {
  for await (const { turn } of turns) yield turn;
}
