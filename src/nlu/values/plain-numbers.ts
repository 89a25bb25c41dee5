/**
 * Numbers of a text that count nothing: those of an amount, a telephone number, a time or a date in words
 * that the agent does not know, "one" in "the large one", and the article of "un poco". "I need 100 euros"
 * does not order 100 copies.
 */
import type { SystemSpan } from '../entities/recognise.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { primaryLanguage } from '../text/language.ts';
import type { Unit } from '../text/units.ts';
import { vagueAmountsOf } from '../text/vague-amounts.ts';

const NUMBERS: ReadonlySet<string> = new Set(
  ['number', 'number-integer', 'cardinal', 'number-sequence'].map((name) => `sys.${name}`),
);

/** What a number may be part of. */
const WHOLES = ['sys.unit-currency', 'sys.percentage', 'sys.time', 'sys.date'];
const OTHER_WHOLES = ['date-time', 'date-period', 'time-period', 'phone-number', 'temperature', 'duration'];
const ALL_WHOLES: ReadonlySet<string> = new Set([...WHOLES, ...OTHER_WHOLES.map((name) => `sys.${name}`)]);

export const isNumber = (entity: string): boolean => NUMBERS.has(entity);

export const mayContainNumber = (entity: string): boolean => ALL_WHOLES.has(entity);

/** The text that the numbers are in. */
export type NumberedText = {
  readonly units: readonly Unit[];
  readonly language: string;
  /** Whether phrases or entries of the agent have a word. */
  readonly isKnown: (word: string) => boolean;
  /** A prompt asked for a value, so that "100 euros" may answer how many. */
  readonly isPrompted: boolean;
  readonly recognise: (entity: string) => readonly SystemSpan[];
};

/** The values of an entity without numbers that count nothing; other entities keep all. */
export const withoutPlainNumbers = (
  entity: string,
  spans: readonly SystemSpan[],
  text: NumberedText,
): readonly SystemSpan[] => {
  if (spans.length === 0 || !NUMBERS.has(entity)) return spans;
  const counting = spans.filter((span) => !isPronoun(span, text) && !isVague(span, text));
  if (counting.length === 0 || text.isPrompted) return counting;
  const wholes = wholesAround(counting, text);
  return wholes.length === 0
    ? counting
    : counting.filter((span) => !wholes.some((whole) => isPart(span, whole)));
};

/** Telephone numbers in several groups of digits, and amounts, times and dates in words new to the agent. */
const wholesAround = (numbers: readonly SystemSpan[], text: NumberedText): readonly SystemSpan[] => {
  const phones = numbers.length > 1 ? text.recognise(PHONE) : [];
  if (!numbers.some((number) => isBesideUnknownWord(number, numbers, text))) return phones;
  const others = WHOLES.flatMap((whole) => text.recognise(whole));
  return [...phones, ...others.filter((span) => hasUnknownWord(span, numbers, text))];
};

const PHONE = 'sys.phone-number';

/** What is looked for around the values of an entity. */
export const wholesOf = (entity: string): readonly string[] => (isNumber(entity) ? [...WHOLES, PHONE] : []);

/** Spares most numbers the search for what they may be part of. */
const isBesideUnknownWord = (
  { start, end }: SystemSpan,
  numbers: readonly SystemSpan[],
  text: NumberedText,
): boolean => {
  const smallWords = functionWordsOf(text.language);
  const words = text.units.filter(({ folded }) => !smallWords.has(folded));
  const [before, after] = [
    words.findLast((unit) => unit.end <= start),
    words.find((unit) => unit.start >= end),
  ];
  return [before, after].some((unit) => unit !== undefined && isUnknown(unit, numbers, text));
};

const isPart = (part: SystemSpan, whole: SystemSpan): boolean =>
  part.start >= whole.start && part.end <= whole.end && part.end - part.start < whole.end - whole.start;

const hasUnknownWord = (whole: SystemSpan, numbers: readonly SystemSpan[], text: NumberedText): boolean =>
  text.units.some(
    (unit) => unit.start >= whole.start && unit.end <= whole.end && isUnknown(unit, numbers, text),
  );

/** A word or sign beside the numbers that is neither a function word nor known to the agent. */
const isUnknown = (
  { folded, start, end }: Unit,
  numbers: readonly SystemSpan[],
  { language, isKnown }: NumberedText,
): boolean =>
  !isKnown(folded) &&
  !functionWordsOf(language).has(folded) &&
  !numbers.some((number) => start < number.end && end > number.start);

const DETERMINERS: ReadonlySet<string> = new Set(
  'the this that which another other any every each no same a an my your'.split(' '),
);

/**
 * English "one" after a determiner, or after one and an adjective, or of what somebody does not have: "this
 * one", "a large one", "I don't have one".
 */
const isPronoun = ({ start, end }: SystemSpan, { units, language }: NumberedText): boolean => {
  if (primaryLanguage(language) !== 'en') return false;
  const at = units.findIndex((unit) => unit.start === start && unit.end === end);
  if (units[at]?.folded !== 'one') return false;
  const [second, first] = [units[at - 2]?.folded ?? '', units[at - 1]?.folded ?? ''];
  const isDenied = HAVING.has(first) && units.slice(0, at).some(({ folded }) => NEGATIONS.has(folded));
  return isDenied || DETERMINERS.has(first) || (DETERMINERS.has(second) && !BEFORE_A_NUMBER.has(first));
};

const HAVING: ReadonlySet<string> = new Set('have need want got get know see'.split(' '));
const NEGATIONS: ReadonlySet<string> = new Set('not t dont never didnt havent havnt cannot'.split(' '));

/** The article of "un poco", "ein bisschen" and "one moment". */
const isVague = ({ end }: SystemSpan, { units, language }: NumberedText): boolean => {
  const amounts = vagueAmountsOf(language);
  const next = units.find(({ start }) => start >= end);
  return next !== undefined && amounts.has(next.folded);
};

/** "the number one", "a table for one" */
const BEFORE_A_NUMBER: ReadonlySet<string> = new Set(
  'number room line ticket option page chapter part level for of to at by plus minus and or about only'.split(
    ' ',
  ),
);
