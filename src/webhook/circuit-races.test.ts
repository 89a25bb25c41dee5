import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { typesIn } from '../../test/support/store-events.ts';
import { testOutside } from '../../test/support/test-desks.ts';
import { circuitStream } from '../agent/circuit.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { CIRCUIT_OPEN_MS_MIN } from '../kernel/limits/webhooks.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts';

const address = 'https://shop.example';
const caller = { address, agentId: 'a1', failuresMax: 3 };
const TIMED_OUT = 'Request timeout.';

/** Two processes over one store, with one clock and no id in common. */
const twoProcesses = (store: EventStore = memoryEventStore()) => {
  const clock = testOutside();
  const first = circuitBreaker({ store, outside: clock });
  const second = circuitBreaker({ store, outside: clock });
  return { store, clock, first, second };
};

const fails = async (breaker: CircuitBreaker, times: number) => {
  for (let time = 0; time < times; time += 1) await breaker.reportEnd(caller, TIMED_OUT);
};
const calls = async (breaker: CircuitBreaker) => (await breaker.admit(caller)).isAdmitted;

const eventsIn = (store: EventStore) => typesIn(store, circuitStream(address));

describe('of concurrent calls', () => {
  it('only one is the trial of an open circuit', async () => {
    const { store, clock, first } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const admitted = await Promise.all([calls(first), calls(first), calls(first)]);
    expect(admitted.filter(Boolean)).toHaveLength(1);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened']);
  });

  it('only one is the trial, even of those that read the circuit at the same time', async () => {
    const { clock, first, second } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const admitted = await Promise.all([calls(second), calls(first), calls(second)]);
    expect(admitted.filter(Boolean)).toHaveLength(1);
  });

  it('all failures count, even the first ones at an address', async () => {
    const { store, first } = twoProcesses();
    await Promise.all([fails(first, 1), fails(first, 1), fails(first, 1)]);
    expect(first.failuresAt(address)).toBe(3);
    expect(await eventsIn(store)).toEqual(['CircuitOpened']);
  });

  it('the many that fail open the circuit once', async () => {
    const { store, first } = twoProcesses();
    await fails(first, 2);
    await Promise.all(Array.from({ length: 10 }, () => fails(first, 1)));
    expect(await eventsIn(store)).toEqual(['CircuitOpened']);
  });

  it('one that succeeds while an opening is being recorded closes the circuit again', async () => {
    const store = memoryEventStore();
    let record = (): void => undefined;
    const recording = new Promise<void>((resolve) => {
      record = resolve;
    });
    const append: EventStore['append'] = (...parts) => recording.then(() => store.append(...parts));
    const { first } = twoProcesses({ ...store, append });
    await fails(first, 2);
    const ends = [TIMED_OUT, TIMED_OUT, undefined].map((failure) => first.reportEnd(caller, failure));
    await setImmediate();
    // It is still closed, so a call does not wait for the recording.
    expect(await calls(first)).toBe(true);
    record();
    await Promise.all(ends);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitClosed']);
  });
});

describe('calls that end out of order', () => {
  it('open no circuit again whose trial has succeeded, if a failure is reported late', async () => {
    const { store, clock, first } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    await calls(first);
    await first.reportEnd(caller, undefined);
    await fails(first, 1);
    expect(await calls(first)).toBe(true);
    expect((await eventsIn(store)).at(-1)).toBe('CircuitClosed');
  });

  it('close an open circuit if the service replies late', async () => {
    const { store, first } = twoProcesses();
    await fails(first, 3);
    await first.reportEnd(caller, undefined);
    expect(await calls(first)).toBe(true);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitClosed']);
  });

  it('leave an open circuit as it is if they fail late', async () => {
    const { store, clock, first } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN - 1);
    await fails(first, 2);
    clock.pass(1);
    expect(await calls(first)).toBe(true);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened']);
  });

  it('leave a half-open circuit to its trial if they fail late, so that the pause doubles once', async () => {
    const { store, clock, first } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const { trial } = await first.admit(caller);
    await fails(first, 2);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened']);
    await first.reportEnd(caller, TIMED_OUT, trial);
    await fails(first, 2);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened', 'CircuitOpened']);
    clock.pass(2 * CIRCUIT_OPEN_MS_MIN - 1);
    expect(await calls(first)).toBe(false);
    clock.pass(1);
    expect(await calls(first)).toBe(true);
  });

  it('do not fail a trial in place of the one that the circuit no longer waits for', async () => {
    const { store, clock, first, second } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const lost = await first.admit(caller);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const next = await second.admit(caller);
    expect([lost.isAdmitted, next.isAdmitted]).toEqual([true, true]);
    await first.reportEnd(caller, TIMED_OUT, lost.trial);
    expect((await eventsIn(store)).at(-1)).toBe('CircuitHalfOpened');
    await second.reportEnd(caller, undefined, next.trial);
    expect(await calls(second)).toBe(true);
  });

  it('close a half-open circuit if the service replies late', async () => {
    const { store, clock, first } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const { trial } = await first.admit(caller);
    await first.reportEnd(caller, undefined);
    await first.reportEnd(caller, TIMED_OUT, trial);
    expect(await calls(first)).toBe(true);
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened', 'CircuitClosed']);
  });
});

