import type { Amount } from '../amount.ts';
import { lookBack } from '../folding.ts';
import { isSurname } from '../names/people.ts';
import { withLetterScale } from '../numbers/letter-scales.ts';
import type { Reading, Recognizer } from '../reading.ts';

export const numberRecognizers = (base: string): Readonly<Record<string, Recognizer>> => {
  const all = (reading: Reading) =>
    plausible(
      reading
        .amounts()
        .filter((amount) => !isSurname(reading, amount))
        .map((amount) => asDotted(reading, withLetterScale(reading, amount), base)),
      reading.folded,
      base,
    );
  const where =
    (holds: (amount: Amount) => boolean): Recognizer =>
    (reading) =>
      all(reading).filter(holds);
  return {
    'sys.number': all,
    'sys.cardinal': where((amount) => !amount.isOrdinal),
    'sys.ordinal': where((amount) => amount.isOrdinal),
    'sys.number-integer': where((amount) => !amount.isOrdinal && Number.isInteger(amount.value)),
    'sys.number-sequence': numberSequences,
  };
};

/** `am 5. Platz`, Turkish `5. kat`: a dot after digits makes an ordinal, if the sentence goes on. */
const DOTTED: Readonly<Record<string, readonly [before: RegExp, after: RegExp]>> = {
  de: [
    /(?:^|[ (])(?:der|die|das|dem|den|des|am|im|zum|zur|beim|vom|ab|jeder|jede|jedes|jeden|(?:mein|dein|sein|ihr|unser|euer)(?:e[nmrs]?)?) $/,
    /^\. \p{L}/u,
  ],
  tr: [/(?:^| )$/, /^\. \p{Ll}/u],
};
/** More than ` unseren `. */
const ARTICLE_UNITS_MAX = 10;

const asDotted = ({ text, folded }: Reading, amount: Amount, base: string): Amount => {
  const rule = DOTTED[base];
  if (rule === undefined || amount.digits === 0 || amount.digits > 3 || !Number.isInteger(amount.value))
    return amount;
  const [before, after] = rule;
  const isOrdinal =
    before.test(lookBack(folded, amount.start, ARTICLE_UNITS_MAX)) &&
    after.test(text.slice(amount.end, amount.end + 3));
  return isOrdinal ? { ...amount, end: amount.end + 1, isOrdinal } : amount;
};

/** Drops parts of words or codes, and articles next to real numbers. */
const plausible = (amounts: readonly Amount[], folded: string, base: string): readonly Amount[] => {
  if (amounts.length === 0) return amounts;
  const free = amounts.filter(
    (amount, place) =>
      !amount.isGlued &&
      !isSecondOfTime(amounts, place, folded) &&
      !isPronoun(amount, folded) &&
      !isFromEnd(amount, folded),
  );
  if (!free.some(isArticle)) return free;
  const real = free.filter((amount) => !isArticle(amount));
  // English has separate words for "one" and for its article.
  return real.length > 0 || base === 'en' ? real : free;
};

const isArticle = (amount: Amount): boolean => amount.isArticle;

/** `second to last` counts from the end, which no value says. */
const isFromEnd = ({ isOrdinal, end }: Amount, folded: string): boolean =>
  isOrdinal && /^[ -](?:to|from)[ -](?:the )?last(?!\p{L})/u.test(folded.slice(end, end + 15));

/** `a second`, `un secondo`: the unit of time. */
const isSecondOfTime = (amounts: readonly Amount[], place: number, folded: string): boolean => {
  const amount = amounts[place];
  if (amount === undefined || !amount.isOrdinal || amount.value !== 2 || amount.digits > 0) return false;
  const before = amounts[place - 1];
  return (
    before !== undefined &&
    !before.isOrdinal &&
    before.end + 1 === amount.start &&
    folded.charAt(before.end) === ' '
  );
};

/** `the third one`, `this one`: not a number. */
const isPronoun = (amount: Amount, folded: string): boolean =>
  amount.value === 1 &&
  folded.slice(amount.start, amount.end) === 'one' &&
  /(?:this|that|the|which|last|next|first|second|third|other|another|new|no|each|every) $/.test(
    folded.slice(Math.max(0, amount.start - 9), amount.start),
  );

const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}';
const MONEY_SIGN = '\\p{Sc}';
const SEQUENCE = new RegExp(
  `(?<![\\d${LETTER}.,:/]|${MONEY_SIGN} ?)(?:\\d+(?:[ -]\\d+)+|\\d{2,})(?![\\d${LETTER}:/]|[.,]\\d| ?[%°${MONEY_SIGN}])`,
  'gu',
);

/**
 * `1 2 2003` or `48213`, as typed: numbers in digits, separated by a space or a hyphen, or one of at least
 * two digits, which may be a ticket or an account. Not the number of an amount or a percentage in signs.
 */
const numberSequences: Recognizer = (reading) => {
  if (!reading.hasDigit) return [];
  return [...reading.folded.matchAll(SEQUENCE)].map((match) => ({
    value: reading.text.slice(match.index, match.index + match[0].length),
    start: match.index,
    end: match.index + match[0].length,
  }));
};
