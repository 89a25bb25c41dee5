import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, type CommandArguments, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, type Io } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { asCell, asShellWord } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';

export const tokenRevoke: Command = {
  name: 'token revoke',
  summary: 'permanently revoke an access token; its clients are refused at once',
  args: [AGENT_ARGUMENT, { name: '<token>', summary: 'id from `parley token list`' }],
  options: [YES_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley token revoke AGENT TOKEN', 'parley token revoke AGENT TOKEN --yes'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const tokenId = args.argument(1) ?? '';
    const path = `${agentPath(agentId)}/tokens`;
    const look = `\`parley token list ${asShellWord(args.argument(0) ?? agentId)}\``;
    await revoke(args, io, { client, path, tokenId, look });
    const json = { agentId, tokenId, revoked: true };
    printAnswer(args, io, { json, text: `Token ${asCell(tokenId)} is revoked.` });
    return EXIT_OK;
  },
};

type Token = {
  readonly tokenId: string;
  readonly name?: string;
  readonly kind?: string;
  readonly role?: string;
};

type Revocation = {
  readonly client: Client;
  /** Of the tokens. */
  readonly path: string;
  readonly tokenId: string;
  /** The command that shows them. */
  readonly look: string;
};

/** Asks, then revokes a token of an agent or of the installation. */
export const revoke = async (
  args: CommandArguments,
  io: Io,
  { client, path, tokenId, look }: Revocation,
): Promise<void> => {
  const { tokens } = await client.json<{ readonly tokens: readonly Token[] }>({ method: 'GET', path });
  const token = tokens.find((one) => one.tokenId === tokenId);
  // There is nothing to lose if it does not exist, and the server says so.
  if (token !== undefined && !(await confirm(args, io, questionOf(token), look)))
    throw new CommandError('nothing was revoked');
  await client.json({ method: 'DELETE', path: `${path}/${encodeURIComponent(tokenId)}` });
};

const questionOf = ({ tokenId, name = '', kind = '', role = '' }: Token): string => {
  const owner = name === '' ? '' : ` of ${asCell(name)}`;
  return (
    `Revoke the ${kind || role} token ${asCell(tokenId)}${owner}? ` +
    'Requests with it are refused at once, and this cannot be undone.'
  );
};
