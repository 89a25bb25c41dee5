import { isWholeNumber } from '../../kernel/whole-number.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseKnownAgent } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import type { Command, CommandArguments } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { writePaced } from '../terminal/flow.ts';
import { forTerminals } from '../terminal/for-terminals.ts';

export const events: Command = {
  name: 'events',
  summary: 'print recorded events in order of position, one JSON object per line',
  options: [
    { flags: '--session <id>', summary: 'only events of this session' },
    {
      flags: '--agent <agent>',
      summary: "id or name of the session's agent; without --session, all events of this agent",
    },
    { flags: '--from <position>', summary: 'first position [default: 0]' },
    { flags: '--follow', summary: 'keep running, and print new events' },
  ],
  settings: clientSettings,
  examples: [
    'parley events --session s42',
    'parley events > all-events.ndjson',
    'parley events --agent "Bike shop" > its-events.ndjson',
    'parley events --from 1042 --follow',
  ],
  run: async (args, io) => {
    const from = args.text('from');
    if (from !== undefined && !isWholeNumber(from))
      throw new CommandError(`--from takes a position, a whole number, not "${from}"`, EXIT_USAGE);
    const client = openClient(args, io);
    const query = queryOf({
      session: args.text('session'),
      agent: await agentIn(client, args),
      from,
      follow: args.has('follow') ? 'true' : undefined,
    });
    try {
      for await (const event of client.lines({ method: 'GET', path: `/admin/events?${query}` }))
        await writePaced(io.out, `${forTerminals(JSON.stringify(event))}\n`);
    } catch (error) {
      // The user ends a command that follows.
      if (!io.stop.aborted) throw error;
    }
    return EXIT_OK;
  },
};

/** A deleted agent has no name, but it still has events. */
const agentIn = async (client: Client, args: CommandArguments): Promise<string | undefined> => {
  const agent = args.text('agent');
  if (agent === undefined || /^[0-9a-f]{32}$/.test(agent)) return agent;
  return (await chooseKnownAgent(client, agent)).agentId;
};
