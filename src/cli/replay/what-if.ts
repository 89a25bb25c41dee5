import { setTimeout as sleep } from 'node:timers/promises';
import type { WhatIfJob, WhatIfReport } from '../../replay/wire/what-if-report.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentOrExport, chooseAgent } from '../client/choose-agent.ts';
import { type Call, type Client, openClient } from '../client/client.ts';
import { MOMENT_WORDS, momentIn } from '../client/moment.ts';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { counted, printAnswer } from '../terminal/print.ts';
import { progressOf } from '../terminal/progress.ts';
import { spokenBy } from './show.ts';

/** How often a running job is asked how far it is: at first often, for those that are soon done. */
const POLL_MS_MIN = 50;
const POLL_MS_MAX = 1_000;

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
    { flags: '--since <moment>', summary: `turns from this time: ${MOMENT_WORDS}` },
    { flags: '--until <moment>', summary: 'turns before this time' },
    { flags: '--intent <name>', summary: 'turns that matched this intent' },
    { flags: '--lang <tag>', summary: 'turns in this language' },
    {
      flags: '--fail-over <percent>',
      summary: 'exit with 1 if more than this share of turns changes, such as 2%',
    },
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
    'parley what-if --agent draft/ --of "Bike shop" --json',
  ],
  run: async (given, io) => {
    const failOver = shareIn(given);
    const client = openClient(given, io);
    if (given.has('list')) return listed(client, given, io);
    const cancelled = given.text('cancel');
    if (cancelled !== undefined) {
      return told(given, io, await client.json<WhatIfJob>({ method: 'DELETE', path: pathOf(cancelled) }));
    }
    const begun = given.text('show');
    const job = begun === undefined ? await start(client, given, io) : await get(client, begun);
    if (given.has('detach')) return told(given, io, job);
    const ended = await finished(client, job, io);
    const { report } = ended;
    if (report === undefined) throw new CommandError(endingOf(ended));
    const text = [reportInWords(report, coloursOf(io)), ...verdictOn(report, failOver)].join('\n\n');
    printAnswer(given, io, { json: ended, text });
    return failOver !== undefined && report.share > failOver ? EXIT_FAILED : EXIT_OK;
  },
};

/** A share of 0 to 1. */
const shareIn = (given: Given): number | undefined => {
  const text = given.text('fail-over');
  if (text === undefined) return undefined;
  const [, percent] = /^(\d{1,3}(?:\.\d+)?)%?$/.exec(text) ?? [];
  if (percent === undefined || Number(percent) > 100) {
    throw new CommandError(`--fail-over takes a percentage such as 2%; not "${text}"`, EXIT_USAGE);
  }
  return Number(percent) / 100;
};

const pathOf = (id: string): string => `/admin/what-if/${encodeURIComponent(id)}`;

const get = (client: Client, id: string): Promise<WhatIfJob> =>
  client.json<WhatIfJob>({ method: 'GET', path: pathOf(id) });

const start = async (client: Client, given: Given, io: Io): Promise<WhatIfJob> => {
  const wanted = given.text('agent');
  if (wanted === undefined) {
    throw new CommandError('say with --agent who answers: an agent by id or name, or an export', EXIT_USAGE);
  }
  const query = new URLSearchParams();
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) query.set(name, value);
  };
  const source = await agentOrExport(wanted, client, io);
  if (!source.isExport) set('agent', (await chooseAgent(client, wanted)).agentId);
  const of = given.text('of');
  set('sessionsOf', of === undefined ? undefined : (await chooseAgent(client, of)).agentId);
  set('revision', given.text('revision'));
  set('since', momentIn(given, 'since'));
  set('until', momentIn(given, 'until'));
  set('intent', given.text('intent'));
  set('lang', given.text('lang'));
  for (const session of given.texts('session')) query.append('session', session);
  const { archive, body = {} } = source;
  const content: Pick<Call, 'archive' | 'body'> = archive === undefined ? { body } : { archive };
  return client.json<WhatIfJob>({ ...content, method: 'POST', path: `/admin/what-if?${query}` });
};

/** Waits for a job. Whoever gives up waiting stops it, too. */
const finished = async (client: Client, begun: WhatIfJob, io: Io): Promise<WhatIfJob> => {
  const progress = progressOf(io, 'sessions');
  let job = begun;
  try {
    for (let waitMs = POLL_MS_MIN; job.state === 'running'; waitMs = Math.min(POLL_MS_MAX, waitMs * 2)) {
      await sleep(waitMs, undefined, { signal: io.stop });
      job = await get(client, job.id);
      if (job.total > 0) progress.show(job.done, job.total);
    }
    return job;
  } catch (cause) {
    if (!io.stop.aborted) throw cause;
    throw new CommandError(
      `stopped waiting; it runs on: \`parley what-if --show ${job.id}\`, or --cancel ${job.id}`,
      undefined,
      { cause },
    );
  } finally {
    progress.stop();
  }
};

