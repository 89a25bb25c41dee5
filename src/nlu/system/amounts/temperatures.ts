import type { Amount } from '../amount.ts';
import { afterDegrees } from '../data/degree-words.ts';
import { temperatureWords } from '../data/unit-words.ts';
import { readInTurn } from '../in-turn.ts';
import { endingsOf } from '../language.ts';
import { lazily } from '../lazily.ts';
import { halfAfter, withPart } from '../numbers/half-after.ts';
import { PhraseTable } from '../phrases.ts';
import type { Reading, Recognizer } from '../reading.ts';
import { type BelowZero, belowZeroIn } from './below-zero.ts';
import { markedDegrees } from './degree-marks.ts';
import { unitAfter } from './unit-after.ts';
import { phrasesOf } from './unit-tables.ts';

/** Degrees; Celsius if no scale is given. */
export const temperatures = (base: string): Recognizer => {
  const table = lazily(() => scaleTable(base));
  const below = belowZeroIn(base);
  const prefixes = base === 'ja' || base === 'zh' || base === 'ko' ? SCALES_BEFORE : [];
  return (reading) =>
    readInTurn(reading.amounts(), (amount) => {
      const marked = markedDegrees(reading, amount);
      if (marked !== undefined) {
        const { value, scale, start, end } = marked;
        return below(reading, { value: { amount: value, unit: scale }, start, end });
      }
      if (amount.isOrdinal) return undefined;
      const unit = unitAfter(reading, amount, table());
      if (unit === undefined)
        return namedBefore(reading, amount, prefixes) ?? bareBelowZero(reading, amount, below);
      if (isLooseLetter(reading, amount, unit.start, unit.end) || isOtherDegree(reading, amount, unit.end))
        return undefined;
      const before = reading.folded.slice(0, amount.start).trimEnd();
      const scale = prefixes.find(([word]) => before.endsWith(word))?.[1] ?? unit.value;
      const { part, end } = halfAfter(reading.folded, unit.end, base);
      const value = { amount: withPart(amount.value, part), unit: scale };
      return below(reading, { value, start: amount.start, end });
    });
};

/** `a degree in physics`, `un degré de confiance`; but `a degree warmer` and `a degree Celsius`. */
const isOtherDegree = ({ folded }: Reading, { isArticle }: Amount, end: number): boolean => {
  if (isArticle !== true) return false;
  const next = /^ (?:de )?(\p{L}+)/u.exec(folded.slice(end, end + NEXT_UNITS_MAX))?.[1];
  return next !== undefined && !afterDegrees.has(next);
};

/** Longer than any word in the list. */
const NEXT_UNITS_MAX = 16;

/** `5 below zero`, without a word for degrees. */
const bareBelowZero = (reading: Reading, { value, start, end }: Amount, below: BelowZero) => {
  const degrees = { value: { amount: value, unit: 'C' }, start, end };
  const cold = below(reading, degrees);
  return cold.end > end ? cold : undefined;
};

/** `섭씨 20.3`: the scale before the number marks it as degrees. */
const namedBefore = ({ folded }: Reading, { start, end, value }: Amount, prefixes: typeof SCALES_BEFORE) => {
  const before = folded.slice(0, start).trimEnd();
  const [word, scale] = prefixes.find(([one]) => before.endsWith(one)) ?? [];
  if (word === undefined || scale === undefined) return undefined;
  return { value: { amount: value, unit: scale }, start: before.length - word.length, end };
};

const SYMBOLS: readonly (readonly [string, string])[] = [
  ['°c', 'C'],
  ['° c', 'C'],
  ['ºc', 'C'],
  ['º c', 'C'],
  ['℃', 'C'],
  ['°f', 'F'],
  ['° f', 'F'],
  ['ºf', 'F'],
  ['º f', 'F'],
  ['℉', 'F'],
  ['°', 'C'],
  ['º', 'C'],
  ['c', 'C'],
  ['f', 'F'],
  ['k', 'K'],
  ['kelvin', 'K'],
];

const scaleTable = (base: string): PhraseTable<string> => {
  const [degree, celsius, fahrenheit] = temperatureWords[base] ?? ['', '', ''];
  const degrees = phrasesOf(degree);
  const table = new PhraseTable<string>(SYMBOLS, endingsOf(base));
  const addScale = (scale: string, word: string) => {
    if (word.length > 1) table.add(word, scale);
    for (const phrase of degrees) {
      table.add(`${phrase} ${word}`, scale);
      table.add(`${word}${phrase}`, scale);
    }
  };
  for (const word of phrasesOf(celsius)) addScale('C', word);
  for (const word of phrasesOf(fahrenheit)) addScale('F', word);
  for (const phrase of degrees) table.add(phrase, 'C');
  return table;
};

const SCALES_BEFORE: readonly (readonly [string, string])[] = [
  ['摂氏', 'C'],
  ['摄氏', 'C'],
  ['攝氏', 'C'],
  ['섭씨', 'C'],
  ['華氏', 'F'],
  ['华氏', 'F'],
  ['화씨', 'F'],
];

/** `25 c` in small letters with a space is not a temperature; `25c` and `25 C` are. */
const isLooseLetter = ({ text }: Reading, amount: Amount, start: number, end: number): boolean =>
  end - start === 1 && /[cfk]/.test(text.charAt(start)) && start > amount.end;
