import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startEventStoreDbDouble } from '../../test/support/eventstoredb-double/double-server.ts';

/** The EventStoreDB that PARLEY_TEST_EVENTSTOREDB names, or a double of it in a separate process. */
export const namedOrDouble = async (): Promise<{
  readonly connectionString: string;
  readonly what: string;
  readonly stop: () => void;
}> => {
  const named = process.env.PARLEY_TEST_EVENTSTOREDB;
  if (named) return { connectionString: named, what: 'EventStoreDB', stop: () => undefined };
  const child = fork(fileURLToPath(import.meta.url), [ROLE], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return {
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    what: 'the double',
    stop: () => child.disconnect(),
  };
};

const ROLE = 'double';

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === ROLE) {
  const { port } = await startEventStoreDbDouble();
  process.send?.(port);
  process.on('disconnect', () => process.exit());
}
