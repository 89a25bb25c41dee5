import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { buildConnector, Agent as ConnectionPool, type Dispatcher } from 'undici';
import { WEBHOOK_CONNECTIONS_MAX, WEBHOOK_REPLY_BYTES_MAX } from '../kernel/limits.ts';
import type { Header, WebhookExchange, WebhookTimings } from '../session/webhook-exchange.ts';
import { type AllowedAddresses, guardedLookup } from './address-guard.ts';
import { CallTimeout } from './call-timeout.ts';

export type Post = {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
};

/** The transmitted data, not masked yet. A failure may follow a part of the response. */
export type Posted = {
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
export type Wire = {
  /** Sends once; never rejects. */
  readonly post: (post: Post) => Promise<Posted>;
  readonly close: () => Promise<void>;
};

export const openWire = (allowed: AllowedAddresses, timeoutMsMax: number): Wire => {
  const pool = new ConnectionPool({
    connections: WEBHOOK_CONNECTIONS_MAX,
    connect: watchedConnector(allowed, timeoutMsMax),
    headersTimeout: timeoutMsMax,
    bodyTimeout: timeoutMsMax,
    maxResponseSize: WEBHOOK_REPLY_BYTES_MAX,
  });
  return { post: (post) => postOver(pool, post), close: () => pool.destroy() };
};

/** The phases of connecting, by the clock of `performance.now()`. */
type Making = {
  startedAt: number;
  lookedUpAt?: number;
  connectedAt?: number;
  securedAt?: number;
  address?: string;
  calls: number;
};
const makings = new WeakMap<object, Making>();

const watchedConnector = (allowed: AllowedAddresses, timeout: number): buildConnector.connector => {
  const connect = buildConnector({ lookup: guardedLookup(allowed), timeout });
  return (options, callback) => {
    const making: Making = { startedAt: performance.now(), calls: 0 };
    // `connect` returns the new socket, although its types do not say so.
    const socket = connect(options, (...result) => {
      const [error] = result;
      // Calls that wait for the connection receive this same error.
      if (error !== null) makings.set(error, making);
      callback(...result);
    }) as unknown as Socket;
    makings.set(socket, making);
    socket.once('lookup', () => {
      making.lookedUpAt = performance.now();
    });
    socket.once('connect', () => {
      making.connectedAt = performance.now();
      making.address = addressOf(socket.remoteAddress, socket.remotePort);
    });
    socket.once('secureConnect', () => {
      making.securedAt = performance.now();
    });
  };
};

type Watch = {
  sentAt?: number;
  firstByteAt?: number;
  making?: Making;
  isReused: boolean;
  address: string;
  sent: readonly Header[];
  /** Length of the request body in bytes. */
  readonly bodyBytes: number;
  received: readonly Header[];
};

/**
 * The call whose head is being written. The client reports a call first, and then synchronously, on the
 * channel, what it wrote on which socket; so the two belong together.
 */
let writing: Watch | undefined;

const writes = (watch: Watch): void => {
  writing = watch;
  queueMicrotask(() => {
    writing = undefined;
  });
};

type SentHeaders = { readonly headers: string; readonly socket: Socket };

subscribe('undici:client:sendHeaders', (message) => {
  if (writing === undefined) return;
  const watch = writing;
  writing = undefined;
  // The channel's documented message.
  const { headers, socket } = message as SentHeaders;
  const making = makings.get(socket);
  watch.sentAt = performance.now();
  // The client writes the length after the headers that it reports here.
  const length = { name: 'content-length', value: String(watch.bodyBytes) };
  watch.sent = [...headersIn(headers), length];
  watch.address = addressOf(socket.remoteAddress, socket.remotePort);
  if (making === undefined) return;
  watch.isReused = making.calls > 0;
  watch.making = making;
  making.calls += 1;
});

const headersIn = (head: string): readonly Header[] =>
  head
    .split('\r\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
    });

const addressOf = (address: unknown, port: unknown): string => {
  if (typeof address !== 'string') return '';
  return address.includes(':') ? `[${address}]:${String(port)}` : `${address}:${String(port)}`;
};

const postOver = (pool: ConnectionPool, { url, headers, body, timeoutMs }: Post): Promise<Posted> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const bodyBytes = Buffer.byteLength(body);
    const watch: Watch = { isReused: false, address: '', sent: [], bodyBytes, received: [] };
    const chunks: Buffer[] = [];
    let answer: Pick<Posted, 'status' | 'statusText'> | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    let late: CallTimeout | undefined;
    // The first end counts, because a promise resolves once.
    const finish = (error?: Error) => {
      clearTimeout(timer);
      if (error !== undefined) attemptOf(error, watch);
      const exchange = exchangeOf(watch, startedAt);
      resolve({ exchange, ...answer, bytes: Buffer.concat(chunks), ...(error && { error }) });
    };
    const timer = setTimeout(() => {
      late = new CallTimeout();
      controller?.abort(late);
      finish(late);
    }, timeoutMs);
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: (started) => {
        controller = started;
        // Its timeout expired while it waited for a connection, so nothing is sent: there is no reader for
        // the reply.
        if (late === undefined) writes(watch);
        else started.abort(late);
      },
      onResponseStart: ({ rawHeaders }, status, _headers, statusText) => {
        if (status < 200) return;
        watch.firstByteAt = performance.now();
        watch.received = rawPairs(rawHeaders);
        answer = { status, statusText };
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

/** The error of a failed connection contains the address and the phase. */
const attemptOf = (error: Error, watch: Watch): void => {
  const making = makings.get(error);
  if (making === undefined || watch.making !== undefined) return;
  watch.making = making;
  const { address, port } = error as Error & { readonly address?: unknown; readonly port?: unknown };
  watch.address = making.address ?? addressOf(address, port);
};

const rawPairs = (raw: Dispatcher.DispatchController['rawHeaders']): readonly Header[] => {
  const parts = Array.isArray(raw)
    ? raw.map((part) => (typeof part === 'string' ? part : part.toString('latin1')))
    : [];
  return parts.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: parts[at + 1] ?? '' }] : []));
};

const exchangeOf = (watch: Watch, startedAt: number): Posted['exchange'] => ({
  address: watch.address,
  isReused: watch.isReused,
  sentHeaders: [...watch.sent],
  receivedHeaders: [...watch.received],
  timings: timingsOf(watch, startedAt, performance.now()),
});

const timingsOf = (watch: Watch, startedAt: number, endedAt: number): WebhookTimings => {
  const { sentAt, firstByteAt, isReused } = watch;
  const making = isReused ? undefined : watch.making;
  // If another call began the connection, its phases count from the start of this call.
  const since = (at: number | undefined) => (at === undefined ? undefined : Math.max(at, startedAt));
  const connectionStart = since(making?.startedAt);
  const lookedUp = since(making?.lookedUpAt);
  const connected = since(making?.connectedAt);
  const secured = since(making?.securedAt);
  const phases = {
    queueMs: between(startedAt, connectionStart ?? sentAt),
    lookupMs: between(connectionStart, lookedUp),
    connectMs: between(lookedUp ?? connectionStart, connected),
    tlsMs: between(connected, secured),
    firstByteMs: between(sentAt, firstByteAt),
  };
  const measured = Object.entries(phases).filter(([, ms]) => ms !== undefined);
  return { ...Object.fromEntries(measured), totalMs: tenths(endedAt - startedAt) };
};

const between = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : tenths(Math.max(0, to - from));

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
