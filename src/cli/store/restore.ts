import { resolve } from 'node:path';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { eventsOf, printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { embeddedPlaces, embeddedSettings, fileFailure } from './embedded-store.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'verify a backup and copy it to the data folder, which must not have a store',
  args: [{ name: '<path>', summary: 'folder written by `parley backup`' }],
  options: [JSON_OPTION],
  settings: embeddedSettings,
  examples: ['parley restore ./backup-monday --data ./data-2', 'parley restore ./backup-monday --json'],
  run: async (args, io) => {
    const path = args.argument(0) ?? '';
    const places = embeddedPlaces(args, io);
    const { restoreBackup } = await import('../../disk/backup.ts');
    const progress = percentOf(io);
    const manifest = await restoreBackup(
      { ...places, backup: resolve(io.cwd, path) },
      { onProgress: progress.show, stop: io.stop },
    )
      .catch((error: unknown) => {
        throw fileFailure(error, io);
      })
      .finally(progress.stop);
    printAnswer(args, io, {
      json: { path, store: places.storeName, ...manifest },
      text: `Verified ${eventsOf(manifest)} of ${path} and restored them to ${places.storeName}.\nsha256 ${manifest.sha256}`,
    });
    return EXIT_OK;
  },
};
