import type { Logger } from 'pino';
import type { FailureKind, FailureLine } from '../metrics/failure-watch.ts';
import type { SlowLoop } from '../metrics/loop-watch.ts';
import type { RemadeViews } from '../views/views-health.ts';

/** Writes events of the metrics to the log. */
export const metricsLogs = (logger: Logger, phase: { readonly isStarting: boolean }) => ({
  /** Silent during the start, which blocks the loop before any request can wait for it. */
  onSlowLoop: (slow: SlowLoop): void => {
    if (!phase.isStarting) logger.warn(slow, 'the event loop was blocked');
  },
  onFailure: (line: FailureLine): void => {
    const { level, text } = messages[line.failure];
    logger[level](line, text);
  },
  onViewsEnded: (err: Error): void =>
    logger.error({ err }, 'the thread of the views ended and is started again'),
  onRemade: (remade: RemadeViews): void => logger.warn(remade, 'views were dropped and are rebuilt'),
});

/** Webhooks belong to others, so their failures are warnings. */
const messages: Readonly<Record<FailureKind, { readonly level: 'warn' | 'error'; readonly text: string }>> = {
  webhook_call: { level: 'warn', text: 'a webhook call failed or was refused' },
  webhook_circuit: { level: 'warn', text: 'calls to a webhook address pause' },
  write: { level: 'error', text: 'a write was refused or failed' },
  record: { level: 'error', text: 'a record cannot be read' },
  view: { level: 'error', text: 'a view stopped' },
  retention: {
    level: 'error',
    text: 'expired sessions are not erased, because the clock seems to have jumped',
  },
};
