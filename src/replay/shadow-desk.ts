import type { Agent, Environment, Shadow } from '../agent/agent.ts';
import type { AgentHistory } from '../authoring/agent-history.ts';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { FOLLOWED_SESSIONS_MAX, SHADOW_WAIT_MS } from '../kernel/limits/replay.ts';
import type { Outside } from '../outside/outside.ts';
import type { TurnReply } from '../session/reply.ts';
import { parseSessionStream, sessionStream } from '../session/session-stream.ts';
import type { Answerers } from '../turn/answerers.ts';
import type { TrainedAgent } from '../turn/turn.ts';
import { positionSince } from './position-since.ts';
import { trainedAgentByTag } from './rehearsal.ts';
import { type TurnFollower, turnFollower } from './turns/turn-follower.ts';
import type { TurnReader } from './turns/turn-reader.ts';
import type { TurnReaderPorts } from './turns/turn-start.ts';
import { type TurnTally, turnTally } from './what-if/turn-tally.ts';
import { turnOutcomeOf } from './what-if/what-if-session.ts';
import type { ShadowReport } from './wire/shadow-report.ts';

/**
 * Compares the turns of environments with the answers of another revision. It reads turns from the log after
 * they were recorded, so a query costs the same with a shadow and without one.
 */
export interface ShadowDesk {
  /** Call it for each agent, and after each change of one. */
  changed(agent: Agent): void;
  /** Waits briefly for turns that are already recorded. @throws shadow_not_found */
  report(agentId: string, environment: string): Promise<ShadowReport>;
  /** Removes erased sessions from the lists. */
  forget(isErased: (stream: string) => boolean): Promise<void>;
  /** Resolves when no turn is being compared. */
  close(): Promise<void>;
}

type Ports = TurnReaderPorts & {
  readonly store: Pick<EventStore, 'readAll' | 'readStream' | 'newestPosition' | 'positionStep'>;
  /** The events of the log from a position on, and new ones. */
  readonly follow: (from: number) => AsyncIterable<RecordedEvent>;
  readonly reader: TurnReader;
  readonly history: Pick<AgentHistory, 'at'>;
  readonly answerers: Pick<Answerers, 'of'>;
  readonly webhookBody: (reply: TurnReply) => string;
  readonly outside: Pick<Outside, 'sleep'>;
  readonly onFailure: (error: unknown) => void;
};

type Key = { readonly agentId: string; readonly environment: string };

type Comparison = Key & {
  readonly shadow: Shadow;
  readonly tally: TurnTally;
  readonly turns: TurnFollower;
  /** Position of the last processed event. */
  position: number;
  /** The turn that is being compared. */
  current: Promise<void>;
  isOver: boolean;
  /** Ends the wait for the next event. */
  stop: () => Promise<void>;
};

export const shadowDesk = (ports: Ports): ShadowDesk => {
  const comparisons = new Map<string, Comparison>();

  const begin = (key: Key, shadow: Shadow): void => {
    const comparison: Comparison = {
      ...key,
      shadow,
      tally: turnTally(),
      turns: turnFollower(ports, FOLLOWED_SESSIONS_MAX),
      position: -1,
      current: Promise.resolve(),
      isOver: false,
      stop: async () => undefined,
    };
    comparisons.set(nameOf(key), comparison);
    compareAll(ports, comparison).catch((error) => {
      ports.onFailure(error);
      if (comparisons.get(nameOf(key)) === comparison) comparisons.delete(nameOf(key));
    });
  };

  const end = async (comparison: Comparison): Promise<void> => {
    comparisons.delete(nameOf(comparison));
    comparison.isOver = true;
    await comparison.current;
    await comparison.stop();
  };

  return {
    changed: ({ id: agentId, status, environments }) => {
      const shadows = status === 'ready' ? shadowsIn(environments) : new Map<string, Shadow>();
      for (const comparison of comparisons.values()) {
        if (
          comparison.agentId === agentId &&
          !isSame(shadows.get(comparison.environment), comparison.shadow)
        ) {
          end(comparison).catch(ports.onFailure);
        }
      }
      for (const [environment, shadow] of shadows) {
        if (!comparisons.has(nameOf({ agentId, environment }))) begin({ agentId, environment }, shadow);
      }
    },
    report: async (agentId, environment) => {
      const comparison = comparisons.get(nameOf({ agentId, environment }));
      if (comparison === undefined) throw new ParleyError('shadow_not_found', { environment });
      const newest = await ports.store.newestPosition();
      for (let waitedMs = 0; waitedMs < SHADOW_WAIT_MS && comparison.position < newest; waitedMs += POLL_MS) {
        await ports.outside.sleep(POLL_MS);
      }
      return reportOf(comparison, comparison.position >= newest);
    },
    forget: async (isErased) => {
      for (const comparison of comparisons.values()) {
        // A turn of an erased session may have been read before.
        await comparison.current;
        comparison.turns.forget(isErased);
        comparison.tally.forget(({ sessionId }) => isErased(sessionStream(comparison.agentId, sessionId)));
      }
    },
    close: async () => {
      await Promise.all([...comparisons.values()].map(end));
    },
  };
};

