import { isWholeNumber } from '../../kernel/whole-number.ts';
import type { CommandArguments, Option } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';
import { agentPath } from './choose-agent.ts';
import type { Client } from './client.ts';
import { queryOf } from './filters.ts';
import { MOMENT_WORDS, momentIn } from './moment.ts';

/** @throws CommandError if the text is not a whole number */
export const revisionIn = (text: string): number => {
  if (isWholeNumber(text)) return Number(text);
  throw new CommandError(`"${text}" is not a revision: give a number as \`agent log\` shows it`, EXIT_USAGE);
};

/** For commands that show an agent as it was. */
export const AT_OPTION: Option = {
  flags: '--at <when>',
  summary: `as it was: a revision, or ${MOMENT_WORDS} [default: now]`,
};

/** The revision in `--at`, or its moment in the server's form; undefined without the option. */
export const placeInHistory = (
  args: CommandArguments,
): { readonly revision: number } | { readonly moment: string } | undefined => {
  const at = args.text('at');
  if (at !== undefined && isWholeNumber(at)) return { revision: Number(at) };
  const moment = momentIn(args, 'at');
  return moment === undefined ? undefined : { moment };
};

/** The revision that `--at` names, or the newest one at its moment; undefined without the option. */
export const revisionAt = async (
  client: Client,
  agentId: string,
  args: CommandArguments,
): Promise<number | undefined> => {
  const place = placeInHistory(args);
  if (place === undefined) return undefined;
  if ('revision' in place) return place.revision;
  const call = { method: 'GET', path: `${agentPath(agentId)}/at?${queryOf(place)}` } as const;
  return (await client.json<{ readonly revision: number }>(call)).revision;
};
