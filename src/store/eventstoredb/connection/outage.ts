import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { ParleyError } from '../../../kernel/errors.ts';
import {
  ESDB_ANSWER_MS_MAX,
  ESDB_ATTEMPT_MS_MAX,
  ESDB_AWAY_ANSWER_MS_MAX,
  ESDB_PATIENT_ANSWER_MS_MAX,
  ESDB_PATIENT_ATTEMPT_MS_MAX,
  ESDB_PAUSE_ANSWER_MS_MAX,
  ESDB_PAUSE_ATTEMPT_MS_MAX,
  ESDB_PROBE_MS,
  ESDB_RESUME_MS_MAX,
  ESDB_RETRY_MS_MIN,
  ESDB_SILENCE_MS_MAX,
  ESDB_SLOW_ANSWER_MS_MAX,
  ESDB_SLOW_ATTEMPT_MS_MAX,
} from '../../../kernel/limits/eventstoredb.ts';
import { failureOf, unavailable, unavailableFor } from '../wire/client-errors.ts';
import type { TimeLimit } from './time-limit.ts';

/** The time limit of one operation, shared by its attempts and the waits between them. */
export type Patience = {
  /** Begins an attempt. */
  readonly attempt: () => TimeLimit;
  /** How long the operation may take from now on. */
  readonly leftMs: () => number;
  /** Waits before another attempt. @throws store_unavailable if there is no time for one */
  readonly retry: (error: unknown) => Promise<void>;
  /** The operation makes progress, so its time limit restarts. */
  readonly renew: () => void;
};

/**
 * The state of the store: there → away, when an operation timed out, no answer came in all that time, and the
 * connection was lost or the silence is longer than a pause → there, with any answer. A store that answers
 * other calls, or pauses while its host accepts connections, is slow: an operation waits several times as
 * long as for a silent store, and only the operation that waited too long is refused. The client's own
 * deadlines cannot be relied on, because the server enforces them and a hung server does not. While the store
 * is away, one operation at a time probes whether it is back; the others fail at once, so that queued
 * operations do not add up their waits.
 */
export type Outage = {
  /** @throws store_unavailable while the store is away and another operation is probing it */
  readonly patience: () => Patience;
  /** The same for a part of an operation that has begun, which is the one that probes. */
  readonly patienceOfPart: () => Patience;
  /** For background work: no caller waits for a single answer, so it waits for slow ones. */
  readonly backgroundPatience: () => Patience;
  /** Whether a failure means more than one late answer, so that the next attempt needs a new connection. */
  readonly isLost: (error: unknown) => boolean;
  /** The store answered, even if it refused. */
  readonly over: () => void;
};

export type OutagePorts = {
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number;
  /** Whether no caller waits for a single answer at present; operations that begin then get more time. */
  readonly mayTakeLong?: () => boolean;
  /** Sends a cheap request to the store; resolves when it answers. */
  readonly probe?: () => Promise<unknown>;
  /** Whether its host accepts connections: that of a suspended process does, one that is cut off does not. */
  readonly isListening?: () => Promise<boolean>;
  /** Called with the reason when an operation is retried. */
  readonly onRetry?: (reason: string) => void;
};

export const watchOutage = ({
  clock = () => performance.now(),
  mayTakeLong = () => false,
  probe,
  isListening = async () => false,
  onRetry,
}: OutagePorts = {}): Outage => {
  let away = false;
  /** It is silent, but its host accepts connections. */
  let isPausing = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  /** The start of the first operation since the last answer of the store. */
  let askedAt: number | undefined;
  let lookMs = ESDB_AWAY_ANSWER_MS_MAX;
  const over = (): void => {
    away = false;
    isPausing = false;
    heardAt = clock();
    askedAt = undefined;
    lookMs = ESDB_AWAY_ANSWER_MS_MAX;
  };
  const isLost = (error: unknown): boolean => {
    if (!(error instanceof ParleyError)) return true;
    const silenceMs = isPausing ? ESDB_PAUSE_ATTEMPT_MS_MAX : ESDB_SILENCE_MS_MAX;
    return askedAt !== undefined && clock() - askedAt >= silenceMs;
  };
  /**
   * A timeout alone does not distinguish a store that pauses from one that is gone; a lost connection does.
   */
  const judge = (error: unknown, startedAt: number): void => {
    if (heardAt > startedAt) return;
    // A store that is only slow would never count as back if each probe were as short.
    if (away) lookMs = Math.min(lookMs * 2, ESDB_ANSWER_MS_MAX);
    away ||= isLost(error);
    if (away) isPausing = false;
  };
  let probing: Promise<unknown> | undefined;
  /** An append may wait for a slow disk while the store answers reads. */
  const probeAfterSilence = (startedAt: number): void => {
    const isSilent = clock() - Math.max(startedAt, heardAt) >= ESDB_PROBE_MS;
    if (probe === undefined || away || probing !== undefined || !isSilent) return;
    const heardBefore = heardAt;
    void isListening().then((is) => {
      if (heardAt === heardBefore && !away) isPausing = is;
    });
    probing = probe()
      .then(over, () => undefined)
      .finally(() => {
        probing = undefined;
      });
  };
  const watch: StoreWatch = {
    clock,
    heardAt: () => heardAt,
    begin: (at) => {
      askedAt ??= at;
    },
    over,
    judge,
    probeAfterSilence,
    isPausing: () => isPausing,
    endPause: () => {
      isPausing = false;
    },
    silentMs: (isLong) => {
      if (isLong) return ESDB_PATIENT_ANSWER_MS_MAX;
      return away ? lookMs : ESDB_ANSWER_MS_MAX;
    },
    onRetry,
  };
  let nextLookAt = 0;
  const patienceOfPart = (): Patience => patienceOf(watch, mayTakeLong);
  const backgroundPatience = (): Patience => patienceOf(watch, () => true);
  const patience = (): Patience => {
    const now = clock();
    if (away && !mayTakeLong() && now < nextLookAt) throw unavailable('it did not answer just now');
    nextLookAt = now + lookMs;
    return patienceOfPart();
  };
  return { patience, patienceOfPart, backgroundPatience, isLost, over };
};

