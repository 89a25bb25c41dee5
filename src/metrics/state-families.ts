import { setTimeout } from 'node:timers/promises';
import type { DiskState } from '../kernel/disk-room.ts';
import { METRICS_WAIT_MS_MAX } from '../kernel/limits/process.ts';
import type { ViewStatus } from '../views/views.ts';
import { type Family, gauge, type Sample } from './families.ts';

/** The sources of the server's state for a scrape. */
export type StateSources = {
  readonly version: string;
  /** @throws store_unavailable */
  readonly ping: () => Promise<void>;
  readonly newestPosition: () => Promise<number>;
  readonly projections: () => Promise<readonly ViewStatus[]>;
  readonly agents: () => number;
  readonly hotSessions: () => number;
  /** Undefined if there is no data on a disk, or the file system does not report it. */
  readonly disk: () => DiskState | undefined;
  /** The number of webhook addresses in each state. */
  readonly circuits: () => Readonly<Record<string, number>>;
};

/** The state of the server, collected for each scrape; sources that do not answer in time are left out. */
export const stateFamilies = (sources: StateSources): readonly Family[] => [
  gauge({ name: 'parley_build_info', help: 'Always 1; its version is a label' }, () =>
    singleSample(1, { version: sources.version }),
  ),
  gauge({ name: 'parley_agents', help: 'Agents that can be asked' }, () => singleSample(sources.agents())),
  gauge({ name: 'parley_sessions_hot', help: 'Sessions kept ready in memory' }, () =>
    singleSample(sources.hotSessions()),
  ),
  gauge({ name: 'parley_webhook_circuits', help: 'Webhook addresses by the state of their circuit' }, () =>
    Object.entries(sources.circuits()).map(([state, value]) => ({ labels: { state }, value })),
  ),
  gauge({ name: 'parley_store_up', help: '1 while the event store answers, otherwise 0' }, async () => {
    const isUp = await inTime(sources.ping().then(() => true));
    return singleSample(isUp === true ? 1 : 0);
  }),
  gauge({ name: 'parley_store_position', help: 'Position of the newest event in the log' }, async () => {
    const position = await inTime(sources.newestPosition());
    return position === undefined ? [] : singleSample(position);
  }),
  gauge({ name: 'parley_disk_free_bytes', help: 'Free bytes on the disk of the data folder' }, () => {
    const disk = sources.disk();
    return disk === undefined ? [] : singleSample(disk.freeBytes);
  }),
  gauge(
    { name: 'parley_disk_reserve_bytes', help: 'Free bytes below which the server stops recording' },
    () => {
      const disk = sources.disk();
      return disk === undefined ? [] : singleSample(disk.reserveBytes);
    },
  ),
  ...ofProjections(sources.projections),
];

const states = ['catching_up', 'live', 'faulted', 'waiting', 'stopped', 'outdated'] as const;

const ofProjections = (list: StateSources['projections']): readonly Family[] => {
  const samplesOfEach = (samplesOf: (status: ViewStatus) => readonly Sample[]) => async () => {
    const statuses = await inTime(list());
    return (statuses ?? []).flatMap(samplesOf);
  };
  return [
    gauge(
      {
        name: 'parley_projection_lag_seconds',
        help: 'How long ago the oldest event that the view still lacks occurred; 0 when it is up to date',
      },
      samplesOfEach(({ name, lagMs }) => singleSample(lagMs / 1_000, { projection: name })),
    ),
    gauge(
      { name: 'parley_projection_position', help: 'Everything up to there in the log is in the view' },
      samplesOfEach(({ name, position }) => singleSample(position, { projection: name })),
    ),
    gauge(
      { name: 'parley_projection_state', help: '1 for the state that the projection is in' },
      samplesOfEach(({ name, state }) =>
        states.map((one) => ({
          labels: { projection: name, state: one },
          value: one === state ? 1 : 0,
        })),
      ),
    ),
  ];
};

const singleSample = (value: number, labels: Sample['labels'] = {}): readonly Sample[] => [{ labels, value }];

/** Prometheus abandons a slow scrape after some seconds and would then get no metrics at all. */
const inTime = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  const giveUp = new AbortController();
  const timeout = setTimeout(METRICS_WAIT_MS_MAX, undefined, { signal: giveUp.signal }).catch(
    () => undefined,
  );
  try {
    return await Promise.race([answer.catch(() => undefined), timeout]);
  } finally {
    giveUp.abort();
  }
};
