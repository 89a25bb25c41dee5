import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { type ProjectionRow, projectionsPath } from './text.ts';

export const projectionRetry: Command = {
  name: 'projection retry',
  summary: 'restart a failed projection where it failed',
  args: [{ name: '<name>', summary: 'name from `parley projection list`' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley projection retry my-figures'],
  run: async (args, io) => {
    const name = args.argument(0) ?? '';
    const path = projectionsPath(name, 'retry');
    const row = await openClient(args, io).json<ProjectionRow>({ method: 'POST', path });
    printAnswer(args, io, { json: row, text: `${name} is ${row.state.replace('_', ' ')}.` });
    return EXIT_OK;
  },
};
