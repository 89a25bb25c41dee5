import { isParleyError } from '../kernel/errors.ts';
import { RACE_MS_MAX, RACE_WAIT_MS_MAX, RACES_WITHOUT_WAIT } from '../kernel/limits.ts';
import type { Outside } from './outside.ts';

/** One writer's way to append to a stream that others write to as well. */
export type Race<Result> = {
  /** @throws wrong_expected_revision when another was faster. */
  readonly attempt: () => Promise<Result>;
  /** Takes what the others recorded; called right before the next attempt, and its time does not count. */
  readonly catchUp: () => Promise<void>;
};

/**
 * Retries until no other process is faster, for RACE_MS_MAX at most.
 *
 * The winner of a race has an answer to give and another question to wait for, so the loser's best moment is
 * the next one: it tries again at once. One that loses several times is one of many. Then each waits for a
 * random part of a time that doubles, so that they come one after the other instead of all together.
 * @throws wrong_expected_revision when its time is up.
 */
export const winRace = async <Result>(
  { now, random, sleep }: Pick<Outside, 'now' | 'random' | 'sleep'>,
  { attempt, catchUp }: Race<Result>,
): Promise<Result> => {
  let leftMs = RACE_MS_MAX;
  for (let losses = 0; ; losses += 1) {
    const startedAt = now();
    try {
      return await attempt();
    } catch (error) {
      if (!isParleyError(error, 'wrong_expected_revision') || leftMs <= 0) throw error;
    }
    const waits = losses - RACES_WITHOUT_WAIT;
    if (waits >= 0) await sleep(random() * Math.min(2 ** waits, RACE_WAIT_MS_MAX));
    // A clock that is set back meanwhile gives no more time.
    leftMs -= Math.max(0, Date.parse(now()) - Date.parse(startedAt));
    await catchUp();
  }
};
