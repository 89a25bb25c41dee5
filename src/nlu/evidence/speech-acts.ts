/**
 * Whether a text asks or wishes, and words for opposite things, as evidence between intents that take the
 * same value: in "I want a kayak" and "how much is a kayak", the value says as much for the order as for the
 * price, and few words are left.
 */
import type { IntentScore } from '../classifier/classifier.ts';
import { lazily } from '../system/lazily.ts';
import type { QuestionKind } from '../text/data/question-words.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { asksWhether, questionsIn } from '../text/questions.ts';
import { wishIn } from '../text/wishes.ts';
import type { TrainingIntent } from '../training-set.ts';
import { type EntityMatch, isInOneOf } from '../values/reading.ts';
import { entitiesOf, type Readings } from '../values/recognise-values.ts';
import { type MeantSide, meantSides } from './opposite-words.ts';
import { withOddsChanged } from './score-without.ts';
import type { ContentWords, PhraseWords } from './shared-words.ts';
import type { WordSense } from './word-sense.ts';

/** In units of the logarithm of the odds: more than two values of the text add. */
const OTHER_ACT = 4;

type Known = {
  readonly readings: Readings;
  readonly language: string;
  readonly intents: readonly TrainingIntent[];
  readonly contentWords: ContentWords;
  /** Those of the agent. */
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense | undefined;
  /** Whether the intent of this number may win by its learned score. */
  readonly mayWin: (intent: number) => boolean;
};

/** What a text does, beside its values. */
type Act = {
  /** What it asks for, and the words that say so. */
  readonly asked: ReturnType<typeof questionsIn>;
  readonly asksWhether: boolean;
  readonly mayAsk: boolean;
  /** The words of a wish; undefined if it has none, or asks. */
  readonly wish: readonly string[] | undefined;
  readonly sides: readonly MeantSide[];
};

/** What a text does that an intent alone does too, or that it does not. */
export type ActMove = {
  /** `opposite`: the text has a word for the opposite; `order`: it neither asks nor wishes. */
  readonly act: 'question' | 'whether' | 'wish' | 'order' | 'opposite';
  /** The words that say so. */
  readonly words: readonly string[];
  readonly change: 'raised' | 'lowered';
};

/** The scores, and what moved some of them, by number of intent. */
export type ActedScores = {
  readonly scores: readonly IntentScore[];
  readonly moves: ReadonlyMap<number, readonly ActMove[]>;
};

/**
 * The scores, lowered for intents that do something else than the text if another that takes the same value
 * does the same, and with the only intent that does the same.
 * @param scores learned ones
 * @param scoreMin the threshold
 */
export const withSpeechActs = (
  scores: readonly IntentScore[],
  scoreMin: number,
  known: Known,
): ActedScores => {
  if (scores.length === 0) return { scores, moves: NO_MOVES };
  const act = actOf(known);
  const raised = withOnlyOne(scores, act, known);
  const likely = raised.scores.filter(({ intent, score }) => score >= scoreMin && known.mayWin(intent));
  if (likely.length < 2) return raised;
  const moves = new Map(raised.moves);
  const movesOf = movesAmong(likely, act, known);
  const changed = raised.scores.map((one) => {
    const lowering = movesOf(one.intent);
    if (lowering.length === 0) return one;
    moves.set(one.intent, lowering);
    return { ...one, score: withOddsChanged(one.score, -OTHER_ACT * lowering.length) };
  });
  return { scores: changed, moves };
};

const NO_MOVES: ActedScores['moves'] = new Map();

const actOf = ({ readings: { strict }, language }: Known): Act => {
  const said = strict.units.map(({ folded }) => folded);
  const asked = questionsIn(said, language);
  return {
    asked,
    asksWhether: asked.size === 0 && asksWhether(said, language),
    mayAsk: strict.text.includes('?'),
    wish: asked.size === 0 ? wishIn(said, language) : undefined,
    sides: meantSides(strict.units, language),
  };
};

/** What lowers the score of an intent, because of the others that may win. */
const movesAmong = (
  likely: readonly IntentScore[],
  act: Act,
  known: Known,
): ((intent: number) => readonly ActMove[]) => {
  const wordsOf = (intent: number) => known.contentWords.get(intent);
  const isOther = (intent: number): boolean => {
    const words = wordsOf(intent);
    return words !== undefined && !fits(words, act);
  };
  // On first use, because most intents do what the text does.
  const rivals = lazily(() => likely.map(({ intent }) => ({ intent, spans: valuesOf(intent, known) })));
  return (intent) => {
    const opposed = act.sides.filter(
      ({ words, opposites }) => !hasOne(wordsOf(intent), words) && hasOne(wordsOf(intent), opposites),
    );
    const isOtherAct = isOther(intent);
    if (!isOtherAct && opposed.length === 0) return NOT_MOVED;
    const spans = valuesOf(intent, known);
    const sharing = rivals().filter((rival) => rival.intent !== intent && overlap(spans, rival.spans));
    const isLessMeant = isOtherAct && sharing.some((rival) => !isOther(rival.intent));
    const opposite = opposed.find(({ words }) =>
      sharing.some((rival) => hasOne(wordsOf(rival.intent), words)),
    );
    return [
      ...(isLessMeant ? [{ ...saidBy(act), change: 'lowered' as const }] : []),
      ...(opposite ? [{ act: 'opposite', words: [opposite.said], change: 'lowered' } as const] : []),
    ];
  };
};

