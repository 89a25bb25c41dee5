import { ParleyError } from '../../src/kernel/errors.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import type { Simulation } from '../support/simulation.ts';
import { collect } from '../support/store-events.ts';

/** How likely each fault is, from 0 to 1. */
export type FaultRates = {
  readonly failsBefore: number;
  readonly isBusy: number;
  readonly repeats: number;
  readonly losesAnswer: number;
  readonly breaksReading: number;
};

export type FaultCounts = Record<keyof FaultRates, number>;

type World = Pick<Simulation, 'random' | 'sleep'> & {
  readonly rates: FaultRates;
  readonly counts: FaultCounts;
  readonly latencyMsMax: number;
  /** Called before and after each request to the store. The node may die here; then it gets no more answers. */
  readonly step: () => Promise<void>;
};

/**
 * A store behind a network: requests take time, fail before or after they were carried out, and arrive twice.
 */
export const faultyStore = (store: EventStore, world: World): EventStore => {
  const { random, rates, counts, sleep, latencyMsMax } = world;
  const happens = (fault: keyof FaultRates): boolean => {
    const isSo = random() < rates[fault];
    if (isSo) counts[fault] += 1;
    return isSo;
  };
  const travel = async (): Promise<void> => {
    await sleep(random() * latencyMsMax);
    await world.step();
  };
  return {
    ...store,
    append: async (stream, events, expected) => {
      await travel();
      if (happens('failsBefore')) throw away('it was not reached');
      if (happens('isBusy')) throw new ParleyError('store_busy', {});
      const first = store.append(stream, events, expected);
      const answer = happens('repeats') ? first.then(() => store.append(stream, events, expected)) : first;
      const outcome = await answer.catch((error: unknown) => ({ error }));
      await travel();
      if (happens('losesAnswer')) throw away('its answer was lost');
      if ('error' in outcome) throw outcome.error;
      return outcome;
    },
    readStream: async function* (stream, options) {
      await travel();
      const events = await collect(store.readStream(stream, options));
      await travel();
      const breaksAt = happens('breaksReading') ? Math.floor(random() * (events.length + 1)) : -1;
      for (const [index, event] of events.entries()) {
        if (index === breaksAt) break;
        yield event;
      }
      if (breaksAt >= 0) throw away('the connection broke');
    },
  };
};

const away = (reason: string) => new ParleyError('store_unavailable', { reason });
