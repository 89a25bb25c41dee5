import type { Agent } from '../agent/agent.ts';
import type { AgentHistory } from '../authoring/agent-history.ts';
import { isParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import {
  DIVERGENCES_MAX,
  EVENTS_A_STEP,
  EVENTS_AT_A_TIME,
  SESSIONS_AT_A_TIME,
  SESSIONS_REPLAYED_MAX,
} from '../kernel/limits/replay.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { parseAnySessionStream, type SessionName } from '../session/session-stream.ts';
import { type SessionReplay, type SessionReplayPorts, sessionReplay } from './session-replay.ts';
import type { ReplayReport } from './wire/replay-report.ts';

/** The progress of a replay, as a share of the recorded time; or finally its result. */
export type ReplayStep =
  | { readonly events: number; readonly share: number }
  | { readonly report: ReplayReport };

export type ReplayPorts = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly history: AgentHistory;
  /** UTC, ISO 8601. */
  readonly now: () => string;
  /** Lets other requests run. */
  readonly breathe: () => Promise<void>;
};

/** Replays one session. */
export const replaySession = async (ports: ReplayPorts, stream: string): Promise<ReplayReport> => {
  const tally = tallyOf(ports.breathe);
  const session = openSession(ports, agentsOf(ports.history), stream);
  for await (const event of ports.store.readStream(stream)) {
    await session?.take(event);
    if (event.revision % EVENTS_AT_A_TIME === 0) await ports.breathe();
  }
  if (session !== undefined) tally.add(stream, session);
  return tally.report();
};

/**
 * Replays all sessions in one read of the log, or those of one agent. The number of open sessions is limited:
 * one that continues after a long pause is read from its beginning again, without being checked twice.
 */
export async function* replayAll(ports: ReplayPorts, agentId?: string): AsyncGenerator<ReplayStep> {
  const { store, breathe } = ports;
  const sessions = openSessions(ports);
  const prefix = agentId === undefined ? 'session-' : `session-${agentId}-`;
  const share = shareOfTime(ports.now());
  let eventsRead = 0;
  for await (const event of store.readAll({ category: 'session', onDamage: sessions.addUnreadable })) {
    eventsRead += 1;
    if (event.stream.startsWith(prefix)) {
      const end = sessions.take(event);
      if (end !== undefined) await end;
    }
    if (eventsRead % EVENTS_AT_A_TIME === 0) await breathe();
    if (eventsRead % EVENTS_A_STEP === 0) yield { events: eventsRead, share: share(event) };
  }
  yield { report: await sessions.report() };
}

/** Open replays, the most recently used last. */
const openSessions = (ports: ReplayPorts) => {
  const agents = agentsOf(ports.history);
  const tally = tallyOf(ports.breathe);
  const open = new Map<string, SessionReplay>();
  let newestStream = '';
  const touch = (stream: string, session: SessionReplay): void => {
    // The events of one turn are adjacent.
    if (stream === newestStream) return;
    newestStream = stream;
    open.delete(stream);
    open.set(stream, session);
    if (open.size <= SESSIONS_REPLAYED_MAX) return;
    for (const [oldest, oldestSession] of open) {
      tally.add(oldest, oldestSession);
      open.delete(oldest);
      return;
    }
  };
  const resume = async (event: RecordedEvent): Promise<undefined> => {
    const session = await resumeSession(ports, agents, event);
    if (session === undefined) return;
    touch(event.stream, session);
    await session.take(event);
  };
  return {
    /** A promise only if something must be read. */
    take: (event: RecordedEvent): undefined | Promise<undefined> => {
      const session = open.get(event.stream);
      if (session === undefined) return resume(event);
      touch(event.stream, session);
      return session.take(event);
    },
    addUnreadable: tally.addUnreadable,
    report: async (): Promise<ReplayReport> => {
      let added = 0;
      for (const [stream, session] of open) {
        tally.add(stream, session);
        added += 1;
        if (added % SESSIONS_AT_A_TIME === 0) await ports.breathe();
      }
      return tally.report();
    },
  };
};

