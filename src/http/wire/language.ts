import type { Agent } from '../../agent/agent.ts';
import { canonicalLanguage } from '../../agent/language.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { Type } from '../../kernel/schema.ts';
import type { Wire } from '../operation.ts';
import { firstOf } from './lenient.ts';

/** The query of operations on an intent or entity. */
export const LanguageQuery = Type.Object({
  lang: Type.Optional(Type.String({ description: 'A language of the agent, if not its default.' })),
});

export const languageIn = ({ query }: Pick<Wire, 'query'>) => ({ query: { lang: firstOf(query, 'lang') } });

/**
 * The language in which an intent or entity is read or written: `lang`, or the default. @throws bad_language,
 * request_invalid if the agent does not have it
 */
export const agentLanguage = ({ settings }: Pick<Agent, 'settings'>, lang: string | undefined): string => {
  if (lang === undefined || lang === '') return settings.language;
  const language = canonicalLanguage(lang);
  if (language === undefined) throw new ParleyError('bad_language', { language: lang });
  if (!settings.languages.includes(language)) {
    throw new ParleyError('request_invalid', {
      place: 'lang',
      fault: `must be a language of the agent: ${settings.languages.join(', ')}`,
    });
  }
  return language;
};
