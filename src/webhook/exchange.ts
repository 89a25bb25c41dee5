import { subscribe } from 'node:diagnostics_channel';
import type { LookupFunction, Socket } from 'node:net';
import type { Dispatcher } from 'undici';
// The whole package takes three times as long to load, and blocks the event loop meanwhile.
import buildConnector from 'undici/lib/core/connect.js';
import ConnectionPool from 'undici/lib/dispatcher/agent.js';
import { WEBHOOK_CONNECTIONS_MAX, WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits/webhooks.ts';
import type { Header, WebhookExchange, WebhookTimings } from '../session/webhook-exchange.ts';
import { type AllowedAddresses, guardedLookup, type Resolve } from './address-guard.ts';
import { CallTimeout } from './call-timeout.ts';
import { headerPairs, headersIn } from './header-lists.ts';

export type Post = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
};

/** The request and the response, not masked yet. A call may fail after a part of the response arrived. */
export type PostResult = {
  readonly exchange: Omit<WebhookExchange, 'receivedBytes'>;
  /** 200 or more: interim responses are not kept. */
  readonly status?: number;
  readonly statusText?: string | undefined;
  /** The response body, as far as it arrived. */
  readonly bytes: Buffer;
  /** The error that ended the call, if any. */
  readonly error?: Error;
};

/** Pooled connections that report their activity. */
export type Connections = {
  /** Sends once; never rejects. */
  readonly post: (post: Post) => Promise<PostResult>;
  readonly close: () => Promise<void>;
};

export const openConnections = (
  { allowedAddresses, resolve }: Addresses,
  timeoutMsMax: number,
): Connections => {
  const pool = new ConnectionPool({
    connections: WEBHOOK_CONNECTIONS_MAX,
    connect: recordingConnector(guardedLookup(allowedAddresses, resolve), timeoutMsMax),
    headersTimeout: timeoutMsMax,
    bodyTimeout: timeoutMsMax,
    maxResponseSize: WEBHOOK_REPLY_BYTES_MAX,
  });
  return { post: (post) => postOver(pool, post), close: () => pool.destroy() };
};

/** `resolve` is the system's resolver, if it is absent. */
type Addresses = { readonly allowedAddresses: AllowedAddresses; readonly resolve?: Resolve | undefined };

/** When each phase of connecting ended, in milliseconds of `performance.now()`. */
type ConnectionRecord = {
  startedAt: number;
  lookedUpAt?: number;
  connectedAt?: number;
  securedAt?: number;
  address?: string;
  calls: number;
};
const connectionRecords = new WeakMap<object, ConnectionRecord>();

const recordingConnector = (lookup: LookupFunction, timeout: number): buildConnector.connector => {
  const connect = buildConnector({ lookup, timeout });
  return (options, callback) => {
    const connection: ConnectionRecord = { startedAt: performance.now(), calls: 0 };
    // `connect` returns the new socket, although its types do not say so.
    const socket = connect(options, (...callbackArguments) => {
      const [error] = callbackArguments;
      // Calls that wait for the connection receive this same error.
      if (error !== null) connectionRecords.set(error, connection);
      callback(...callbackArguments);
    }) as unknown as Socket;
    connectionRecords.set(socket, connection);
    socket.once('lookup', () => {
      connection.lookedUpAt = performance.now();
    });
    socket.once('connect', () => {
      connection.connectedAt = performance.now();
      connection.address = addressOf(socket.remoteAddress, socket.remotePort);
    });
    socket.once('secureConnect', () => {
      connection.securedAt = performance.now();
    });
  };
};

type CallRecord = {
  sentAt?: number;
  firstByteAt?: number;
  connection?: ConnectionRecord;
  isReused: boolean;
  address: string;
  sentHeaders: readonly Header[];
  /** Length of the request body in bytes. */
  readonly bodyBytes: number;
  receivedHeaders: readonly Header[];
};

/**
 * The call whose head is being written. The client reports a call first, and then synchronously, on the
 * channel, what it wrote on which socket; so the two belong together.
 */
let callBeingWritten: CallRecord | undefined;

const expectHeadersOf = (callRecord: CallRecord): void => {
  callBeingWritten = callRecord;
  queueMicrotask(() => {
    callBeingWritten = undefined;
  });
};

type SentHeaders = { readonly headers: string; readonly socket: Socket };

