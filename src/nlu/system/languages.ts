import { baseLanguage, intlLocale } from './language.ts';
import { lazily } from './lazily.ts';
import { inflections } from './names/countries.ts';
import { type Listed, listRecognizer } from './names/names-list.ts';
import { PhraseTable } from './phrases.ts';
import type { Reading, Recognizer } from './reading.ts';

const LANGUAGE_CODES =
  'af am ar az be bg bn bs ca ceb co cs cy da de el en eo es et eu fa fi fil fr fy ga gd gl gu ha haw he hi hmn hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny or pa pl ps pt ro ru rw sa sd si sk sl sm sn so sq sr st su sv sw ta te tg th tk tl tr tt ug uk ur uz vi xh yi yo zh zu'.split(
    ' ',
  );

/** Other words for a language besides its name: `CODE=word=word`. */
const ALIASES: Readonly<Record<string, string>> = {
  en: 'zh=mandarin=mandarin chinese nb=norwegian fil=tagalog fa=farsi=persian el=greek',
  de: 'zh=mandarin fa=farsi de=deutsche=deutschen en=englische=englischen fr=französische=französischen',
  fr: 'en=anglaise de=allemande zh=mandarin fr=française it=italienne fa=farsi es=espagnole',
  es: 'zh=mandarín es=castellano',
  it: 'zh=mandarino',
  pt: 'zh=mandarim',
  ru: 'en=английском=английского=по-английски=английский язык de=немецком=по-немецки fr=французском=по-французски es=испанском=по-испански ru=русском=по-русски it=итальянском=по-итальянски zh=китайском=по-китайски ja=японском=по-японски',
  zh: 'en=英文 zh=普通话=汉语=华语=中文=國語=漢語 ja=日文=日语=日語 ko=韩文=韩语=韓文 fr=法文=法语 de=德文=德语 es=西班牙文=西班牙语 ru=俄文=俄语 it=意大利文',
  ja: 'zh=中国語=北京語 ko=韓国語=朝鮮語 en=英語',
  ko: 'en=영어 ko=한국어=한국말 ja=일본어=일본말 zh=중국어=중국말',
  nl: 'zh=mandarijn',
  tr: 'zh=mandarin',
};

/** Names of languages in the agent's language and in English; the value is the English name. */
export const languageRecognizer = (language: string): Recognizer => {
  const names = listRecognizer(lazily(() => languageTable(language)));
  return (reading) => names(reading).filter(({ start, end }) => !isVerb(reading, start, end));
};

/** `polish my shoes`: a verb before what it is done to. */
const POLISHED = /^ (?:the|this|that|these|those|my|your|his|her|its|our|their|it|them|up|off)(?![a-z])/;
/** Longer than any of these words. */
const POLISHED_UNITS_MAX = 8;

const isVerb = ({ text, folded }: Reading, start: number, end: number): boolean =>
  text.slice(start, end) === 'polish' && POLISHED.test(folded.slice(end, end + POLISHED_UNITS_MAX));

const languageTable = (language: string): PhraseTable<Listed> => {
  const table = new PhraseTable<Listed>();
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const local = new Intl.DisplayNames([intlLocale(language)], { type: 'language' });
  const answer = (code: string) => (code === 'nb' ? 'Norwegian' : (english.of(code) ?? code));
  const add = (code: string, name: string | undefined) => {
    if (name === undefined || name === code) return;
    const isWeak = name.length < 3 && /^[a-z]+$/i.test(name);
    for (const form of inflections(name)) table.add(form, { value: answer(code), isWeak });
  };
  for (const tongue of new Set([baseLanguage(language), 'en'])) {
    for (const [code, ...words] of aliasesOf(tongue)) for (const word of words) add(code, word);
  }
  for (const code of LANGUAGE_CODES) {
    add(code, local.of(code));
    add(code, english.of(code));
  }
  return table;
};

const aliasesOf = (tongue: string): readonly (readonly [code: string, ...words: string[]])[] =>
  (ALIASES[tongue] ?? '').split(/ (?=[a-z]{2,3}=)/).flatMap((entry) => {
    const [code = '', ...words] = entry.split('=');
    return code === '' ? [] : [[code, ...words] as const];
  });
