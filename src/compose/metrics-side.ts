import type { Operation } from '../http/operation.ts';
import { metricsOperations } from '../http/routes/metrics.ts';
import type { DiskRoom } from '../kernel/disk-room.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { answeredRequests } from '../metrics/answered-requests.ts';
import { exposition } from '../metrics/exposition.ts';
import { type SlowLoop, watchLoop } from '../metrics/loop-watch.ts';
import { recordedWork } from '../metrics/recorded-work.ts';
import { type Asked, standing } from '../metrics/standing.ts';
import { trainings } from '../metrics/trainings.ts';
import type { ServerConfig } from '../settings/config.ts';
import type { Desks } from '../turn/open-desks.ts';
import type { Views } from '../views/views.ts';

type Parts = {
  readonly store: EventStore;
  readonly desks: Desks;
  readonly views: Views;
  readonly disk: DiskRoom | undefined;
  readonly version: string;
};

/** Counts what a server does from its first event on, and answers who asks for it. */
export const metricsSide = (
  { metrics }: Pick<ServerConfig, 'metrics'>,
  onSlowLoop: (slow: SlowLoop) => void,
) => {
  const work = recordedWork(() => performance.now());
  const requests = answeredRequests();
  const training = trainings();
  const loop = watchLoop(onSlowLoop);
  const isOff = metrics === 'off';
  return {
    measured: (store: EventStore) => (isOff ? store : work.measured(store)),
    onTrained: training.ended,
    onTrainingFailed: training.failed,
    onAnswered: isOff ? undefined : requests.note,
    stop: loop.stop,
    operations: (parts: Parts): readonly Operation[] => {
      if (isOff) return [];
      const counted = [...work.families, requests.family, ...training.families, ...loop.families];
      const families = [...counted, ...standing(askedOf(parts))];
      return metricsOperations(exposition(families), metrics === 'open' ? 'none' : 'admin');
    },
  };
};

const askedOf = ({ store, desks, views, disk, version }: Parts): Asked => ({
  version,
  ping: () => store.ping(),
  newestPosition: () => store.newestPosition(),
  projections: () => views.list(),
  agents: () => desks.agents.list().length,
  hotSessions: desks.hotSessions,
  circuits: desks.circuits,
  disk: () => disk?.state(),
});
