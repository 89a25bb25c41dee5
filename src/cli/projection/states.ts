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
  summary: 'show what a projection made, a state a line, in the order of their names',
  args: [{ name: '<name>', summary: 'a projection, as `parley projection list` names it' }],
  options: [
    { flags: '--prefix <text>', summary: 'states whose names begin so, such as session-AGENT-' },
    { flags: '--after <name>', summary: 'states behind that one, to go on from it' },
    { flags: '--limit <number>', summary: 'states to show, 1000 at most [default: 100]' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley projection states words', 'parley projection states daily-figures --json'],
  run: async (given, io) => {
    const query = Object.fromEntries(
      ['prefix', 'after', 'limit'].flatMap((name) => {
        const value = given.text(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const path = `${projectionsPath(given.argument(0) ?? '', 'states')}?${queryOf(query)}`;
    const reply = await openClient(given, io).json<States>({ method: 'GET', path });
    const lines = reply.states.map(({ partition, state }) => `${partition}  ${JSON.stringify(state)}`);
    printAnswer(given, io, { json: reply, text: lines.join('\n') || 'There are no states.' });
    return EXIT_OK;
  },
};
