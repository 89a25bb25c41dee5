import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, argumentsIn } from '../client/filters.ts';
import { type CommandArguments, JSON_OPTION, type Option } from '../command.ts';
import type { Io } from '../io.ts';

/** Arguments of commands that name texts of the inbox. */
export const textsOptions: readonly Option[] = [
  { flags: '--lang <tag>', summary: "language of the texts [default: the agent's]" },
  AGENT_OPTION,
  JSON_OPTION,
];

/** Sends the given texts to an operation; resolves with the server's reply. */
export const decideOnTexts = async <Answer>(
  args: CommandArguments,
  io: Io,
  operation: string,
): Promise<Answer> => {
  const client = openClient(args, io);
  const lang = args.text('lang');
  return client.json<Answer>({
    method: 'POST',
    path: `${await agentPathOf(client, args)}/inbox/${operation}`,
    body: { utterances: argumentsIn(args), ...(lang !== undefined && { lang }) },
  });
};
