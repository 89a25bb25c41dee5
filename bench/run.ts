/** Runs the benchmarks of `npm run bench` in order, on the built server; arguments are passed to each of them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { TUNED_NODE } from './running/server-process.ts';

const words = process.argv.slice(2);
const failed = [
  'query',
  'memory',
  'import',
  'startup',
  'cold-session',
  'long-sessions',
  'nlu-training',
  'projections',
  'replay',
  'history',
  'event-loop',
  'checksums',
].filter((name) => {
  const script = join(import.meta.dirname, `${name}.ts`);
  // Some benchmarks run the server's code in their own process, with the same options of Node.
  const { status } = spawnSync(TUNED_NODE, ['--import', 'tsx', script, ...words], {
    stdio: 'inherit',
  });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
