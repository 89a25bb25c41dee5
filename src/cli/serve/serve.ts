import { setTimeout } from 'node:timers/promises';
import { STOP_MS_MAX } from '../../kernel/limits/process.ts';
import { errorCode } from '../../kernel/thrown-error.ts';
import { readServerConfig, type ServerConfig, unknownVariables } from '../../settings/config.ts';
import { serverSettings } from '../../settings/settings.ts';
import { type StoreAddress, storeFolder } from '../../settings/store-address.ts';
import { type Command, sourcesOf } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { printMessage } from '../terminal/message.ts';
import { bannerOf } from './banner.ts';
import { assertFreePort } from './free-port.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'run the server; on SIGTERM or Ctrl-C it finishes running turns and exits',
  settings: serverSettings,
  examples: [
    'parley serve',
    'parley serve --port 0 --store memory:',
    'PARLEY_DATA=/var/lib/parley parley serve',
  ],
  run: async (args, io) => {
    const config = readServerConfig(sourcesOf(args, io));
    for (const name of unknownVariables(io.env)) {
      printMessage(io, `${name} is set, but there is no such setting (see parley serve --help)`);
    }
    // Loaded here, so that other commands do not load the server's code.
    const { startServer } = await import('../../compose/compose.ts');
    const fatalAbort = new AbortController();
    await assertFreePort(config.host, config.port).catch((error: unknown) => {
      throw startFailure(error, config);
    });
    const server = await startServer(config, {
      cwd: io.cwd,
      version: io.version,
      onFatal: (error) => fatalAbort.abort(error),
      stop: io.stop,
    }).catch((error: unknown) => {
      if (io.stop.aborted) return undefined;
      throw startFailure(error, config);
    });
    if (server === undefined) return EXIT_OK;
    try {
      io.out.write(bannerOf(server, io.version));
      await whenAborted(AbortSignal.any([io.stop, fatalAbort.signal]));
    } finally {
      // The failure may prevent parts of the server from stopping, and a supervisor waits for the process
      // to end.
      const patience = fatalAbort.signal.aborted ? [setTimeout(STOP_MS_MAX)] : [];
      await Promise.race([server.stop(), ...patience]);
    }
    if (fatalAbort.signal.aborted)
      throw new CommandError(`the server had to stop: ${fatalAbort.signal.reason}`);
    return EXIT_OK;
  },
};

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** The beginning of the advice for a store that cannot be used. */
const storeAdvice = (store: StoreAddress): string =>
  store.kind === 'eventstoredb'
    ? 'Correct'
    : `Its folder, ${storeFolder(store)}, must be writable; choose another with`;

/** The reason why a server cannot start, and what the user can do. */
const startFailure = (error: unknown, { host, port, data, store }: ServerConfig): unknown => {
  if (!(error instanceof Error)) return error;
  const { message } = error;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new CommandError(
        `port ${port} of ${host} is taken. Choose another with --port or PARLEY_PORT; 0 takes a free one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CommandError(`${host} is not an address of this machine. Choose another with --host.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new CommandError(
        'syscall' in error && error.syscall === 'listen'
          ? `this user may not listen on port ${port} of ${host}. Choose another with --port or PARLEY_PORT.`
          : `no permission: ${message}. The data folder, ${data}, must be writable; ` +
              'choose another with --data or PARLEY_DATA.',
      );
    case 'store_unavailable':
      return new CommandError(
        `${message.replace(/[\s.]+$/, '')}. ${storeAdvice(store)} --store or PARLEY_STORE.`,
      );
    case 'disk_full':
      return new CommandError(`${message}. Make room, or choose another place with --data or --store.`);
    default:
      return error;
  }
};
