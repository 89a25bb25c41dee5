import { resolve } from 'node:path';
import type { ErasureReport as Erasure } from '../../erasure/verified-erasure.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { requirePairs } from '../client/filters.ts';
import { resultOf } from '../client/result-of.ts';
import { type Command, type CommandArguments, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';
import { erasureQuestion, erasureText, isClean } from './erasure-text.ts';

export const erase: Command = {
  name: 'erase',
  summary: 'erase a session, or all sessions of a person, with all derived data',
  options: [
    { flags: '--session <ID>', summary: 'one session' },
    {
      flags: '--where <PATH=VALUE>',
      summary: 'all sessions with this value in a request, such as originalRequest.data.user=U1',
    },
    { flags: '--parameter <NAME=VALUE>', summary: 'all sessions with this value of a parameter' },
    {
      flags: '--agent <ID>',
      summary: 'only sessions of this agent, by id or name [default: all agents, including deleted ones]',
    },
    { flags: '--dry-run', summary: 'show what would be erased, without erasing it' },
    YES_OPTION,
    { flags: '--verify', summary: 'check afterwards that no erased text can be read' },
    {
      flags: '--look-for <TEXT>',
      summary: 'with --verify: also search for this text, on a server that did not run the erasure',
      repeats: true,
    },
    { flags: '--scavenge', summary: 'make EventStoreDB remove deleted events from its disk' },
    {
      flags: '--log <FILE>',
      summary: 'with --verify: also search this log file of the server',
      repeats: true,
    },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley erase --session 4711 --dry-run',
    'parley erase --where originalRequest.data.user=U1 --yes --verify',
    'parley erase --parameter email=ada@example.org --agent shop --json --yes',
  ],
  run: async (args, io) => {
    const body = criterionIn(args);
    const client = openClient(args, io);
    const eraser = eraserOf({ client, io, path: await pathOf(args, client) });
    if (args.has('dry-run')) return printErasures(args, io, await eraser({ ...body, dryRun: true }));
    if (!args.has('yes')) {
      const affected = (await eraser({ ...body, dryRun: true })).filter(
        ({ sessions }) => sessions.length > 0,
      );
      const isMore = args.has('verify') || args.has('scavenge');
      if (affected.length === 0 && !isMore) return printErasures(args, io, affected);
      const isWanted = affected.length === 0 || (await confirm(args, io, erasureQuestion(affected)));
      if (!isWanted) throw new CommandError('nothing was erased');
    }
    const logs = args.texts('log').map((path) => resolve(io.cwd, path));
    const verify = args.has('verify') ? { verify: true, logs, lookFor: args.texts('look-for') } : {};
    const order = { ...body, ...verify, ...(args.has('scavenge') && { scavenge: true }) };
    return printErasures(args, io, await eraser(order));
  },
};

type Body = { readonly session?: string; readonly where?: string; readonly parameter?: string };

const criterionIn = (args: CommandArguments): Body => {
  const criteria = (['session', 'where', 'parameter'] as const).flatMap((name) => {
    const text = args.text(name);
    return text === undefined ? [] : [{ [name]: text }];
  });
  const [one, ...others] = criteria;
  if (one === undefined || others.length > 0) {
    throw new CommandError('say what to erase: one of --session, --where and --parameter', EXIT_USAGE);
  }
  // A mistyped criterion that matches no session would look as if there were nothing to erase.
  requirePairs(args);
  return one;
};

const pathOf = async (args: CommandArguments, client: Client): Promise<string> => {
  const agent = args.text('agent');
  if (agent === undefined) return '/admin/erase';
  // Sessions outlive their agent; those of a deleted agent are named by its id.
  return `${agentPath(await agentIdOf(client, agent))}/erase`;
};

type Erasing = { readonly client: Client; readonly io: Io; readonly path: string };

type ProgressLine = { readonly step: keyof typeof steps; readonly share: number };
type ErasuresLine = { readonly erasures: readonly Erasure[] };

const steps = {
  finding: 'looking for sessions',
  erasing: 'erasing',
  following: 'mending views',
  searching_log: 'verifying the log',
  searching_views: 'verifying views',
  searching_files: 'verifying files',
};

const eraserOf =
  ({ client, io, path }: Erasing) =>
  (body: object): Promise<readonly Erasure[]> => {
    const progress = percentOf(io);
    const read = (line: ProgressLine | ErasuresLine | Erasure) => {
      if ('erasures' in line) return line.erasures;
      if (!('step' in line)) return [line];
      progress.show(steps[line.step] ?? line.step, Math.round(line.share * 100), 100);
      return undefined;
    };
    return resultOf(client, { method: 'POST', path, body }, { progress, read });
  };

const printErasures = (args: CommandArguments, io: Io, erasures: readonly Erasure[]): number => {
  printAnswer(args, io, { json: { erasures }, text: erasureText(erasures) });
  return erasures.every(isClean) ? EXIT_OK : EXIT_FAILED;
};
