import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';

/** A process that deletes a stream of a data folder. It prints a line before. */
const [path = '', stream = ''] = process.argv.slice(2);
const store = await openLmdbEventStore({ path });
process.stdout.write('deleting\n');
await store.delete(stream);
await store.close();
