import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import {
  ESDB_DISPOSE_MS_MAX,
  ESDB_PATIENT_ATTEMPT_MS_MAX,
  ESDB_RECONNECT_MS_MIN,
} from '../../../kernel/limits/eventstoredb.ts';
import { type AppendStream, openAppendStream } from '../wire/append-stream.ts';
import { unavailable } from '../wire/client-errors.ts';
import { type ClientInternals, internalsOf } from '../wire/client-internals.ts';
import { type LogRequest, logRequests } from '../wire/log-requests.ts';
import { type Host, readConnectionString } from './connection-string.ts';
import { isListening } from './why-unreachable.ts';

export type Vendor = typeof import('@eventstore/db-client');

/**
 * The clients of one store. Appends have a separate one, so that abandoning a connection because a read hangs
 * does not affect them.
 */
export type Connection = {
  readonly vendor: Vendor;
  readonly streamsService: typeof StreamsClient;
  readonly logRequest: (request: LogRequest) => ReadReq;
  readonly reads: () => EventStoreDBClient;
  readonly appends: () => AppendStream | Promise<AppendStream>;
  /** Whether the node that gets the appends accepts connections. */
  readonly isListening: () => Promise<boolean>;
  /**
   * Reconnects at the next call, unless that was just done. Appends reconnect only while none is in flight.
   */
  readonly renew: (which: 'reads' | 'appends') => void;
  readonly close: () => Promise<void>;
};

/** @throws store_unavailable for an invalid connection string, which is not shown because of its password */
export const connect = async (connectionString: string): Promise<Connection> => {
  const { textOf } = readConnectionString(connectionString);
  const vendor = await import('@eventstore/db-client');
  const { default: services } = await import('@eventstore/db-client/generated/streams_grpc_pb.js');
  const logRequest = await logRequests();
  let generation = 0;
  const makeClient = (): Client => {
    try {
      return clientOf(vendor.EventStoreDBClient.connectionString(textOf(generation++)));
    } catch {
      throw unavailable('its connection string cannot be read');
    }
  };
  const clients = { reads: makeClient(), appends: makeClient() };
  let appends: AppendStream | undefined;
  let appendsReady: Promise<unknown> = Promise.resolve();
  const openAppends = async (): Promise<AppendStream> => {
    await appendsReady;
    appends ??= openAppendStream(clients.appends.client, services.StreamsClient);
    return appends;
  };
  const renewedAt = { reads: performance.now(), appends: performance.now() };
  return {
    vendor,
    streamsService: services.StreamsClient,
    logRequest,
    reads: () => clients.reads.client,
    appends: () => appends ?? openAppends(),
    isListening: async () => {
      const host = await clients.appends.host();
      return host !== undefined && isListening(host);
    },
    renew: (which) => {
      if (performance.now() - renewedAt[which] < ESDB_RECONNECT_MS_MIN) return;
      renewedAt[which] = performance.now();
      // Two connections with appends are never open at once.
      if (which === 'appends') appendsReady = dispose(clients.appends);
      if (which === 'appends') appends = undefined;
      retireLater(clients[which], which);
      clients[which] = makeClient();
    },
    close: async () => {
      await appendsReady;
      await Promise.all([dispose(clients.appends), dispose(clients.reads)]);
      await Promise.all([clients.appends.close(), clients.reads.close()]);
    },
  };
};

/**
 * By then every caller has its answer or retries. Subscriptions of the client continue. An append call that
 * began only after the client was replaced, because a leader was found late, does not.
 */
const retireLater = (client: Client, which: 'reads' | 'appends'): void => {
  const retire = async (): Promise<void> => {
    if (which === 'appends') await dispose(client);
    await client.close();
  };
  globalThis.setTimeout(retire, ESDB_PATIENT_ATTEMPT_MS_MAX).unref();
};

/** The client waits for its streams to end, which takes moments unless there is a bug. */
const dispose = ({ client }: Client): Promise<unknown> =>
  Promise.race([client.dispose(), setTimeout(ESDB_DISPOSE_MS_MAX, undefined, { ref: false })]);

type Client = {
  readonly client: EventStoreDBClient;
  /** The node that it is connected to; undefined before the first call. */
  readonly host: () => Promise<Host | undefined>;
  /** Ends its connection when its calls have ended; the client itself would keep it for half an hour. */
  readonly close: () => Promise<void>;
};

/** Only the leader is asked, because other nodes may not have the newest writes yet. */
const clientOf = (client: EventStoreDBClient): Client => {
  const internals: Mutable<ClientInternals<unknown, readonly unknown[]>> = internalsOf(client);
  const { callArguments, createChannel } = internals;
  internals.callArguments = (options, more) => callArguments({ ...options, requiresLeader: true }, more);
  let channel: ReturnType<typeof createChannel> | undefined;
  internals.createChannel = () => {
    channel = createChannel();
    return channel;
  };
  const channelIfOpen = async () => channel?.catch(() => undefined);
  return {
    client,
    host: async () => hostIn((await channelIfOpen())?.getTarget() ?? ''),
    close: async () => (await channelIfOpen())?.close(),
  };
};

/** A target is an address after a scheme, as in `dns:store.example:2113` or `dns:[::1]:2113`. */
const hostIn = (target: string): Host | undefined => {
  const [, host = '', port] = /^(?:\w+:)?\/*\[?(.+?)\]?:(\d+)$/.exec(target) ?? [];
  return port === undefined ? undefined : { host, port: Number(port) };
};

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };
