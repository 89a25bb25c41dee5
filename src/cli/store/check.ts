import { resolve } from 'node:path';
import type { CheckReport } from '../../compose/check-store.ts';
import type { NewerEvents } from '../../compose/newer-events.ts';
import { keysFolderOf } from '../../disk/data-names.ts';
import type { Damage } from '../../kernel/event-store.ts';
import { quantity } from '../../kernel/quantity.ts';
import { readServerConfig } from '../../settings/config.ts';
import { ConfigError } from '../../settings/config-error.ts';
import { serverSettings } from '../../settings/settings.ts';
import { isKept, shownStore, storeFolder } from '../../settings/store-address.ts';
import { type Command, JSON_OPTION, sourcesOf } from '../command.ts';
import { EXIT_FAILED, EXIT_OK } from '../io.ts';
import { eventsOf, printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { fileFailure, waitingMessage } from './embedded-store.ts';

export const storeCheck: Command = {
  name: 'store check',
  summary: 'read the whole store while the server runs, and list what is damaged',
  options: [JSON_OPTION],
  settings: { data: serverSettings.data, store: serverSettings.store, keys: serverSettings.keys },
  examples: ['parley store check', 'parley store check --data /var/lib/parley --json'],
  run: async (args, io) => {
    const config = readServerConfig(sourcesOf(args, io));
    const { store } = config;
    if (!isKept(store)) throw new ConfigError('a store in memory cannot be checked: it ends with its server');
    const progress = percentOf(io);
    // Loaded here, so that other commands do not load the code of stores.
    const { checkKeptStore, knownSecretKey } = await import('../../compose/check-store.ts');
    const keysFolder = keysFolderOf(config, io.cwd);
    const secretKey = knownSecretKey({ ...config, data: resolve(io.cwd, config.data) });
    const onWaiting = waitingMessage(io);
    const watch = { cwd: io.cwd, keysFolder, secretKey, onProgress: progress.show, onWaiting, stop: io.stop };
    const report = await checkKeptStore(store, watch)
      .catch((error: unknown) => {
        throw fileFailure(error, io);
      })
      .finally(progress.stop);
    const storeName = shownStore(store);
    const { faults, unreadable, newer, withoutKey = [] } = report;
    const advice =
      storeFolder(store) === undefined
        ? 'because the streams of their keys (sealkey-…) are missing in the store or were made under another secret key: restore a backup of the store, or use that secret key.'
        : `because their keys are not in ${keysFolder}: restore that folder, or name the right one (PARLEY_KEYS).`;
    const isSound = faults.length + unreadable.length + newer.length + withoutKey.length === 0;
    printAnswer(args, io, {
      json: { store: storeName, isSound, ...report },
      text: [...keysInWords(withoutKey, advice), reportInWords(storeName, report)].join('\n'),
    });
    return isSound ? EXIT_OK : EXIT_FAILED;
  },
};

/** More than anybody reads; --json lists all. */
const LISTED_MAX = 50;

export const reportInWords = (storeName: string, report: CheckReport): string => {
  const { faults, unreadable, newer, withoutChecksum = 0 } = report;
  const older =
    withoutChecksum === 0
      ? ''
      : ` ${quantity(withoutChecksum, 'record')} of an earlier version have no checksum, so not all damage in them is found.`;
  if (faults.length === 0 && unreadable.length === 0) {
    const state = newer.length === 0 ? 'sound' : 'not damaged';
    return [`${storeName} is ${state}: ${eventsOf(report)} were read.${older}`, ...newerInWords(newer)].join(
      '\n',
    );
  }
  return [
    ...firstLines(faults.map((fault) => `the file is damaged: ${fault}`)),
    ...firstLines(unreadable.map(damageInWords)),
    `${storeName} is damaged. ${eventsOf(report)} can be read.${older}`,
    'Restore a backup, or salvage the rest with `parley store repair`; from EventStoreDB, with `parley store copy --salvage`.',
    ...newerInWords(newer),
  ].join('\n');
};

const newerInWords = (newer: readonly NewerEvents[]): readonly string[] =>
  newer.length === 0
    ? []
    : [
        ...firstLines(
          newer.map(({ type, version, count, first: { stream, revision, position } }) => {
            const place = `${stream}, event ${revision} (position ${position})`;
            return `${quantity(count, 'event')} of type ${type}, version ${version}, first in ${place}`;
          }),
        ),
        'A newer Parley recorded these, and this one cannot read them: use that version or a newer one.',
      ];

const keysInWords = (withoutKey: readonly Damage[], advice: string): readonly string[] =>
  withoutKey.length === 0
    ? []
    : [
        ...firstLines(withoutKey.map(damageInWords)),
        `The personal data of ${quantity(withoutKey.length, 'session')} cannot be decrypted, ${advice} If the keys were lost, sessions that had been erased are among them.`,
      ];

export const firstLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= LISTED_MAX
    ? lines
    : [...lines.slice(0, LISTED_MAX), `… and ${(lines.length - LISTED_MAX).toLocaleString('en')} more`];

export const damageInWords = ({ stream, revision, position, reason }: Damage): string =>
  stream === undefined
    ? `the record at position ${position}: ${reason}`
    : `${stream}, event ${revision} (position ${position}): ${reason}`;
