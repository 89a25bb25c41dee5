import { unitTable } from '../amounts/unit-tables.ts';
import { units } from '../data/unit-words.ts';
import { rememberedByLanguage } from '../language.ts';
import { lazily } from '../lazily.ts';
import { type Lexeme, lexemeOf } from '../lexeme.ts';
import type { PhraseTable } from '../phrases.ts';

/** Shorter symbols such as `in` and `t` are also other words. */
const UNIT_CHARS_MIN = 3;
const SHORT_DATE = /^\d{1,2}\/\d{1,2}$/;
/** `1 1/2`: the whole number before a fraction. */
const WHOLE_NUMBER = /(?:^|\s)\d{1,2} $/;
/** `2/3 of the price`: words that cannot follow a date. */
const PART_OF = /^ of (?:the|a|an|it|its|my|your|our|his|her|their|this|that|these|those|them|all)\b/;

/** The lexemes of a text without fractions that look like dates: `1/2 cup`, `3/4 mile`, `1 1/2 hours`. */
export const withoutFractions = (
  lexemes: readonly Lexeme[],
  folded: string,
  language: string,
): readonly Lexeme[] => {
  const isFraction = (lexeme: Lexeme, at: number): boolean =>
    lexeme.readings.D !== undefined &&
    SHORT_DATE.test(folded.slice(lexeme.start, lexeme.end)) &&
    (lexemes[at + 1]?.readings.U !== undefined || isCounted(lexeme, folded, language));
  return lexemes.map((lexeme, at) => (isFraction(lexeme, at) ? lexemeOf({ _: 0 }, lexeme) : lexeme));
};

const isCounted = ({ start, end }: Lexeme, folded: string, language: string): boolean =>
  WHOLE_NUMBER.test(folded.slice(Math.max(0, start - 4), start)) ||
  PART_OF.test(folded.slice(end, end + 12)) ||
  hasUnit(folded, end, language);

const hasUnit = (folded: string, end: number, language: string): boolean => {
  const separator = folded.charAt(end);
  if (separator !== ' ' && separator !== '-') return false;
  return measures(language)().some((table) => {
    const unit = table.at(folded, end + 1);
    return unit !== undefined && unit.end - unit.start >= UNIT_CHARS_MIN;
  });
};

const measures = rememberedByLanguage((language): (() => readonly PhraseTable<string>[]) =>
  lazily(() => Object.keys(units).map((dimension) => unitTable(dimension, language))),
);
