/**
 * Loaded before a server that is measured: reports the longest turn of its event loop since the last report,
 * in milliseconds of the processor time of its thread. Unlike time by the clock, that does not grow when
 * other programs use the machine. Linux counts it in steps of about four milliseconds.
 */
import { readFileSync } from 'node:fs';

const threadMs = () => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
};

let longestMs = threadMs() === undefined ? undefined : 0;
let before = threadMs();
// A timer that is due runs once a turn, so between two looks is one long turn or some short ones.
setInterval(() => {
  const now = threadMs();
  if (longestMs !== undefined) longestMs = Math.max(longestMs, now - before);
  before = now;
}, 1).unref();

process.on('message', (message) => {
  if (message !== 'loop') return;
  process.send?.({ longestMs });
  longestMs = longestMs === undefined ? undefined : 0;
});
process.channel?.unref();