describe('two processes', () => {
  it('call again as soon as one of them has closed the circuit', async () => {
    const { store, clock, first, second } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    await calls(second);
    await second.reportEnd(caller, undefined);
    expect(await first.admit(caller)).toMatchObject({ isAdmitted: true, circuit: { at: 'closed' } });
    expect(await eventsIn(store)).toEqual(['CircuitOpened', 'CircuitHalfOpened', 'CircuitClosed']);
  });

  it('do not count failures before a reply that the other received', async () => {
    const { clock, first, second } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    await calls(second);
    await second.reportEnd(caller, undefined);
    await calls(first);
    await fails(first, 2);
    expect(await calls(first)).toBe(true);
    await fails(first, 1);
    expect(await calls(first)).toBe(false);
  });

  it('count again from a reply that the other received late', async () => {
    const { clock, first, second } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const { trial } = await first.admit(caller);
    await second.reportEnd(caller, undefined);
    await first.reportEnd(caller, TIMED_OUT, trial);
    await fails(first, 2);
    expect(await calls(first)).toBe(true);
    await fails(first, 1);
    expect(await calls(first)).toBe(false);
  });

  it('count on if the other has opened the circuit', async () => {
    const { clock, first, second } = twoProcesses();
    await fails(second, 2);
    await fails(first, 3);
    await fails(second, 1);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const { trial } = await second.admit(caller);
    await second.reportEnd(caller, TIMED_OUT, trial);
    expect((await second.admit(caller)).circuit).toMatchObject({ at: 'open', failures: 4 });
  });

  it('read an address once, then only what the other has recorded, and record only after that', async () => {
    const store = memoryEventStore();
    const [reads, revisions]: [unknown[], unknown[]] = [[], []];
    const watched: EventStore = {
      ...store,
      readStream: (stream, options) => {
        reads.push(options?.from);
        return store.readStream(stream, options);
      },
      append: (stream, events, expected) => {
        revisions.push(expected);
        return store.append(stream, events, expected);
      },
    };
    const { clock, first } = twoProcesses(watched);
    const { second } = twoProcesses(store);
    await fails(first, 3);
    await second.reportEnd(caller, undefined);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    expect(await calls(first)).toBe(true);
    expect(reads).toEqual([0, 1]);
    expect(revisions).toEqual(['no-stream', 0]);
  });

  it('agree about one opening if both count enough failures', async () => {
    const { store, first, second } = twoProcesses();
    await fails(first, 2);
    await fails(second, 2);
    await Promise.all([fails(first, 1), fails(second, 1)]);
    expect([await calls(first), await calls(second)]).toEqual([false, false]);
    expect(await eventsIn(store)).toEqual(['CircuitOpened']);
  });
});

describe('a changed number of failures', () => {
  it('does not close an open circuit if it is higher', async () => {
    const { first } = twoProcesses();
    await fails(first, 3);
    expect((await first.admit({ ...caller, failuresMax: 10 })).isAdmitted).toBe(false);
  });

  it('counts from the next failure on if it is lower', async () => {
    const { first } = twoProcesses();
    await fails(first, 2);
    const strict = { ...caller, failuresMax: 1 };
    expect((await first.admit(strict)).isAdmitted).toBe(true);
    await first.reportEnd(strict, TIMED_OUT);
    expect((await first.admit(strict)).isAdmitted).toBe(false);
  });

  it('does not matter for the trial of an open circuit', async () => {
    const { clock, first } = twoProcesses();
    await fails(first, 3);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    const { trial } = await first.admit(caller);
    await first.reportEnd({ ...caller, failuresMax: 100 }, TIMED_OUT, trial);
    clock.pass(CIRCUIT_OPEN_MS_MIN);
    expect(await calls(first)).toBe(false);
  });
});

it('a clock that was set back during a trial does not block the address', async () => {
  const { clock, first } = twoProcesses();
  await fails(first, 3);
  clock.pass(CIRCUIT_OPEN_MS_MIN);
  await calls(first);
  clock.pass(-2 * 60 * 60_000);
  expect(await calls(first)).toBe(true);
});
