import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_TOKEN_FILE } from '../../disk/data-names.ts';
import { readClientConfig, readServerConfig } from '../../settings/config.ts';
import { clientSettings } from '../../settings/settings.ts';
import { type CommandArguments, sourcesOf } from '../command.ts';
import type { Io } from '../io.ts';
import { isExport } from './choose-agent.ts';
import { type Client, clientOf, openClient } from './client.ts';

/** @param agentOrPath an agent, or the path of an export @returns the client for requests about it */
export type ClientAbout = (agentOrPath: string) => Promise<Client>;

/**
 * Runs `work` with the configured server. If none is configured, a server in this process answers requests
 * about exports; it is removed with its data when `work` ends.
 */
export const withClients = async <T>(
  args: CommandArguments,
  io: Io,
  work: (clientAbout: ClientAbout) => Promise<T>,
): Promise<T> => {
  let ownServer: Promise<OwnServer> | undefined;
  const isNamed = isServerNamed(args, io);
  try {
    return await work(async (agentOrPath) => {
      if (isNamed || !isExport(agentOrPath, io)) return openClient(args, io);
      ownServer ??= startOwnServer(io);
      return (await ownServer).client;
    });
  } finally {
    await (await ownServer)?.stop();
  }
};

/** On the command line, in the environment, or in the configuration file. */
const isServerNamed = (args: CommandArguments, io: Io): boolean => {
  if (args.flags.server !== undefined || io.env.PARLEY_URL) return true;
  return readClientConfig(sourcesOf(args, io)).url !== clientSettings.url.default;
};

type OwnServer = { readonly client: Client; readonly stop: () => Promise<void> };

const startOwnServer = async (io: Io): Promise<OwnServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-export-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    // Loaded here, so that other commands do not load the server's code.
    const { startServer } = await import('../../compose/compose.ts');
    const config = readServerConfig({ flags: settingsIn(folder), env: encoderIn(io), cwd: folder });
    const { cwd, version } = io;
    const server = await startServer(config, { cwd, version, stop: io.stop, onFatal: () => undefined });
    const token = (await readFile(join(folder, ADMIN_TOKEN_FILE), 'utf8')).trim();
    const stop = (): Promise<void> => server.stop().finally(remove);
    return { client: clientOf(server.url, token, io.stop), stop };
  } catch (error) {
    await remove();
    throw error;
  }
};

const settingsIn = (data: string) => ({
  data,
  host: '127.0.0.1',
  port: '0',
  store: 'memory:',
  example: 'off',
  console: 'off',
  'log-level': 'silent',
});

/** Texts are understood as on a server with the same encoder. */
const encoderIn = ({ env }: Io) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith('PARLEY_ENCODER')));
