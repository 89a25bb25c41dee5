import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';
import { behind, type ProjectionRow, positionText, projectionsPath } from './text.ts';

export const projectionLag: Command = {
  name: 'projection lag',
  summary: 'show how far projections are behind the log',
  args: [{ name: '[name]', summary: 'one projection [default: all]' }],
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley projection lag', 'parley projection lag sessions --json'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const name = args.argument(0);
    const projections =
      name === undefined
        ? (await client.json<Projections>({ method: 'GET', path: projectionsPath() })).projections
        : [await client.json<ProjectionRow>({ method: 'GET', path: projectionsPath(name) })];
    const lags = projections.flatMap((row) => [
      { name: row.name, state: row.state, position: row.position, lagMs: row.lagMs },
      ...(row.rebuild === undefined ? [] : [{ name: `${row.name} (rebuild)`, ...row.rebuild }]),
    ]);
    const rows = lags.map(({ name, state, position, lagMs }) => [
      name,
      state,
      positionText(position),
      behind(lagMs),
    ]);
    const text = inColumns([['PROJECTION', 'STATE', 'POSITION', 'BEHIND'], ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: { projections: lags }, text });
    return EXIT_OK;
  },
};

type Projections = { readonly projections: readonly ProjectionRow[] };
