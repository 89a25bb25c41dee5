import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, sendEdit } from '../client/edit.ts';
import { argumentsIn } from '../client/filters.ts';
import type { Command } from '../command.ts';

const args = [
  { name: '<intent>', summary: 'id or name' },
  { name: '<phrase...>', summary: 'one or several, each in quotes' },
];

export const intentPhraseAdd: Command = {
  name: 'intent phrase add',
  summary: 'add phrases to an intent, annotated as in `a [large](size) [latte](drink) please`',
  args,
  options: [
    { flags: '--template', summary: 'the phrases are templates, such as "a @size:size @drink:drink"' },
    ...editOptions,
  ],
  settings: clientSettings,
  examples: [
    'parley intent phrase add order "a [large](size) [latte](drink) please"',
    'parley intent phrase add order "[two](@sys.number:count) teas" "a tea"',
  ],
  run: async (args, io) => {
    const [intent = '', ...add] = argumentsIn(args);
    const body = { add, templates: args.has('template') };
    const part = `intents/${encodeURIComponent(intent)}/phrases`;
    return sendEdit(args, io, { ...(await editTarget(args, io)), part, method: 'POST', body });
  },
};

export const intentPhraseRemove: Command = {
  name: 'intent phrase remove',
  summary: 'remove phrases from an intent, with or without their annotations',
  args,
  options: editOptions,
  settings: clientSettings,
  examples: ['parley intent phrase remove order "a tea please"'],
  run: async (args, io) => {
    const [intent = '', ...remove] = argumentsIn(args);
    const part = `intents/${encodeURIComponent(intent)}/phrases`;
    return sendEdit(args, io, { ...(await editTarget(args, io)), part, method: 'POST', body: { remove } });
  },
};
