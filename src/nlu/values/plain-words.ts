import { pairOf } from '../rules/mostly-plain-words.ts';
import type { EntityMatch, TextReading } from './reading.ts';

/** The only word of a span; empty if it has several. */
export const soleWordOf = ({ from, to }: EntityMatch, { units }: TextReading): string =>
  to - from === 1 ? (units[from]?.folded ?? '') : '';

/** Longer words are rarely plain text in an agent that has them as values. */
const PLAIN_WORD_CHARS_MAX = 3;
/**
 * Up to this length a system entity's word may be plain text in one place and a value in another: `a` and
 * `un` are articles.
 */
const PLAIN_SYSTEM_WORD_CHARS_MAX = 2;

/** What the agent's phrases say of words that could be values. */
export type PlainWords = {
  /** Words that the agent's phrases and templates use as plain text. */
  readonly plainWords: ReadonlySet<string>;
  /** Words that are values in some phrases and plain text in most. */
  readonly mostlyPlain: ReadonlySet<string>;
  /** Articles that the agent's phrases do not use as numbers. */
  readonly plainArticles: ReadonlySet<string>;
  /** Articles with the word after each, `una bombona`, that the phrases have only as plain text. */
  readonly plainPairs: ReadonlySet<string>;
};

/**
 * Short words that the agent's own phrases use as plain text are not values: `in` is not Indiana, `a` not 1.
 * Neither are longer words that most phrases use as plain text, nor articles in place of a number.
 */
export const isPlain = (
  span: EntityMatch,
  reading: TextReading,
  { plainWords, mostlyPlain, plainArticles, plainPairs }: PlainWords,
): boolean => {
  const word = soleWordOf(span, reading);
  if (span.source === 'dictionary' && mostlyPlain.has(word)) return true;
  if (span.source === 'system' && plainArticles.has(word)) return true;
  if (span.source === 'system' && plainPairs.has(pairOf(word, reading.units[span.to]?.folded ?? '')))
    return true;
  const charsMax = span.source === 'system' ? PLAIN_SYSTEM_WORD_CHARS_MAX : PLAIN_WORD_CHARS_MAX;
  return word.length <= charsMax && /^\p{L}/u.test(word) && plainWords.has(word);
};
