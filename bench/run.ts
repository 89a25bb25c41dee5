/** All benchmarks of the built server, one after the other; words are passed on to each of them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const words = process.argv.slice(2);
const failed = [
  'query',
  'memory',
  'import',
  'startup',
  'cold-session',
  'nlu-training',
  'projections',
  'replay',
  'history',
].filter((name) => {
  const script = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...words], { stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
