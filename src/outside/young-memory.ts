import { getHeapSpaceStatistics } from 'node:v8';

/**
 * V8 collects young memory when it is full, 32 MB under `npm start`. What long work builds is alive, and
 * copying so much takes 40 ms and more; copying this much takes some milliseconds. Each object is copied as
 * often either way.
 */
export const YOUNG_BYTES_AT_A_TIME = 4 * 1024 * 1024;

type Ports = { readonly youngBytes: () => number; readonly collect: () => void };

/** Collects young memory if enough of it was allocated since the last collection. */
export const youngCollector = ({ youngBytes, collect }: Ports): (() => void) => {
  let bytesKept = 0;
  return () => {
    const bytes = youngBytes();
    // It is smaller if V8 has collected by itself.
    bytesKept = Math.min(bytesKept, bytes);
    if (bytes - bytesKept < YOUNG_BYTES_AT_A_TIME) return;
    collect();
    bytesKept = youngBytes();
  };
};

/** For the pauses of long work. It has no effect unless Node was started with `--expose-gc`. */
export const collectYoungMemory: () => void =
  globalThis.gc === undefined
    ? () => undefined
    : youngCollector({
        youngBytes: () =>
          getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0,
        collect: () => globalThis.gc?.({ type: 'minor', execution: 'sync' }),
      });
