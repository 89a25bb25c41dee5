import { type CircuitEvent, circuitStream } from '../agent/circuit.ts';
import { type ErrorCode, isParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { FAILURE_LOG_PAUSE_MS } from '../kernel/limits/process.ts';
import { categoryOf } from '../kernel/stream-name.ts';
import type { SessionEvent } from '../session/events.ts';
import { agentOfSessionStream } from '../session/session-stream.ts';
import type { ViewStatus } from '../views/views.ts';
import { counter, type Family } from './families.ts';

/**
 * The failures that operators need to know. The kind is a label of the metric and a field of the log line.
 */
const failureKinds = ['webhook_call', 'webhook_circuit', 'write', 'record', 'view', 'retention'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** A log line. Its facts name agents, addresses, codes and projections, never a session or its texts. */
export type FailureLine = Readonly<Record<string, string | number>> & {
  readonly failure: FailureKind;
  readonly reason: string;
  /** Failures of this kind and reason since the last line that were not logged. */
  readonly suppressed: number;
};

type Ports = {
  readonly nowMs: () => number;
  readonly log: (line: FailureLine) => void;
};

export type FailureWatch = {
  readonly families: readonly Family[];
  /** The failures of all kinds. */
  readonly allFailures: Family;
  /** Wraps a store, and notes failed webhook calls, opened circuits and refused writes in its appends. */
  readonly watch: (store: EventStore) => EventStore;
  /** Notes a request that failed because of a record. */
  readonly noteErrorCode: (code: string | undefined) => void;
  /** Compares the states of views with those of the last call, and notes each view that stopped since. */
  readonly takeViewStates: (views: readonly Pick<ViewStatus, 'name' | 'state' | 'position'>[]) => void;
  readonly note: (kind: FailureKind, reason: string, facts?: Facts) => void;
  /** Logs suppressed failures when their pause is over; the caller decides how often it checks. */
  readonly logSuppressed: () => void;
};

type Facts = Readonly<Record<string, string | number>>;
type SuppressedFailures = { loggedAtMs: number; count: number; facts: Facts };

/** Counts each failure, and logs one line per kind and reason in FAILURE_LOG_PAUSE_MS. */
export const failureWatch = ({ nowMs, log }: Ports): FailureWatch => {
  const failures = counter({
    name: 'parley_failures_total',
    help: 'Failures by kind: webhook_call, webhook_circuit, write, record, view or retention',
    labels: ['kind'],
  });
  // For Prometheus, a counter that first appears with a value above zero has not increased.
  for (const kind of failureKinds) failures.start(kind);
  const lines = pausedLines({ nowMs, log });
  const stoppedViews = new Set<string>();

  const note: FailureWatch['note'] = (kind, reason, facts = {}) => {
    failures.add(kind);
    lines.log(kind, reason, facts);
  };

  return {
    families: [failures],
    allFailures: failures,
    note,
    logSuppressed: lines.logSuppressed,
    noteErrorCode: (code) => {
      if (code !== undefined && unreadable.has(code)) note('record', code);
    },
    takeViewStates: (views) => {
      for (const { name, state, position } of views) {
        const isDead = state === 'faulted' || state === 'stopped';
        if (isDead && !stoppedViews.has(name)) note('view', state, { projection: name, position });
        if (isDead) stoppedViews.add(name);
        else stoppedViews.delete(name);
      }
    },
    watch: (store) => ({
      ...store,
      append: (stream, events, expectedRevision) => {
        const appended = store.append(stream, events, expectedRevision);
        // Not chained, so that the caller does not wait longer.
        appended.then(
          () => noteRecorded(note, stream, events),
          (error) => noteRefused(note, stream, error),
        );
        return appended;
      },
    }),
  };
};

/** One line per kind and reason in FAILURE_LOG_PAUSE_MS; the next one counts those between them. */
const pausedLines = ({ nowMs, log }: Ports) => {
  const lines = new Map<string, SuppressedFailures>();
  const isPaused = ({ loggedAtMs }: SuppressedFailures) => nowMs() - loggedAtMs < FAILURE_LOG_PAUSE_MS;
  return {
    log: (kind: FailureKind, reason: string, facts: Facts): void => {
      const key = `${kind} ${reason}`;
      const previous = lines.get(key);
      if (previous !== undefined && isPaused(previous)) {
        previous.count += 1;
        previous.facts = facts;
        return;
      }
      log({ ...facts, failure: kind, reason, suppressed: previous?.count ?? 0 });
      lines.set(key, { loggedAtMs: nowMs(), count: 0, facts });
    },
    logSuppressed: (): void => {
      for (const [key, line] of lines) {
        if (line.count === 0 || isPaused(line)) continue;
        const [kind = '', reason = ''] = key.split(' ');
        // The key consists of them.
        log({ ...line.facts, failure: kind as FailureKind, reason, suppressed: line.count - 1 });
        lines.set(key, { loggedAtMs: nowMs(), count: 0, facts: {} });
      }
    },
  };
};

/** Errors of records that exist but cannot be read. */
const unreadable: ReadonlySet<string> = new Set<ErrorCode>(['recording_unreadable', 'record_damaged']);

const CIRCUITS = circuitStream('');

const noteRecorded = (note: FailureWatch['note'], stream: string, events: readonly NewEvent[]): void => {
  if (stream.startsWith(CIRCUITS)) {
    // The streams of circuits contain only these events; the port does not say so.
    for (const { type, data } of events as unknown as readonly CircuitEvent[]) {
      if (type !== 'CircuitOpened') continue;
      const { address, agentId, failures, retryAt } = data;
      note('webhook_circuit', 'opened', { address, agentId, failures, retryAt });
    }
    return;
  }
  const agentId = agentOfSessionStream(stream);
  if (agentId === undefined) return;
  // A session's stream contains only these events; the port does not say so.
  for (const { type, data } of events as unknown as readonly SessionEvent[]) {
    if (type !== 'WebhookFailed') continue;
    const { reason, callId, status = 0, elapsedMs } = data;
    note('webhook_call', reason, { agentId, callId, status, elapsedMs });
  }
};

/** A lost race is retried, so it does not count as a failure. */
const noteRefused = (note: FailureWatch['note'], stream: string, error: unknown): void => {
  if (isParleyError(error, 'wrong_expected_revision')) return;
  const category = categoryOf(stream);
  note('write', isParleyError(error) ? error.code : 'failed', { category });
};