/** How often a report checks whether the turns it waits for have been compared. */
const POLL_MS = 20;

/** Names of environments have no space. */
const nameOf = ({ agentId, environment }: Key): string => `${agentId} ${environment}`;

const isSame = (one: Shadow | undefined, other: Shadow): boolean =>
  one !== undefined && one.revision === other.revision && one.since === other.since;

const shadowsIn = (environments: ReadonlyMap<string, Environment> = new Map()): Map<string, Shadow> =>
  new Map([...environments].flatMap(([name, { shadow }]) => (shadow === undefined ? [] : [[name, shadow]])));

/** Until it is stopped. */
const compareAll = async (ports: Ports, comparison: Comparison): Promise<void> => {
  const { agentId, shadow } = comparison;
  const agent = await ports.history.at(agentId, shadow.revision);
  if (agent === undefined) throw new ParleyError('revision_not_found', { revision: shadow.revision });
  const trainedAgentFor = trainedAgentByTag((language) => ports.answerers.of(agent, language), agent);
  const from = await positionSince(ports.store, shadow.since);
  if (comparison.isOver) return;
  const events = ports.follow(from)[Symbol.asyncIterator]();
  comparison.stop = async () => {
    await events.return?.();
  };
  for (;;) {
    const { done, value } = await events.next();
    if (done === true || comparison.isOver) return;
    if (isCompared(value, comparison)) {
      comparison.current = compareTurn(ports, comparison, value, trainedAgentFor);
      await comparison.current;
      await ports.breathe();
    }
    comparison.position = value.position;
  }
};

/** Only replies end turns. The revision's own replies, to its share of a split, need no comparison. */
const isCompared = (
  { type, stream, metadata }: RecordedEvent,
  { agentId, environment, shadow }: Comparison,
): boolean =>
  type === 'ReplySent' &&
  metadata.environment === environment &&
  metadata.agentRevision !== shadow.revision &&
  metadata.occurredAt >= shadow.since &&
  parseSessionStream(stream)?.agentId === agentId;

/** On the recorded state. A turn that was erased since is left out. */
const compareTurn = async (
  ports: Ports,
  { tally, turns }: Comparison,
  { stream, revision }: RecordedEvent,
  trainedAgentFor: (tag: string) => TrainedAgent | Promise<TrainedAgent>,
): Promise<void> => {
  try {
    const span = await turns.endedAt(stream, revision);
    if (span === undefined) return;
    const { sessionId = '' } = parseSessionStream(stream) ?? {};
    const { webhookBody } = ports;
    const outcome = await turnOutcomeOf(span, async (tag) => ({
      sessionId,
      trainedAgent: await trainedAgentFor(tag),
      webhookBody,
    }));
    if (outcome !== undefined) tally.add(outcome);
  } catch (error) {
    // A damaged record is reported by the readers that need it.
    if (!isParleyError(error)) ports.onFailure(error);
  }
};

const reportOf = ({ agentId, environment, shadow, tally }: Comparison, upToDate: boolean): ShadowReport => {
  const { turns, changed, share, refused, webhooksUnrecorded, groups } = tally.counts();
  return {
    agentId,
    environment,
    ...shadow,
    upToDate,
    turns,
    changed,
    share,
    refused,
    webhooksUnrecorded,
    groups: groups.map(({ cause, turns: count, alike }) => ({ cause, turns: count, alike })),
  };
};
