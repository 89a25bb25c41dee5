import { isParleyError } from '../kernel/errors.ts';
import { RACE_MS_MAX, RACE_WAIT_MS_MAX, RACES_WITHOUT_WAIT } from '../kernel/limits/nodes.ts';
import type { Outside } from './outside.ts';

/** An append to a stream that other processes append to as well. */
export type Race<Result> = {
  /** @throws wrong_expected_revision if another process was faster. */
  readonly attempt: () => Promise<Result>;
  /**
   * Reads what the others recorded; called directly before the next attempt, and not counted in the time
   * limit.
   */
  readonly catchUp: () => Promise<void>;
};

/**
 * Retries until no other process is faster, for RACE_MS_MAX at most.
 *
 * The winner of a race has a reply to send and another request to wait for, so the loser's best time is now:
 * its first retry is immediate. A process that loses several times has many competitors. Then each waits for
 * a random part of a time that doubles, so that they do not all retry at once.
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
    // A clock that is set back gives no additional time.
    leftMs -= Math.max(0, Date.parse(now()) - Date.parse(startedAt));
    await catchUp();
  }
};
