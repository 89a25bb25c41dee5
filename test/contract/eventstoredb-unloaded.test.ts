import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { makeDataFolder } from '../support/data-folder.ts';

/** Starts a server in a separate process, stops it and prints which of the client's files it has loaded. */
const script = `
  import { createRequire } from 'node:module';
  import { readServerConfig } from './src/settings/config.ts';
  import { startServer } from './src/compose/compose.ts';
  const flags = { data: process.argv[1], port: '0', example: 'off' };
  if (process.argv[2]) flags.store = process.argv[2];
  const config = readServerConfig({ flags, env: {}, cwd: process.cwd() });
  const around = { cwd: process.cwd(), version: '0.0.0', onFatal: () => undefined };
  await startServer(config, around).then((server) => server.stop(), () => undefined);
  const { cache } = createRequire(import.meta.url);
  console.log('loaded', Object.keys(cache).filter((path) => path.includes('@eventstore')).length);
  process.exit();
`;

const filesLoaded = async (store?: string): Promise<number> => {
  const { path, discard } = await makeDataFolder();
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, path, ...(store ? [store] : [])];
  const out = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  await discard();
  return Number(/^loaded (\d+)$/m.exec(out)?.[1]);
};

describe("EventStoreDB's client", () => {
  it('is not loaded by a server with an embedded store', async () => {
    expect(await filesLoaded()).toBe(0);
  });

  it('is loaded by a server with EventStoreDB', async () => {
    // Only the client knows that this name is invalid, and refuses it at once.
    expect(await filesLoaded('esdb://no~host')).toBeGreaterThan(0);
  });
});
