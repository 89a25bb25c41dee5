import { type ChangeResult, changeText } from '../agent/change-text.ts';
import { type CommandArguments, DRY_RUN_OPTION, JSON_OPTION, type Option } from '../command.ts';
import { EXIT_OK, type Io } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { agentPath, chooseAgent } from './choose-agent.ts';
import { type Call, type Client, openClient } from './client.ts';
import { AGENT_OPTION } from './filters.ts';

export const LANG_OPTION: Option = {
  flags: '--lang <tag>',
  summary: "one of the agent's languages [default: its default language]",
};

/** Options of every command that edits a part of an agent. */
export const editOptions: readonly Option[] = [AGENT_OPTION, LANG_OPTION, DRY_RUN_OPTION, JSON_OPTION];

/** An agent that a command edits, and the path of requests about it. */
export type EditTarget = { readonly client: Client; readonly path: string };

export const editTarget = async (args: CommandArguments, io: Io): Promise<EditTarget> => {
  const client = openClient(args, io);
  const { agentId } = await chooseAgent(client, args.text('agent'), 'with --agent');
  return { client, path: agentPath(agentId) };
};

/** The requested language, as a parameter of the URL; `also` precedes it. */
export const languageQuery = (
  args: CommandArguments,
  also: Readonly<Record<string, string>> = {},
): string => {
  const lang = args.text('lang');
  const query = new URLSearchParams({ ...also, ...(lang !== undefined && { lang }) }).toString();
  return query === '' ? '' : `?${query}`;
};

/** Sends an edit and prints what it changed. @param part of the agent, such as `intents/order` */
export const sendEdit = async (
  args: CommandArguments,
  io: Io,
  { client, path, part, ...call }: EditTarget & Omit<Call, 'path'> & { readonly part: string },
): Promise<number> => {
  const query = languageQuery(args, args.has('dry-run') ? { dryRun: 'true' } : {});
  const change = await client.json<ChangeResult>({ ...call, path: `${path}/${part}${query}` });
  printAnswer(args, io, { json: change, text: changeText(change, io) });
  return EXIT_OK;
};
