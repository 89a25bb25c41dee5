import type { Damage } from '../../kernel/event-store.ts';
import { quantity } from '../../kernel/quantity.ts';
import { readServerConfig } from '../../settings/config.ts';
import { ConfigError } from '../../settings/config-error.ts';
import { serverSettings } from '../../settings/settings.ts';
import {
  isKept,
  type KeptStore,
  readStoreAddress,
  type StoreAddress,
  shownStore,
  withoutPassword,
} from '../../settings/store-address.ts';
import { type Command, type CommandArguments, JSON_OPTION, secretFile, sourcesOf } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { eventsOf, printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { damageInWords, firstLines } from './check.ts';
import { fileFailure, waitingMessage } from './embedded-store.ts';

export const storeCopy: Command = {
  name: 'store copy',
  summary: 'copy all events to another store and verify them; repeat it to continue an interrupted copy',
  options: [
    { flags: '--from <store>', summary: 'lmdb:FOLDER or esdb://… [default: the configured store]' },
    secretFile('from', { summary: 'file with the address, for one with a password' }),
    { flags: '--to <store>', summary: 'lmdb:FOLDER or esdb://… [default: the configured store]' },
    secretFile('to', { summary: 'file with the address, for one with a password' }),
    {
      flags: '--salvage',
      summary:
        'from a damaged store: copy each stream up to what cannot be read in it, and list what is lost',
    },
    JSON_OPTION,
  ],
  settings: { data: serverSettings.data, store: serverSettings.store },
  examples: [
    'parley store copy --from lmdb:./data --to "esdb://127.0.0.1:2113?tls=false"',
    'parley store copy --from lmdb:./data --to-file store-address.txt',
    'parley store copy --from lmdb:./backup-monday --to lmdb:./data-2 --json',
  ],
  run: async (args, io) => {
    const config = readServerConfig(sourcesOf(args, io));
    const from = persistentStore('from', args, config.store);
    const to = persistentStore('to', args, config.store);
    const { moveStore } = await import('../../compose/move-store.ts');
    const progress = percentOf(io);
    const onWaiting = waitingMessage(io);
    const lostRecords: Damage[] = [];
    const onLost = args.has('salvage') ? (damage: Damage) => void lostRecords.push(damage) : undefined;
    const watch = { onProgress: progress.show, onWaiting, stop: io.stop, onLost };
    const report = await moveStore({ from, to, cwd: io.cwd }, watch)
      .catch((error: unknown) => {
        throw fileFailure(error, io);
      })
      .finally(progress.stop);
    const { isVerified, leftOut, ...counts } = report;
    const [shownFrom, shownTo] = [shownStore(from), shownStore(to)];
    if (!isVerified) {
      throw new CommandError(
        `${shownTo} does not have the same events as ${shownFrom}. ` +
          'Stop the servers that write to either, and copy again.',
      );
    }
    const { events, sha256 } = counts;
    const destinationHint =
      counts.copied === events ? '' : ` (${counts.copied.toLocaleString('en')} now, the rest before)`;
    printAnswer(args, io, {
      json: { from: shownFrom, to: shownTo, ...counts, ...(onLost && { lost: lostRecords, leftOut }) },
      text:
        `${lostText(lostRecords, leftOut)}Copied ${eventsOf(counts)} from ${shownFrom} to ${shownTo}${destinationHint} and verified them.\nsha256 ${sha256}\n` +
        'Servers of the new store need the secret key of the old one; it is in their data folder.',
    });
    return EXIT_OK;
  },
};

const lostText = (lostRecords: readonly Damage[], leftOut: number): string => {
  if (lostRecords.length === 0) return '';
  const after = leftOut === 0 ? '' : `Left out, because they follow these: ${quantity(leftOut, 'event')}.\n`;
  return `${firstLines(lostRecords.map(damageInWords)).join('\n')}\n${after}`;
};

/** The store that an option names, or the configured one. */
const persistentStore = (option: 'from' | 'to', args: CommandArguments, set: StoreAddress): KeptStore => {
  const text = args.text(option);
  const store = text === undefined ? set : readStoreAddress(text);
  if (store !== undefined && isKept(store)) return store;
  // A file that was named by mistake may contain any secret.
  const isHidden = args.secrets[option] !== undefined;
  const storeName = isHidden ? `--${option}-file` : withoutPassword(JSON.stringify(text ?? shownStore(set)));
  throw new ConfigError(
    `${storeName} ${isHidden ? 'has' : 'is'} no store that keeps events: name lmdb:FOLDER or esdb://HOST:2113?tls=false.`,
  );
};
