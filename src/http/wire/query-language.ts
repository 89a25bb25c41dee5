import { canonicalLanguage } from '../../agent/language.ts';
import { ParleyError } from '../../kernel/errors.ts';

/** The languages of the original service, as a client for .NET names them in the URL in place of their tags. */
const namedLanguages: ReadonlyMap<string, string> = new Map([
  ['brazilianportuguese', 'pt-BR'],
  ['chinesecantonese', 'zh-HK'],
  ['chinesesimplified', 'zh-CN'],
  ['chinesetraditional', 'zh-TW'],
  ['dutch', 'nl'],
  ['english', 'en'],
  ['french', 'fr'],
  ['german', 'de'],
  ['italian', 'it'],
  ['japanese', 'ja'],
  ['korean', 'ko'],
  ['portuguese', 'pt'],
  ['russian', 'ru'],
  ['spanish', 'es'],
  ['ukrainian', 'uk'],
]);

/** The tag of a query's language, as it was sent, or of a language that was sent by its name. @throws bad_language */
export const queryLanguage = (lang: string): string => {
  if (canonicalLanguage(lang) !== undefined) return lang;
  const tag = namedLanguages.get(lang.toLowerCase());
  if (tag === undefined) throw new ParleyError('bad_language', { language: lang });
  return tag;
};
