import { setTimeout } from 'node:timers/promises';
import { isParleyError } from '../../src/kernel/errors.ts';
import { lmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { lmdbSnapshotStore } from '../../src/store/lmdb/lmdb-snapshot-store.ts';
import { openLmdb } from '../../src/store/lmdb/open-lmdb.ts';
import { someEvent } from './store-events.ts';

/**
 * A process that writes to a data folder until its disk is full, then retries for a while. It prints the
 * results of the last attempts, one per line, and `still here` if it survives.
 */
const [path = '', tries = '1'] = process.argv.slice(2);
const env = openLmdb({ path });
const store = lmdbEventStore(env);
const snapshots = lmdbSnapshotStore(env);

const outcomeOf = (writing: Promise<unknown>): Promise<string> =>
  writing.then(
    () => 'written',
    (error: unknown) => (isParleyError(error) ? error.code : String(error)),
  );

const filler = 'x'.repeat(50_000);
for (let stream = 0; ; stream++) {
  const appended = store.append(`filling-${stream}`, [someEvent({ filler })], 'no-stream');
  if ((await outcomeOf(appended)) !== 'written') break;
}
for (let attempt = 0; attempt < Number(tries); attempt++) {
  const kept = snapshots.save(`session-${attempt}`, { revision: 0, version: 1, state: filler });
  const appended = store.append(`more-${attempt}`, [someEvent({ filler })], 'no-stream');
  process.stdout.write(`${(await Promise.all([kept, appended].map(outcomeOf))).join(' ')}\n`);
  await setTimeout(20);
}
process.stdout.write('still here\n');
