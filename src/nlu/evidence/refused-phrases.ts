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
import { isRelatedToOne } from './related-words.ts';
import type { WordSense } from './word-sense.ts';

/** The phrases of one fallback intent. */
export type RefusedPhrases = {
  readonly contexts: readonly string[];
  /** Their normal forms. */
  readonly normals: ReadonlySet<string>;
  readonly phrases: readonly ReadonlySet<string>[];
};

/** Of the fallback intents that are switched on and have phrases. */
export function* refusedPhrasesSteps({
  intents,
}: Pick<TrainingSet, 'intents'>): Steps<readonly RefusedPhrases[]> {
  const refused: RefusedPhrases[] = [];
  for (const intent of intents) {
    const { contexts, fallback, priority } = intent;
    if (!fallback || priority <= 0 || intent.phrases.length === 0) continue;
    const parsed = parsePhrases(intent);
    const phrases = yield* mappedInSteps(parsed, ({ words }) => new Set(words));
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

/** How near a text is to the nearest of some phrases, 0..1. */
export const nearnessTo = (
  phrases: readonly ReadonlySet<string>[],
  words: ReadonlySet<string>,
  known: WordsKnown,
): number => {
  let most = 0;
  for (const phrase of phrases)
    most = Math.max(most, (shareIn(phrase, words, known) + shareIn(words, phrase, known)) / 2);
  return most;
};

/** A text that is less near to a refused phrase is not taken for it. */
export const NEAR_REFUSED = 0.6;

const LIGHT_WEIGHT = 0.3;
const FUNCTION_WEIGHT = 0.1;

/** The share of `words` that are like one of `others`; words that say what a text is about count most. */
const shareIn = (
  others: ReadonlySet<string>,
  words: ReadonlySet<string>,
  { language, sense }: WordsKnown,
): number => {
  const [functionWords, lightWords] = [functionWordsOf(language), lightWordsOf(language)];
  const content = new Set([...others].filter((word) => !functionWords.has(word)));
  let total = 0;
  let shared = 0;
  for (const word of words) {
    const isFunction = functionWords.has(word);
    const weight = isFunction ? FUNCTION_WEIGHT : lightWords.has(word) ? LIGHT_WEIGHT : 1;
    total += weight;
    const isShared = others.has(word) || (!isFunction && isAlike(word, content, { language, sense }));
    if (isShared) shared += weight;
  }
  return total === 0 ? 0 : shared / total;
};

const isAlike = (word: string, others: ReadonlySet<string>, { language, sense }: WordsKnown): boolean =>
  sense === undefined ? isRelatedToOne(word, others, language) : sense.isNear(word, others);
