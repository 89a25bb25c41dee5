import type { Agent } from '../agent/agent.ts';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { TurnReply } from '../session/reply.ts';
import { sandboxStream, sessionStream } from '../session/session-stream.ts';
import type { Agents } from '../turn/agents.ts';
import type { Answerers } from '../turn/answerers.ts';
import type { SessionKey } from '../turn/desks.ts';
import type { AgentHistory } from './agent-history.ts';
import { blameOf } from './blame.ts';
import { retaken } from './retaken-turn.ts';
import { isErasedTurn, spansOf, type TurnSpan } from './spans.ts';
import { pastAgentOf, pastStateOf } from './time-travel.ts';
import type { Blame } from './told/blame.ts';
import type { RecordedTurn } from './told/recorded-turn.ts';
import type { PastAgent, SessionThen } from './told/session-then.ts';
import { briefOf } from './turn-brief.ts';
import { changeOf } from './turn-change.ts';
import { askedIn, turnsOf } from './turns.ts';
import { withVariant } from './variant.ts';

export type TurnKey = SessionKey & { readonly turn: number };

/** Where an agent's past is looked into: at a revision, or at a moment, UTC ISO 8601. */
export type PastOf = { readonly revision: number } | { readonly moment: string };

/** What the streams of sessions and agents say of the past. A session's id may be a sandbox's. */
export interface PastDesk {
  /** The agents that have a session of that id. */
  owners(sessionId: string): Promise<readonly { readonly agentId: string; readonly isSandbox: boolean }[]>;
  /** Its turns with their why. @throws session_not_found */
  turns(key: SessionKey): Promise<readonly RecordedTurn[]>;
  /** @throws session_not_found, turn_not_found */
  at(key: TurnKey): Promise<SessionThen>;
  /** @throws session_not_found, turn_not_found, session_erased where the turn's words are blanks */
  blame(key: TurnKey): Promise<Blame>;
  /** @throws agent_not_found, revision_not_found */
  agentAt(agentId: string, past: PastOf): Promise<{ readonly agent: Agent; readonly told: PastAgent }>;
  /** The name of the stream of a session or sandbox, and its events. @throws session_not_found */
  events(key: SessionKey): Promise<readonly RecordedEvent[]>;
}

export type PastPorts = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly history: AgentHistory;
  readonly answerers: Answerers;
  readonly webhookBody: (reply: TurnReply) => string;
  readonly agents: Pick<Agents, 'list' | 'requireKnown'>;
};

export const pastDesk = (ports: PastPorts): PastDesk => {
  const { store, history, agents } = ports;

  const events = async (key: SessionKey): Promise<readonly RecordedEvent[]> => {
    const { agentId, sessionId } = key;
    const real = await collected(store.readStream(sessionStream(agentId, sessionId)));
    if (real.length > 0) return real;
    const sandboxed = await collected(store.readStream(sandboxStream(agentId, sessionId)));
    if (sandboxed.length === 0) throw new ParleyError('session_not_found', { sessionId });
    return sandboxed;
  };

  const agentOf = async (agentId: string, { agentRevision }: RecordedTurn): Promise<Agent | undefined> =>
    agentRevision === undefined ? undefined : history.at(agentId, agentRevision);

  const turnAt = async (key: TurnKey) => {
    const all = await events(key);
    const spans = [...spansOf(all)];
    const turns = turnsOf(all);
    const [span, found] = [spans[key.turn - 1], turns[key.turn - 1]];
    if (span === undefined || found === undefined) {
      const { sessionId, turn } = key;
      throw new ParleyError('turn_not_found', { sessionId, turn, turns: turns.length });
    }
    const agent = await agentOf(key.agentId, found);
    return { span, agent, turn: withVariant(found, agent), count: turns.length };
  };

  return {
    events,
    owners: async (sessionId) => {
      const found = agents.list().flatMap(({ id: agentId }) => [
        { agentId, isSandbox: false, stream: sessionStream(agentId, sessionId) },
        { agentId, isSandbox: true, stream: sandboxStream(agentId, sessionId) },
      ]);
      const has = await Promise.all(
        found.map(async ({ stream }) => (await collected(store.readStream(stream, { limit: 1 }))).length > 0),
      );
      return found.flatMap(({ agentId, isSandbox }, at) => (has[at] ? [{ agentId, isSandbox }] : []));
    },
    turns: async (key) => {
      const turns = turnsOf(await events(key));
      return Promise.all(turns.map(async (turn) => withVariant(turn, await agentOf(key.agentId, turn))));
    },
    at: async (key) => {
      const { agentId, sessionId } = key;
      const { span, agent, turn, count } = await turnAt(key);
      const today = span.isOpen || isErasedTurn(span) ? undefined : await todayOf(ports, key, span);
      return {
        ...{ agentId, sessionId, turns: count, turn, state: pastStateOf(span.after) },
        ...(agent && { agent: await toldOf(history, agent) }),
        ...(today && { today }),
      };
    },
    blame: async (key) => {
      const { span, turn, agent } = await turnAt(key);
      if (isErasedTurn(span)) throw new ParleyError('session_erased', { sessionId: key.sessionId });
      return blameOf(turn, agent, () => history.changes(key.agentId));
    },
    agentAt: async (agentId, past) => {
      const revision = 'revision' in past ? past.revision : await history.revisionAt(agentId, past.moment);
      const agent = revision === undefined ? undefined : await history.at(agentId, revision);
      if (agent === undefined || agent.status === 'importing') {
        agents.requireKnown(agentId);
        const wanted = 'revision' in past ? past.revision : past.moment;
        throw new ParleyError('revision_not_found', { revision: wanted });
      }
      return { agent, told: await toldOf(history, agent) };
    },
  };
};

/** What the agent as it is now makes of a recorded turn; undefined when there is no such agent any more. */
const todayOf = async (
  { answerers, webhookBody }: PastPorts,
  { agentId, sessionId }: TurnKey,
  span: TurnSpan,
): Promise<SessionThen['today']> => {
  const recorded = briefOf(span.after);
  try {
    const answering = await answerers.today(agentId, askedIn(span).event.data.lang);
    const { revision } = answering.agent;
    try {
      const taken = retaken(span, span.before, { sessionId, answering, webhookBody });
      const change = changeOf(span, taken, { sessionId, hypothetical: false })?.cause;
      const answer = briefOf(taken.state);
      return { revision, answer, recorded, webhookUnrecorded: taken.isUnrecorded, ...(change && { change }) };
    } catch (error) {
      if (!isParleyError(error)) throw error;
      return { revision, answer: recorded, recorded, webhookUnrecorded: false, refused: error.message };
    }
  } catch (error) {
    if (isParleyError(error, 'agent_not_found')) return undefined;
    throw error;
  }
};

const toldOf = async (history: AgentHistory, agent: Agent): Promise<PastAgent> => {
  let changedAt: string | undefined;
  let newest = agent.revision;
  for await (const { recorded } of history.changes(agent.id)) {
    newest = recorded.revision;
    if (recorded.revision === agent.revision) changedAt = recorded.metadata.occurredAt;
  }
  return pastAgentOf(agent, newest, changedAt);
};

const collected = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};