const endingOf = ({ state, error }: WhatIfJob): string => {
  if (state === 'failed') return `the what-if failed: ${error ?? ''}`;
  return state === 'cancelled' ? 'the what-if was cancelled' : 'the server ended while the what-if ran';
};

const rowOf = ({ id, state, startedAt, done, total, answeredBy, sessionsOf }: WhatIfJob): string =>
  `${id}  ${state}  ${startedAt}  ${done} of ${counted(total, 'session')} of ${sessionsOf.name}, by ${whoseAnswers(answeredBy)}`;

const whoseAnswers = ({ name, agentId, revision }: WhatIfJob['answeredBy']): string => {
  if (agentId === undefined) return `the export ${name}`;
  return revision === undefined ? name : `${name} at revision ${revision}`;
};

const told = (given: Given, io: Io, job: WhatIfJob): number => {
  printAnswer(given, io, { json: job, text: rowOf(job) });
  return EXIT_OK;
};

const listed = async (client: Client, given: Given, io: Io): Promise<number> => {
  type Listed = { readonly whatIfs: readonly WhatIfJob[] };
  const json = await client.json<Listed>({ method: 'GET', path: '/admin/what-if' });
  printAnswer(given, io, { json, text: json.whatIfs.map(rowOf).join('\n') || 'There are no what-ifs.' });
  return EXIT_OK;
};

const causes: Readonly<Record<WhatIfReport['groups'][number]['cause'], string>> = {
  intent: 'another intent',
  threshold: 'score under the threshold',
  parameters: 'other parameters',
  contexts: 'other contexts',
  reply: 'another reply',
};

const percentOf = (share: number): string => `${(share * 100).toFixed(1)} %`;

const reportInWords = (report: WhatIfReport, colours: Colours): string => {
  const { sessions, turns, changed, share, hypothetical, refused, webhooksUnrecorded, groups } = report;
  const lines = groups.flatMap(({ cause, turns: count, changes }) => [
    colours.bold(`${causes[cause]}: ${count}`),
    ...changes.flatMap((change) => changeInWords(change, colours)),
    ...(changes.length < count ? [`  … and ${count - changes.length} more`] : []),
    '',
  ]);
  const notes = [
    ...(hypothetical > 0 ? [`${hypothetical} of them hypothetical`] : []),
    ...(refused > 0 ? [`${counted(refused, 'turn')} could not be taken`] : []),
    ...(webhooksUnrecorded > 0 ? [`${webhooksUnrecorded} would call a webhook that has no recording`] : []),
  ];
  if (turns === 0) return 'No turn fits: nothing was taken anew.';
  const summary = `${changed} of ${turns} turns change: ${percentOf(share)}; sessions: ${sessions}`;
  return [...lines, [summary, ...notes].join('; ')].join('\n');
};

type Change = WhatIfReport['groups'][number]['changes'][number];

const changeInWords = (change: Change, { dim, yellow }: Colours): readonly string[] => {
  const { sessionId, turn, query, hypothetical, recorded, instead, cause } = change;
  const mark = hypothetical ? yellow(' (hypothetical)') : '';
  const [was, is] = sidesOf(cause, recorded, instead);
  return [
    `  ${dim(`${sessionId} turn ${turn}`)} ${JSON.stringify(query)}${mark}`,
    `    ${was} → ${yellow(is)}`,
  ];
};

const sidesOf = (
  cause: Change['cause'],
  recorded: Change['recorded'],
  instead: Change['instead'],
): readonly [string, string] => {
  const intentOf = ({ intent, score }: Change['recorded']) =>
    intent === undefined ? '(nothing)' : `${intent} ${score.toFixed(2)}`;
  if (cause === 'intent' || cause === 'threshold') return [intentOf(recorded), intentOf(instead)];
  if (cause === 'parameters')
    return [JSON.stringify(recorded.parameters), JSON.stringify(instead.parameters)];
  if (cause === 'reply') return [spokenBy(recorded), spokenBy(instead)];
  return [JSON.stringify(recorded.contexts), JSON.stringify(instead.contexts)];
};

const verdictOn = ({ share }: WhatIfReport, failOver: number | undefined): readonly string[] => {
  if (failOver === undefined) return [];
  const allowed = percentOf(failOver);
  return [share > failOver ? `That is more than ${allowed}.` : `That is no more than ${allowed}.`];
};
