import type { ViewsMove, ViewsWatch } from '../../compose/move-views.ts';
import { quantity } from '../../kernel/quantity.ts';
import { readServerConfig } from '../../settings/config.ts';
import { serverSettings } from '../../settings/settings.ts';
import { type Command, type CommandArguments, JSON_OPTION, sourcesOf } from '../command.ts';
import { EXIT_OK, type Io } from '../io.ts';
import { fileFailure, waitingMessage } from '../store/embedded-store.ts';
import { printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';

const settings = { data: serverSettings.data, store: serverSettings.store };

export const viewsExport: Command = {
  name: 'views export',
  summary: 'copy the views of a server to a new folder, while the server runs or not',
  args: [{ name: '<path>', summary: 'folder to create; it must not exist' }],
  options: [JSON_OPTION],
  settings,
  examples: ['parley views export ./views-monday', 'parley views export ./views-monday --data ./node-1'],
  run: async (args, io) => {
    const { exportViews } = await import('../../compose/move-views.ts');
    const about = { parley: io.version, madeAt: new Date().toISOString() };
    const archive = await moveWithProgress(args, io, (move, watch) => exportViews(move, about, watch));
    const path = args.argument(0) ?? '';
    printAnswer(args, io, {
      json: { path, ...archive },
      text: `Exported ${quantity(archive.views, 'view')} to ${path}. It contains what people said, so keep it as safe as the data folder.`,
    });
    return EXIT_OK;
  },
};

export const viewsImport: Command = {
  name: 'views import',
  summary: 'give exported views to a new server of the same event store, before its first start',
  args: [{ name: '<path>', summary: 'folder that `parley views export` created' }],
  options: [JSON_OPTION],
  settings,
  examples: [
    'parley views import ./views-monday --data ./node-2 --store "esdb://127.0.0.1:2113?tls=false"',
    'parley views import ./views-monday --data ./data-2',
  ],
  run: async (args, io) => {
    const { importViews } = await import('../../compose/move-views.ts');
    const onWaiting = waitingMessage(io);
    const archive = await moveWithProgress(args, io, (move, watch) =>
      importViews(move, { ...watch, onWaiting }),
    );
    printAnswer(args, io, {
      json: archive,
      text: `Imported ${quantity(archive.views, 'view')} of ${archive.madeAt}. The server reads only what was recorded since.`,
    });
    return EXIT_OK;
  },
};

const moveWithProgress = async <T>(
  args: CommandArguments,
  io: Io,
  run: (move: ViewsMove, watch: ViewsWatch) => Promise<T>,
): Promise<T> => {
  const progress = percentOf(io);
  const move = { config: readServerConfig(sourcesOf(args, io)), cwd: io.cwd, path: args.argument(0) ?? '' };
  try {
    return await run(move, { onProgress: progress.show, stop: io.stop });
  } catch (error) {
    throw fileFailure(error, io);
  } finally {
    progress.stop();
  }
};
