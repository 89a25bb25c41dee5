import type { Logger } from 'pino';
import type { EventStore } from '../kernel/event-store.ts';
import { TRACES_LOG_PAUSE_MS } from '../kernel/limits/process.ts';
import type { Tracer } from '../outside/tracer.ts';
import { ConfigError } from '../settings/config-error.ts';
import { openTracing, TracingUnavailable } from '../tracing/open-tracing.ts';
import { tracedStore } from '../tracing/traced-store.ts';

export type TracingSide = {
  /** Absent if nothing is traced. */
  readonly tracer?: Tracer;
  readonly traceStore: (store: EventStore) => EventStore;
  readonly close: () => Promise<void>;
};

/** Traces as the environment variables say. @throws ConfigError if the packages for it are missing */
export const tracingSide = async (logger: Logger, version: string): Promise<TracingSide> => {
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  const onFailure = (reason: string): void => {
    if (performance.now() - loggedAtMs < TRACES_LOG_PAUSE_MS) return;
    loggedAtMs = performance.now();
    logger.warn({ reason }, 'spans could not be sent, and are lost');
  };
  const tracing = await openTracing(process.env, { version, onFailure }).catch((error: unknown) => {
    throw error instanceof TracingUnavailable ? new ConfigError(error.message, { cause: error }) : error;
  });
  if (tracing === undefined) return { traceStore: (store) => store, close: async () => undefined };
  const { tracer, close } = tracing;
  return { tracer, close, traceStore: (store) => tracedStore(store, tracer) };
};
