import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';
import {
  ESDB_PROJECTION_BYTES_PER_S_MIN,
  ESDB_PROJECTION_MS_MAX,
  ESDB_RETRY_MS_MIN,
} from '../../kernel/limits/eventstoredb.ts';
import type { ProjectionServer, ServerProjection } from '../../kernel/projection-server.ts';
import { type Connection, connect } from './connection/connection.ts';
import { within } from './connection/time-limit.ts';
import { type Ask, deleteLeftBehind, deleteMade, deletePartitions } from './made-streams.ts';
import { failureOf, unavailableFor } from './wire/client-errors.ts';
import { positionOf } from './wire/recorded-event.ts';

/**
 * EventStoreDB's own projections. It appends nothing, so it may use a connection beside the store's.
 * @throws store_unavailable for an invalid connection string
 */
export const openProjectionServer = ({
  connectionString,
}: {
  readonly connectionString: string;
}): ProjectionServer => {
  let connecting: Promise<Connection> | undefined;
  let limitMs = ESDB_PROJECTION_MS_MAX;
  const ask: Ask = async (run) => {
    connecting ??= connect(connectionString);
    const connection = await connecting;
    return patiently(limitMs, () => run(connection.reads(), connection));
  };
  /** Changing a projection may search the whole log, or everything that it wrote. */
  const measure = async (): Promise<void> => {
    const bytes = await ask((client, { vendor }) => endOfLog(client, vendor));
    limitMs = ESDB_PROJECTION_MS_MAX + (1_000 * bytes) / ESDB_PROJECTION_BYTES_PER_S_MIN;
  };
  return {
    list: () =>
      ask(async (client) => {
        const serverProjections = await client.listProjections();
        return serverProjections.map(({ name, status, stateReason, progress }) => ({
          name,
          status,
          progress,
          reason: stateReason,
        }));
      }),
    script: (name) => ask((client, { vendor }) => installedScript(client, vendor, name)),
    create: async (name, script) => {
      await measure();
      await deleteLeftBehind(ask, name);
      await create(ask, name, script);
    },
    replace: async (name, script) => {
      await measure();
      await replace(ask, name, script);
    },
    start: (name) => ask((client) => client.enableProjection(name)),
    remove: async (name) => {
      await measure();
      await ask((client) => client.disableProjection(name));
      await deleteMade(ask, name);
      await ask((client) => client.deleteProjection(name, WITH_STREAMS));
    },
    forget: (projection, partitions) => forget(ask, projection, partitions),
    state: (name, partition) =>
      ask(async (client) => {
        const options = partition === '' ? {} : { partition };
        const state: JsonValue | undefined = await client.getProjectionState(name, options);
        return isNothing(state) ? undefined : state;
      }),
    close: async () => {
      await (await connecting?.catch(() => undefined))?.close();
    },
  };
};

const create = (ask: Ask, name: string, script: string): Promise<void> =>
  ask(async (client, { vendor }) => {
    try {
      await client.createProjection(name, script);
    } catch (error) {
      // An earlier attempt may have created it, although its answer was lost.
      if ((await installedScript(client, vendor, name)) !== script) throw error;
    }
  });

const replace = (ask: Ask, name: string, script: string): Promise<void> =>
  ask(async (client) => {
    await client.disableProjection(name);
    // Otherwise it would continue with the states of the old script. Before the update, because an
    // interrupted installation then only starts it.
    await client.resetProjection(name);
    await client.updateProjection(name, script);
    await client.enableProjection(name);
  });

const WITH_STREAMS = {
  deleteCheckpointStream: true,
  deleteEmittedStreams: true,
  deleteStateStream: true,
} as const;

/** A projection writes its states when it stops, and reads them when it starts. */
const forget = async (
  ask: Ask,
  { name, status }: Pick<ServerProjection, 'name' | 'status'>,
  partitions: readonly string[],
): Promise<void> => {
  await ask((client) => client.disableProjection(name));
  try {
    await deletePartitions(ask, name, partitions);
  } finally {
    if (/Running|Enabled/.test(status)) await ask((client) => client.enableProjection(name));
  }
};

/** Positions in EventStoreDB count bytes. */
const endOfLog = async (
  client: EventStoreDBClient,
  { BACKWARDS, END }: Connection['vendor'],
): Promise<number> => {
  const newest = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  for await (const { event } of client.readAll(newest)) return positionOf(event?.position) ?? 0;
  return 0;
};

/**
 * The script is read from the stream where the server records each change of a projection; no other call
 * returns it.
 */
const installedScript = async (
  client: EventStoreDBClient,
  { BACKWARDS, END }: Connection['vendor'],
  name: string,
): Promise<string | undefined> => {
  const range = { direction: BACKWARDS, fromRevision: END, maxCount: 50 } as const;
  try {
    for await (const { event } of client.readStream(`$projections-${name}`, range)) {
      if (event?.type !== '$ProjectionUpdated') continue;
      const { query, Query = query }: { query?: unknown; Query?: unknown } = Object(event.data);
      return typeof Query === 'string' ? Query : undefined;
    }
  } catch (error) {
    const { kind } = failureOf(error);
    if (kind !== 'missing' && kind !== 'deleted' && kind !== 'denied') throw error;
  }
  return undefined;
};

/** An unknown partition has an empty state, which no script of ours produces. */
const isNothing = (state: JsonValue | undefined): boolean =>
  state === undefined ||
  state === null ||
  (typeof state === 'object' && !Array.isArray(state) && Object.keys(state).length === 0);

/** A server refuses all requests about projections for some seconds after its start. */
const patiently = async <T>(limitMs: number, run: () => Promise<T>): Promise<T> => {
  const end = performance.now() + limitMs;
  for (let waitMs = ESDB_RETRY_MS_MIN; ; waitMs *= 2) {
    try {
      return await within(Math.max(1, end - performance.now()), run());
    } catch (error) {
      const { kind } = failureOf(error);
      if (kind === 'unsupported') throw new ParleyError('store_without_projections', {});
      if (kind === 'denied' || performance.now() + waitMs > end) throw unavailableFor(error);
      await setTimeout(waitMs);
    }
  }
};
