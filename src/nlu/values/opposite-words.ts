/**
 * Words for opposite things decide between intents that take the same value: in "switch the fan on in the
 * office", all words but one may be those of the intent that switches off.
 */
import type { IntentScore } from '../classifier/classifier.ts';
import { opposites } from '../text/data/opposites.ts';
import { primaryLanguage } from '../text/language.ts';
import { withOddsChanged } from './score-without.ts';
import type { ContentWords, PhraseWords } from './shared-words.ts';

/** In units of the logarithm of the odds: more than two values of the text add. */
const OPPOSITE = 4;

/** The opposites of each word of a language. */
const byLanguage = new Map<string, ReadonlyMap<string, readonly string[]>>();

const oppositesOf = (tag: string): ReadonlyMap<string, readonly string[]> => {
  const language = primaryLanguage(tag);
  const cached = byLanguage.get(language);
  if (cached !== undefined) return cached;
  const found = new Map<string, string[]>();
  for (const pair of (opposites[language] ?? '').split(/\s+/).filter(Boolean)) {
    const [one = '', other = ''] = pair.split('/');
    found.set(one, [...(found.get(one) ?? []), other]).set(other, [...(found.get(other) ?? []), one]);
  }
  byLanguage.set(language, found);
  return found;
};

type Known = {
  readonly language: string;
  readonly contentWords: ContentWords;
  /** Whether two intents take the same value of the text. */
  readonly sharesValue: (intent: number, other: number) => boolean;
};

/**
 * The scores, lowered for intents that have the opposite of a word of the text and not the word itself, if
 * another one that takes the same value has the word.
 * @param said all words of the text, folded
 * @param likely the scores that may win
 */
export const withOpposites = (
  scores: readonly IntentScore[],
  said: readonly string[],
  likely: readonly IntentScore[],
  { language, contentWords, sharesValue }: Known,
): readonly IntentScore[] => {
  const known = oppositesOf(language);
  const meant = said.flatMap((word) => {
    const others = known.get(word) ?? [];
    return others.length === 0 || others.some((other) => said.includes(other)) ? [] : [{ word, others }];
  });
  if (meant.length === 0 || likely.length < 2) return scores;
  const has = (intent: number, word: string): boolean => hasWord(contentWords.get(intent), word);
  const isOpposite = ({ intent }: IntentScore): boolean =>
    meant.some(
      ({ word, others }) =>
        !has(intent, word) &&
        others.some((other) => has(intent, other)) &&
        likely.some(
          (rival) => rival.intent !== intent && has(rival.intent, word) && sharesValue(intent, rival.intent),
        ),
    );
  return scores.map((one) =>
    isOpposite(one) ? { ...one, score: withOddsChanged(one.score, -OPPOSITE) } : one,
  );
};

const hasWord = (words: PhraseWords | undefined, word: string): boolean =>
  words?.phrases.some((phrase) => phrase.has(word)) ?? false;
