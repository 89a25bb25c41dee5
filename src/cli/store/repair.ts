import { resolve } from 'node:path';
import { quantity } from '../../kernel/quantity.ts';
import { type Command, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { eventsOf, printAnswer, printNotice } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { reportInWords } from './check.ts';
import { embeddedPlaces, embeddedSettings, fileFailure } from './embedded-store.ts';

export const storeRepair: Command = {
  name: 'store repair',
  summary: 'salvage every readable record of a damaged embedded store into a backup, and list what is lost',
  args: [{ name: '<path>', summary: 'folder to create; `parley restore` puts it in place' }],
  options: [YES_OPTION, { flags: '--dry-run', summary: 'only list what would be lost' }, JSON_OPTION],
  settings: embeddedSettings,
  examples: ['parley store repair ./repaired --dry-run', 'parley store repair ./repaired --yes --json'],
  run: async (args, io) => {
    const path = args.argument(0) ?? '';
    const places = embeddedPlaces(args, io);
    const { repairStore } = await import('../../disk/repair.ts');
    const { checkKeptStore } = await import('../../compose/check-store.ts');
    const progress = percentOf(io);
    const rethrow = (error: unknown): never => {
      progress.stop();
      throw fileFailure(error, io);
    };
    const watch = { onProgress: progress.show, stop: io.stop };
    const store = { kind: 'lmdb', folder: places.store } as const;
    const before = await checkKeptStore(store, { cwd: io.cwd, ...watch }).catch(rethrow);
    progress.stop();
    if (!args.has('json')) printNotice(io, reportInWords(places.storeName, before));
    if (args.has('dry-run')) {
      if (args.has('json')) printAnswer(args, io, { json: { store: places.storeName, ...before }, text: '' });
      return EXIT_OK;
    }
    if (before.events === 0 && before.faults.length > 0)
      throw new CommandError(`nothing in ${places.storeName} can be read: restore a backup`);
    if (!(await confirm(args, io, `Salvage ${eventsOf(before)} into ${path}?`))) {
      throw new CommandError('nothing was salvaged');
    }
    const about = { parley: io.version, madeAt: new Date().toISOString() };
    const { manifest, strays } = await repairStore({ ...places, backup: resolve(io.cwd, path) }, about, watch)
      .catch(rethrow)
      .finally(progress.stop);
    const { faults, unreadable } = before;
    const strayText =
      strays === 0 ? '' : ` ${quantity(strays, 'record')} of them were found outside of the index.`;
    printAnswer(args, io, {
      json: { path, ...manifest, strays, faults, lost: unreadable },
      text:
        `Salvaged ${eventsOf(manifest)} from ${places.storeName} to ${path} and verified them.${strayText}\n` +
        `Stop the server, move ${places.storeName}/data.mdb away, and run \`parley restore ${path}\`.`,
    });
    return EXIT_OK;
  },
};
