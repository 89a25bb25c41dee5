import { clientSettings } from '../../settings/settings.ts';
import { editTarget, LANG_OPTION, languageQuery } from '../client/edit.ts';
import { AGENT_OPTION } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Row = { readonly name: string; readonly count: number; readonly preview: string };

export const entityList: Command = {
  name: 'entity list',
  summary: 'list the entities of an agent',
  options: [AGENT_OPTION, LANG_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley entity list', 'parley entity list --agent "Bike shop" --json'],
  run: async (args, io) => {
    const { client, path } = await editTarget(args, io);
    const call = { method: 'GET', path: `${path}/entities${languageQuery(args)}` } as const;
    const reply = await client.json<{ readonly entities: readonly Row[] }>(call);
    const rows = reply.entities.map(({ name, count, preview }) => [`@${name}`, String(count), preview]);
    const text =
      rows.length === 0
        ? 'The agent has no entities. Add one with `parley entity add NAME`.'
        : inColumns([['ENTITY', 'SYNONYMS', 'FIRST ENTRY'], ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: reply, text });
    return EXIT_OK;
  },
};
