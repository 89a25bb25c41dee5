import type { CommandArguments, Option } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';
import { agentPath, chooseKnownAgent } from './choose-agent.ts';
import type { Client } from './client.ts';
import { MOMENT_WORDS, momentIn } from './moment.ts';

export const AGENT_OPTION: Option = {
  flags: '--agent <agent>',
  summary: 'id or name; optional if the server has only one agent',
};

/** @param rows what the period selects, such as `calls` */
export const periodOptions = (rows: string): readonly Option[] => [
  { flags: '--since <moment>', summary: `${rows} from this time: ${MOMENT_WORDS}` },
  { flags: '--until <moment>', summary: `${rows} before this time` },
];

/** @param rows what a page lists, such as `calls` */
export const pageOptions = (rows: string): readonly Option[] => [
  { flags: '--limit <number>', summary: `${rows} per page, 500 at most [default: 50]` },
  { flags: '--cursor <cursor>', summary: 'continue after the previous page' },
];

/** Selects calls. */
export const callFilterOptions: readonly Option[] = [
  AGENT_OPTION,
  ...periodOptions('calls'),
  { flags: '--session <id>', summary: 'calls of a session' },
  { flags: '--intent <name>', summary: 'calls for an intent' },
  { flags: '--action <action>', summary: 'calls of turns with this action' },
  { flags: '--context <name>', summary: 'calls made while a context was active' },
  { flags: '--lang <tag>', summary: 'calls of turns in this language' },
  {
    flags: '--outcome <outcome>',
    summary: 'replied, failed, or a cause of failure: timeout, http_status, circuit_open …',
  },
  { flags: '--status <number>', summary: 'calls with this HTTP status in the reply' },
  { flags: '--slower-than <ms>', summary: 'calls that took longer' },
  { flags: '--address <text>', summary: 'part of the called address or URL' },
  { flags: '--text <text>', summary: 'part of the request or reply body' },
];

/** The filter in the form of the API; empty without options. */
export const callFilterIn = (args: CommandArguments): Readonly<Record<string, string | number>> => {
  const filter = {
    since: momentIn(args, 'since'),
    until: momentIn(args, 'until'),
    session: args.text('session'),
    intent: args.text('intent'),
    action: args.text('action'),
    context: args.text('context'),
    lang: args.text('lang'),
    outcome: args.text('outcome'),
    status: wholeNumberIn(args, 'status'),
    slowerThanMs: wholeNumberIn(args, 'slower-than'),
    address: args.text('address'),
    text: args.text('text'),
  };
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

/** The parameters of a URL; a field that is undefined is left out. */
export const queryOf = (fields: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();

export const wholeNumberIn = (args: CommandArguments, option: string): number | undefined => {
  const text = args.text(option);
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new CommandError(`--${option} takes a whole number, not "${text}"`, EXIT_USAGE);
};

/** @throws CommandError unless `--parameter` and `--where` are written as pairs */
export const requirePairs = (args: CommandArguments): void => {
  for (const text of textsOf(args, 'parameter'))
    if (!/^[^=]+=./s.test(text))
      throw new CommandError(`--parameter takes NAME=VALUE, not "${text}"`, EXIT_USAGE);
  for (const text of textsOf(args, 'where'))
    if (!/^originalRequest\.[^=]+=./s.test(text))
      throw new CommandError(`--where takes originalRequest.PATH=VALUE, not "${text}"`, EXIT_USAGE);
};

/** The values of an option, whether or not it can be repeated. */
const textsOf = (args: CommandArguments, option: string): readonly string[] => {
  const text = args.text(option);
  return text === undefined ? args.texts(option) : [text];
};

/** The path prefix of the chosen agent. */
export const agentPathOf = async (client: Client, args: CommandArguments): Promise<string> => {
  const { agentId } = await chooseKnownAgent(client, args.text('agent'), 'with --agent, by its id');
  return agentPath(agentId);
};

/** All arguments of a command that takes several. */
export const argumentsIn = (args: CommandArguments): readonly string[] => {
  const all: string[] = [];
  for (let at = 0; ; at += 1) {
    const argument = args.argument(at);
    if (argument === undefined) return all;
    all.push(argument);
  }
};
