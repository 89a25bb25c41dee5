/**
 * Phrases that end in a listed value and have hardly a word of their own, such as "do you sell {roses}", say
 * what they mean by the value. A text with another word in its place, "do you sell tents", means something
 * else.
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { EntityIndex } from '../entities/entity-index.ts';
import { acceptsUnlistedValue } from '../rules/accepted-values.ts';
import { type ParsedPhrase, parsePhrases } from '../rules/parse-phrases.ts';
import { lightWordsOf } from '../text/light-words.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingSet } from '../training-set.ts';
import { entitiesOf, type Readings } from '../values/recognise-values.ts';
import type { PhraseWords } from './shared-words.ts';
import type { WordSense } from './word-sense.ts';

/** The words before the values of an intent's phrases. */
export type ValuePlaces = {
  /** The words before a value, each phrase's in their order, without those that carry no meaning. */
  readonly beginnings: readonly (readonly string[])[];
  /** The intent's entities. A word of one of their values does not count as another word. */
  readonly entities: readonly string[];
};

/** By number of intent. */
export type PlacesOfValues = ReadonlyMap<number, ValuePlaces>;

/** With more, a phrase says what is meant without its value: "book a table in the {garden}". */
const OWN_WORDS_MAX = 1;

export function* valuePlacesSteps(
  { intents, language }: Pick<TrainingSet, 'intents' | 'language'>,
  entities: EntityIndex,
  functionWords: ReadonlySet<string>,
): Steps<PlacesOfValues> {
  const lightWords = lightWordsOf(language);
  // "remind me to call mum" is meant by "remind me {tomorrow}".
  const isListed = (entity: string): boolean =>
    !entity.startsWith('sys.') && !acceptsUnlistedValue(entity, entities);
  const beginningOf = ({ annotations, units, plainWords }: ParsedPhrase): readonly string[] | undefined => {
    const [value, ...others] = annotations;
    if (value === undefined || others.length > 0 || !isListed(value.entity)) return undefined;
    const own = plainWords.filter((word) => !functionWords.has(word) && !lightWords.has(word));
    const words = units
      .slice(0, value.from)
      .flatMap(({ folded }) => (functionWords.has(folded) ? [] : folded));
    const isLast = own.every((word) => words.includes(word));
    return own.length <= OWN_WORDS_MAX && words.length > 0 && isLast ? words : undefined;
  };
  const found = new Map<number, ValuePlaces>();
  for (const [number, intent] of intents.entries()) {
    const words = yield* mappedInSteps(parsePhrases(intent), beginningOf);
    const beginnings = words.filter((beginning) => beginning !== undefined);
    if (beginnings.length > 0 && intent.templates.length === 0)
      found.set(number, { beginnings, entities: entitiesOf(intent.parameters) });
    yield;
  }
  return found;
}

type UnderstoodText = {
  readonly readings: Readings;
  readonly language: string;
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense;
};

/**
 * A word that is less like each of an intent's words is none of its values. Of 45 texts about other flowers,
 * boats, toys and courses four were lost with .35, and one with .3.
 */
const NEAR = 0.3;

/** Whether a text has, in the place of a value, only words that are like none of the intent's. */
export const hasOtherWordInPlace = (
  { beginnings, entities }: ValuePlaces,
  { content }: PhraseWords,
  { readings, language, functionWords, sense }: UnderstoodText,
): boolean => {
  const lightWords = lightWordsOf(language);
  const units = readings.strict.units.filter(({ folded }) => !functionWords.has(folded));
  const words = units.map(({ folded }) => folded);
  const said = new Set(words);
  const isOther = ({ folded }: Unit): boolean =>
    !content.has(folded) && (sense.likeness(folded, content, said) ?? 1) < NEAR;
  return beginnings.some((beginning) => {
    if (!beginning.every((word, at) => words[at] === word)) return false;
    const rest = units.slice(beginning.length).filter(({ folded }) => !lightWords.has(folded));
    return (
      rest.length > 0 &&
      rest.every(isOther) &&
      ![...entities, ...SAID_BESIDE].some((entity) => readings.tolerant().spansOf(entity).length > 0)
    );
  });
};

/** "can I rent tomorrow" */
const SAID_BESIDE = ['sys.date-time', 'sys.date-period', 'sys.number'];
