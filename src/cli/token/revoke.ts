import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';

export const tokenRevoke: Command = {
  name: 'token revoke',
  summary: 'revoke an access token',
  args: [AGENT_ARGUMENT, { name: '<token>', summary: 'id from `parley token list`' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley token revoke AGENT TOKEN'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const tokenId = args.argument(1) ?? '';
    const path = `/admin/agents/${encodeURIComponent(agentId)}/tokens/${encodeURIComponent(tokenId)}`;
    await client.json({ method: 'DELETE', path });
    const json = { agentId, tokenId, revoked: true };
    printAnswer(args, io, { json, text: `Token ${tokenId} is revoked.` });
    return EXIT_OK;
  },
};
