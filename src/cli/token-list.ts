import { clientSettings } from '../settings.ts';
import { openClient } from './client.ts';
import { type Command, JSON_OPTION } from './command.ts';
import { EXIT_OK } from './io.ts';
import { inColumns, printAnswer } from './print.ts';

type TokenRow = { readonly tokenId: string; readonly kind: string; readonly issuedAt: string };

export const tokenList: Command = {
  name: 'token list',
  summary: 'list the access tokens of an agent by their ids',
  args: [{ name: '<agent>', summary: 'the agent' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley token list AGENT'],
  run: async (given, io) => {
    const path = `/admin/agents/${encodeURIComponent(given.argument(0) ?? '')}/tokens`;
    const reply = await openClient(given, io).json<{ readonly tokens: readonly TokenRow[] }>({
      method: 'GET',
      path,
    });
    const rows = reply.tokens.map(({ tokenId, kind, issuedAt }) => [tokenId, kind, issuedAt]);
    printAnswer(given, io, { json: reply, text: inColumns([['TOKEN', 'KIND', 'ISSUED'], ...rows]) });
    return EXIT_OK;
  },
};
