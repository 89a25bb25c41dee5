/**
 * Phrases of a fallback intent are examples of what the agent must refuse. A text that equals one, or is
 * nearer to one than to the phrases of an intent, is none of the intent's.
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { normalise } from '../text/normalise.ts';
import type { TrainingSet } from '../training-set.ts';
import type { Readings } from '../values/recognise-values.ts';
import { isRelatedToOne } from './related-words.ts';
import type { WordSense } from './word-sense.ts';

/** The phrases of one fallback intent. */
export type RefusedPhrases = {
  readonly contexts: readonly string[];
  /** Their normal forms. */
  readonly normals: ReadonlySet<string>;
  readonly phrases: readonly ComparedWords[];
};

/** The words of a text or phrase; `content` leaves out function words. */
type ComparedWords = { readonly words: ReadonlySet<string>; readonly content: ReadonlySet<string> };

const comparedWords = (words: Iterable<string>, language: string): ComparedWords => {
  const functionWords = functionWordsOf(language);
  const all = new Set(words);
  return { words: all, content: new Set([...all].filter((word) => !functionWords.has(word))) };
};

/** Of the fallback intents that are switched on and have phrases. */
export function* refusedPhrasesSteps({
  intents,
  language,
}: Pick<TrainingSet, 'intents' | 'language'>): Steps<readonly RefusedPhrases[]> {
  const refused: RefusedPhrases[] = [];
  for (const intent of intents) {
    const { contexts, fallback, priority } = intent;
    if (!fallback || priority <= 0 || intent.phrases.length === 0) continue;
    const parsed = parsePhrases(intent);
    const phrases = yield* mappedInSteps(parsed, ({ words }) => comparedWords(words, language));
    refused.push({ contexts, normals: new Set(parsed.map(({ normal }) => normal)), phrases });
  }
  return refused;
}

/** Those whose input contexts are active. */
export const activeRefusals = (
  refused: readonly RefusedPhrases[],
  contexts: ReadonlySet<string>,
): readonly RefusedPhrases[] => refused.filter((one) => one.contexts.every((name) => contexts.has(name)));

export const equalsRefused = (refused: readonly RefusedPhrases[], text: string): boolean => {
  if (refused.length === 0) return false;
  const normal = normalise(text);
  return refused.some(({ normals }) => normals.has(normal));
};

type WordsKnown = { readonly language: string; readonly sense: WordSense | undefined };

/** A text that is less near to a refused phrase is not taken for it. */
const NEAR_REFUSED = 0.6;

/** How near a text is to the nearest phrase of some fallback intents; 0 if it is not taken for one. */
export const nearnessToRefused = (
  refused: readonly RefusedPhrases[],
  readings: Readings,
  sense: WordSense | undefined,
): number => {
  if (refused.length === 0) return 0;
  const text = comparedText(readings);
  const known = { language: readings.language, sense };
  let most = 0;
  for (const { phrases } of refused)
    for (const phrase of phrases)
      most = Math.max(most, nearness(phrase, text, known, Math.max(most, NEAR_REFUSED)));
  return most;
};

/** Whether one of some phrases is at least so near to a text. */
export const isAsNear = (
  phrases: readonly ReadonlySet<string>[],
  atLeast: number,
  readings: Readings,
  sense: WordSense | undefined,
): boolean => {
  const text = comparedText(readings);
  const known = { language: readings.language, sense };
  return phrases.some((words) => nearness(comparedWords(words, known.language), text, known, atLeast) > 0);
};

/** The words of a text, to compare them with those of phrases. */
const comparedText = ({ strict: { units }, language }: Readings): ComparedWords =>
  comparedWords(
    units.map(({ folded }) => folded),
    language,
  );

/** How near a text is to a phrase, 0..1; 0 if it is less than `atLeast`, which is above 0. */
const nearness = (phrase: ComparedWords, text: ComparedWords, known: WordsKnown, atLeast: number): number => {
  const share = shareIn(phrase, text, known);
  // Too far, even if the text has all of the phrase.
  if ((share + 1) / 2 < atLeast) return 0;
  const mean = (share + shareIn(text, phrase, known)) / 2;
  return mean < atLeast ? 0 : mean;
};

const LIGHT_WEIGHT = 0.3;
const FUNCTION_WEIGHT = 0.1;

/** The share of `words` that are like one of another text; words that say what it is about count most. */
const shareIn = (other: ComparedWords, { words, content }: ComparedWords, known: WordsKnown): number => {
  const lightWords = lightWordsOf(known.language);
  let total = 0;
  let shared = 0;
  for (const word of words) {
    const isContent = content.has(word);
    const weight = isContent ? (lightWords.has(word) ? LIGHT_WEIGHT : 1) : FUNCTION_WEIGHT;
    total += weight;
    if (other.words.has(word) || (isContent && isAlike(word, other.content, known))) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
};

const isAlike = (word: string, others: ReadonlySet<string>, { language, sense }: WordsKnown): boolean =>
  sense === undefined ? isRelatedToOne(word, others, language) : sense.isNear(word, others);
