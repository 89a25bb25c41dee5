import { clientSettings } from '../../settings/settings.ts';
import { agentPath } from '../client/choose-agent.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { asCell, asShellWord } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';

export const sandboxDelete: Command = {
  name: 'sandbox delete',
  summary: 'permanently delete a sandbox; its original session stays',
  args: [{ name: '<sandbox>', summary: 'id from `parley fork`' }],
  options: [SESSION_AGENT_OPTION, YES_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley sandbox delete SESSION~3~0123abcd', 'parley sandbox delete SESSION~3~0123abcd --yes'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { agentId, sessionId } = await chooseSession(client, args);
    const shownId = asCell(sessionId);
    const question = `Delete sandbox ${shownId}? This cannot be undone.`;
    if (!(await confirm(args, io, question, `\`parley show ${asShellWord(sessionId)}\``)))
      throw new CommandError('nothing was deleted');
    const path = `${agentPath(agentId)}/sandboxes/${encodeURIComponent(sessionId)}`;
    const json = await client.json<object>({ method: 'DELETE', path });
    printAnswer(args, io, { json, text: `Deleted ${shownId}.` });
    return EXIT_OK;
  },
};
