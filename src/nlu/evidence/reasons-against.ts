import type { IntentScore } from '../classifier/classifier.ts';
import type { Model } from '../model/model.ts';
import { acceptedValuesOf } from '../rules/accepted-values.ts';
import type { RuleMatch } from '../rules/match-rules.ts';
import { questionsIn } from '../text/questions.ts';
import { wishIn } from '../text/wishes.ts';
import type { TrainingIntent } from '../training-set.ts';
import type { Conditions } from '../understanding.ts';
import { entitiesOf, type Readings } from '../values/recognise-values.ts';
import { isValueDescribed } from './described-values.ts';
import { NOTHING_FOREIGN } from './foreign-words.ts';
import { isValueMissing } from './missing-value.ts';
import { isAsNear } from './refused-phrases.ts';
import { type ScoreChanges, scoreChangesOf, scoreWithout } from './score-without.ts';
import { hasNoKnownWord, type PhraseWords, sharesNoMeaning } from './shared-words.ts';
import { type ShortAnswer, SMALL_TALK } from './short-answers.ts';
import { hasOtherWordInPlace } from './value-places.ts';
import { isForeignAddress, isForeignDate, isValuesAlone } from './values-alone.ts';

/**
 * Why a learned score counts for nothing: `session_values`: the intent would match without the session's
 * own values; `value_missing`: other words are in the place of its value; `words_unknown`: the text shares
 * at most small words with it; `word_alone`: the text is one function word; `other_answer`: the text says
 * no, and it has a phrase that says yes, or the like, or the text asks how somebody is or what time it is or
 * wishes somebody well, and none of its phrases does, or the text only speaks of a greeting; `value_alone`:
 * the text is a value that no phrase has alone; `value_described`: it says or asks of a value what no phrase
 * does; `phrase_refused`: the text equals a phrase of a fallback intent, or is nearer to one; `calls_off`:
 * the text cancels something, and no phrase of the intent may do so.
 */
export type ReasonForNoScore =
  | 'session_values'
  | 'value_missing'
  | 'words_unknown'
  | 'word_alone'
  | 'other_answer'
  | 'value_alone'
  | 'value_described'
  | 'phrase_refused'
  | 'calls_off';

/** A text, and what is known of it. */
export type Known = {
  readonly model: Model;
  readonly readings: Readings;
  readonly conditions: Conditions;
  /** Whether the text equals a phrase of a fallback intent that the active contexts allow. */
  readonly isRefused: boolean;
  /** How near the text is to the nearest of these phrases; 0 if it is not taken for one. */
  readonly nearnessToRefused: () => number;
  readonly old: ReadonlyMap<number, RuleMatch>;
  /** What the text says, if it only answers, greets or thanks. */
  readonly says: ReadonlySet<ShortAnswer>;
  /** Whether the text speaks of a greeting, but does not greet. */
  readonly mentionsGreeting: boolean;
  /** Whether the text cancels something. */
  readonly isCallingOff: boolean;
};

/** @returns undefined if the learned score counts */
export const reasonAgainst = (score: IntentScore, known: Known): ReasonForNoScore | undefined => {
  const { model, old, isRefused, says } = known;
  const { intent } = score;
  if (old.has(intent)) return 'session_values';
  if (isRefused) return 'phrase_refused';
  // "how are you" is like "how late are you open" in its words alone.
  const isSmallTalk = SMALL_TALK.some((kind) => says.has(kind));
  if (isSmallTalk || (says.size > 0 && model.shortAnswers.has(intent)))
    return meansAnswer(intent, known) ? undefined : 'other_answer';
  if (known.mentionsGreeting && model.shortAnswers.get(intent)?.has('hello')) return 'other_answer';
  if (isSmallWordAlone(known) && model.set.intents[intent]?.contexts.length === 0) return 'word_alone';
  if (known.isCallingOff && model.contentWords.get(intent)?.mayCallOff === false) return 'calls_off';
  if (isWithoutValue(model, known.readings, intent)) return 'value_missing';
  return canWin(score, known) ? reasonAgainstWinner(intent, known) : undefined;
};

/** Whether the score is enough if the text has no foreign words, for which it rises. */
export const canWin = ({ score }: IntentScore, known: Known): boolean =>
  scoreWithout(score, NOTHING_FOREIGN, changesFor(known)) >= known.model.set.threshold;

export const changesFor = ({ model, conditions }: Known): ScoreChanges => {
  const withoutEncoder = model.wordSense === undefined ? 'letters' : 'vectors';
  const knowledge = conditions.sentence === undefined ? withoutEncoder : 'encoder';
  return scoreChangesOf(knowledge, model.set.intents.length);
};

