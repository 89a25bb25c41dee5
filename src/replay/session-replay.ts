import type { Agent } from '../agent/agent.ts';
import { isParleyError } from '../kernel/errors.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import { SNAPSHOT_EVERY_EVENTS } from '../kernel/limits/conversation.ts';
import type { Snapshot } from '../kernel/snapshot-store.ts';
import { MACHINE_VERSION } from '../session/actor.ts';
import { firstDifference } from './difference.ts';
import { divergenceIn, sidesOf } from './divergence.ts';
import { type SpanReader, spanReader, type TurnSpan } from './turns/spans.ts';
import { questionIn } from './turns/turns.ts';
import type { Divergence } from './wire/replay-report.ts';

export type SessionReplayPorts = {
  readonly sessionId: string;
  /** The session's agent at that time; undefined if unknown. Not a promise if it is in memory. */
  readonly agentAt: (revision: number) => Agent | undefined | Promise<Agent | undefined>;
  readonly snapshot: () => Promise<Snapshot | undefined>;
};

export type SessionResult = {
  readonly events: number;
  readonly turns: number;
  /** Turns whose reply alone was checked. */
  readonly repliesOnly: number;
  readonly divergence: Divergence | undefined;
};

/** Folds one session, event by event, and checks everything that follows from the earlier events. */
export type SessionReplay = {
  /** A promise only if something must be loaded. After a divergence events are only counted. */
  readonly take: (event: RecordedEvent) => undefined | Promise<undefined>;
  /** Takes over the result of an earlier check. */
  readonly resume: (event: RecordedEvent) => void;
  readonly result: () => SessionResult;
};

export const sessionReplay = (ports: SessionReplayPorts): SessionReplay => {
  const reader = spanReader();
  const requests = requestCounter();
  let [events, turns, repliesOnly] = [0, 0, 0];
  let divergence: Divergence | undefined;
  const check = (span: TurnSpan, agent: Agent | undefined): undefined => {
    const turnCheck = divergenceIn(span, agent, ports.sessionId);
    if (!turnCheck.isDecided) repliesOnly += 1;
    divergence = turnCheck.divergence;
  };

  const checkTurn = (span: TurnSpan): undefined | Promise<undefined> => {
    turns += 1;
    const { agentRevision } = questionIn(span).recordedEvent.metadata;
    const agent = agentRevision === undefined ? undefined : ports.agentAt(agentRevision);
    return agent instanceof Promise ? agent.then((then) => check(span, then)) : check(span, agent);
  };

  const snapshots = snapshotLookup(ports);
  const checkSnapshot = (event: RecordedEvent, snapshot: Snapshot | undefined): undefined => {
    divergence ??= divergenceOfSnapshot(event, snapshot, reader);
  };
  const thenSnapshot = (turnCheck: undefined | Promise<undefined>, event: RecordedEvent) => {
    const cachedLookup = turnCheck === undefined ? snapshots.cached() : undefined;
    return cachedLookup === undefined
      ? Promise.resolve(turnCheck).then(async () => checkSnapshot(event, (await snapshots.lookUp()).snapshot))
      : checkSnapshot(event, cachedLookup.snapshot);
  };

  return {
    take: (event) => {
      events += 1;
      if (divergence !== undefined) return undefined;
      divergence = requests.divergenceAt(event, events - 1);
      if (divergence !== undefined) return undefined;
      const span = takeEvent(reader, event);
      if (span !== undefined && 'kind' in span) divergence = span;
      const turnCheck = span === undefined || 'kind' in span ? undefined : checkTurn(span);
      // Only sessions of this length have snapshots.
      if (event.revision < SNAPSHOT_EVERY_EVENTS - 1 || divergence !== undefined) return turnCheck;
      return thenSnapshot(turnCheck, event);
    },
    resume: (event) => {
      events += 1;
      if (divergence !== undefined) return;
      requests.divergenceAt(event, event.revision);
      const span = takeEvent(reader, event);
      if (span === undefined) return;
      if ('kind' in span) divergence = span;
      else turns += 1;
    },
    result: () => ({ events, turns, repliesOnly, divergence }),
  };
};

type Lookup = { readonly snapshot: Snapshot | undefined };

/** Looked up once, if the session is long enough to have one. */
const snapshotLookup = ({ snapshot }: SessionReplayPorts) => {
  let lookup: Lookup | undefined;
  return {
    cached: () => lookup,
    lookUp: async (): Promise<Lookup> => {
      lookup ??= { snapshot: await snapshot() };
      return lookup;
    },
  };
};

/** Ignores a snapshot that does not fit its stream: the server drops it when the session opens. */
const divergenceOfSnapshot = (
  { revision, id }: RecordedEvent,
  snapshot: Snapshot | undefined,
  reader: SpanReader,
): Divergence | undefined => {
  if (snapshot?.revision !== revision || snapshot.version !== MACHINE_VERSION) return undefined;
  if (snapshot.eventId !== id) return undefined;
  const difference = firstDifference(snapshot.state, reader.state());
  return difference && { kind: 'snapshot', revision, ...sidesOf(difference) };
};

const takeEvent = (reader: SpanReader, event: RecordedEvent): TurnSpan | Divergence | undefined => {
  try {
    return reader.take(event);
  } catch (error) {
    const { revision, type } = event;
    if (!(error instanceof TypeError || isParleyError(error, 'recording_unreadable'))) throw error;
    return { kind: 'illegal', revision, path: type, recorded: type, derived: error.message };
  }
};

/** Revisions count from 0 without gaps, and the ids of a request count its events. */
const requestCounter = () => {
  let requestId = '';
  let count = 0;
  return {
    divergenceAt: (event: RecordedEvent, due: number): Divergence | undefined => {
      const { revision, id, metadata } = event;
      if (revision !== due) {
        return { kind: 'sequence', revision, path: 'revision', recorded: revision, derived: due };
      }
      // A copy has an id of the request that copied it, and names its original.
      if (metadata.causationId !== undefined) return undefined;
      count = metadata.correlationId === requestId ? count + 1 : 0;
      requestId = metadata.correlationId;
      const derivedId = eventId(requestId, count);
      return id === derivedId
        ? undefined
        : { kind: 'sequence', revision, path: 'id', recorded: id, derived: derivedId };
    },
  };
};
