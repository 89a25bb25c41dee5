import { clientSettings } from '../../settings/settings.ts';
import { agentPath, chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { asCell } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';

export const sandboxDelete: Command = {
  name: 'sandbox delete',
  summary: 'permanently delete a sandbox; its original session stays',
  args: [{ name: '<sandbox>', summary: 'id from `parley fork`' }],
  options: [SESSION_AGENT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley sandbox delete SESSION~3~0123abcd'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { agentId, sessionId } = await chooseSession(client, args);
    const path = `${agentPath(agentId)}/sandboxes/${encodeURIComponent(sessionId)}`;
    const json = await client.json<object>({ method: 'DELETE', path });
    printAnswer(args, io, { json, text: `Deleted ${asCell(sessionId)}.` });
    return EXIT_OK;
  },
};
