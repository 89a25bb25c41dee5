/**
 * Texts that say something of a value: "the kitchen is a mess" is no request about the kitchen. The value
 * alone speaks for an intent, and what is said of it is foreign to the agent.
 */
import { determinersOf } from '../text/determiners.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { copulaIn } from '../text/statements.ts';
import type { EntityMatch } from './reading.ts';
import type { Readings } from './recognise-values.ts';
import { IS_WORD, isRelatedToOne } from './related-words.ts';
import type { PhraseWords } from './shared-words.ts';
import type { WordSense } from './word-sense.ts';

/** Meanings that are less alike have nothing to do with each other. */
const ALIKE = 0.5;

/**
 * Whether the subject of a text is a listed value, and what is said of it is like nothing that the intent
 * knows. Not where a phrase of the intent is such a statement.
 */
export const isValueDescribed = (
  { content, makesStatements }: PhraseWords,
  entities: readonly string[],
  { readings, functionWords, sense }: Known,
): boolean => {
  if (makesStatements) return false;
  const { language, plainWords, strict } = readings;
  const words = strict.units.map(({ folded }) => folded);
  const copula = copulaIn(words, language);
  if (copula === undefined) return false;
  const [light, determiners] = [lightWordsOf(language), determinersOf(language)];
  const isSubject = ({ from, to }: EntityMatch): boolean =>
    to === copula && words.slice(0, from).every((word) => determiners.has(word));
  const listed = entities.filter((entity) => !entity.startsWith('sys.'));
  if (!listed.some((entity) => strict.spansOf(entity).some(isSubject))) return false;
  const said = new Set(words);
  const isKnown = (word: string): boolean =>
    plainWords.has(word) ||
    isRelatedToOne(word, plainWords, language) ||
    (sense?.likeness(word, content, said) ?? -1) >= ALIKE;
  const predicate = words
    .slice(copula + 1)
    .filter((word) => IS_WORD.test(word) && !functionWords.has(word) && !light.has(word));
  return predicate.length > 0 && !predicate.some(isKnown);
};

type Known = {
  readonly readings: Readings;
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense | undefined;
};