subscribe('undici:client:sendHeaders', (message) => {
  if (callBeingWritten === undefined) return;
  const callRecord = callBeingWritten;
  callBeingWritten = undefined;
  // The channel's documented message.
  const { headers, socket } = message as SentHeaders;
  const connection = connectionRecords.get(socket);
  callRecord.sentAt = performance.now();
  // The client writes the length after the headers that it reports here.
  const length = { name: 'content-length', value: String(callRecord.bodyBytes) };
  callRecord.sentHeaders = [...headersIn(headers), length];
  callRecord.address = addressOf(socket.remoteAddress, socket.remotePort);
  if (connection === undefined) return;
  callRecord.isReused = connection.calls > 0;
  callRecord.connection = connection;
  connection.calls += 1;
});

const addressOf = (address: unknown, port: unknown): string => {
  if (typeof address !== 'string') return '';
  return address.includes(':') ? `[${address}]:${String(port)}` : `${address}:${String(port)}`;
};

const postOver = (pool: ConnectionPool, { url, headers, body, timeoutMs }: Post): Promise<PostResult> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const bodyBytes = Buffer.byteLength(body);
    const callRecord: CallRecord = {
      isReused: false,
      address: '',
      sentHeaders: [],
      bodyBytes,
      receivedHeaders: [],
    };
    const chunks: Buffer[] = [];
    let responseHead: Pick<PostResult, 'status' | 'statusText'> | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    let timeout: CallTimeout | undefined;
    // The first end counts, because a promise resolves once.
    const finish = (error?: Error) => {
      clearTimeout(timer);
      if (error !== undefined) noteFailedConnection(error, callRecord);
      const exchange = exchangeOf(callRecord, startedAt);
      resolve({ exchange, ...responseHead, bytes: Buffer.concat(chunks), ...(error && { error }) });
    };
    const timer = setTimeout(() => {
      timeout = new CallTimeout();
      controller?.abort(timeout);
      finish(timeout);
    }, timeoutMs);
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (requestController) => {
        controller = requestController;
        // If the call timed out while it waited for a connection, nothing is sent, because no one would read
        // the reply.
        if (timeout === undefined) expectHeadersOf(callRecord);
        else requestController.abort(timeout);
      },
      onResponseStart: ({ rawHeaders }, status, _headers, statusText) => {
        if (status < 200) return;
        callRecord.firstByteAt = performance.now();
        callRecord.receivedHeaders = headerPairs(rawHeaders);
        responseHead = { status, statusText };
      },
      onResponseData: (_, chunk) => {
        chunks.push(chunk);
      },
      onResponseEnd: () => finish(),
      onResponseError: (_, error) => finish(error),
    };
    try {
      const { origin, pathname, search } = url;
      pool.dispatch({ origin, path: pathname + search, method: 'POST', headers, body }, handler);
    } catch (error) {
      finish(error instanceof Error ? error : new Error(String(error)));
    }
  });

/** Takes the address and the phases of a failed connection from its error. */
const noteFailedConnection = (error: Error, callRecord: CallRecord): void => {
  const connection = connectionRecords.get(error);
  if (connection === undefined || callRecord.connection !== undefined) return;
  callRecord.connection = connection;
  const { address, port }: { readonly address?: unknown; readonly port?: unknown } = Object(error);
  callRecord.address = connection.address ?? addressOf(address, port);
};

const exchangeOf = (callRecord: CallRecord, startedAt: number): PostResult['exchange'] => ({
  address: callRecord.address,
  isReused: callRecord.isReused,
  sentHeaders: [...callRecord.sentHeaders],
  receivedHeaders: [...callRecord.receivedHeaders],
  timings: timingsOf(callRecord, startedAt, performance.now()),
});

const timingsOf = (callRecord: CallRecord, startedAt: number, endedAt: number): WebhookTimings => {
  const { sentAt, firstByteAt, isReused } = callRecord;
  const connection = isReused ? undefined : callRecord.connection;
  // If another call began the connection, its phases count from the start of this call.
  const since = (at: number | undefined) => (at === undefined ? undefined : Math.max(at, startedAt));
  const connectionStart = since(connection?.startedAt);
  const lookupEnd = since(connection?.lookedUpAt);
  const connectEnd = since(connection?.connectedAt);
  const tlsEnd = since(connection?.securedAt);
  const phases = {
    queueMs: between(startedAt, connectionStart ?? sentAt),
    lookupMs: between(connectionStart, lookupEnd),
    connectMs: between(lookupEnd ?? connectionStart, connectEnd),
    tlsMs: between(connectEnd, tlsEnd),
    firstByteMs: between(sentAt, firstByteAt),
  };
  const measuredPhases = Object.entries(phases).filter(([, ms]) => ms !== undefined);
  return { ...Object.fromEntries(measuredPhases), totalMs: tenths(endedAt - startedAt) };
};

const between = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : tenths(Math.max(0, to - from));

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
