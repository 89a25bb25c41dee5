import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openDatabase } from '../analytics/duckdb.ts';
import { parquetStatement } from '../analytics/sql-views.ts';
import { type Client, openClient } from '../client/client.ts';
import { MOMENT_WORDS, momentIn } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { printAnswer } from '../terminal/print.ts';
import { positionAfter, type WriteResult, writeEvents } from './event-file.ts';

const FORMATS = ['ndjson', 'parquet'];

export const exportEvents: Command = {
  name: 'export events',
  summary: 'export recorded events for a data warehouse; repeat the command to append new events',
  args: [{ name: '<path>', summary: 'an NDJSON file, or a folder that gets one Parquet file per run' }],
  options: [
    { flags: '--format <format>', summary: `${FORMATS.join(' or ')} [default: ndjson]` },
    { flags: '--since <moment>', summary: `omit older events: ${MOMENT_WORDS}` },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley export events events.ndjson',
    'parley export events --format parquet warehouse/events',
    'parley export events --since 30d last-month.ndjson',
  ],
  run: async (args, io) => {
    const format = args.text('format') ?? 'ndjson';
    if (!FORMATS.includes(format)) {
      throw new CommandError(`--format takes ${FORMATS.join(' or ')}, not "${format}"`, EXIT_USAGE);
    }
    const path = resolve(io.cwd, args.argument(0) ?? '');
    const since = momentIn(args, 'since');
    const target = { path, ...(since !== undefined && { since }) };
    const write = format === 'ndjson' ? toNdjson : toParquet;
    const result = await write(() => openClient(args, io), io, target);
    printExport({ ...result, path: args.argument(0) ?? '' }, args, io);
    return EXIT_OK;
  },
};

type ExportTarget = { readonly path: string; readonly since?: string };
type ExportResult = WriteResult & { readonly path: string; readonly from: number };

const toNdjson = async (client: () => Client, io: Io, target: ExportTarget): Promise<ExportResult> => {
  await awaitWrite(target.path, mkdir(dirname(target.path), { recursive: true, mode: PRIVATE_FOLDER }));
  const from = await positionAfter(target.path);
  return { ...(await writeEvents(client(), io, { ...target, from })), path: target.path, from };
};

/** `events-0-1041.parquet`: the range of positions in it. */
const PART_NAME = /^events-(\d+)-(\d+)\.parquet$/;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** An incomplete file has another name. */
const toParquet = async (
  client: () => Client,
  io: Io,
  { path, since }: ExportTarget,
): Promise<ExportResult> => {
  const open = await openDatabase();
  await awaitWrite(path, mkdir(path, { recursive: true, mode: PRIVATE_FOLDER }));
  const parts = (await readdir(path)).flatMap((name) => Number(PART_NAME.exec(name)?.[2] ?? []));
  const from = Math.max(-1, ...parts.filter(Number.isFinite)) + 1;
  const ndjson = join(path, '.events.ndjson');
  const temporaryPath = join(path, '.events.parquet');
  try {
    await rm(ndjson, { force: true });
    const result = await writeEvents(client(), io, {
      path: ndjson,
      from,
      ...(since !== undefined && { since }),
    });
    if (result.events === 0 || result.lastPosition === undefined) return { ...result, path, from };
    const database = await open(':memory:');
    try {
      await awaitWrite(path, database.run(parquetStatement(ndjson, temporaryPath)));
    } finally {
      database.close();
    }
    await chmod(temporaryPath, PRIVATE_FILE);
    await rename(temporaryPath, join(path, `events-${from}-${result.lastPosition}.parquet`));
    return { ...result, path, from };
  } finally {
    await rm(ndjson, { force: true });
    await rm(temporaryPath, { force: true });
  }
};

/** Enough to find the damage; `--json` has all. */
const UNREADABLE_SHOWN_MAX = 20;

const printExport = (
  { path, events, from, lastPosition, unreadable }: ExportResult,
  args: CommandArguments,
  io: Io,
): void => {
  const json = {
    path,
    events,
    from,
    ...(lastPosition !== undefined && { lastPosition }),
    ...(unreadable.length > 0 && { unreadable }),
  };
  const damage =
    unreadable.length === 0
      ? ''
      : `\nLeft out because they are damaged: ${quantity(unreadable.length, 'record')}, at position ` +
        `${unreadable.slice(0, UNREADABLE_SHOWN_MAX).join(', ')}. \`parley store check\` lists them.`;
  const text =
    events === 0
      ? `Nothing new since position ${from}.`
      : `${quantity(events, 'event')} from position ${from} on: ${path}`;
  printAnswer(args, io, { json, text: text + damage });
};
