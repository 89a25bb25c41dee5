/**
 * Whether a text asks or wishes, as evidence between intents that take the same value: in "I want a kayak"
 * and "how much is a kayak", the value says as much for the order as for the price, and few words are left.
 */
import type { IntentScore } from '../classifier/classifier.ts';
import { wishWords } from '../text/data/wish-words.ts';
import { expressionsOf } from '../text/expressions.ts';
import { questionsIn } from '../text/questions.ts';
import type { TrainingIntent } from '../training-set.ts';
import { entitiesOf, type Readings } from './recognise-values.ts';
import { withOddsChanged } from './score-without.ts';
import type { ContentWords, PhraseWords } from './shared-words.ts';

const wishesOf = expressionsOf(wishWords);

/** In units of the logarithm of the odds: more than one value of the text adds. */
const OTHER_ACT = 3;

type Known = {
  readonly readings: Readings;
  readonly language: string;
  readonly intents: readonly TrainingIntent[];
  readonly contentWords: ContentWords;
  /** Whether an intent may win: its input contexts are active. */
  readonly mayWin: (intent: TrainingIntent) => boolean;
};

/**
 * The scores, lowered for intents that do something else than the text.
 * @param scores learned ones
 * @param scoreMin the threshold
 */
export const withSpeechActs = (
  scores: readonly IntentScore[],
  scoreMin: number,
  known: Known,
): readonly IntentScore[] => {
  if (scores.length === 0) return scores;
  const said = known.readings.strict.units.map(({ folded }) => folded);
  return withWishes(scores, scoreMin, said, known);
};

/**
 * The scores, lowered where an intent asks for something else than the text, or only asks where the text
 * wishes, if another intent that takes the same value of the text does not.
 */
const withWishes = (
  scores: readonly IntentScore[],
  scoreMin: number,
  said: readonly string[],
  known: Known,
): readonly IntentScore[] => {
  const mayWin = (number: number): boolean => {
    const intent = known.intents[number];
    return intent !== undefined && known.mayWin(intent);
  };
  const likely = scores.filter(({ intent, score }) => score >= scoreMin && mayWin(intent));
  if (likely.length < 2) return scores;
  const asked = questionsIn(said, known.language);
  if (asked.size === 0 && !saysWish(said, known.language)) return scores;
  const fits = ({ questions, isAsking }: PhraseWords): boolean =>
    asked.size === 0 ? !isAsking : [...asked.keys()].some((kind) => questions.has(kind));
  const isOther = ({ intent }: IntentScore): boolean => {
    const words = known.contentWords.get(intent);
    return words !== undefined && !fits(words);
  };
  const shared = likely.filter((one) => !isOther(one)).map(({ intent }) => valuesOf(intent, known));
  return scores.map((one) =>
    isOther(one) && valuesOf(one.intent, known).some((entity) => shared.some((all) => all.includes(entity)))
      ? { ...one, score: withOddsChanged(one.score, -OTHER_ACT) }
      : one,
  );
};

const saysWish = (said: readonly string[], language: string): boolean =>
  wishesOf(language).some((words) =>
    said.some((_, at) => words.every((word, place) => said[at + place] === word)),
  );

/** The agent's own entities that the intent takes and the text has a value of. */
const valuesOf = (number: number, { intents, readings }: Known): readonly string[] =>
  entitiesOf(intents[number]?.parameters ?? []).filter(
    (entity) => !entity.startsWith('sys.') && readings.tolerant().spansOf(entity).length > 0,
  );
