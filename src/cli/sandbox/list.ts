import type { Sandbox } from '../../replay/wire/fork.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

const UNFINISHED_HINT =
  'Unfinished sandboxes are being made, or the server stopped while it made them: delete these with ' +
  '`parley sandbox delete SANDBOX`, and fork again.\n';

export const sandboxList: Command = {
  name: 'sandbox list',
  isDefault: true,
  summary: 'list the sandboxes of an agent, each with its original session and turn',
  options: [AGENT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley sandbox', 'parley sandbox list --agent "Bike shop" --json'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const path = `${await agentPathOf(client, args)}/sandboxes`;
    const reply = await client.json<{ readonly sandboxes: readonly Sandbox[] }>({ method: 'GET', path });
    const rows = reply.sandboxes.map(({ sandboxId, origin, events, isUnfinished }) => [
      sandboxId,
      origin.sessionId,
      String(origin.turn),
      String(events),
      isUnfinished ? 'unfinished' : '',
    ]);
    const head = ['SANDBOX', 'OF SESSION', 'FROM TURN', 'EVENTS', ''];
    const text =
      rows.length === 0 ? 'There are no sandboxes.' : inColumns([head, ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: reply, text });
    if (reply.sandboxes.some(({ isUnfinished }) => isUnfinished)) io.err.write(UNFINISHED_HINT);
    return EXIT_OK;
  },
};
