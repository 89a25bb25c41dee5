import { type Lexeme, lexemeOf } from '../lexeme.ts';

/** 平成30年, 昭和元年. */
export const yearOfEra = (folded: string, start: number, end: number, before: number): Lexeme | undefined => {
  const number = /^(?:\d{1,2}|[一二三四五六七八九十]{1,3}|元)(?=年)/.exec(folded.slice(end, end + 4))?.[0];
  if (number === undefined) return undefined;
  const year = number === '元' ? 1 : /\d/.test(number) ? Number(number) : hanBelowHundred(number);
  return lexemeOf({ y: before + year }, { start, end: end + number.length, digits: 4 });
};

const hanBelowHundred = (han: string): number => {
  const [tens = '', ones = ''] = han.includes('十') ? han.split('十') : ['0', han];
  const digit = (char: string, none: number) => (char === '' ? none : '一二三四五六七八九'.indexOf(char) + 1);
  return digit(tens, 1) * 10 + digit(ones, 0);
};
