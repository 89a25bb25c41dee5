import { basename } from 'node:path';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { type Call, type Client, openClient } from '../client/client.ts';
import { exportContent } from '../client/export-content.ts';
import { resultOf } from '../client/result-of.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printNewAgent, printWarnings } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { type ChangeResult, changeText } from './change-text.ts';

export const agentImport: Command = {
  name: 'agent import',
  summary: 'create an agent from an API.ai or Dialogflow v1 export, or import it into an existing agent',
  args: [{ name: '<path>', summary: 'zip file or folder of the export' }],
  options: [
    { flags: '--name <name>', summary: "name of the new agent [default: the export's]" },
    {
      flags: '--into <agent>',
      summary: 'replace all content of this agent; its tokens, webhook secrets and history stay',
    },
    {
      flags: '--merge',
      summary: 'with --into: replace only the intents and entities that the export names',
    },
    { flags: '--dry-run', summary: 'with --into: show what would change, and record nothing' },
    { flags: '--yes', summary: 'with --into: do not ask before removing intents or entities' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent import ./bike-shop.zip',
    'parley agent import ./bike-shop --name "Bike shop 2" --json',
    'parley agent import ./bike-shop --into "Bike shop" --dry-run',
    'parley agent import ./new-intents --into "Bike shop" --merge',
  ],
  run: async (args, io) => {
    const into = args.text('into');
    if (into !== undefined) return importInto(into, args, io);
    const alone = ['merge', 'dry-run', 'yes'].find((option) => args.has(option));
    if (alone !== undefined) throw new CommandError(`--${alone} needs --into AGENT`, EXIT_USAGE);
    const path = args.argument(0) ?? '';
    const content = await exportContent(path, io);
    const query = new URLSearchParams({ fileName: basename(path) });
    const name = args.text('name');
    if (name !== undefined) query.set('name', name);
    const client = openClient(args, io);
    const call: Call = { method: 'POST', path: `/admin/agents/import?${query}`, ...content };
    printNewAgent(args, io, await importedBy<NewAgent>(client, call, io));
    return EXIT_OK;
  },
};

type NewAgent = Parameters<typeof printNewAgent>[2];
type TrainingProgress = { readonly step: 'training'; readonly share: number };

/** Shows the progress of the training until the server replies with the result. */
const importedBy = <Reply extends object>(client: Client, call: Call, io: Io): Promise<Reply> => {
  const progress = percentOf(io);
  progress.show('importing', 0, 100);
  const read = (line: TrainingProgress | Reply) => {
    if (!('share' in line)) return line;
    progress.show(line.step, Math.round(line.share * 100), 100);
    return undefined;
  };
  return resultOf(client, call, { progress, read });
};

const importInto = async (into: string, args: CommandArguments, io: Io): Promise<number> => {
  if (args.text('name') !== undefined) {
    throw new CommandError('--name is for a new agent; leave out --name or --into', EXIT_USAGE);
  }
  const path = args.argument(0) ?? '';
  const content = await exportContent(path, io);
  const client = openClient(args, io);
  const agentId = await agentIdOf(client, into);
  const mode = args.has('merge') ? 'merge' : 'replace';
  const call = (dryRun: boolean): Call => ({
    method: 'POST',
    path: `${agentPath(agentId)}/import?mode=${mode}&dryRun=${dryRun}`,
    ...content,
  });
  const preview = () => client.json<ChangeResult>(call(true));
  if (args.has('dry-run')) {
    printChange(args, io, await preview());
    return EXIT_OK;
  }
  if (!(await mayGoOn(args, io, preview))) throw new CommandError('nothing was imported');
  printChange(args, io, await importedBy<ChangeResult>(client, call(false), io));
  return EXIT_OK;
};

/** A question is one sentence; --dry-run lists all. */
const REMOVED_NAMED_MAX = 5;

/** Asks before anything is removed; a merge removes nothing. */
const mayGoOn = async (
  args: CommandArguments,
  io: Io,
  preview: () => Promise<ChangeResult>,
): Promise<boolean> => {
  if (args.has('merge') || args.has('yes')) return true;
  const { diff } = await preview();
  const removals = [
    ...diff.intents.map(({ change, name }) => ({ change, what: `intent ${name}` })),
    ...diff.entities.map(({ change, name }) => ({ change, what: `entity ${name}` })),
  ].flatMap(({ change, what }) => (change === 'removed' ? [what] : []));
  if (removals.length === 0) return true;
  const removedNames = removals.slice(0, REMOVED_NAMED_MAX).join(', ');
  const others =
    removals.length > REMOVED_NAMED_MAX ? ` and ${removals.length - REMOVED_NAMED_MAX} more` : '';
  return confirm(args, io, `This removes ${removedNames}${others}. Continue?`);
};

const printChange = (args: CommandArguments, io: Io, change: ChangeResult): void => {
  printWarnings(io, change.agentId, change.warnings);
  printAnswer(args, io, { json: change, text: changeText(change, io) });
};
