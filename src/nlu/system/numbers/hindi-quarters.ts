import { type NumberSpan, startWithMinus } from './number-span.ts';

/** Words before a number that add or take away a part of one: सवा पांच is 5¼, पौने पांच 4¾. */
const QUARTERS: Readonly<Record<string, number>> = {
  सवा: 0.25,
  सावा: 0.25,
  पौने: -0.25,
  साढ़े: 0.5,
  साढे: 0.5,
};
const QUARTER_BEFORE = /(?:^| )(सवा|सावा|पौने|साढ़े|साढे) $/;
const LONGEST = 7;

/** Before a hundred, a thousand and so on, it is that part of them: सवा सौ is 125. */
export const withQuarter = (
  folded: string,
  span: NumberSpan,
  lexicon: Parameters<typeof startWithMinus>[2],
): NumberSpan => {
  const before = folded.slice(Math.max(0, span.start - LONGEST), span.start);
  const word = QUARTER_BEFORE.exec(before)?.[1];
  const part = word === undefined ? undefined : QUARTERS[word];
  if (word === undefined || part === undefined || span.isOrdinal) return span;
  const scale = SCALES.find((one) => span.value >= one && span.value % one === 0) ?? 1;
  const body = span.start - word.length - 1;
  const start = startWithMinus(folded, body, lexicon);
  const value = (span.value + part * scale) * (start === body ? 1 : -1);
  return { ...span, start, body, value, digits: 0, isArticle: false };
};

const SCALES = [1e7, 1e5, 1000, 100];
