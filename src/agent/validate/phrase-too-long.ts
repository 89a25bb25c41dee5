import { QUERY_CODE_POINTS_MAX } from '../../kernel/limits/conversation.ts';
import type { ValidationRule } from './rule.ts';

/** Enough to recognise the phrase. */
const SHOWN_CHARS = 40;

export const phraseTooLong: ValidationRule = {
  code: 'phrase_too_long',
  severity: 'warning',
  summary: 'a phrase that exceeds the length limit of a query',
  example: 'A phrase has 300 characters; a query has 255 at most.',
  hint: 'Shorten it to the words of a user.',
  find: ({ phrases }) =>
    phrases
      .filter(({ phrase, text }) => !phrase.isTemplate && [...text].length >= QUERY_CODE_POINTS_MAX)
      .map(({ intent, language, text }) => {
        const beginning = [...text].slice(0, SHOWN_CHARS).join('');
        const { length } = [...text];
        return {
          intent: intent.name,
          language,
          message: `"${beginning}…" has ${length} symbols`,
          facts: { beginning, length },
        };
      }),
};
