import { clientSettings } from '../../settings/settings.ts';
import type { ListedCall } from '../../views/webhook-calls/webhook-ledger.ts';
import { type Client, openClient } from '../client/client.ts';
import { agentPathOf, callFilterIn, callFilterOptions, pageOptions, queryOf } from '../client/filters.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer, printFile } from '../terminal/print.ts';

type Page = {
  readonly calls: readonly ListedCall[];
  readonly nextCursor?: string;
  readonly counts?: {
    readonly total: number;
    readonly outcomes: Readonly<Record<string, number>>;
    readonly isComplete: boolean;
  };
  readonly isUpToDate: boolean;
};

export const webhookCalls: Command = {
  name: 'webhook calls',
  summary: 'list webhook calls of an agent, or export them in full',
  options: [
    ...callFilterOptions,
    { flags: '--order <order>', summary: 'newest, oldest or slowest first [default: newest]' },
    ...pageOptions('calls'),
    { flags: '--ndjson', summary: 'all matching calls in full, one JSON object per line, oldest first' },
    { flags: '--csv', summary: 'the same as CSV' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley webhook calls --since 24h',
    'parley webhook calls --agent "Bike shop" --outcome timeout --slower-than 2000',
    'parley webhook calls --status 503 --text "out of stock" --json',
    'parley webhook calls --since 2026-03-01 --csv > calls.csv',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const path = `${await agentPathOf(client, args)}/webhook-calls`;
    const filter = callFilterIn(args);
    refusePaging(args);
    if (args.has('csv')) await copy(client, { path, filter, format: 'csv' }, io);
    else if (args.has('ndjson')) await copy(client, { path, filter, format: 'ndjson' }, io);
    else await show(client, `${path}?${queryOf({ ...filter, ...pageIn(args) })}`, args, io);
    return EXIT_OK;
  },
};

/** Exports contain all calls, so they take no limit and no cursor, and only one format. */
const refusePaging = (args: CommandArguments): void => {
  const forms = ['csv', 'ndjson', 'json'].filter((name) => args.has(name));
  if (forms.length > 1) throw new CommandError(`choose one of --${forms.join(' and --')}`, EXIT_USAGE);
  const pagingOption = ['limit', 'order', 'cursor'].find((name) => args.text(name) !== undefined);
  if (pagingOption === undefined || forms.length === 0 || forms[0] === 'json') return;
  throw new CommandError(
    `--${forms[0]} writes all calls that fit, oldest first: leave out --${pagingOption}, or narrow with --since`,
    EXIT_USAGE,
  );
};

const pageIn = (args: CommandArguments) => ({
  order: args.text('order'),
  limit: args.text('limit'),
  cursor: args.text('cursor'),
});

const contentTypes = { csv: 'text/csv', ndjson: 'application/x-ndjson' } as const;

type Copy = {
  readonly path: string;
  readonly filter: Readonly<Record<string, string | number>>;
  readonly format: keyof typeof contentTypes;
};

const copy = async (client: Client, { path, filter, format }: Copy, io: Io): Promise<void> => {
  const call = { method: 'GET', path: `${path}?${queryOf({ ...filter, format })}` } as const;
  await printFile(io, client.chunks(call, contentTypes[format]));
};

const show = async (client: Client, path: string, args: CommandArguments, io: Io): Promise<void> => {
  const page = await client.json<Page>({ method: 'GET', path });
  const layout = { columnsMax: lineColumnsOf(io), zone: zoneOf(args) };
  printAnswer(args, io, { json: page, text: callText(page, layout) });
  if (!page.isUpToDate) io.err.write('The list is behind what was recorded; see `parley projection lag`.\n');
};

type Layout = { readonly columnsMax: number; readonly zone: string };

const callText = ({ calls, counts, nextCursor }: Page, { columnsMax, zone }: Layout): string => {
  const isResent = calls.some(({ resends }) => resends > 0);
  const rows = calls.map((call) => [
    localTime(call.requestedAt, zone),
    call.outcome,
    call.status === 0 ? '-' : String(call.status),
    `${call.elapsedMs} ms`,
    call.intentName,
    `${call.sessionId} ${call.turn}`,
    ...(isResent ? [call.resends === 0 ? '' : String(call.resends)] : []),
    call.callId,
  ]);
  const before = [`REQUESTED (${zone})`, 'OUTCOME', 'STATUS', 'TOOK', 'INTENT', 'SESSION, TURN'];
  const head = [...before, ...(isResent ? ['RESENT'] : []), 'CALL'];
  const sums = Object.entries(counts?.outcomes ?? {})
    .toSorted(([, one], [, other]) => other - one)
    .map(([outcome, count]) => `${count} ${outcome}`);
  return [
    ...(calls.length === 0 ? ['No calls.'] : [inColumns([head, ...rows], columnsMax)]),
    ...(counts === undefined || counts.total === 0
      ? []
      : [`\n${counts.total}${counts.isComplete ? '' : ' or more'} in all: ${sums.join(', ')}`]),
    ...(nextCursor === undefined ? [] : [`More: --cursor ${nextCursor}`]),
  ].join('\n');
};
