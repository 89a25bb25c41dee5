import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_FAILED, EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';
import { type ProjectionRow, projectionsPath, projectionTable } from './text.ts';

type Reply = {
  readonly projections: readonly ProjectionRow[];
  readonly unreadableRecords?: { readonly count: number; readonly positions: readonly number[] };
};

export const projectionList: Command = {
  name: 'projection list',
  summary: 'list the projections of a server with their progress and faults',
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley projection list', 'parley projection list --json'],
  run: async (args, io) => {
    const reply = await openClient(args, io).json<Reply>({
      method: 'GET',
      path: projectionsPath(),
    });
    printAnswer(args, io, {
      json: reply,
      text: inColumns(projectionTable(reply.projections), lineColumnsOf(io)) + unreadableIn(reply),
    });
    return reply.projections.some(({ state }) => state === 'faulted') ? EXIT_FAILED : EXIT_OK;
  },
};

const unreadableIn = ({ unreadableRecords }: Reply): string => {
  if (unreadableRecords === undefined) return '';
  const { count, positions } = unreadableRecords;
  const places = `at position ${positions.join(', ')}`;
  return `\n${quantity(count, 'record')} of the log cannot be read, so no view has them: ${places}.`;
};
