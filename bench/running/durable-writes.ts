import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Latencies, quantile } from './load.ts';

/** About what a commit of a busy server writes. */
const WRITE_BYTES = 16 * 1024;
const REST_MS = 3;
const FILE_BYTES = 64 * 1024 * 1024;

/** The time of one durable write to the disk of `folder`, which is the minimum of a durable turn. */
export const durableWrites = async (folder: string, seconds: number): Promise<Latencies> => {
  const path = join(folder, 'durable-writes');
  const file = await open(path, 'w');
  const bytes = Buffer.alloc(WRITE_BYTES, 'x');
  const tookMs: number[] = [];
  try {
    for (const endsAt = performance.now() + seconds * 1_000; performance.now() < endsAt; ) {
      const begunAt = performance.now();
      await file.write(bytes, 0, WRITE_BYTES, (tookMs.length * WRITE_BYTES) % FILE_BYTES);
      await file.datasync();
      tookMs.push(performance.now() - begunAt);
      await setTimeout(REST_MS);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  tookMs.sort((a, b) => a - b);
  return { p50Ms: quantile(tookMs, 0.5), p99Ms: quantile(tookMs, 0.99) };
};