/** A session that was open before is folded up to where it was left. */
const resumeSession = async (
  ports: ReplayPorts,
  agents: AgentsOf,
  { stream, revision }: RecordedEvent,
): Promise<SessionReplay | undefined> => {
  const session = openSession(ports, agents, stream);
  if (session === undefined || revision === 0) return session;
  await unlessDamaged(async () => {
    for await (const earlier of ports.store.readStream(stream, { limit: revision })) session.resume(earlier);
  });
  return session;
};

/** Unreadable events are missing from the session, which its replay reports. */
const unlessDamaged = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (!isParleyError(error, 'record_damaged')) throw error;
    return undefined;
  }
};

type AgentsOf = (agentId: string) => SessionReplayPorts['agentAt'];

/** Cached values are returned without a promise. */
const agentsOf = (history: AgentHistory): AgentsOf => {
  const byAgent = new Map<string, Map<number, Agent | undefined>>();
  return (agentId) => {
    const revisions = byAgent.get(agentId) ?? new Map<number, Agent | undefined>();
    byAgent.set(agentId, revisions);
    return (revision) => {
      if (revisions.has(revision)) return revisions.get(revision);
      return unlessDamaged(() => history.at(agentId, revision)).then((agent) => {
        revisions.set(revision, agent);
        return agent;
      });
    };
  };
};

const openSession = (ports: ReplayPorts, agents: AgentsOf, stream: string): SessionReplay | undefined => {
  const name = parseAnySessionStream(stream);
  if (name === undefined) return undefined;
  return sessionReplay({
    sessionId: name.sessionId,
    agentAt: agents(name.agentId),
    snapshot: () => ports.snapshots.load(stream),
  });
};

const shareOfTime = (now: string) => {
  let first: number | undefined;
  return ({ metadata }: RecordedEvent): number => {
    const at = Date.parse(metadata.occurredAt);
    first ??= at;
    return Math.min(1, (at - first) / Math.max(1, Date.parse(now) - first));
  };
};

/** A session that is closed and resumed counts once, because its later result includes the earlier one. */
const tallyOf = (breathe: ReplayPorts['breathe']) => {
  const results = new Map<string, ReturnType<SessionReplay['result']>>();
  let unreadable = 0;
  return {
    addUnreadable: (): void => {
      unreadable += 1;
    },
    add: (stream: string, session: SessionReplay): void => {
      const before = results.get(stream);
      const result = session.result();
      results.set(stream, { ...result, divergence: before?.divergence ?? result.divergence });
    },
    report: async (): Promise<ReplayReport> => ({ ...(await reportOf(results, breathe)), unreadable }),
  };
};

/** Other requests run meanwhile, because there may be many thousand sessions. */
const reportOf = async (
  results: ReadonlyMap<string, ReturnType<SessionReplay['result']>>,
  breathe: ReplayPorts['breathe'],
) => {
  let [sessions, events, turns, repliesOnly, divergent] = [0, 0, 0, 0, 0];
  const divergences: ReplayReport['divergences'] = [];
  for (const [stream, result] of results) {
    sessions += 1;
    events += result.events;
    turns += result.turns;
    repliesOnly += result.repliesOnly;
    const { divergence } = result;
    const name = divergence && parseAnySessionStream(stream);
    if (divergence !== undefined && name !== undefined) {
      divergent += 1;
      if (divergences.length < DIVERGENCES_MAX) divergences.push({ ...nameOf(name), divergence });
    }
    if (sessions % SESSIONS_AT_A_TIME === 0) await breathe();
  }
  return { sessions, events, turns, repliesOnly, divergent, divergences };
};

const nameOf = ({ agentId, sessionId }: SessionName) => ({ agentId, sessionId });
