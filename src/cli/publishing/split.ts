import type { Split } from '../../agent/agent.ts';
import type { AgentDiff } from '../../agent/diff/agent-diff.ts';
import { shareText } from '../../kernel/split-text.ts';
import { clientSettings } from '../../settings/settings.ts';
import { diffText } from '../agent/change-text.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { zoneOf } from '../client/moment.ts';
import { revisionIn } from '../client/revision.ts';
import { shareIn } from '../client/share.ts';
import { AGENT_ARGUMENT, type Command, type CommandArguments, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printNotice } from '../terminal/print.ts';
import { ENVIRONMENT_OPTION } from './publication-text.ts';
import { type PublishingResult, publishingText } from './publishing.ts';

export const split: Command = {
  name: 'split',
  summary: 'let another revision answer a share of the new sessions, end that, or show it',
  args: [
    AGENT_ARGUMENT,
    { name: '[off]', summary: 'end the split: the published revision answers all sessions again' },
  ],
  options: [
    { flags: '--to <revision>', summary: 'revision that answers the share' },
    { flags: '--share <percent>', summary: 'share of the new sessions, such as 10%' },
    ENVIRONMENT_OPTION,
    { flags: '--dry-run', summary: 'show what differs for these sessions, and record nothing' },
    YES_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley split "Bike shop"',
    'parley split "Bike shop" --to 12 --share 10%',
    'parley analytics revisions --agent "Bike shop" --since 7d',
    'parley split "Bike shop" off',
  ],
  run: async (args, io) => {
    const target = targetIn(args);
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    if (target === undefined) return show(client, agentId, args, io);
    const environment = args.text('environment') ?? 'production';
    if (target !== null && !(await confirmSplit(client, { agentId, environment, target }, args, io))) {
      if (args.has('dry-run')) return EXIT_OK;
      throw new CommandError('nothing was split');
    }
    const state = await client.json<PublishingResult>({
      method: 'PUT',
      path: `${agentPath(agentId)}/environments/${encodeURIComponent(environment)}/split`,
      body: { split: target },
    });
    printAnswer(args, io, { json: state, text: targetText(environment, target) });
    return EXIT_OK;
  },
};

/** Null: off. Undefined: only show. */
const targetIn = (args: CommandArguments): Split | null | undefined => {
  const off = args.argument(1);
  const [to, share] = [args.text('to'), shareIn(args.text('share'), '--share')];
  if (off === undefined && to === undefined && share === undefined) return undefined;
  if (off === 'off' && to === undefined && share === undefined) return null;
  if (off !== undefined || to === undefined || share === undefined) {
    throw new CommandError('give --to and --share, or off', EXIT_USAGE);
  }
  if (share <= 0 || share >= 1) {
    const hint = 'to answer all sessions, use `parley publish --revision`';
    throw new CommandError(`--share takes more than 0% and less than 100%; ${hint}`, EXIT_USAGE);
  }
  return { revision: revisionIn(to), share };
};

const publishingOf = (client: Client, agentId: string): Promise<PublishingResult> =>
  client.json<PublishingResult>({ method: 'GET', path: `${agentPath(agentId)}/publishing` });

const show = async (client: Client, agentId: string, args: CommandArguments, io: Io): Promise<number> => {
  const state = await publishingOf(client, agentId);
  printAnswer(args, io, { json: state, text: publishingText(state, zoneOf(args), io) });
  return EXIT_OK;
};

type Plan = { readonly agentId: string; readonly environment: string; readonly target: Split };

/** Shows what differs, and asks. */
const confirmSplit = async (
  client: Client,
  { agentId, environment, target }: Plan,
  args: CommandArguments,
  io: Io,
): Promise<boolean> => {
  const state = await publishingOf(client, agentId);
  const now = state.environments.find(({ name }) => name === environment);
  // If it is missing, the server reports the error.
  if (now === undefined) return true;
  const diff = await client.json<{ readonly diff: AgentDiff }>({
    method: 'GET',
    path: `${agentPath(agentId)}/diff?from=${now.revision}&to=${target.revision}`,
  });
  const differs = diffText({ ...diff.diff, environments: [], tokens: [], privacy: [] }, io);
  printNotice(io, `${differs || 'Its replies and its understanding are the same.'}\n`);
  if (args.has('dry-run')) {
    io.err.write('Nothing was recorded: this was a dry run.\n');
    return false;
  }
  const newSessions = `${shareText(target.share)} of the new sessions of ${environment}`;
  return confirm(args, io, `Answer ${newSessions} by revision ${target.revision}?`);
};

const targetText = (environment: string, target: Split | null): string => {
  if (target === null) return `The published revision answers all sessions of ${environment}.`;
  return [
    `Revision ${target.revision} answers ${shareText(target.share)} of the new sessions of ${environment}.`,
    'To compare: parley analytics revisions. To end it: parley split AGENT off.',
  ].join('\n');
};
