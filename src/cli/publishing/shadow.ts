import { quantity } from '../../kernel/quantity.ts';
import type { ShadowReport } from '../../replay/wire/shadow-report.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { revisionIn } from '../client/revision.ts';
import { AGENT_ARGUMENT, type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { changesAsPage, reportAsCsv } from '../replay/what-if-file.ts';
import { FORMAT_OPTION, formatIn } from '../replay/what-if-format.ts';
import { groupsText, percentText } from '../replay/what-if-text.ts';
import { coloursOf } from '../terminal/colours.ts';
import { printAnswer, printFile } from '../terminal/print.ts';
import type { PublishingResult } from './publishing.ts';

export const shadow: Command = {
  name: 'shadow',
  summary: 'compare the answers of another revision with those that users get, without showing them to users',
  args: [AGENT_ARGUMENT, { name: '[off]', summary: 'end the comparison' }],
  options: [
    { flags: '--revision <number>', summary: 'compare with this revision; without it, show what differs' },
    { flags: '--environment <name>', summary: 'environment whose turns are compared [default: production]' },
    FORMAT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley shadow "Bike shop" --revision 12',
    'parley shadow "Bike shop"',
    'parley shadow "Bike shop" --format html > shadow.html',
    'parley shadow "Bike shop" off',
  ],
  run: async (args, io) => {
    const [off, revision] = [args.argument(1), args.text('revision')];
    if (off !== undefined && (off !== 'off' || revision !== undefined)) {
      throw new CommandError('give --revision, or off, or neither', EXIT_USAGE);
    }
    const format = formatIn(args);
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const environment = args.text('environment') ?? 'production';
    const path = `${agentPath(agentId)}/environments/${encodeURIComponent(environment)}/shadow`;
    if (off === undefined && revision === undefined) {
      const report = await client.json<ShadowReport>({ method: 'GET', path });
      await printReport(report, format, args, io);
      return EXIT_OK;
    }
    const target = revision === undefined ? null : { revision: revisionIn(revision) };
    const state = await setShadow(client, path, target);
    printAnswer(args, io, { json: state, text: doneText(state, environment) });
    return EXIT_OK;
  },
};

const setShadow = (client: Client, path: string, shadow: { readonly revision: number } | null) =>
  client.json<PublishingResult>({ method: 'PUT', path, body: { shadow } });

const doneText = ({ agentId, environments }: PublishingResult, environment: string): string => {
  const runningShadow = environments.find(({ name }) => name === environment)?.shadow;
  if (runningShadow === undefined) return `The environment ${environment} has no shadow.`;
  return [
    `Turns of ${environment} are compared with revision ${runningShadow.revision} from now on.`,
    `To see what differs:\n  parley shadow ${agentId}`,
    `To end it:\n  parley shadow ${agentId} off`,
  ].join('\n');
};

const printReport = async (
  report: ShadowReport,
  format: ReturnType<typeof formatIn>,
  args: CommandArguments,
  io: Io,
): Promise<void> => {
  const summary = summaryText(report, zoneOf(args));
  if (format === 'text') {
    const text = [...groupsText(report.groups, coloursOf(io)), summary].join('\n');
    printAnswer(args, io, { json: report, text });
    return;
  }
  const title = `What differs with revision ${report.revision}`;
  const { groups } = report;
  await printFile(io, format === 'csv' ? reportAsCsv(report) : changesAsPage({ title, summary, groups }));
};

const summaryText = (report: ShadowReport, zone: string): string => {
  const { environment, revision, since, upToDate, turns, changed, share, refused, webhooksUnrecorded } =
    report;
  const of = `${quantity(turns, 'turn')} of ${environment} since ${localTime(since, zone)} (${zone})`;
  const notes = [
    ...(refused > 0 ? [`${quantity(refused, 'turn')} could not be taken`] : []),
    ...(webhooksUnrecorded > 0 ? [`${webhooksUnrecorded} would call a webhook that has no recording`] : []),
    ...(upToDate ? [] : ['later turns are still being compared']),
  ];
  const head = `Revision ${revision} would answer ${changed} of ${of} differently: ${percentText(share)}`;
  return [head, ...notes].join('; ');
};
