import type { Lexeme } from '../lexeme.ts';
import type { Moments } from './moments.ts';
import { isFiller } from './moments-placed.ts';

/**
 * The start of a range's second part, if a word for "to" follows; `and` counts only after "between" or
 * "from".
 */
export const afterConnector = (
  moments: Moments,
  first: number,
  end: number,
): { next: number; from: number } | undefined => {
  const { lexemes, text, base } = moments;
  let next = end;
  while (isFiller(lexemes[next]) && lexemes[next]?.readings['-'] === undefined) next++;
  const connector = lexemes[next];
  if (connector === undefined) return undefined;
  const opener = openerBefore(lexemes, first) ?? (isAround(moments, lexemes[end]?.start) ? first : undefined);
  if (opener !== undefined && isToNamed(connector, text)) return { next, from: opener };
  if (base === 'tr' && FROM_ENDING.test(text.slice(lexemes[first]?.start, lexemes[next - 1]?.end)))
    return { next, from: opener ?? first };
  const joins =
    connector.readings['-'] !== undefined || (connector.readings['&'] !== undefined && opener !== undefined);
  if (!joins) return undefined;
  next++;
  while (isBeforeEnd(lexemes[next])) next++;
  return { next, from: opener ?? first };
};

export const isBeforeEnd = (lexeme: Lexeme | undefined): boolean =>
  isFiller(lexeme) || lexeme?.readings.w !== undefined || lexeme?.readings.S === 'end';

/** `dalle nove a mezzogiorno`, `das nove ao meio-dia`: the word for "to" belongs to the name of the time. */
const isToNamed = ({ readings, start, end }: Lexeme, text: string): boolean =>
  readings.C !== undefined && /^(?:al?|ao|à) \p{L}/iu.test(text.slice(start, end));

/** Languages with "between" after both ends. */
const AROUND_LANGUAGES: ReadonlySet<string> = new Set(['tr', 'hi', 'zh', 'ja', 'ko']);
const AROUND = /aras[ıi]|之间|之間|[间間](?![\u4e00-\u9fff])|बीच|사이/;
/** Longer than nearly all second ends of a range. */
const AROUND_UNITS_MAX = 80;

/** Whether a text has such a word, as the text is the same for all of its ranges. */
const hasAround = (moments: Moments): boolean => {
  let isIn = textsWithAround.get(moments);
  if (isIn === undefined) {
    isIn = AROUND_LANGUAGES.has(moments.base) && AROUND.test(moments.text);
    textsWithAround.set(moments, isIn);
  }
  return isIn;
};
const textsWithAround = new WeakMap<Moments, boolean>();

const isAround = (moments: Moments, from: number | undefined): boolean =>
  from !== undefined && hasAround(moments) && AROUND.test(moments.text.slice(from, from + AROUND_UNITS_MAX));

/** Turkish marks the first end by a suffix: 2014'ten, Mayıs'tan. */
const FROM_ENDING = /[dt][ae]n$/i;

const openerBefore = (lexemes: readonly Lexeme[], first: number): number | undefined => {
  for (let place = first; place >= Math.max(0, first - 2); place--) {
    const lexeme = lexemes[place];
    if (lexeme?.readings['('] !== undefined) return place;
    const isPassed =
      place === first ||
      isFiller(lexeme) ||
      lexeme?.readings.a !== undefined ||
      lexeme?.readings.j !== undefined ||
      lexeme?.readings.w !== undefined;
    if (!isPassed) return undefined;
  }
  return undefined;
};
