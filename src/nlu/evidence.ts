import type { IntentScore } from './classifier/classifier.ts';
import { scoreMinOf } from './compete.ts';
import type { Model } from './model/model.ts';
import { matchRules, type RuleMatch } from './rules/match-rules.ts';
import type { Conditions } from './understanding.ts';
import { foreignCharactersOf } from './values/foreign-characters.ts';
import { foreignWordsOf, scoreWithout } from './values/foreign-words.ts';
import { isValueMissing } from './values/missing-value.ts';
import { entitiesOf, type Readings } from './values/recognise-values.ts';
import { activeRefusals, equalsRefused, NEAR_REFUSED, nearnessTo } from './values/refused-phrases.ts';
import { sharesNoMeaning } from './values/shared-words.ts';
import { type ShortAnswer, shortAnswersIn } from './values/short-answers.ts';
import { readText } from './values/text-readings.ts';
import { tokensToClassify } from './values/unseen-words.ts';
import { hasOtherWordInPlace } from './values/value-places.ts';
import { isValuesAlone } from './values/values-alone.ts';

/**
 * Why a learned score counts for nothing: `session_values`: the intent would match without the session's own
 * values; `value_missing`: other words are in the place of its value; `words_unknown`: the text shares only
 * small words with it; `word_alone`: the text is one function word; `other_answer`: the text says no, and it
 * has a phrase that says yes, or the like; `value_alone`: the text is a value that no phrase has alone;
 * `phrase_refused`: the text equals a phrase of a fallback intent, or is nearer to one.
 */
export type ReasonForNoScore =
  | 'session_values'
  | 'value_missing'
  | 'words_unknown'
  | 'word_alone'
  | 'other_answer'
  | 'value_alone'
  | 'phrase_refused';

/** The rule matches of a text by number of intent, and the learned scores that matter. */
export type TextEvidence = {
  readonly matches: ReadonlyMap<number, RuleMatch>;
  readonly scores: readonly IntentScore[];
  /** Learned scores that count for nothing. */
  readonly ignored: readonly (IntentScore & { readonly reason: ReasonForNoScore })[];
  /** What made the learned scores fall or rise; absent if nothing did. */
  readonly foreign?: {
    /** The intent that the text is most like. */
    readonly intent: number;
    /** The share of the text that is foreign to it, and its most foreign words. */
    readonly share: number;
    readonly words: readonly string[];
  };
};

/** @param readings those of the text under the same conditions */
export const evidenceOf = (
  model: Model,
  text: string,
  readings: Readings,
  conditions: Conditions,
): TextEvidence => {
  const refusals = activeRefusals(model.refusedPhrases, conditions.contexts);
  const isRefused = equalsRefused(refusals, text);
  const ruled = matchRules(model.rules, readings.strict);
  const matches = isRefused ? exactAmong(ruled) : ruled;
  const known = {
    model,
    readings,
    conditions,
    refusals,
    isRefused,
    old: matchedBefore(model, text, conditions),
    says: model.shortAnswers.size === 0 ? NOTHING : shortAnswersIn(text, model.set.language),
  };
  const scores: IntentScore[] = [];
  const learned: IntentScore[] = [];
  const ignored: (IntentScore & { readonly reason: ReasonForNoScore })[] = [];
  for (const score of scoreIntents(model, readings, conditions)) {
    const reason = matches.has(score.intent) ? undefined : reasonAgainst(score, known);
    if (reason !== undefined) ignored.push({ ...score, reason });
    else if (matches.has(score.intent)) scores.push(score);
    else if (!meansAnswer(score.intent, known)) learned.push(score);
  }
  scores.push(...answeredIntents(matches, known));
  const foreign = foreignToBest(learned, known);
  for (const score of learned) scores.push(foreign === undefined ? score : lowered(score, foreign, known));
  return { matches, scores, ignored, ...(foreign && { foreign }) };
};

type Known = {
  readonly model: Model;
  readonly readings: Readings;
  readonly conditions: Conditions;
  /** Fallback intents that the active contexts allow, with their phrases. */
  readonly refusals: ReturnType<typeof activeRefusals>;
  /** Whether the text equals one of these phrases. */
  readonly isRefused: boolean;
  readonly old: ReadonlyMap<number, RuleMatch>;
  /** What the text says, if it only answers, greets or thanks. */
  readonly says: ReadonlySet<ShortAnswer>;
};

const NOTHING: ReadonlySet<ShortAnswer> = new Set();

/** Nearly as sure as one of its phrases. */
const ANSWER_SCORE = 0.9;

/** The intents that have a phrase which says the same as the text in other words, as "yes" does for "yep". */
const answeredIntents = (matches: ReadonlyMap<number, RuleMatch>, known: Known): readonly IntentScore[] => {
  if (known.says.size === 0 || known.isRefused) return NO_SCORES;
  return [...known.model.shortAnswers.keys()]
    .filter((intent) => !matches.has(intent) && !known.old.has(intent) && meansAnswer(intent, known))
    .map((intent) => ({ intent, score: ANSWER_SCORE }));
};

const meansAnswer = (intent: number, { model, says }: Known): boolean => {
  for (const answer of says) if (model.shortAnswers.get(intent)?.has(answer)) return true;
  return false;
};

const exactAmong = (matches: ReadonlyMap<number, RuleMatch>): ReadonlyMap<number, RuleMatch> =>
  new Map([...matches].filter(([, { kind }]) => kind === 'exact'));

