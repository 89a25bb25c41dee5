import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startEventStoreDbDouble } from '../../test/support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../../test/support/eventstoredb-double/store-address.ts';
import { cpuMsOf } from './server-process.ts';

/** The EventStoreDB that PARLEY_TEST_EVENTSTOREDB names, or a double of it in a separate process. */
export const openMeasuredStore = async (): Promise<{
  readonly connectionString: string;
  readonly what: string;
  /** Its processor time so far; undefined if it is on another machine. */
  readonly cpuMs: () => number | undefined;
  readonly stop: () => void;
}> => {
  const named = process.env.PARLEY_TEST_EVENTSTOREDB;
  if (named) {
    const pid = await pidOf(named);
    const cpuMs = () => cpuMsOf(pid);
    return { connectionString: named, what: 'EventStoreDB', cpuMs, stop: () => undefined };
  }
  const child = fork(fileURLToPath(import.meta.url), [ROLE], { execArgv: ['--import', 'tsx'] });
  const [port] = await once(child, 'message');
  return {
    connectionString: storeAddress({ port }),
    what: 'the double',
    cpuMs: () => cpuMsOf(child.pid),
    stop: () => child.disconnect(),
  };
};

/** The process of a node without TLS, which says its id, if it is on this machine. */
const pidOf = async (connectionString: string): Promise<number | undefined> => {
  const host = /^esdb:\/\/([^/?,@]+)/.exec(connectionString)?.[1];
  try {
    const { id } = (await (await fetch(`http://${host}/stats/proc`)).json()) as { id: number };
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('EventStore') ? id : undefined;
  } catch {
    return undefined;
  }
};

const ROLE = 'double';

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === ROLE) {
  const { port } = await startEventStoreDbDouble();
  process.send?.(port);
  process.on('disconnect', () => process.exit());
}
