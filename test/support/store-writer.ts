import { isParleyError } from '../../src/kernel/errors.ts';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { someEvents } from './store-events.ts';

/**
 * A process that appends to a data folder: `writers` concurrent writers, `rounds` batches of three events
 * each, writer n to stream `<prefix>-n`, or all to `<prefix>-0` with `shared`. A writer that loses a race
 * tries the next revision. It prints acknowledged appends immediately, one per line: `stream revision
 * position id,id,id`; or `error code`.
 */
const [path = '', prefix = '', writers = '1', rounds = '1', shared] = process.argv.slice(2);
const store = await openLmdbEventStore({ path });

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const appendOnce = async (stream: string, revision: number): Promise<number> => {
  const events = someEvents(3);
  try {
    const appended = await store.append(stream, events, revision === -1 ? 'no-stream' : revision);
    say(`${stream} ${appended.revision} ${appended.position} ${events.map(({ id }) => id).join()}`);
    return appended.revision;
  } catch (error) {
    if (!isParleyError(error, 'wrong_expected_revision')) throw error;
    const { actual } = error.facts;
    return appendOnce(stream, actual === 'no-stream' ? -1 : Number(actual));
  }
};

const write = async (_: unknown, writer: number): Promise<void> => {
  const stream = `${prefix}-${shared === 'shared' ? 0 : writer}`;
  let revision = -1;
  for (let round = 0; round < Number(rounds); round++) revision = await appendOnce(stream, revision);
};

try {
  await Promise.all(Array.from({ length: Number(writers) }, write));
} catch (error) {
  say(`error ${isParleyError(error) ? error.code : String(error)}`);
}
await store.close();
