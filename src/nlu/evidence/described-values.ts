/**
 * Texts that say something of a value: "the kitchen is a mess" and "I like the kitchen" are no requests about
 * the kitchen. The value alone speaks for an intent, and what is said of it is foreign to the agent.
 */
import { determinersOf } from '../text/determiners.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { attitudeIn, copulaIn, definitionIn } from '../text/statements.ts';
import { type EntityMatch, isInOneOf } from '../values/reading.ts';
import type { Readings } from '../values/recognise-values.ts';
import { IS_WORD, isRelatedToOne } from './related-words.ts';
import type { PhraseWords } from './shared-words.ts';
import type { WordSense } from './word-sense.ts';

/** Meanings that are less alike have nothing to do with each other. */
const ALIKE = 0.5;

type Known = {
  readonly readings: Readings;
  /** Those of the agent. */
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense | undefined;
};

/** Whether a text says or asks of a value what no phrase says or asks. */
export const isValueDescribed = (words: PhraseWords, entities: readonly string[], known: Known): boolean =>
  (!words.makesStatements &&
    (isOtherStatement(words, entities, known) || isValueAfter(attitudeIn, entities, known))) ||
  (!words.asksWhatIs && isValueAfter(definitionIn, entities, known));

/** Whether a text has nothing but a value and small words after words such as "I like" and "what is". */
const isValueAfter = (
  lengthIn: (words: readonly string[], language: string) => number,
  entities: readonly string[],
  { readings: { strict, language }, functionWords }: Known,
): boolean => {
  const { units } = strict;
  const length = lengthIn(
    units.map(({ folded }) => folded),
    language,
  );
  if (length === 0) return false;
  const spans = entities.filter((entity) => entity !== 'sys.any').flatMap((entity) => strict.spansOf(entity));
  return (
    spans.some(({ from }) => from >= length) &&
    units.slice(length).every(({ folded }, at) => functionWords.has(folded) || isInOneOf(spans, at + length))
  );
};

/**
 * Whether the subject of a text is a listed value, and what is said of it is like nothing that the intent
 * knows.
 */
const isOtherStatement = (
  { content }: PhraseWords,
  entities: readonly string[],
  { readings, functionWords, sense }: Known,
): boolean => {
  const { language, plainWords, strict } = readings;
  const words = strict.units.map(({ folded }) => folded);
  const copula = copulaIn(words, language);
  if (copula === undefined) return false;
  const [light, determiners] = [lightWordsOf(language), determinersOf(language)];
  const isBeforeCopula = ({ from, to }: EntityMatch): boolean =>
    to === copula && words.slice(0, from).every((word) => determiners.has(word));
  const listed = entities.filter((entity) => !entity.startsWith('sys.'));
  const spans = listed.flatMap((entity) => strict.spansOf(entity));
  if (!spans.some(isBeforeCopula)) return false;
  const said = new Set(words);
  const isKnown = (word: string): boolean =>
    plainWords.has(word) ||
    isRelatedToOne(word, plainWords, language) ||
    (sense?.likeness(word, content, said) ?? -1) >= ALIKE;
  const predicate = words.flatMap((word, at) => {
    const says = at > copula && IS_WORD.test(word) && !functionWords.has(word) && !light.has(word);
    return says ? [{ word, at }] : [];
  });
  // "Roses are red" says one value of another.
  return predicate.length > 0 && !predicate.some(({ word, at }) => !isInOneOf(spans, at) && isKnown(word));
};
