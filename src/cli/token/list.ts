import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type TokenRow = {
  readonly tokenId: string;
  readonly kind: string;
  readonly issuedAt: string;
  readonly name?: string;
  readonly environment?: string;
};

export const tokenList: Command = {
  name: 'token list',
  summary: 'list the access tokens of an agent by their ids',
  args: [{ name: '<agent>', summary: 'id or name' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley token list AGENT'],
  run: async (given, io) => {
    const client = openClient(given, io);
    const agentId = await agentIdOf(client, given.argument(0));
    const path = `/admin/agents/${encodeURIComponent(agentId)}/tokens`;
    const reply = await client.json<{ readonly tokens: readonly TokenRow[] }>({
      method: 'GET',
      path,
    });
    const rows = reply.tokens.map(({ tokenId, kind, issuedAt, name, environment }) => [
      tokenId,
      kind,
      environment ?? '',
      issuedAt,
      name ?? '',
    ]);
    printAnswer(given, io, {
      json: reply,
      text: inColumns([['TOKEN', 'KIND', 'ENVIRONMENT', 'ISSUED', 'NAME'], ...rows], lineColumnsOf(io)),
    });
    return EXIT_OK;
  },
};
