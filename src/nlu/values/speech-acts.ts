/**
 * Whether a text asks or wishes, as evidence between intents that take the same value: in "I want a kayak"
 * and "how much is a kayak", the value says as much for the order as for the price, and few words are left.
 */
import type { IntentScore } from '../classifier/classifier.ts';
import type { QuestionKind } from '../text/data/question-words.ts';
import { wishWords } from '../text/data/wish-words.ts';
import { expressionsOf } from '../text/expressions.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { questionsIn } from '../text/questions.ts';
import type { TrainingIntent } from '../training-set.ts';
import { withOpposites } from './opposite-words.ts';
import { entitiesOf, type Readings } from './recognise-values.ts';
import { withOddsChanged } from './score-without.ts';
import type { ContentWords, PhraseWords } from './shared-words.ts';

const wishesOf = expressionsOf(wishWords);

/** In units of the logarithm of the odds: more than one value of the text adds. */
const OTHER_ACT = 3;

type Asked = ReturnType<typeof questionsIn>;

type Known = {
  readonly readings: Readings;
  readonly language: string;
  readonly intents: readonly TrainingIntent[];
  readonly contentWords: ContentWords;
  /** Those of the agent. */
  readonly functionWords: ReadonlySet<string>;
  /** Whether the intent of this number may win by its learned score. */
  readonly mayWin: (intent: number) => boolean;
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
  const asked = questionsIn(said, known.language);
  const meant = withWishes(withQuestion(scores, asked, known), scoreMin, { said, asked }, known);
  return withOpposites(meant, said, likelyOf(meant, scoreMin, known), {
    language: known.language,
    contentWords: known.contentWords,
    sharesValue: (intent, other) => {
      const values = valuesOf(other, known);
      return valuesOf(intent, known).some((entity) => values.includes(entity));
    },
  });
};

const likelyOf = (
  scores: readonly IntentScore[],
  scoreMin: number,
  { mayWin }: Known,
): readonly IntentScore[] => scores.filter(({ intent, score }) => score >= scoreMin && mayWin(intent));

/** Of an intent that alone is asked the same about a value: "how much would blackwork be". */
const ASKED_SCORE = 0.7;

/**
 * The scores, with the only intent that takes a listed value of the text and is asked the same, if the text
 * has no other words than these, small words and words of the intent.
 */
const withQuestion = (scores: readonly IntentScore[], asked: Asked, known: Known): readonly IntentScore[] => {
  const kinds = [...asked.keys()].filter((kind) => !VAGUE_KINDS.has(kind));
  if (kinds.length === 0) return scores;
  const asking = new Set([...asked.values()].flatMap((words) => words.split(' ')));
  const askedTheSame: number[] = [];
  for (const [number, words] of known.contentWords) {
    const fits =
      kinds.some((kind) => words.questions.has(kind)) &&
      known.intents[number]?.contexts.length === 0 &&
      known.mayWin(number) &&
      isSaidOf(number, words, asking, known);
    if (fits) askedTheSame.push(number);
  }
  const [intent, ...others] = askedTheSame;
  if (intent === undefined || others.length > 0) return scores;
  const score = Math.max(ASKED_SCORE, scores.find((one) => one.intent === intent)?.score ?? 0);
  return [...scores.filter((one) => one.intent !== intent), { intent, score }];
};

/** "What" and "how" ask for anything. */
const VAGUE_KINDS: ReadonlySet<QuestionKind> = new Set(['thing', 'manner']);

/** Whether a text has a listed value that the intent takes, and otherwise only small words and its own. */
const isSaidOf = (
  number: number,
  { content }: PhraseWords,
  asking: ReadonlySet<string>,
  known: Known,
): boolean => {
  const { readings, language, functionWords } = known;
  const spans = ownEntitiesOf(number, known).flatMap((entity) => readings.strict.spansOf(entity));
  if (spans.length === 0) return false;
  const light = lightWordsOf(language);
  return readings.strict.units.every(
    ({ folded }, at) =>
      asking.has(folded) ||
      functionWords.has(folded) ||
      light.has(folded) ||
      content.has(folded) ||
      spans.some(({ from, to }) => at >= from && at < to),
  );
};

/**
 * The scores, lowered where an intent asks for something else than the text, or only asks where the text
 * wishes, if another intent that takes the same value of the text does not.
 */
const withWishes = (
  scores: readonly IntentScore[],
  scoreMin: number,
  { said, asked }: { readonly said: readonly string[]; readonly asked: Asked },
  known: Known,
): readonly IntentScore[] => {
  const likely = likelyOf(scores, scoreMin, known);
  if (likely.length < 2) return scores;
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
const valuesOf = (number: number, known: Known): readonly string[] =>
  ownEntitiesOf(number, known).filter((entity) => known.readings.tolerant().spansOf(entity).length > 0);

const ownEntitiesOf = (number: number, { intents }: Known): readonly string[] =>
  entitiesOf(intents[number]?.parameters ?? []).filter((entity) => !entity.startsWith('sys.'));
