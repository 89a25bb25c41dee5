import type { ClockJump } from '../erasure/sweep-clock.ts';
import type { Operation } from '../http/operation.ts';
import type { OnAnswered } from '../http/request-log.ts';
import { metricsOperations } from '../http/routes/metrics.ts';
import { recentMetricsOperations } from '../http/routes/recent-metrics.ts';
import type { DiskRoom } from '../kernel/disk-room.ts';
import type { Damage, EventStore } from '../kernel/event-store.ts';
import { LOOP_WATCH_MS, RECENT_STEP_MS, VIEWS_WATCH_MS } from '../kernel/limits/process.ts';
import { categoryOf } from '../kernel/stream-name.ts';
import { answeredRequests } from '../metrics/answered-requests.ts';
import { exposition } from '../metrics/exposition.ts';
import { type FailureLine, failureWatch } from '../metrics/failure-watch.ts';
import { type SlowLoop, watchLoop } from '../metrics/loop-watch.ts';
import { recentMetrics } from '../metrics/recent.ts';
import { recordedWork } from '../metrics/recorded-work.ts';
import { type StateSources, stateFamilies } from '../metrics/state-families.ts';
import { trainings } from '../metrics/trainings.ts';
import type { ServerConfig } from '../settings/config.ts';
import type { Desks } from '../turn/open-desks.ts';
import type { ViewStatus, Views } from '../views/views.ts';
import { type RemadeViews, viewsHealth } from '../views/views-health.ts';
import type { DamageRegister } from './store-health.ts';

type Parts = {
  readonly store: EventStore;
  readonly desks: Desks;
  readonly views: Views;
  readonly disk: DiskRoom | undefined;
  readonly version: string;
};

type Logs = {
  readonly onSlowLoop: (slow: SlowLoop) => void;
  readonly onFailure: (line: FailureLine) => void;
  readonly onViewsEnded: (error: Error) => void;
  readonly onRemade: (remade: RemadeViews) => void;
};

/** Counts what a server does from its first event on, and logs failures, even if metrics are off. */
export const metricsSide = (
  { metrics }: Pick<ServerConfig, 'metrics'>,
  { onSlowLoop, onFailure, onViewsEnded, onRemade }: Logs,
  { damaged, keyless }: Readonly<Record<'damaged' | 'keyless', Pick<DamageRegister, 'watch'>>>,
) => {
  const work = recordedWork(() => performance.now());
  const requests = answeredRequests();
  const training = trainings(() => performance.now());
  const loop = watchLoop(onSlowLoop);
  const failures = failureWatch({ nowMs: () => performance.now(), log: onFailure });
  const health = viewsHealth(onRemade);
  const timers = [setInterval(failures.logSuppressed, LOOP_WATCH_MS).unref()];
  damaged.watch((damage) => failures.note('record', 'damaged', loggableFacts(damage)));
  keyless.watch((damage) => failures.note('record', 'key_missing', loggableFacts(damage)));
  const isOff = metrics === 'off';
  return {
    measured: (store: EventStore) => failures.watch(isOff ? store : work.measure(store)),
    /** The thread of the views ended unexpectedly. */
    viewsEnded: (error: Error): void => {
      failures.note('view', 'thread_ended');
      onViewsEnded(error);
    },
    onSweepWaits: ({ lastCheckAt, now }: ClockJump): void =>
      failures.note('retention', 'clock_ahead', { lastCheckAt, now }),
    /** @returns ends it, before the views stop with the server, because that is not a failure of theirs */
    watchViews: (views: Pick<Views, 'list'>): (() => Promise<void>) =>
      watchStates(views, (statuses) => {
        failures.takeViewStates(statuses);
        health.seen(statuses);
      }),
    viewsHealth: health.health,
    watchTraining: training.watch,
    onTrainingFailed: training.failed,
    onAnswered: (request: Parameters<OnAnswered>[0]): void => {
      failures.noteErrorCode(request.error);
      if (!isOff) requests.note(request);
    },
    /** The server listens: before, the loop was blocked and no request could wait for it. */
    listening: loop.restart,
    stop: (): void => {
      for (const timer of timers) clearInterval(timer);
      loop.stop();
    },
    operations: (parts: Parts): readonly Operation[] => {
      if (isOff) return [];
      const workFamilies = [...work.families, requests.family, ...training.families];
      const watchFamilies = [...loop.families, ...failures.families];
      const families = [...workFamilies, ...watchFamilies, ...stateFamilies(sourcesOf(parts))];
      const recent = recentMetrics({
        turns: work.turns,
        requests: requests.family,
        failures: failures.allFailures,
        longestBlockMs: loop.longestMs,
        ...currentOf(parts),
      });
      // Without a free file descriptor, the memory cannot be read and a point is missing.
      const sample = () => recent.sample().catch(() => undefined);
      void sample();
      timers.push(setInterval(sample, RECENT_STEP_MS).unref());
      return [
        ...metricsOperations(exposition(families), metrics === 'open' ? 'none' : 'admin'),
        ...recentMetricsOperations({ points: recent.points, loopBlocksMs: loop.blocksMs }),
      ];
    },
  };
};

/** A session's stream name contains its id, which must not be logged. */
const loggableFacts = ({ position, stream = '' }: Damage) => ({ position, category: categoryOf(stream) });

const currentOf = ({ desks }: Parts) => ({
  waitingTurns: desks.waitingTurns,
  hotSessions: desks.hotSessions,
  memoryBytes: () => process.memoryUsage.rss(),
  now: Date.now,
});

/** Calls `take` now and then with the states of the views. @returns ends it */
const watchStates = (
  views: Pick<Views, 'list'>,
  take: (statuses: readonly ViewStatus[]) => void,
): (() => Promise<void>) => {
  let isOver = false;
  const takeUnlessOver = (statuses: readonly ViewStatus[]): void => {
    if (!isOver) take(statuses);
  };
  const look = () => views.list().then(takeUnlessOver, () => undefined);
  void look();
  const timer = setInterval(look, VIEWS_WATCH_MS).unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
  };
};

const sourcesOf = ({ store, desks, views, disk, version }: Parts): StateSources => ({
  version,
  ping: () => store.ping(),
  newestPosition: () => store.newestPosition(),
  projections: () => views.list(),
  agents: () => desks.agents.list().length,
  hotSessions: desks.hotSessions,
  circuits: desks.circuits.counts,
  disk: () => disk?.state(),
});