const reasonAgainst = (score: IntentScore, known: Known): ReasonForNoScore | undefined => {
  const { model, old, isRefused, says } = known;
  const { intent } = score;
  if (old.has(intent)) return 'session_values';
  if (isRefused) return 'phrase_refused';
  if (says.size > 0 && model.shortAnswers.has(intent))
    return meansAnswer(intent, known) ? undefined : 'other_answer';
  if (isSmallWordAlone(known) && model.set.intents[intent]?.contexts.length === 0) return 'word_alone';
  if (isWithoutValue(model, known.readings, intent)) return 'value_missing';
  return score.score < model.set.threshold ? undefined : reasonAgainstWinner(intent, known);
};

/** What is only looked for where the score is enough to win. */
const reasonAgainstWinner = (intent: number, known: Known): ReasonForNoScore | undefined => {
  const { model, readings, conditions } = known;
  if (isValueAlone(intent, known)) return 'value_alone';
  if (isNearerToRefused(intent, known)) return 'phrase_refused';
  if (hasOtherValue(intent, known)) return 'value_missing';
  const hasOnlyWords = model.wordSense === undefined && conditions.sentence === undefined;
  return hasOnlyWords && isWithoutMeaning(model, readings, intent) ? 'words_unknown' : undefined;
};

const isValueAlone = (intent: number, { model, readings }: Known): boolean => {
  const entities = model.weakEntities.get(intent);
  return entities !== undefined && isValuesAlone(entities, readings, model.functionWords);
};

/** "what" is part of nearly every question. */
const isSmallWordAlone = ({ model, readings }: Known): boolean => {
  const [first, ...others] = readings.strict.units;
  return first !== undefined && others.length === 0 && model.functionWords.has(first.folded);
};

/**
 * The foreign words of the text, seen from the intent that it is most like, because they say whether it is
 * refused, but not which of two intents it means. In a dialogue, and with an encoder, other words may mean
 * the same.
 */
const foreignToBest = (
  learned: readonly IntentScore[],
  { model, readings, conditions }: Known,
): TextEvidence['foreign'] => {
  let best = learned[0];
  for (const score of learned) if (best === undefined || score.score > best.score) best = score;
  if (best === undefined || conditions.sentence !== undefined) return undefined;
  const { contentWords, contentCharacters, set, wordSense } = model;
  const intent = set.intents[best.intent];
  if (intent === undefined || intent.contexts.length > 0) return undefined;
  if (scoreWithout(best.score, 0, wordSense !== undefined) < set.threshold) return undefined;
  const text = { readings, language: set.language, functionWords: model.functionWords, sense: wordSense };
  const [words, characters] = [contentWords.get(best.intent), contentCharacters.get(best.intent)];
  const entities = entitiesOf(intent.parameters);
  if (words !== undefined) return { intent: best.intent, ...foreignWordsOf(words, entities, text) };
  const foreign = characters && foreignCharactersOf(characters, entities, text);
  return foreign && { intent: best.intent, ...foreign };
};

const lowered = (
  { intent, score }: IntentScore,
  { share }: NonNullable<TextEvidence['foreign']>,
  { model }: Known,
): IntentScore =>
  model.set.intents[intent]?.contexts.length === 0
    ? { intent, score: scoreWithout(score, share, model.wordSense !== undefined) }
    : { intent, score };

/**
 * Whether a phrase of a fallback intent is nearer to the text than all phrases of the intent; false if words
 * cannot be compared.
 */
const isNearerToRefused = (intent: number, { model, readings, refusals }: Known): boolean => {
  const phrases = model.contentWords.get(intent)?.phrases;
  if (refusals.length === 0 || phrases === undefined) return false;
  const words = new Set(readings.strict.units.map(({ folded }) => folded));
  const known = { language: model.set.language, sense: model.wordSense };
  const refused = Math.max(...refusals.map((refusal) => nearnessTo(refusal.phrases, words, known)));
  if (refused < NEAR_REFUSED) return false;
  return refused > nearnessTo(phrases, words, known);
};

/**
 * The intents that the text would match without the session's own values. The classifier has learned those
 * phrases, so an intent that no longer matches must not win by its learned score.
 */
const matchedBefore = (
  model: Model,
  text: string,
  conditions: Conditions,
): ReadonlyMap<number, RuleMatch> => {
  const sessionEntities = conditions.sessionEntities.filter(({ extend }) => extend);
  if (sessionEntities.length === conditions.sessionEntities.length) return NONE_BEFORE;
  return matchRules(model.rules, readText(model, text, { ...conditions, sessionEntities }).strict);
};

const NONE_BEFORE: ReadonlyMap<number, RuleMatch> = new Map();

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

const isWithoutMeaning = (
  { contentWords, functionWords, set }: Model,
  readings: Readings,
  number: number,
): boolean => {
  const content = contentWords.get(number);
  if (content === undefined) return false;
  const entities = entitiesOf(set.intents[number]?.parameters ?? []);
  return sharesNoMeaning(content, entities, { readings, functionWords });
};

/** The intents whose learned score is high enough to matter. */
const scoreIntents = (model: Model, readings: Readings, { sentence }: Conditions): readonly IntentScore[] => {
  const { classifier, intentOfLabel, set } = model;
  if (classifier === undefined || readings.strict.units.length === 0) return NO_SCORES;
  return classifier.likely(tokensToClassify(model, readings), scoreMinOf(set), intentOfLabel, sentence);
};

const NO_SCORES: readonly IntentScore[] = [];