const NOT_MOVED: readonly ActMove[] = [];

/** What a text does, and the words that say so. */
const saidBy = ({ asked, asksWhether, wish }: Act): Pick<ActMove, 'act' | 'words'> => {
  if (asked.size > 0) return { act: 'question', words: [...asked.values()] };
  if (asksWhether) return { act: 'whether', words: [] };
  return wish === undefined ? { act: 'order', words: [] } : { act: 'wish', words: [wish.join(' ')] };
};

/** Whether phrases do what the text does: ask for the same, or for a wish, not only ask. */
const fits = ({ questions, isAsking, asksWhether }: PhraseWords, act: Act): boolean => {
  if (act.asked.size > 0) return [...act.asked.keys()].some((kind) => questions.has(kind));
  if (act.asksWhether) return asksWhether;
  if (!isAsking) return true;
  // "Yoga prices" asks without a verb, but "lights on" does not.
  return act.wish === undefined && (act.mayAsk || questions.size > 0);
};

const hasOne = (words: PhraseWords | undefined, some: ReadonlySet<string>): boolean =>
  words?.phrases.some((phrase) => [...some].some((word) => phrase.has(word))) ?? false;

const overlap = (some: readonly EntityMatch[], others: readonly EntityMatch[]): boolean =>
  some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));

/** Of an intent that alone is asked the same about a value: "how much would blackwork be". */
const ONLY_ONE_SCORE = 0.7;

/**
 * The scores, with the only intent that takes a listed value of the text and is asked the same, or has a
 * phrase that wishes as the text does, if the text has no other words than these, small words and words of
 * the intent.
 */
const withOnlyOne = (scores: readonly IntentScore[], act: Act, known: Known): ActedScores => {
  const kinds = [...act.asked.keys()].filter((kind) => !VAGUE_KINDS.has(kind));
  const unmoved = { scores, moves: NO_MOVES };
  if (kinds.length === 0 && act.wish === undefined) return unmoved;
  const acting = new Set([...act.asked.values(), ...(act.wish ?? [])].flatMap((words) => words.split(' ')));
  const doingTheSame: number[] = [];
  for (const [number, words] of known.contentWords) {
    const does = act.wish === undefined ? kinds.some((kind) => words.questions.has(kind)) : words.wishes;
    const isOne =
      does &&
      known.intents[number]?.contexts.length === 0 &&
      known.mayWin(number) &&
      isSaidOf(number, words, acting, known);
    if (isOne) doingTheSame.push(number);
  }
  const [intent, ...others] = doingTheSame;
  if (intent === undefined || others.length > 0) return unmoved;
  const before = scores.find((one) => one.intent === intent)?.score ?? 0;
  if (before >= ONLY_ONE_SCORE) return unmoved;
  return {
    scores: [...scores.filter((one) => one.intent !== intent), { intent, score: ONLY_ONE_SCORE }],
    moves: new Map([[intent, [{ ...saidBy(act), change: 'raised' }]]]),
  };
};

/** "What" and "how" ask for anything. */
const VAGUE_KINDS: ReadonlySet<QuestionKind> = new Set(['thing', 'manner']);

/** Words that mean nearly the same, such as "begin" and "start". */
const SAME = 0.6;

/** Whether a text has a listed value that the intent takes, and otherwise only small words and its own. */
const isSaidOf = (
  number: number,
  { content }: PhraseWords,
  acting: ReadonlySet<string>,
  known: Known,
): boolean => {
  const { readings, language, functionWords } = known;
  const entities = entitiesOf(known.intents[number]?.parameters ?? []);
  const spansOf = (some: readonly string[]) => some.flatMap((entity) => readings.strict.spansOf(entity));
  if (spansOf(entities.filter(isOwn)).length === 0) return false;
  const [light, spans] = [lightWordsOf(language), spansOf(entities.filter(isNotAny))];
  return readings.strict.units.every(
    ({ folded }, at) =>
      acting.has(folded) ||
      functionWords.has(folded) ||
      light.has(folded) ||
      content.has(folded) ||
      (known.sense?.likeness(folded, content) ?? -1) >= SAME ||
      isInOneOf(spans, at),
  );
};

const isOwn = (entity: string): boolean => !entity.startsWith('sys.');
const isNotAny = (entity: string): boolean => entity !== 'sys.any';

/** The values of the text that the intent takes, of the agent's own entities. */
const valuesOf = (number: number, { readings, intents }: Known): readonly EntityMatch[] =>
  entitiesOf(intents[number]?.parameters ?? [])
    .filter(isOwn)
    .flatMap((entity) => readings.tolerant().spansOf(entity));
