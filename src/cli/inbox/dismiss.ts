import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import type { Command } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { decideOnTexts, textsOptions } from './texts.ts';

export const inboxDismiss: Command = {
  name: 'inbox dismiss',
  summary: 'remove texts from the inbox',
  args: [{ name: '<text...>', summary: 'the texts, as the inbox shows them' }],
  options: textsOptions,
  settings: clientSettings,
  examples: ['parley inbox dismiss "asdf" "lalala"'],
  run: async (args, io) => {
    const answer = await decideOnTexts<{ readonly dismissed: number }>(args, io, 'dismiss');
    const text = `${quantity(answer.dismissed, 'text')} dismissed.`;
    printAnswer(args, io, { json: answer, text });
    return EXIT_OK;
  },
};
