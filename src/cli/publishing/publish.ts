import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseAgent } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { MOMENT_WORDS, momentIn } from '../client/moment.ts';
import { revisionIn } from '../client/revision.ts';
import { shareIn } from '../client/share.ts';
import { AGENT_ARGUMENT, type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printText } from '../terminal/print.ts';
import { type GateName, type GateOptions, type GateResult, gateExitCodes, runGates } from './gates.ts';
import {
  differenceText,
  doneText,
  ENVIRONMENT_OPTION,
  type PublicationResult,
  publicationText,
} from './publication-text.ts';
import { publicationSender } from './send-publication.ts';

const ACCURACY_DROP_DEFAULT = '1%';

export const publish: Command = {
  name: 'publish',
  summary: 'check what the draft of an agent changes, and publish it',
  args: [AGENT_ARGUMENT],
  options: [
    { flags: '--revision <number>', summary: 'publish this one [default: the newest]' },
    ENVIRONMENT_OPTION,
    {
      flags: '--tests <path>',
      summary: 'folder of saved conversation tests, or one; exit code 4 if any fails',
    },
    { flags: '--since <moment>', summary: `rerun past sessions from this time on: ${MOMENT_WORDS}` },
    { flags: '--fail-over <percent>', summary: 'exit code 6 if more of their turns change' },
    {
      flags: '--max-drop <percent>',
      summary: `exit code 5 if the accuracy drops by more [default: ${ACCURACY_DROP_DEFAULT}]`,
    },
    { flags: '--skip <gate>', summary: `leave out ${Object.keys(gateExitCodes).join(', ')}`, repeats: true },
    { flags: '--dry-run', summary: 'run the gates, and publish nothing' },
    { flags: '--yes', summary: 'publish without asking if no gate fails' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley publish "Bike shop" --tests tests --since 7d',
    'parley publish "Bike shop" --tests tests --since 7d --fail-over 2% --yes',
    'parley publish "Bike shop" --environment staging --skip evaluate --yes',
  ],
  run: async (args, io) => {
    const number = args.text('revision');
    const options = gateOptions(args);
    const client = openClient(args, io);
    const { agentId, name } = await chooseAgent(client, args.argument(0));
    const environment = args.text('environment');
    const send = publicationSender(client, { agentId, change: 'publish', environment });
    const tried = await send(number === undefined ? undefined : revisionIn(number), { dryRun: true });
    if (!tried.changed) {
      printAnswer(args, io, { json: { ...tried, gates: [] }, text: publicationText(tried, io) });
      return EXIT_OK;
    }
    const gates = await runGates(client, tried, options, io);
    const failed = gates.find(({ state }) => state === 'failed');
    const screen = `${differenceText(tried, io)}\n\n${gatesText(gates, coloursOf(io))}`;
    const question = questionOf(tried, name, failed);
    // The checked revision is published, without later edits.
    if (!args.has('dry-run') && (await isWanted(args, io, { screen, question, failed }))) {
      const published = await send(tried.revision, { dryRun: false });
      const text = args.has('yes') ? `${screen}\n\n${doneText(published)}` : doneText(published);
      printAnswer(args, io, { json: { ...published, gates }, text });
      return EXIT_OK;
    }
    printAnswer(args, io, { json: { ...tried, gates }, text: `${screen}\n\nNothing was published.` });
    if (failed !== undefined) return gateExitCodes[failed.gate];
    return args.has('dry-run') ? EXIT_OK : EXIT_FAILED;
  },
};

type Decision = {
  readonly screen: string;
  readonly question: string;
  readonly failed: GateResult | undefined;
};

/** Only a person at a terminal can overrule a failed gate. */
const isWanted = async (
  args: CommandArguments,
  io: Io,
  { screen, question, failed }: Decision,
): Promise<boolean> => {
  if (failed !== undefined && (args.has('yes') || !io.terminal.input)) return false;
  if (!args.has('yes') && io.terminal.input) printText(io, screen);
  return confirm(args, io, question);
};

const questionOf = (
  { revision, environment }: PublicationResult,
  name: string,
  failed: GateResult | undefined,
): string => {
  const anyway = failed === undefined ? '' : ` although "${failed.gate}" failed`;
  return `Publish revision ${revision} of ${name} to ${environment}${anyway}?`;
};

const gatesText = (gates: readonly GateResult[], { green, red, dim }: Colours): string => {
  const marks = { passed: green('✓'), failed: red('✗'), skipped: dim('–') };
  const lines = gates.flatMap(({ gate, state, summary, details = '' }) => [
    `${marks[state]} ${gate}: ${summary}`,
    ...(details === '' ? [] : details.split('\n').map((line) => `    ${line}`)),
  ]);
  const failed = gates.filter(({ state }) => state === 'failed').length;
  return [...lines, ...(failed === 0 ? [] : ['', `${quantity(failed, 'gate')} failed.`])].join('\n');
};

const gateOptions = (args: CommandArguments): GateOptions => {
  const names = args.texts('skip');
  const unknown = names.find((name) => !Object.hasOwn(gateExitCodes, name));
  if (unknown !== undefined) {
    const gateNames = Object.keys(gateExitCodes).join(', ');
    throw new CommandError(`there is no gate "${unknown}"; the gates are ${gateNames}`, EXIT_USAGE);
  }
  return {
    tests: args.text('tests'),
    since: momentIn(args, 'since'),
    failOver: shareIn(args.text('fail-over'), '--fail-over'),
    dropMax: shareIn(args.text('max-drop') ?? ACCURACY_DROP_DEFAULT, '--max-drop') ?? 0,
    isSkipped: (gate: GateName) => names.includes(gate),
  };
};
