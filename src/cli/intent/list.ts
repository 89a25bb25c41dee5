import { clientSettings } from '../../settings/settings.ts';
import { editTarget } from '../client/edit.ts';
import { AGENT_OPTION } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Row = {
  readonly name: string;
  readonly action: string;
  readonly fallback: boolean;
  readonly phrases: Readonly<Record<string, number>>;
};

export const intentList: Command = {
  name: 'intent list',
  summary: 'list the intents of an agent',
  options: [AGENT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley intent list', 'parley intent list --agent "Bike shop" --json'],
  run: async (args, io) => {
    const { client, path } = await editTarget(args, io);
    const call = { method: 'GET', path: `${path}/intents` } as const;
    const reply = await client.json<{ readonly intents: readonly Row[] }>(call);
    const rows = reply.intents.map(({ name, action, fallback, phrases }) => [
      name,
      fallback ? 'fallback' : phrasesText(phrases),
      action,
    ]);
    const text =
      rows.length === 0
        ? 'The agent has no intents. Add one with `parley intent add NAME`.'
        : inColumns([['INTENT', 'PHRASES', 'ACTION'], ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: reply, text });
    return EXIT_OK;
  },
};

const phrasesText = (phrases: Row['phrases']): string =>
  Object.entries(phrases)
    .map(([language, count]) => `${count} ${language}`)
    .join(', ');
