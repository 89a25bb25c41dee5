import { QUERY_CODE_POINTS_MAX } from '../../kernel/limits/conversation.ts';
import { inEach, type ValidationRule } from './rule.ts';

/** Enough to recognise the phrase. */
const SHOWN_CHARS = 40;

export const phraseTooLong: ValidationRule = {
  code: 'phrase_too_long',
  severity: 'warning',
  summary: 'a phrase that exceeds the length limit of a query',
  example: 'A phrase has 300 characters; a query has 255 at most.',
  hint: 'Shorten it to the words of a user.',
  find: ({ phrases }) =>
    inEach(phrases, ({ intent, phrase, language, text }) => {
      // A text has at most as many symbols as UTF-16 units.
      if (phrase.isTemplate || text.length < QUERY_CODE_POINTS_MAX) return [];
      const symbols = [...text];
      const { length } = symbols;
      if (length < QUERY_CODE_POINTS_MAX) return [];
      const beginning = symbols.slice(0, SHOWN_CHARS).join('');
      const message = `"${beginning}…" has ${length} symbols`;
      return [{ intent: intent.name, language, message, facts: { beginning, length } }];
    }),
};
