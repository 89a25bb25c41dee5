import { clientSettings } from '../../settings/settings.ts';
import type { Command } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { decideOnTexts, textsOptions } from './texts.ts';

export const inboxRestore: Command = {
  name: 'inbox restore',
  summary: 'return dismissed texts to the inbox',
  args: [{ name: '<text...>', summary: 'the texts, as `inbox list --dismissed` shows them' }],
  options: textsOptions,
  settings: clientSettings,
  examples: ['parley inbox list --dismissed', 'parley inbox restore "when do you open"'],
  run: async (args, io) => {
    const answer = await decideOnTexts<{ readonly restored: number }>(args, io, 'restore');
    const text = `${answer.restored} ${answer.restored === 1 ? 'text is' : 'texts are'} shown again.`;
    printAnswer(args, io, { json: answer, text });
    return EXIT_OK;
  },
};
