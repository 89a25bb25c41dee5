import { quantity } from '../../kernel/quantity.ts';
import type { WhatIfJob } from '../../replay/wire/what-if-report.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentOrExport, chooseAgent } from '../client/choose-agent.ts';
import { type Call, type Client, openClient } from '../client/client.ts';
import { periodOptions, queryOf } from '../client/filters.ts';
import { momentIn } from '../client/moment.ts';
import { shareIn } from '../client/share.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { printAnswer, printFile } from '../terminal/print.ts';
import { reportAsCsv, reportAsPage } from './what-if-file.ts';
import { FORMAT_OPTION, formatIn } from './what-if-format.ts';
import { endingOf, pathOf, waitForEnd, whatIfJob } from './what-if-job.ts';
import { reportText, verdictOn } from './what-if-text.ts';

export const whatIf: Command = {
  name: 'what-if',
  summary: 'run another agent on past sessions, and list the turns that change',
  options: [
    {
      flags: '--agent <agent>',
      summary: 'agent to run, by id or name, or an export, as a zip file or folder',
    },
    { flags: '--revision <number>', summary: 'revision of that agent [default: its newest]' },
    {
      flags: '--of <agent>',
      summary: "agent whose sessions to use [default: that agent, or the one with the export's name]",
    },
    { flags: '--session <id>', summary: 'only this session; can be repeated', repeats: true },
    ...periodOptions('turns'),
    { flags: '--intent <name>', summary: 'turns that matched this intent' },
    { flags: '--lang <tag>', summary: 'turns in this language' },
    {
      flags: '--fail-over <percent>',
      summary: 'exit with 1 if more than this share of turns changes, such as 2%',
    },
    FORMAT_OPTION,
    { flags: '--detach', summary: 'start the job, print its id, and exit' },
    { flags: '--show <id>', summary: 'wait for a job that was started earlier, and show it' },
    { flags: '--cancel <id>', summary: 'cancel a running job' },
    { flags: '--list', summary: 'list all jobs' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley what-if --agent DRAFT.zip --since 7d --fail-over 2%',
    'parley what-if --agent "Bike shop" --revision 12 --session SESSION',
    'parley what-if --agent draft/ --format html > what-if.html',
    'parley what-if --agent draft/ --of "Bike shop" --json',
  ],
  run: async (args, io) => {
    const format = formatIn(args);
    const failOver = shareIn(args.text('fail-over'), '--fail-over');
    const client = openClient(args, io);
    if (args.has('list')) return printJobs(client, args, io);
    const jobToCancel = args.text('cancel');
    if (jobToCancel !== undefined) {
      return printJob(
        args,
        io,
        await client.json<WhatIfJob>({ method: 'DELETE', path: pathOf(jobToCancel) }),
      );
    }
    const jobToShow = args.text('show');
    const job = jobToShow === undefined ? await start(client, args, io) : await whatIfJob(client, jobToShow);
    if (args.has('detach')) return printJob(args, io, job);
    const endedJob = await waitForEnd(client, job, io);
    const { report } = endedJob;
    if (report === undefined) throw new CommandError(endingOf(endedJob));
    if (format === 'text') {
      const text = [reportText(report, coloursOf(io)), ...verdictOn(report, failOver)].join('\n\n');
      printAnswer(args, io, { json: endedJob, text });
    } else {
      await printFile(io, format === 'csv' ? reportAsCsv(report) : reportAsPage(report, endedJob));
    }
    return failOver !== undefined && report.share > failOver ? EXIT_FAILED : EXIT_OK;
  },
};

const start = async (client: Client, args: CommandArguments, io: Io): Promise<WhatIfJob> => {
  const agentOrPath = args.text('agent');
  if (agentOrPath === undefined) {
    throw new CommandError('say with --agent who answers: an agent by id or name, or an export', EXIT_USAGE);
  }
  const source = await agentOrExport(agentOrPath, client, io);
  const of = args.text('of');
  const filter = queryOf({
    agent: source.isExport ? undefined : (await chooseAgent(client, agentOrPath)).agentId,
    sessionsOf: of === undefined ? undefined : (await chooseAgent(client, of)).agentId,
    revision: args.text('revision'),
    since: momentIn(args, 'since'),
    until: momentIn(args, 'until'),
    intent: args.text('intent'),
    lang: args.text('lang'),
  });
  const query = new URLSearchParams(filter);
  for (const session of args.texts('session')) query.append('session', session);
  const { archive, body = {} } = source;
  const content: Pick<Call, 'archive' | 'body'> = archive === undefined ? { body } : { archive };
  return client.json<WhatIfJob>({ ...content, method: 'POST', path: `/admin/what-if?${query}` });
};

const rowOf = ({ id, state, startedAt, done, total, answeredBy, sessionsOf }: WhatIfJob): string =>
  `${id}  ${state}  ${startedAt}  ${done} of ${quantity(total, 'session')} of ${sessionsOf.name}, by ${whoseAnswers(answeredBy)}`;

const whoseAnswers = ({ name, agentId, revision }: WhatIfJob['answeredBy']): string => {
  if (agentId === undefined) return `the export ${name}`;
  return revision === undefined ? name : `${name} at revision ${revision}`;
};

const printJob = (args: CommandArguments, io: Io, job: WhatIfJob): number => {
  printAnswer(args, io, { json: job, text: rowOf(job) });
  return EXIT_OK;
};

const printJobs = async (client: Client, args: CommandArguments, io: Io): Promise<number> => {
  type WhatIfList = { readonly whatIfs: readonly WhatIfJob[] };
  const json = await client.json<WhatIfList>({ method: 'GET', path: '/admin/what-if' });
  printAnswer(args, io, { json, text: json.whatIfs.map(rowOf).join('\n') || 'There are no what-ifs.' });
  return EXIT_OK;
};
