import { Presets, SingleBar } from 'cli-progress';
import type { Io } from '../io.ts';
import { isDumb } from './colours.ts';

/** A progress bar is redrawn in place, which needs a terminal that moves its cursor. */
const showsProgress = (io: Io): boolean => io.terminal.err && !isDumb(io);

const TICKS = 20;
/** A slow refresh, so that text beside it stays readable. */
const TICK_MS = 200;

const barOf = (io: Io, format: string): SingleBar =>
  new SingleBar(
    { stream: io.err, format, barsize: TICKS, clearOnComplete: true, hideCursor: true },
    Presets.shades_classic,
  );

/** Shows activity on stderr until `work` settles; silent if stderr is not a terminal. */
export const withProgress = async <T>(io: Io, label: string, work: Promise<T>): Promise<T> => {
  if (!showsProgress(io)) return work;
  const bar = barOf(io, `${label} {bar} {duration} s`);
  bar.start(TICKS, 0);
  // The server does not report progress: the bar cycles.
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    bar.update(ticks % (TICKS + 1));
  }, TICK_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    bar.stop();
  }
};

export type ProgressBar = {
  readonly show: (done: number, total: number) => void;
  readonly stop: () => void;
};

/** Shows the progress of a known amount on stderr; silent if stderr is not a terminal. */
export const progressOf = (io: Io, label: string): ProgressBar => {
  if (!showsProgress(io)) return { show: () => undefined, stop: () => undefined };
  const bar = barOf(io, `${label} {bar} {value} of {total}, {duration} s`);
  let isStarted = false;
  return {
    show: (done, total) => {
      if (isStarted) bar.update(done);
      else bar.start(total, done);
      isStarted = true;
    },
    stop: () => {
      if (isStarted) bar.stop();
    },
  };
};

export type Percent = {
  readonly show: (label: string, done: number, total: number) => void;
  readonly stop: () => void;
};

/** Shows the progress of several steps on stderr, one after the other; silent if stderr is not a terminal. */
export const percentOf = (io: Io): Percent => {
  if (!showsProgress(io)) return { show: () => undefined, stop: () => undefined };
  const bar = barOf(io, '{what} {bar} {percentage} %, {duration} s');
  let current = '';
  return {
    show: (label, done, total) => {
      if (label !== current) bar.start(Math.max(total, 1), 0, { what: label });
      current = label;
      bar.update(done);
    },
    stop: () => {
      if (current !== '') bar.stop();
    },
  };
};
