import { clientSettings } from '../settings.ts';
import { openClient } from './client.ts';
import type { Command } from './command.ts';
import { flow } from './flow.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from './io.ts';
import { queryOf } from './webhook-call-filter.ts';

export const events: Command = {
  name: 'events',
  summary: 'write out recorded events, a JSON object a line, in the order of their positions',
  options: [
    { flags: '--session <id>', summary: 'events of one session only' },
    { flags: '--agent <id>', summary: 'its agent, where several have a session of that id' },
    { flags: '--from <position>', summary: 'the first position, itself included [default: 0]' },
    { flags: '--follow', summary: 'stay, and write what is recorded later' },
  ],
  settings: clientSettings,
  examples: [
    'parley events --session s42',
    'parley events > all-events.ndjson',
    'parley events --from 1042 --follow',
  ],
  run: async (given, io) => {
    const from = given.text('from');
    if (from !== undefined && !/^\d{1,15}$/.test(from))
      throw new CommandError(`--from takes a position, a whole number, not "${from}"`, EXIT_USAGE);
    const options = {
      session: given.text('session'),
      agent: given.text('agent'),
      from,
      follow: given.has('follow') ? 'true' : undefined,
    };
    const query = Object.fromEntries(
      Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const client = openClient(given, io);
    try {
      for await (const event of client.lines({ method: 'GET', path: `/admin/events?${queryOf(query)}` }))
        await flow(io.out, `${JSON.stringify(event)}\n`);
    } catch (error) {
      // Whoever follows ends it by hand.
      if (!io.stop.aborted) throw error;
    }
    return EXIT_OK;
  },
};
