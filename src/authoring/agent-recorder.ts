import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { agentStream } from '../agent/agent-stream.ts';
import { type AgentCommand, reasonOf } from '../agent/commands.ts';
import { decisionSteps } from '../agent/decide.ts';
import { errorOf } from '../agent/decision.ts';
import { type AgentEvent, agentCatalogue } from '../agent/events.ts';
import { emptyAgent, foldAgent } from '../agent/evolve.ts';
import type { EventMetadata, NewEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AGENT_APPEND_BYTES_MAX } from '../kernel/limits/agents.ts';
import type { Steps } from '../kernel/steps.ts';
import type { Outside } from '../outside/outside.ts';
import { winRace } from '../outside/race.ts';
import { inSlices } from '../outside/slices.ts';
import type { Book } from './agent-book.ts';
import type { Actor } from './agent-operations.ts';

/** The author of a change, and its preconditions. */
export type RecordOptions = {
  readonly tokenId?: string;
  /**
   * Called before each attempt, with the agent that the change is decided on. @throws to refuse the change
   */
  readonly check?: (agent: Agent) => Promise<void>;
};

/** The agent before and after a change; the same object if nothing was recorded. */
export type RecordedChange = { readonly before: Agent; readonly after: Agent };

export type AgentRecorder = (
  agentId: string,
  command: AgentCommand,
  actor: Actor,
  options?: RecordOptions,
) => Promise<RecordedChange>;

type Ports = {
  readonly store: Pick<EventStore, 'append'>;
  readonly outside: Outside;
  readonly book: Book;
  /** Reads what other processes recorded about an agent. */
  readonly refresh: (agentId: string) => Promise<void>;
  readonly onWritten: (position: number) => void;
};

/**
 * Decides and records changes of agents, with retries if another process changes an agent at the same time.
 */
export const agentRecorder = (ports: Ports): AgentRecorder => {
  const { outside, book, refresh } = ports;
  const { agents } = book;

  const recordOnce: AgentRecorder = async (agentId, command, actor, options = {}) => {
    // A large change was just read and checked; deciding on it takes as long.
    await setImmediate();
    const before = agents.get(agentId) ?? emptyAgent(agentId);
    await options.check?.(before);
    const decision = await inSlices(decisionSteps(command, before));
    if ('refused' in decision) throw errorOf(decision);
    const { events } = decision;
    if (events.length === 0) {
      // A change that is a no-op on old data may not be one on what another process has recorded.
      await refresh(agentId);
      if (agents.get(agentId) !== before) return recordOnce(agentId, command, actor, options);
      return { before, after: before };
    }
    // The decision is valid only for this revision, so other requests may run before the append.
    await othersFirst(events);
    const fresh = asNew(events, outside, {
      actor,
      tokenId: options.tokenId,
      reason: reasonOf(command),
    });
    await othersFirst(events);
    const isInParts = command.type === 'ImportAgent' || command.type === 'UndeleteAgent';
    await append(ports, before, isInParts ? await inSlices(inAppends(fresh)) : [fresh]);
    const newest = agents.get(agentId);
    // Events of another process may have arrived in the meantime.
    const isOwn = newest?.revision === before.revision + events.length;
    return { before, after: isOwn ? newest : foldAgent(before, events) };
  };

  return (agentId, command, actor, options) =>
    winRace(outside, {
      attempt: () => recordOnce(agentId, command, actor, options),
      catchUp: () => refresh(agentId),
    });
};

const othersFirst = ({ length }: readonly AgentEvent[]): Promise<void> | undefined =>
  length > 1 ? setImmediate() : undefined;

/** An import or undeletion takes effect with its last event; any other change is one append. */
const append = async (
  { store, book, onWritten }: Ports,
  { id: agentId, revision: decidedAt }: Pick<Agent, 'id' | 'revision'>,
  parts: readonly (readonly NewEvent<AgentEvent>[])[],
): Promise<void> => {
  let revision = decidedAt;
  for (const part of parts) {
    const expectedRevision = revision < 0 ? 'no-stream' : revision;
    onWritten((await store.append(agentStream(agentId), part, expectedRevision)).position);
    book.takeAll(agentId, part, revision + 1);
    revision += part.length;
    await setImmediate();
  }
};

type About = { readonly [K in 'actor' | 'tokenId' | 'reason']: EventMetadata[K] | undefined };

const asNew = (
  events: readonly AgentEvent[],
  outside: Pick<Outside, 'id' | 'now'>,
  { actor, tokenId, reason }: About,
): readonly NewEvent<AgentEvent>[] => {
  const [requestId, occurredAt] = [outside.id(), outside.now()];
  const metadataOf = (schemaVersion: number): EventMetadata => ({
    schemaVersion,
    occurredAt,
    correlationId: requestId,
    ...(actor !== undefined && { actor }),
    ...(tokenId !== undefined && { tokenId }),
    ...(reason !== undefined && { reason }),
  });
  // One object for all events of a version, because a store writes the metadata of neighbours as one text.
  const byVersion = new Map<number, EventMetadata>();
  return events.map((event, index) => {
    const version = agentCatalogue.versionOf(event.type);
    const metadata = byVersion.get(version) ?? metadataOf(version);
    byVersion.set(version, metadata);
    return { ...event, id: eventId(requestId, index), metadata };
  });
};

/** Splits a list that is too large for one append; one event a step, because each is measured. */
export function* inAppends<Event extends NewEvent>(
  events: readonly Event[],
): Steps<readonly (readonly Event[])[]> {
  const appends: Event[][] = [[]];
  let bytes = 0;
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event.data));
    if (bytes > 0 && bytes + size > AGENT_APPEND_BYTES_MAX) {
      appends.push([]);
      bytes = 0;
    }
    appends.at(-1)?.push(event);
    bytes += size;
    yield;
  }
  return appends;
}
