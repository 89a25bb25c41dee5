import { finished, type Steps } from '../../kernel/steps.ts';
import { givenNames } from '../system/data/person-names.ts';
import { entriesOf, flagged } from '../system/names/names-list.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import type { TrainingSet } from '../training-set.ts';
import type { Vectors } from '../vectors/vectors.ts';

/** Some units of a text; `to` is exclusive. */
export type Stretch = { readonly units: readonly Unit[]; readonly from: number; readonly to: number };

/** Whether an unlisted stretch may be a value of an entity, judged by its words. */
export type PlausibleText = (entity: string, text: string, stretch: Stretch) => boolean;

/** Entities whose values are names of people. */
const PEOPLE: ReadonlySet<string> = new Set(
  ['given-name', 'last-name', 'patronymic-name', 'person'].map((name) => `sys.${name}`),
);

/**
 * Decides by the words alone. Function words alone are never a value: `me` is not an artist. A common word in
 * small letters is not a person: "I'm hungry" contains no name. A word is common if the vectors have it and
 * it does not resemble given names; without vectors each word with small letters may be common, so a person
 * needs a capital. Words that the agent's phrases annotate as values of the entity are always accepted.
 */
export const plausibleTextOf = (
  { language, intents }: Pick<TrainingSet, 'language' | 'intents'>,
  vectors: Vectors | undefined,
): PlausibleText => {
  const functionWords = functionWordsOf(language);
  const isCommon = vectors === undefined ? hasSmallLetters : finished(prepareCommonWords(vectors));
  const annotated = annotatedWordsOf(intents);
  return (entity, text, { units, from, to }) => {
    let saysSomething = false;
    for (const { folded, start } of units.slice(from, to)) {
      if (annotated(entity).has(folded)) saysSomething = true;
      else if (!functionWords.has(folded)) {
        saysSomething = true;
        if (PEOPLE.has(entity) && isCommon(folded) && !isCapital(text, start)) return false;
      }
    }
    return saysSomething;
  };
};

/** The words that phrases annotate as values of an entity; collected on the first request. */
const annotatedWordsOf = (intents: TrainingSet['intents']): ((entity: string) => ReadonlySet<string>) => {
  const wordsByEntity = new Map<string, ReadonlySet<string>>();
  return (entity) => {
    const words = wordsByEntity.get(entity) ?? new Set(wordsAnnotatedAs(entity, intents));
    wordsByEntity.set(entity, words);
    return words;
  };
};

function* wordsAnnotatedAs(entity: string, intents: TrainingSet['intents']): Iterable<string> {
  for (const { phrases } of intents)
    for (const { parts } of phrases)
      for (const part of parts)
        if (part.entity === entity) for (const { folded } of unitsOf(part.text)) yield folded;
}

/** Not in scripts without capitals. */
const hasSmallLetters = (folded: string): boolean => folded !== folded.toUpperCase();

/** A capital in the middle of a text that has small letters before it. */
const isCapital = (text: string, at: number): boolean => {
  const first = text.charAt(at);
  if (first === first.toLowerCase()) return false;
  const before = text.slice(0, at);
  return before !== before.toUpperCase();
};

/**
 * Cosine with the mean of listed given names. Of the 20,000 most frequent words that no list has, nearly all
 * above this value are names; 6 % of listed names are below it.
 */
const NAME_LIKENESS_MIN = 0.3;

const commonWords = new WeakMap<Vectors, (folded: string) => boolean>();

/** Does the expensive part of `plausibleTextOf` in steps and caches it with the vectors. */
export function* prepareCommonWords(vectors: Vectors): Steps<(folded: string) => boolean> {
  const cached = commonWords.get(vectors);
  if (cached !== undefined) return cached;
  const mean = yield* meanOfNames(vectors);
  const isCommon = (folded: string): boolean => {
    const index = vectors.wordIndex.get(folded);
    return index !== undefined && cosine(vectors, index, mean) < NAME_LIKENESS_MIN;
  };
  commonWords.set(vectors, isCommon);
  return isCommon;
}

/** About a millisecond of work. */
const NAMES_A_STEP = 200;

/** The direction of the vectors of given names that are not common words; of length 1. */
function* meanOfNames(vectors: Vectors): Steps<Float64Array> {
  const mean = new Float64Array(vectors.dims);
  for (const [at, entry] of entriesOf(givenNames).entries()) {
    if (at % NAMES_A_STEP === 0) yield;
    const [name, flags] = flagged(entry);
    const index = flags === '' ? vectors.wordIndex.get(name.toLowerCase()) : undefined;
    if (index === undefined) continue;
    const length = lengthOf(vectors, index);
    for (let dim = 0; dim < vectors.dims; dim += 1)
      mean[dim] = (mean[dim] ?? 0) + valueAt(vectors, index, dim) / length;
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

const cosine = (vectors: Vectors, index: number, direction: Float64Array): number => {
  let sum = 0;
  for (let dim = 0; dim < vectors.dims; dim += 1) sum += valueAt(vectors, index, dim) * (direction[dim] ?? 0);
  return sum / lengthOf(vectors, index);
};

const lengthOf = (vectors: Vectors, index: number): number => {
  let sum = 0;
  for (let dim = 0; dim < vectors.dims; dim += 1) sum += valueAt(vectors, index, dim) ** 2;
  return Math.sqrt(sum) || 1;
};

/** The scale of a word is ignored, because it does not change angles. */
const valueAt = ({ values, dims }: Vectors, index: number, dim: number): number =>
  values[index * dims + dim] ?? 0;
