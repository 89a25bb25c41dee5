import { setTimeout } from 'node:timers/promises';
import { LOOP_WATCH_MS } from '../../src/kernel/limits/process.ts';

/** Reads how long a server's event loop was blocked, at most, since the call before; milliseconds. */
export const longestBlocks = (url: string, adminToken: string): (() => Promise<number>) => {
  let readAt = Date.now();
  return async () => {
    // The loop is sampled periodically, so a block is counted with a delay.
    await setTimeout(LOOP_WATCH_MS + 200);
    const headers = { authorization: `Bearer ${adminToken}` };
    const answer = await fetch(`${url}/admin/metrics/recent`, { headers });
    const { loopBlocksMs } = (await answer.json()) as { readonly loopBlocksMs: readonly number[] };
    const seconds = Math.ceil((Date.now() - readAt) / LOOP_WATCH_MS);
    readAt = Date.now();
    return Math.max(0, ...loopBlocksMs.slice(-seconds));
  };
};
