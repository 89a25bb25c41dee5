import { describe, expect, it } from 'vitest';
import { circuitStream } from '../agent/circuit.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { FAILURE_LOG_PAUSE_MS } from '../kernel/limits/process.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { type FailureLine, failureWatch } from './failure-watch.ts';

let ids = 0;
const event = (type: string, data: NewEvent['data']): NewEvent => ({
  id: `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  type,
  data,
  metadata: { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'r1' },
});
const failedCall = (reason: string) =>
  event('WebhookFailed', { callId: 'c1', reason, status: 503, details: 'of a person', elapsedMs: 7 });

const watching = (store: EventStore = memoryEventStore()) => {
  const lines: FailureLine[] = [];
  let nowMs = 0;
  const watch = failureWatch({ nowMs: () => nowMs, log: (line) => lines.push(line) });
  const pass = (ms: number) => {
    nowMs += ms;
    watch.logSuppressed();
  };
  const counts = async () => {
    const samples = (await watch.families[0]?.samples()) ?? [];
    return Object.fromEntries(samples.map(({ labels, value }) => [labels.kind, value]));
  };
  return { ...watch, store: watch.watch(store), lines, pass, counts };
};
const none = { webhook_call: 0, webhook_circuit: 0, write: 0, record: 0, view: 0, retention: 0 };

describe('the failure watch', () => {
  it('shows each kind from the start, because an alert detects only increases', async () => {
    expect(await watching().counts()).toEqual(none);
  });

  it('logs a failed webhook call without the session and without texts of users', async () => {
    const { store, lines, counts } = watching();
    await store.append('session-a1-person', [failedCall('http_status')], 'any');
    expect(lines).toEqual([
      {
        failure: 'webhook_call',
        reason: 'http_status',
        agentId: 'a1',
        callId: 'c1',
        status: 503,
        elapsedMs: 7,
        suppressed: 0,
      },
    ]);
    expect(await counts()).toEqual({ ...none, webhook_call: 1 });
  });

  it('logs a circuit that opens, and not one that closes', async () => {
    const { store, lines } = watching();
    const about = { address: 'https://bank.example', agentId: 'a1' };
    const opened = { ...about, openedAt: '', retryAt: 'soon', failures: 5, reason: 'of a person' };
    await store.append(circuitStream(about.address), [event('CircuitOpened', opened)], 'any');
    await store.append(circuitStream(about.address), [event('CircuitClosed', about)], 'any');
    expect(lines).toEqual([
      { failure: 'webhook_circuit', reason: 'opened', failures: 5, retryAt: 'soon', suppressed: 0, ...about },
    ]);
  });

  it('logs a refused write by its code, but not a lost race', async () => {
    let error: unknown = new ParleyError('disk_full', { reason: 'none left' });
    const refusing = { ...memoryEventStore(), append: () => Promise.reject(error) };
    const { store, lines, counts } = watching(refusing);
    await expect(store.append('session-a1-person', [], 'any')).rejects.toBe(error);
    error = new ParleyError('wrong_expected_revision', { stream: 's', actual: 1, expected: 0 });
    await expect(store.append('session-a1-person', [], 'any')).rejects.toBe(error);
    error = new Error('a disk that fails');
    await expect(store.append('agent-a1', [], 'any')).rejects.toBe(error);
    expect(lines).toEqual([
      { failure: 'write', reason: 'disk_full', category: 'session', suppressed: 0 },
      { failure: 'write', reason: 'failed', category: 'agent', suppressed: 0 },
    ]);
    expect(await counts()).toEqual({ ...none, write: 2 });
  });

  it('logs a request that failed because of an unreadable record', async () => {
    const { noteErrorCode, counts, lines } = watching();
    for (const code of [undefined, 'query_missing', 'recording_unreadable']) noteErrorCode(code);
    expect(lines).toMatchObject([{ failure: 'record', reason: 'recording_unreadable' }]);
    expect(await counts()).toEqual({ ...none, record: 1 });
  });

  it('logs a view when it stops, once until it runs again', () => {
    const { takeViewStates, lines } = watching();
    const seen = (state: 'live' | 'faulted') => takeViewStates([{ name: 'sessions', state, position: 7 }]);
    for (const state of ['live', 'faulted', 'faulted', 'live'] as const) seen(state);
    expect(lines).toEqual([
      { failure: 'view', reason: 'faulted', projection: 'sessions', position: 7, suppressed: 0 },
    ]);
  });

  it('logs one line per pause, kind and reason, with the number of suppressed ones', async () => {
    const { store, lines, pass, counts } = watching();
    const reasons = ['timeout', 'timeout', 'unreachable', 'timeout', 'timeout'];
    for (const reason of reasons) await store.append('session-a1-s1', [failedCall(reason)], 'any');
    const newLines = () => lines.splice(0).map(({ reason, suppressed }) => [reason, suppressed]);
    expect(newLines()).toEqual([
      ['timeout', 0],
      ['unreachable', 0],
    ]);
    pass(FAILURE_LOG_PAUSE_MS - 1);
    expect(newLines()).toEqual([]);
    pass(1);
    // Three were suppressed; this line reports the last of them.
    expect(newLines()).toEqual([['timeout', 2]]);
    pass(FAILURE_LOG_PAUSE_MS);
    expect(newLines()).toEqual([]);
    expect(await counts()).toEqual({ ...none, webhook_call: reasons.length });
  });
});
