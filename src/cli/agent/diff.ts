import type { AgentDiff } from '../../agent/diff/agent-diff.ts';
import { WHOLE_NUMBER } from '../../kernel/whole-number.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { diffText } from './change-text.ts';

type Difference = { readonly from: number; readonly to: number; readonly diff: AgentDiff };

const rangeForm = new RegExp(`^(${WHOLE_NUMBER})\\.\\.(${WHOLE_NUMBER}|)$`);

export const agentDiff: Command = {
  name: 'agent diff',
  summary: 'show what differs between two revisions of an agent',
  args: [
    AGENT_ARGUMENT,
    { name: '<range>', summary: 'two revisions, such as 12..15; 12.. compares with the newest' },
  ],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley agent diff "Bike shop" 12..15', 'parley agent diff "Bike shop" 12..'],
  run: async (args, io) => {
    const range = args.argument(1) ?? '';
    const [, from, to] = rangeForm.exec(range) ?? [];
    if (from === undefined || to === undefined) {
      throw new CommandError(`"${range}" is not a range: give two revisions, such as 12..15`, EXIT_USAGE);
    }
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const newest = async () => {
      const call = { method: 'GET', path: agentPath(agentId) } as const;
      return String((await client.json<{ readonly revision: number }>(call)).revision);
    };
    const difference = await client.json<Difference>({
      method: 'GET',
      path: `${agentPath(agentId)}/diff?from=${from}&to=${to === '' ? await newest() : to}`,
    });
    const text = diffText(difference.diff, io);
    printAnswer(args, io, { json: difference, text: text === '' ? 'They are the same.' : text });
    return EXIT_OK;
  },
};
