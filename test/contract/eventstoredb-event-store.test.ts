import { describe, it } from 'vitest';
import { openEventStoreDb } from '../../src/store/eventstoredb/open-eventstoredb.ts';
import { startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { behavesLikeAnEventStore } from './event-store-contract.ts';

behavesLikeAnEventStore('eventstoredb, with a double of its server', async () => {
  const double = await startEventStoreDbDouble();
  const connectionString = `esdb://127.0.0.1:${double.port}?tls=false`;
  return { store: await openEventStoreDb({ connectionString }), discard: double.close };
});

/** The address of a server for writing tests, such as esdb://127.0.0.1:2113?tls=false. */
const connectionString = process.env.PARLEY_TEST_EVENTSTOREDB;

if (connectionString === undefined || connectionString === '')
  describe('eventstoredb, with a server', () => {
    it.skip('behaves like an event store (PARLEY_TEST_EVENTSTOREDB names none)', () => undefined);
  });
else
  behavesLikeAnEventStore('eventstoredb, with a server', async () => ({
    store: await openEventStoreDb({ connectionString }),
    discard: async () => undefined,
  }));