/** The state of the store, for an operation. */
type StoreWatch = Pick<Outage, 'over'> & {
  readonly clock: () => number;
  readonly heardAt: () => number;
  readonly begin: (at: number) => void;
  readonly judge: (error: unknown, startedAt: number) => void;
  readonly probeAfterSilence: (startedAt: number) => void;
  readonly isPausing: () => boolean;
  readonly endPause: () => void;
  readonly silentMs: (isLong: boolean) => number;
  readonly onRetry: OutagePorts['onRetry'];
};

const patienceOf = (watch: StoreWatch, mayBeLong: () => boolean): Patience => {
  const { clock } = watch;
  let retryMs = ESDB_RETRY_MS_MIN;
  let startedAt = clock();
  watch.begin(startedAt);
  let limits: Limits = { ...operation, silentMs: watch.silentMs(mayBeLong()) };
  const leftOf = (beganAt: number, { silentMs, pauseMs, slowMs }: Limits): number => {
    const silenceMs = watch.isPausing() ? Math.max(silentMs, pauseMs) : silentMs;
    return Math.max(0, endOf(beganAt, watch.heardAt(), { silenceMs, slowMs }) - clock());
  };
  const leftMs = (): number => leftOf(startedAt, limits);
  return {
    attempt: () => {
      const beganAt = clock();
      const attemptLimits = mayBeLong() ? patientAttempt : quickAttempt;
      return () => {
        watch.probeAfterSilence(beganAt);
        return Math.min(leftOf(beganAt, attemptLimits), leftMs());
      };
    },
    leftMs,
    retry: async (error) => {
      if (error instanceof ParleyError && error.code !== 'store_unavailable') throw error;
      if (!(error instanceof ParleyError)) watch.endPause();
      // A store that is starting may reject valid credentials.
      if (failureOf(error).kind === 'denied' && !mayBeLong()) throw unavailableFor(error);
      if (retryMs >= leftMs()) {
        watch.judge(error, startedAt);
        throw unavailableFor(error);
      }
      watch.onRetry?.(String(unavailableFor(error).facts.reason));
      await setTimeout(retryMs);
      retryMs = Math.min(retryMs * 2, ESDB_RESUME_MS_MAX);
    },
    renew: () => {
      watch.over();
      retryMs = ESDB_RETRY_MS_MIN;
      startedAt = clock();
      watch.begin(startedAt);
      limits = { ...limits, silentMs: watch.silentMs(mayBeLong()) };
    },
  };
};

/** @returns the time by which an operation that began then must have been answered */
const endOf = (
  beganAt: number,
  heardAt: number,
  { silenceMs, slowMs }: { readonly silenceMs: number; readonly slowMs: number },
): number => Math.min(Math.max(beganAt, heardAt) + silenceMs, beganAt + Math.max(silenceMs, slowMs));

/** How long a silent store is waited for, one that pauses, and one that answers others. */
type Limits = { readonly silentMs: number; readonly pauseMs: number; readonly slowMs: number };

const operation: Limits = {
  silentMs: ESDB_ANSWER_MS_MAX,
  pauseMs: ESDB_PAUSE_ANSWER_MS_MAX,
  slowMs: ESDB_SLOW_ANSWER_MS_MAX,
};
const quickAttempt: Limits = {
  silentMs: ESDB_ATTEMPT_MS_MAX,
  pauseMs: ESDB_PAUSE_ATTEMPT_MS_MAX,
  slowMs: ESDB_SLOW_ATTEMPT_MS_MAX,
};
const patientAttempt: Limits = {
  silentMs: ESDB_PATIENT_ATTEMPT_MS_MAX,
  pauseMs: ESDB_PATIENT_ATTEMPT_MS_MAX,
  slowMs: ESDB_PATIENT_ATTEMPT_MS_MAX,
};