/** What is only looked for where the score may be enough to win. */
const reasonAgainstWinner = (intent: number, known: Known): ReasonForNoScore | undefined => {
  if (isValueAlone(intent, known)) return 'value_alone';
  if (isDescribed(intent, known)) return 'value_described';
  if (isNearerToRefused(intent, known)) return 'phrase_refused';
  if (hasOtherValue(intent, known)) return 'value_missing';
  return known.conditions.sentence === undefined && isOfUnknownWords(intent, known)
    ? 'words_unknown'
    : undefined;
};

const isValueAlone = (number: number, { model, readings }: Known): boolean => {
  const entities = model.weakEntities.get(number);
  const [intent, content] = [model.set.intents[number], model.contentWords.get(number)];
  if (entities !== undefined && isValuesAlone(entities, readings, model.functionWords))
    return (
      content === undefined || !(asksTheSame(content, readings) || wishesTheSame(content, intent, readings))
    );
  if (intent === undefined || content === undefined) return false;
  return (
    isForeignAddress(intent, content, readings) ||
    isForeignDate(intent, content, { readings, functionWords: model.functionWords })
  );
};

/** In a dialogue, a text may say something of what is spoken of. */
const isDescribed = (number: number, { model, readings }: Known): boolean => {
  const [intent, content] = [model.set.intents[number], model.contentWords.get(number)];
  if (intent === undefined || content === undefined || intent.contexts.length > 0) return false;
  const { functionWords, wordSense } = model;
  const known = { readings, functionWords, sense: wordSense };
  return isValueDescribed(content, entitiesOf(intent.parameters), known);
};

/** "When will my coat be ready" is more than a coat to an intent that is asked when. */
const asksTheSame = ({ questions }: PhraseWords, { strict: { units }, language }: Readings): boolean => {
  if (questions.size === 0) return false;
  const said = units.map(({ folded }) => folded);
  return [...questionsIn(said, language).keys()].some((kind) => questions.has(kind));
};

/** "I would like a coat" is more than a coat to an intent with a phrase that wishes. */
const wishesTheSame = (
  { wishes }: PhraseWords,
  intent: TrainingIntent | undefined,
  { strict, language }: Readings,
): boolean =>
  wishes &&
  wishIn(
    strict.units.map(({ folded }) => folded),
    language,
  ) !== undefined &&
  entitiesOf(intent?.parameters ?? []).some(
    (entity) => !entity.startsWith('sys.') && strict.spansOf(entity).length > 0,
  );

/** "what" is part of nearly every question. */
const isSmallWordAlone = ({ model, readings }: Known): boolean => {
  const [first, ...others] = readings.strict.units;
  return first !== undefined && others.length === 0 && model.functionWords.has(first.folded);
};

const meansAnswer = (intent: number, { model, says }: Known): boolean => {
  for (const answer of says) if (model.shortAnswers.get(intent)?.has(answer)) return true;
  return false;
};

/**
 * Whether a phrase of a fallback intent is nearer to the text than all phrases of the intent; false if words
 * cannot be compared.
 */
const isNearerToRefused = (intent: number, { model, readings, nearnessToRefused }: Known): boolean => {
  const phrases = model.contentWords.get(intent)?.phrases;
  if (phrases === undefined || nearnessToRefused() === 0) return false;
  return !isAsNear(phrases, nearnessToRefused(), readings, model.wordSense);
};

const isWithoutValue = (model: Model, readings: Readings, number: number): boolean => {
  const { valueIntents, functionWords, wordSense } = model;
  const intent = valueIntents.get(number);
  if (intent === undefined) return false;
  return isValueMissing(intent, { readings, functionWords, sense: wordSense });
};

/** In a dialogue, and with an encoder, other words may mean the same. */
const hasOtherValue = (number: number, { model, readings, conditions }: Known): boolean => {
  const { placesOfValues, contentWords, functionWords, set, wordSense } = model;
  const [places, content] = [placesOfValues.get(number), contentWords.get(number)];
  if (places === undefined || content === undefined || wordSense === undefined) return false;
  if (conditions.sentence !== undefined || set.intents[number]?.contexts.length !== 0) return false;
  const text = { readings, language: set.language, functionWords, sense: wordSense };
  return hasOtherWordInPlace(places, content, text);
};

/** In a dialogue, a text of unknown words may be a value. */
const isOfUnknownWords = (number: number, { model, readings }: Known): boolean => {
  const { contentWords, functionWords, wordSense } = model;
  const [intent, content] = [model.set.intents[number], contentWords.get(number)];
  if (intent === undefined || content === undefined) return false;
  const entities = entitiesOf(intent.parameters);
  const text = { readings, functionWords, sense: wordSense };
  if (wordSense === undefined && sharesNoMeaning(content, entities, text)) return true;
  const isOpen = entities.some((entity) => acceptedValuesOf(entity, model.entities) !== 'listed');
  return !isOpen && intent.contexts.length === 0 && hasNoKnownWord(entities, text);
};
