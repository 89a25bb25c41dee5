import { resolve } from 'node:path';
import { quantity } from '../../kernel/quantity.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { eventsOf, printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { embeddedPlaces, embeddedSettings, fileFailure } from './embedded-store.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copy the embedded store to a new folder while the server runs, and verify the copy',
  args: [{ name: '<path>', summary: 'folder to create; it must not exist' }],
  options: [JSON_OPTION],
  settings: embeddedSettings,
  examples: [
    'parley backup ./backup-monday',
    'parley backup /mnt/backups/parley-1 --data /var/lib/parley --json',
  ],
  run: async (args, io) => {
    const path = args.argument(0) ?? '';
    const places = embeddedPlaces(args, io);
    // Loaded here, so that other commands do not load the code of stores.
    const { makeBackup } = await import('../../disk/backup.ts');
    const progress = percentOf(io);
    const about = { parley: io.version, madeAt: new Date().toISOString() };
    const manifest = await makeBackup({ ...places, backup: resolve(io.cwd, path) }, about, {
      onProgress: progress.show,
      stop: io.stop,
    })
      .catch((error: unknown) => {
        throw fileFailure(error, io);
      })
      .finally(progress.stop);
    const { sha256, hasSecretKey, unreadable = 0 } = manifest;
    const key = hasSecretKey
      ? 'The secret key is in it too: keep it as safe as the data folder.'
      : 'No secret key is in it: keep the PARLEY_SECRET_KEY of the server elsewhere.';
    printAnswer(args, io, {
      json: { path, ...manifest },
      text: [
        `Backed up ${eventsOf(manifest)} from ${places.storeName} to ${path} and verified them.`,
        `sha256 ${sha256}`,
        key,
        ...(unreadable === 0
          ? []
          : [`${quantity(unreadable, 'record')} of the store cannot be read, nor in the copy.`]),
        ...(places.hasKeys ? ['Keys of sealed sessions are not in it: see docs/backup.md.'] : []),
      ].join('\n'),
    });
    return EXIT_OK;
  },
};
