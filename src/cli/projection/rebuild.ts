import { setTimeout } from 'node:timers/promises';
import { clientSettings } from '../../settings/settings.ts';
import type { Client } from '../client/client.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { type ProjectionRow, projectionsPath } from './text.ts';

export const projectionRebuild: Command = {
  name: 'projection rebuild',
  summary: 'rebuild a view from the whole log, while the current one stays readable',
  args: [{ name: '<name>', summary: 'name from `parley projection list`' }],
  options: [{ flags: '--wait', summary: 'wait until the new view has replaced the old one' }, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley projection rebuild sessions', 'parley projection rebuild sessions --wait'],
  run: async (args, io) => {
    const name = args.argument(0) ?? '';
    if (name === '') throw new CommandError('name a projection', EXIT_USAGE);
    const client = openClient(args, io);
    let row = await client.json<ProjectionRow>({ method: 'POST', path: projectionsPath(name, 'rebuild') });
    if (args.has('wait')) row = await rebuilt(client, name, io.stop);
    const text =
      row.rebuild === undefined
        ? `Rebuilding ${name} up to position ${row.position}.`
        : `Rebuilding ${name}; \`parley projection lag ${name}\` shows the progress.`;
    printAnswer(args, io, { json: row, text });
    return EXIT_OK;
  },
};

/** Often enough for a smooth progress bar, with few requests. */
const LOOK_EVERY_MS = 200;

const rebuilt = async (client: Client, name: string, stop: AbortSignal): Promise<ProjectionRow> => {
  for (;;) {
    const row = await client.json<ProjectionRow>({ method: 'GET', path: projectionsPath(name) });
    if (row.rebuild === undefined) return row;
    if (row.rebuild.state === 'faulted')
      throw new CommandError(`the script fails: ${row.rebuild.fault?.message}`);
    await setTimeout(LOOK_EVERY_MS, undefined, { signal: stop });
  }
};
