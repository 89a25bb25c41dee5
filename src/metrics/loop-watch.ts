import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  LOOP_BLOCK_MS_MAX,
  LOOP_LOG_PAUSE_MS,
  LOOP_SAMPLE_MS,
  LOOP_SECONDS_KEPT,
  LOOP_WATCH_MS,
} from '../kernel/limits/process.ts';
import { LOOP_S } from './buckets.ts';
import { type Family, gauge, histogram } from './families.ts';

/** A log line about a blocked event loop. */
export type SlowLoop = {
  /** The longest block since the last line, milliseconds. */
  readonly blockedMs: number;
  /** Checks with a block over the limit since the last line; there is one check per LOOP_WATCH_MS. */
  readonly blocks: number;
  readonly limitMs: number;
};

type Ports = {
  /** The longest delay since the last call, milliseconds. */
  readonly takeMaxMs: () => number;
  readonly nowMs: () => number;
  readonly onSlow: (slow: SlowLoop) => void;
};

export type LoopWatch = {
  readonly families: readonly Family[];
  readonly look: () => void;
  /** The longest block of each second of the last minute, oldest first, milliseconds. */
  readonly blocksMs: () => readonly number[];
  /** The longest block in the last milliseconds, at most a minute. */
  readonly longestMs: (ofLastMs: number) => number;
};

/** Measures how long the event loop was blocked; the caller of `look` decides how often it checks. */
export const loopWatch = ({ takeMaxMs, nowMs, onSlow }: Ports): LoopWatch => {
  const delays = histogram(
    {
      name: 'parley_event_loop_block_seconds',
      help: 'Longest time that the event loop was blocked, of each second',
    },
    LOOP_S,
  );
  // A window, not the time since the last scrape: several readers would take the maximum from one another.
  const blocksMs: number[] = [];
  let slow: SlowLoop | undefined;
  let loggedAtMs = Number.NEGATIVE_INFINITY;
  const look = (): void => {
    const blockedMs = takeMaxMs();
    delays.observe(blockedMs / 1_000);
    blocksMs.push(blockedMs);
    if (blocksMs.length > LOOP_SECONDS_KEPT) blocksMs.shift();
    if (blockedMs > LOOP_BLOCK_MS_MAX) {
      slow = {
        blockedMs: Math.round(Math.max(slow?.blockedMs ?? 0, blockedMs)),
        blocks: (slow?.blocks ?? 0) + 1,
        limitMs: LOOP_BLOCK_MS_MAX,
      };
    }
    if (slow === undefined || nowMs() - loggedAtMs < LOOP_LOG_PAUSE_MS) return;
    loggedAtMs = nowMs();
    onSlow(slow);
    slow = undefined;
  };
  const longest = gauge(
    {
      name: 'parley_event_loop_block_max_seconds',
      help: 'Longest time that the event loop was blocked in the last minute',
    },
    () => [{ labels: {}, value: Math.max(0, ...blocksMs) / 1_000 }],
  );
  const longestMs = (ofLastMs: number): number =>
    Math.max(0, ...blocksMs.slice(-Math.ceil(ofLastMs / LOOP_WATCH_MS)));
  return { families: [delays, longest], look, blocksMs: () => blocksMs, longestMs };
};

type Watching = {
  /** Forgets what was measured since the last check. */
  readonly restart: () => void;
  readonly stop: () => void;
};

/** Watches the event loop of this thread, without keeping the process alive. */
export const watchLoop = (onSlow: Ports['onSlow']): Omit<LoopWatch, 'look'> & Watching => {
  const monitor = monitorEventLoopDelay({ resolution: LOOP_SAMPLE_MS });
  monitor.enable();
  const watch = loopWatch({
    takeMaxMs: () => {
      // The monitor records the time between two samples, which includes the pause between them.
      const ms = Math.max(0, monitor.max / 1e6 - LOOP_SAMPLE_MS);
      monitor.reset();
      return ms;
    },
    nowMs: () => performance.now(),
    onSlow,
  });
  const timer = setInterval(watch.look, LOOP_WATCH_MS);
  timer.unref();
  return {
    ...watch,
    restart: () => {
      monitor.disable();
      monitor.reset();
      monitor.enable();
    },
    stop: () => {
      clearInterval(timer);
      monitor.disable();
    },
  };
};
