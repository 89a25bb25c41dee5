import type { TokenKind } from '../../agent/agent.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Issued = { readonly tokenId: string; readonly kind: TokenKind; readonly token: string };

export const tokenCreate: Command = {
  name: 'token create',
  summary: 'create an access token for an agent, and print it',
  args: [{ name: '<agent>', summary: 'id or name' }],
  options: [
    {
      flags: '--kind <kind>',
      summary: 'client (queries) or developer (full access to the agent) [default: client]',
    },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley token create AGENT', 'parley token create AGENT --kind developer --json'],
  run: async (given, io) => {
    const kind = given.text('kind') ?? 'client';
    if (kind !== 'client' && kind !== 'developer') {
      throw new CommandError(`--kind must be client or developer, not ${kind}`, EXIT_USAGE);
    }
    const client = openClient(given, io);
    const agentId = await agentIdOf(client, given.argument(0));
    const path = `/admin/agents/${encodeURIComponent(agentId)}/tokens`;
    const issued = await client.json<Issued>({ method: 'POST', path, body: { kind } });
    const rows = [
      ['token', issued.token],
      ['kind', issued.kind],
      ['id', issued.tokenId],
    ];
    printAnswer(given, io, {
      json: issued,
      text: `${inColumns(rows)}\n\nKeep the token: it is not shown again.`,
    });
    return EXIT_OK;
  },
};
