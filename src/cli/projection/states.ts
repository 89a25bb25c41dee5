import type { JsonValue } from '../../kernel/json.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { projectionsPath } from './text.ts';

type States = { readonly states: readonly { readonly partition: string; readonly state: JsonValue }[] };

export const projectionStates: Command = {
  name: 'projection states',
  summary: 'show the states of a projection by name, one per line',
  args: [{ name: '<name>', summary: 'name from `parley projection list`' }],
  options: [
    { flags: '--prefix <text>', summary: 'states whose names have this prefix, such as session-AGENT-' },
    { flags: '--after <name>', summary: 'states after this one, to continue a list' },
    { flags: '--limit <number>', summary: 'states to show, 1000 at most [default: 100]' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley projection states words', 'parley projection states session-state --json'],
  run: async (args, io) => {
    const query = queryOf({
      prefix: args.text('prefix'),
      after: args.text('after'),
      limit: args.text('limit'),
    });
    const path = `${projectionsPath(args.argument(0) ?? '', 'states')}?${query}`;
    const reply = await openClient(args, io).json<States>({ method: 'GET', path });
    const lines = reply.states.map(({ partition, state }) => `${partition}  ${JSON.stringify(state)}`);
    printAnswer(args, io, { json: reply, text: lines.join('\n') || 'There are no states.' });
    return EXIT_OK;
  },
};
