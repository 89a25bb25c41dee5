import { stat } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ParleyError } from '../../../kernel/errors.ts';
import {
  ESDB_ANSWER_MS_MAX,
  ESDB_ATTEMPT_MS_MAX,
  ESDB_AWAY_ANSWER_MS_MAX,
  ESDB_PATIENT_ANSWER_MS_MAX,
  ESDB_PAUSE_ANSWER_MS_MAX,
  ESDB_PAUSE_ATTEMPT_MS_MAX,
  ESDB_PROBE_MS,
  ESDB_SILENCE_MS_MAX,
  ESDB_SLOW_ANSWER_MS_MAX,
} from '../../../kernel/limits/eventstoredb.ts';
import { watchOutage } from './outage.ts';
import { msOf, within } from './time-limit.ts';

const LIMIT_MS = 20;

const holdUp = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};

describe('an answer', () => {
  it('that arrived while the process was suspended is in time', async () => {
    const answer = within(LIMIT_MS, promisify(stat)('.'));
    holdUp(LIMIT_MS * 10);
    expect((await answer).isDirectory()).toBe(true);
  });

  it('that never arrives is not waited for', async () => {
    const never = within(LIMIT_MS, new Promise(() => undefined));
    await expect(never).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('may be a failure', async () => {
    const failure = new Error('no');
    await expect(within(LIMIT_MS, Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe('a store', () => {
  const refused = new Error('nothing came');
  const never = new Promise<never>(() => undefined);
  const someClock = () => {
    let now = 0;
    const pass = (ms: number): void => {
      now += ms;
    };
    return { clock: () => now, pass };
  };
  const watched = () => {
    const { clock, pass } = someClock();
    let isStarting = false;
    const outage = watchOutage({ clock, mayTakeLong: () => isStarting });
    const start = (is: boolean): void => {
      isStarting = is;
    };
    return { outage, pass, start };
  };

  it('that lost its connection for as long as an operation may take is away: others are refused at once', async () => {
    const { outage, pass } = watched();
    outage.over();
    const patience = outage.patience();
    pass(ESDB_ANSWER_MS_MAX);
    await expect(patience.retry(refused)).rejects.toMatchObject({ code: 'store_unavailable' });
    outage.patience();
    expect(outage.patience).toThrow(expect.objectContaining({ code: 'store_unavailable' }));
    outage.over();
    expect(outage.patience().leftMs()).toBe(ESDB_ANSWER_MS_MAX);
  });

  const silence = new ParleyError('store_unavailable', { reason: 'it does not answer' });

  it('that was silent for as long as one operation may take is slow, and others wait for it', async () => {
    const { outage, pass } = watched();
    outage.over();
    const patience = outage.patience();
    pass(ESDB_ANSWER_MS_MAX);
    await expect(patience.retry(silence)).rejects.toMatchObject({ code: 'store_unavailable' });
    outage.patience();
    expect(outage.patience().leftMs()).toBe(ESDB_ANSWER_MS_MAX);
  });

  it('that was silent for longer is away', async () => {
    const { outage, pass } = watched();
    outage.over();
    outage.patience();
    pass(ESDB_SILENCE_MS_MAX - ESDB_ANSWER_MS_MAX);
    const patience = outage.patience();
    pass(ESDB_ANSWER_MS_MAX);
    await expect(patience.retry(silence)).rejects.toMatchObject({ code: 'store_unavailable' });
    outage.patience();
    expect(outage.patience).toThrow(expect.objectContaining({ code: 'store_unavailable' }));
  });

  it('that is slow keeps its connections, unless it lost one or is silent for longer', () => {
    const { outage, pass } = watched();
    outage.patience();
    pass(ESDB_SILENCE_MS_MAX - 1);
    expect(outage.isLost(silence)).toBe(false);
    expect(outage.isLost(refused)).toBe(true);
    pass(1);
    expect(outage.isLost(silence)).toBe(true);
    outage.over();
    expect(outage.isLost(silence)).toBe(false);
  });

  it('is given more time by background work', () => {
    expect(watched().outage.backgroundPatience().leftMs()).toBe(ESDB_PATIENT_ANSWER_MS_MAX);
  });

  it('that was away and is slow now has more time with each look, until it answers', async () => {
    const { outage, pass } = watched();
    const patience = outage.patience();
    pass(ESDB_ANSWER_MS_MAX);
    await expect(patience.retry(refused)).rejects.toMatchObject({ code: 'store_unavailable' });
    const looks: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const look = outage.patience();
      looks.push(look.leftMs());
      pass(look.leftMs());
      await expect(look.retry(silence)).rejects.toMatchObject({ code: 'store_unavailable' });
    }
    expect(looks).toEqual([200, 400, 800, ESDB_ANSWER_MS_MAX]);
    outage.over();
    expect(outage.patience().leftMs()).toBe(ESDB_ANSWER_MS_MAX);
  });

  it('that still answers other calls is slow, and only the call that waited too long is refused', async () => {
    const { outage, pass } = watched();
    const patience = outage.patience();
    for (let ms = 0; ms < ESDB_SLOW_ANSWER_MS_MAX; ms += ESDB_ANSWER_MS_MAX / 2) {
      expect(patience.leftMs()).toBeGreaterThan(0);
      pass(ESDB_ANSWER_MS_MAX / 2);
      outage.over();
    }
    await expect(patience.retry(refused)).rejects.toMatchObject({ code: 'store_unavailable' });
    outage.patience();
    expect(outage.patience().leftMs()).toBe(ESDB_ANSWER_MS_MAX);
  });

  it('that stops answering is waited for from its last answer on', async () => {
    const { outage, pass } = watched();
    const patience = outage.patience();
    const left = patience.attempt();
    pass(ESDB_ATTEMPT_MS_MAX / 2);
    outage.over();
    expect(patience.leftMs()).toBe(ESDB_ANSWER_MS_MAX);
    expect(msOf(left)).toBe(ESDB_ATTEMPT_MS_MAX);
    pass(ESDB_ANSWER_MS_MAX);
    expect(msOf(left)).toBe(0);
    await expect(patience.retry(silence)).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('is probed during a silence, one probe at a time, and has more time if it responds', async () => {
    let now = 0;
    const probes: (() => void)[] = [];
    const probe = () => new Promise<void>((resolve) => probes.push(resolve));
    const outage = watchOutage({ clock: () => now, probe });
    const left = outage.patience().attempt();
    expect([msOf(left), probes.length]).toEqual([ESDB_ATTEMPT_MS_MAX, 0]);
    now = ESDB_PROBE_MS;
    expect([msOf(left), probes.length]).toEqual([ESDB_ATTEMPT_MS_MAX - ESDB_PROBE_MS, 1]);
    expect([msOf(left), probes.length]).toEqual([ESDB_ATTEMPT_MS_MAX - ESDB_PROBE_MS, 1]);
    probes[0]?.();
    await setImmediate();
    expect([msOf(left), probes.length]).toEqual([ESDB_ATTEMPT_MS_MAX, 1]);
    now += ESDB_PROBE_MS;
    expect([msOf(left), probes.length]).toEqual([ESDB_ATTEMPT_MS_MAX - ESDB_PROBE_MS, 2]);
  });

  describe('that is silent while its host accepts connections', () => {
    const pausing = async () => {
      const { clock, pass } = someClock();
      const outage = watchOutage({ clock, probe: () => never, isListening: async () => true });
      const patience = outage.patience();
      const left = patience.attempt();
      pass(ESDB_PROBE_MS);
      msOf(left);
      await setImmediate();
      return { outage, pass, patience, left };
    };

    it('pauses, and its operations have more time', async () => {
      const { patience, left } = await pausing();
      expect(msOf(left)).toBe(ESDB_PAUSE_ATTEMPT_MS_MAX - ESDB_PROBE_MS);
      expect(patience.leftMs()).toBe(ESDB_PAUSE_ANSWER_MS_MAX - ESDB_PROBE_MS);
    });

    it('is away after all of that time, and is asked for no longer than before', async () => {
      const { outage, pass, patience } = await pausing();
      pass(ESDB_PAUSE_ANSWER_MS_MAX);
      await expect(patience.retry(silence)).rejects.toMatchObject({ code: 'store_unavailable' });
      expect(outage.patience().leftMs()).toBe(ESDB_AWAY_ANSWER_MS_MAX);
      expect(outage.patience).toThrow(expect.objectContaining({ code: 'store_unavailable' }));
    });

    it('pauses no longer once it answered, or a connection broke', async () => {
      const answered = await pausing();
      answered.outage.over();
      expect(answered.patience.leftMs()).toBe(ESDB_ANSWER_MS_MAX);
      const broken = await pausing();
      await broken.patience.retry(refused);
      expect(broken.patience.leftMs()).toBe(ESDB_ANSWER_MS_MAX - ESDB_PROBE_MS);
    });
  });

  it('is given more time while no caller waits for the single answer', async () => {
    const { outage, pass, start } = watched();
    start(true);
    const patience = outage.patience();
    pass(ESDB_PATIENT_ANSWER_MS_MAX / 2);
    await patience.retry(refused);
    await patience.retry(Object.assign(new Error(''), { type: 'access-denied' }));
    pass(ESDB_PATIENT_ANSWER_MS_MAX / 2);
    await expect(patience.retry(refused)).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(outage.patience().leftMs()).toBe(ESDB_PATIENT_ANSWER_MS_MAX);
    expect(outage.patience().leftMs()).toBe(ESDB_PATIENT_ANSWER_MS_MAX);
    start(false);
    expect(outage.patience).toThrow(expect.objectContaining({ code: 'store_unavailable' }));
    outage.over();
    expect(outage.patience().leftMs()).toBe(ESDB_ANSWER_MS_MAX);
  });
});
