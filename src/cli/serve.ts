import { startServer } from '../compose.ts';
import { readServerConfig, unknownVariables } from '../config.ts';
import { serverSettings } from '../settings.ts';
import type { Command } from './command.ts';
import { EXIT_OK, type Io } from './io.ts';
import { bannerOf } from './serve-banner.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'run the server; SIGTERM or Ctrl-C ends it when running turns are finished',
  settings: serverSettings,
  examples: [
    'parley serve',
    'parley serve --port 0 --store memory:',
    'PARLEY_DATA=/var/lib/parley parley serve',
  ],
  run: async (given, io) => {
    const config = readServerConfig({ flags: given.flags, env: io.env, cwd: io.cwd });
    for (const name of unknownVariables(io.env)) {
      io.err.write(`parley: ${name} is set, but no setting is called that (see parley serve --help)\n`);
    }
    const server = await startServer(config, { cwd: io.cwd });
    try {
      io.out.write(bannerOf(server));
      await aborted(io);
    } finally {
      await server.stop();
    }
    return EXIT_OK;
  },
};

const aborted = ({ stop }: Io): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve();
    else stop.addEventListener('abort', () => resolve(), { once: true });
  });
