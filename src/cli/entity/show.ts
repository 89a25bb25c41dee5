import type { Entry } from '../../agent/agent.ts';
import { csvRecord } from '../../kernel/csv.ts';
import { clientSettings } from '../../settings/settings.ts';
import { editTarget, LANG_OPTION, languageQuery } from '../client/edit.ts';
import { AGENT_OPTION } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { inColumns, printAnswer, printFile } from '../terminal/print.ts';

type EntityAnswer = {
  readonly name: string;
  readonly isEnum: boolean;
  readonly automatedExpansion: boolean;
  readonly entries: readonly Entry[];
};

export const entityShow: Command = {
  name: 'entity show',
  summary: 'show the entries of an entity; --json prints it as /v1/entities has it',
  args: [{ name: '<entity>', summary: 'id or name' }],
  options: [
    { flags: '--csv', summary: 'as CSV: one value with its synonyms per line' },
    AGENT_OPTION,
    LANG_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley entity show drink', 'parley entity show drink --csv > drinks.csv'],
  run: async (args, io) => {
    const { client, path } = await editTarget(args, io);
    const part = `entities/${encodeURIComponent(args.argument(0) ?? '')}${languageQuery(args)}`;
    const entity = await client.json<EntityAnswer>({ method: 'GET', path: `${path}/${part}` });
    if (args.has('csv')) {
      const rows = entity.entries.map(({ value, synonyms }) => csvRecord([value, ...synonyms]));
      await printFile(io, rows.join(''));
      return EXIT_OK;
    }
    const kinds = [...(entity.isEnum ? ['enum'] : []), ...(entity.automatedExpansion ? ['expands'] : [])];
    const title = [`@${entity.name}`, ...kinds].join(', ');
    const rows = entity.entries.map(({ value, synonyms }) => [`  ${value}`, synonyms.join(', ')]);
    printAnswer(args, io, { json: entity, text: [title, inColumns(rows)].join('\n') });
    return EXIT_OK;
  },
};
