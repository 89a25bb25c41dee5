import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, listAgents } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, queryOf, wholeNumberIn } from '../client/filters.ts';
import { MOMENT_WORDS, momentIn } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { barChart, type Cell, cellText } from '../terminal/bar-chart.ts';
import { inColumns, printAnswer, printFile } from '../terminal/print.ts';

export type ReportAnswer = {
  readonly name: string;
  readonly summary: string;
  readonly columns: readonly {
    readonly name: string;
    readonly kind: string;
    readonly isDetail?: boolean;
  }[];
  readonly bar: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly interval: string;
  readonly rows: readonly Readonly<Record<string, Cell>>[];
  readonly isCut: boolean;
  readonly isUpToDate: boolean;
};

export const analytics: Command = {
  name: 'analytics',
  summary: "print a report on all conversations of an agent; without a report's name, list the reports",
  args: [{ name: '[report]', summary: 'overview, intents, flow, slots, webhooks …' }],
  options: [
    AGENT_OPTION,
    { flags: '--since <moment>', summary: `count from this time: ${MOMENT_WORDS}` },
    { flags: '--until <moment>', summary: 'count until this time' },
    { flags: '--interval <interval>', summary: 'by hour, day, week or month (UTC), or total' },
    { flags: '--lang <tag>', summary: "count only one of the agent's languages" },
    { flags: '--environment <name>', summary: 'count only turns that this environment answered' },
    { flags: '--revision <number>', summary: 'count only turns that this revision of the agent answered' },
    { flags: '--top <number>', summary: 'maximum number of rows' },
    { flags: '--details', summary: 'print all columns' },
    { flags: '--csv', summary: 'print CSV, with all columns' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley analytics',
    'parley analytics overview --since 7d',
    'parley analytics webhooks --agent "Bike shop" --interval day --details',
    'parley analytics revisions --environment production --since 7d',
    'parley analytics flow --lang de --top 20',
    'parley analytics intents --since 2026-03-01 --until 2026-04-01 --csv > intents.csv',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const report = args.argument(0);
    if (report === undefined) {
      await list(client, `${await anyAgentPath(client, args)}/analytics`, args, io);
    } else {
      const path = `${await agentPathOf(client, args)}/analytics`;
      await show(client, `${path}/${encodeURIComponent(report)}`, args, io);
    }
    return EXIT_OK;
  },
};

/** All agents have the same reports, so any agent will do if none is named. */
const anyAgentPath = async (client: Client, args: CommandArguments): Promise<string> => {
  if (args.text('agent') !== undefined) return agentPathOf(client, args);
  const [agent] = await listAgents(client);
  return agent === undefined ? agentPathOf(client, args) : agentPath(agent.agentId);
};

type ReportList = { readonly reports: readonly { readonly name: string; readonly summary: string }[] };

const list = async (client: Client, path: string, args: CommandArguments, io: Io): Promise<void> => {
  const answer = await client.json<ReportList>({ method: 'GET', path });
  const text = inColumns(answer.reports.map(({ name, summary }) => [name, summary]));
  printAnswer(args, io, { json: answer, text });
};

const show = async (client: Client, path: string, args: CommandArguments, io: Io): Promise<void> => {
  const query = queryOf({
    from: momentIn(args, 'since'),
    to: momentIn(args, 'until'),
    interval: args.text('interval'),
    lang: args.text('lang'),
    environment: args.text('environment'),
    revision: args.text('revision'),
  });
  const whole = query === '' ? path : `${path}?${query}`;
  const top = wholeNumberIn(args, 'top');
  if (args.has('csv')) {
    if (top !== undefined || args.has('json')) {
      const other = top === undefined ? '--json' : '--top';
      throw new CommandError(`--csv prints all rows: leave out ${other}`, EXIT_USAGE);
    }
    await printFile(io, client.chunks({ method: 'GET', path: whole }, 'text/csv'));
    return;
  }
  const report = await client.json<ReportAnswer>({ method: 'GET', path: whole });
  const isShort = top === undefined || report.rows.length <= top;
  const answer =
    args.has('json') && !isShort ? { ...report, rows: report.rows.slice(0, top), isCut: true } : report;
  if (!answer.isUpToDate) io.err.write('Not everything recorded is counted yet: `parley projection lag`.\n');
  printAnswer(args, io, { json: answer, text: reportText(answer, args, io) });
};

/** `TURNS PER SESSION` of `turnsPerSession`: headings as in all tables. */
const headingOf = (name: string): string => name.replaceAll(/[A-Z]/g, ' $&').toUpperCase();

const reportText = (answer: ReportAnswer, args: CommandArguments, io: Io): string => {
  const { rows, interval, isCut, bar, columns: all } = answer;
  if (rows.length === 0) return 'Nothing was counted.';
  const columns = all.filter(({ isDetail }) => !isDetail || args.has('details'));
  const top = wholeNumberIn(args, 'top') ?? rows.length;
  const visibleRows = rows.slice(0, top);
  const names = [...(interval === 'total' ? [] : ['interval']), ...columns.map(({ name }) => name)];
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  const table = visibleRows.map((row) => names.map((name) => cellText(row[name] ?? null, kinds.get(name))));
  const chart = barChart({
    head: names.map(headingOf),
    table,
    isNumber: names.map((name) => (kinds.get(name) ?? 'text') !== 'text'),
    values: visibleRows.map((row) => Number(row[bar] ?? 0)),
    io,
  });
  const hiddenRows = rows.length - visibleRows.length;
  const remainder = `\n${isCut ? 'At least ' : ''}${quantity(hiddenRows, 'row')} more.`;
  const remainderLines = hiddenRows > 0 || isCut ? [remainder] : [];
  return [chart, ...remainderLines].join('\n');
};
