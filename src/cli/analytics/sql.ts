import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { csvRecord } from '../../kernel/csv.ts';
import { quantity } from '../../kernel/quantity.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { MOMENT_WORDS, momentIn } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { writeEvents } from '../events/event-file.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { forTerminals } from '../terminal/for-terminals.ts';
import { inColumns, printAnswer, printFile } from '../terminal/print.ts';
import { type Database, openDatabase, type Table } from './duckdb.ts';
import { loadStatements, sqlViews } from './sql-views.ts';

export const sql: Command = {
  name: 'sql',
  summary: 'query the recorded events in SQL (needs @duckdb/node-api)',
  args: [
    { name: '[query]', summary: 'a DuckDB SELECT; without it, the command lists the tables and columns' },
  ],
  options: [
    { flags: '--since <moment>', summary: `events from this time: ${MOMENT_WORDS}` },
    { flags: '--file <path>', summary: 'query a file of `parley export events` instead of a server' },
    { flags: '--csv', summary: 'print CSV' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley sql',
    'parley sql "select intent, count(*) from turns group by intent order by 2 desc"',
    'parley sql "select * from webhook_calls where outcome = \'timeout\'" --since 7d --csv',
    'parley sql "select count(*) from sessions" --file events.ndjson',
  ],
  run: async (args, io) => {
    const query = args.argument(0);
    if (query === undefined) {
      const tables = sqlViews.map(({ name, summary, columns }) => ({ name, summary, columns }));
      printAnswer(args, io, { json: { tables }, text: tablesText() });
      return EXIT_OK;
    }
    // Loaded first: if it is missing, nothing need be downloaded.
    const open = await openDatabase();
    await inPrivateFolder(async (folder) => {
      const file = await eventsFileIn(folder, args, io);
      const database = await open(join(folder, 'questions.duckdb'));
      try {
        await print(await answer(database, file, query), args, io);
      } finally {
        database.close();
      }
    });
    return EXIT_OK;
  },
};

const tablesText = (): string =>
  sqlViews
    .map(({ name, summary, columns }) =>
      [`${name}: ${summary}`, inColumns(columns.map((column) => [`  ${column.name}`, column.summary]))].join(
        '\n',
      ),
    )
    .join('\n\n');

/** Only the owner can read it, because it contains user texts; it is deleted afterwards. */
const inPrivateFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-sql-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const eventsFileIn = async (folder: string, args: CommandArguments, io: Io): Promise<string> => {
  const file = args.text('file');
  const since = momentIn(args, 'since');
  if (file !== undefined && since !== undefined) {
    throw new CommandError(
      "--since is for a server: of a file, ask with `where occurred_at >= '…'`",
      EXIT_USAGE,
    );
  }
  if (file !== undefined) {
    const path = resolve(io.cwd, file);
    if (!existsSync(path))
      throw new CommandError(`there is no ${file}: name an export of events`, EXIT_USAGE);
    return path;
  }
  const path = join(folder, 'events.ndjson');
  await writeEvents(openClient(args, io), io, { path, from: 0, ...(since !== undefined && { since }) });
  return path;
};

const answer = async (database: Database, file: string, query: string): Promise<Table> => {
  for (const statement of loadStatements(file))
    await awaitWrite(`${tmpdir()}, the folder that TMPDIR names`, database.run(statement));
  // A query must not read or write files of this machine.
  await database.run('SET enable_external_access = false');
  await database.run('SET lock_configuration = true');
  try {
    return await database.table(query);
  } catch (cause) {
    const reason = errorText(cause);
    throw new CommandError(reason, EXIT_USAGE, { cause });
  }
};

const print = async ({ columns, rows }: Table, args: CommandArguments, io: Io): Promise<void> => {
  if (args.has('json')) {
    const objects = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])));
    io.out.write(`${forTerminals(JSON.stringify({ columns, rows: objects }))}\n`);
  } else if (args.has('csv')) {
    await printFile(io, [columns, ...rows].map(csvRecord).join(''));
  } else {
    const table = [columns, ...rows.map((row) => row.map(cellText))];
    io.out.write(`${forTerminals(inColumns(table, lineColumnsOf(io)))}\n`);
    io.err.write(`${quantity(rows.length, 'row')}\n`);
  }
};

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '-';
  return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\s+/g, ' ');
};
