import { describe, expect, it } from 'vitest';
import { typesIn } from '../../test/support/store-events.ts';
import { testOutside } from '../../test/support/test-desks.ts';
import { circuitStream } from '../agent/circuit.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { CIRCUIT_OPEN_MS_MAX, CIRCUIT_OPEN_MS_MIN } from '../kernel/limits/webhooks.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { circuitBreaker } from './circuit-breaker.ts';

const address = 'https://shop.example';
const caller = { address, agentId: 'a1', failuresMax: 3 };
const outside = () => testOutside();

const eventsIn = (store: EventStore) => typesIn(store, circuitStream(address));

const failing = async (breaker: ReturnType<typeof circuitBreaker>, times: number) => {
  for (let time = 0; time < times; time += 1) await breaker.reportEnd(caller, 'Request timeout.');
};

const opened = async () => {
  const store = memoryEventStore();
  const clock = outside();
  const breaker = circuitBreaker({ store, outside: clock });
  await failing(breaker, 3);
  const calls = async () => (await breaker.admit(caller)).isAdmitted;
  const failsTrial = async () => {
    const { isAdmitted, trial } = await breaker.admit(caller);
    expect(isAdmitted).toBe(true);
    await breaker.reportEnd(caller, 'Request timeout.', trial);
  };
  return { store, clock, breaker, calls, failsTrial };
};

describe('the circuit of an address', () => {
  it('stays closed for failures that are not consecutive, and records nothing', async () => {
    const store = memoryEventStore();
    const breaker = circuitBreaker({ store, outside: outside() });
    await failing(breaker, 2);
    await breaker.reportEnd(caller, undefined);
    await failing(breaker, 2);
    expect((await breaker.admit(caller)).isAdmitted).toBe(true);
    expect(await eventsIn(store)).toEqual([]);
  });

  it('opens after this many consecutive failures, for all agents', async () => {
    const { store, breaker, calls } = await opened();
    expect(await calls()).toBe(false);
    expect((await breaker.admit({ ...caller, agentId: 'another' })).isAdmitted).toBe(false);
    expect(await eventsIn(store)).toEqual(['CircuitOpened']);
  });

  it('does not affect another address', async () => {
    const { breaker } = await opened();
    expect((await breaker.admit({ ...caller, address: 'https://bank.example' })).isAdmitted).toBe(true);
  });

  it('allows one call when its time is up, and closes if that succeeds', async () => {
    const { store, clock, breaker, calls } = await opened();
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    expect([await calls(), await calls()]).toEqual([true, false]);
    await breaker.reportEnd(caller, undefined);
    expect(await calls()).toBe(true);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened', 'CircuitClosed']);
  });

  it('opens for twice as long after a failed trial, up to the maximum', async () => {
    const { clock, calls, failsTrial } = await opened();
    let pauseMs = CIRCUIT_OPEN_MS_MIN;
    for (let trial = 0; trial < 10; trial += 1) {
      clock.pass(pauseMs - 1);
      expect(await calls()).toBe(false);
      clock.pass(1);
      await failsTrial();
      pauseMs = Math.min(2 * pauseMs, CIRCUIT_OPEN_MS_MAX);
    }
    expect(pauseMs).toBe(CIRCUIT_OPEN_MS_MAX);
  });

  it('allows another call if the end of the trial was never reported', async () => {
    const { clock, calls } = await opened();
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    await calls();
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    expect(await calls()).toBe(true);
  });

  it('does not open for longer if the clock was set back', async () => {
    const { store, clock, calls } = await opened();
    clock.pass(-5 * 60 * 60_000);
    expect(await calls()).toBe(true);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened']);
  });

  it('works with a slightly slow clock', async () => {
    const { clock, calls } = await opened();
    clock.pass(-1_000);
    expect(await calls()).toBe(false);
  });

  it('counts the addresses in each state', async () => {
    const { clock, breaker, calls } = await opened();
    await breaker.admit({ ...caller, address: 'https://bank.example' });
    expect(breaker.counts()).toEqual({ closed: 1, open: 1, 'half-open': 0 });
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    await calls();
    expect(breaker.counts()).toEqual({ closed: 1, open: 0, 'half-open': 1 });
  });

  it('stays open if its store fails for a reason other than another process', async () => {
    const store = memoryEventStore();
    const broken = { ...store, append: () => Promise.reject(new Error('disk full')) };
    const breaker = circuitBreaker({ store: broken, outside: outside() });
    await failing(breaker, 2);
    await expect(failing(breaker, 1)).rejects.toThrow('disk full');
  });

  it('is recorded as a decision of the system, at its time', async () => {
    const { store, clock } = await opened();
    const all: unknown[] = [];
    for await (const { metadata } of store.readStream(circuitStream(address))) all.push(metadata);
    expect(all).toMatchObject([{ schemaVersion: 1, occurredAt: clock.now(), actor: 'system' }]);
  });

  it('is shared with a process that starts later, and only one process makes a trial', async () => {
    const { store, clock, calls } = await opened();
    const other = circuitBreaker({ store, outside: { ...outside(), now: clock.now } });
    expect((await other.admit(caller)).isAdmitted).toBe(false);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    expect([await calls(), (await other.admit(caller)).isAdmitted]).toEqual([true, false]);
  });
});
