import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type TokenRow = {
  readonly tokenId: string;
  readonly kind: string;
  readonly issuedAt: string;
  readonly lastUsedAt?: string;
  readonly name?: string;
  readonly note?: string;
  readonly environment?: string;
};

export const tokenList: Command = {
  name: 'token list',
  summary:
    'list the access tokens of an agent by their ids, with their users and their last use: ' +
    'to about a minute, on the server that answers',
  args: [AGENT_ARGUMENT],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley token list AGENT'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const path = `${agentPath(agentId)}/tokens`;
    const reply = await client.json<{ readonly tokens: readonly TokenRow[] }>({
      method: 'GET',
      path,
    });
    const zone = zoneOf(args);
    const rows = reply.tokens.map(({ tokenId, kind, issuedAt, lastUsedAt, name, note, environment }) => [
      tokenId,
      kind,
      environment ?? '',
      localTime(issuedAt, zone),
      lastUsedAt === undefined ? 'not seen' : localTime(lastUsedAt, zone),
      name ?? '',
      note ?? '',
    ]);
    printAnswer(args, io, {
      json: reply,
      text: inColumns(
        [['TOKEN', 'KIND', 'ENVIRONMENT', `ISSUED (${zone})`, 'LAST USED', 'NAME', 'NOTE'], ...rows],
        lineColumnsOf(io),
      ),
    });
    return EXIT_OK;
  },
};
