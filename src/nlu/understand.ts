import type { IntentScore } from './classifier/classifier.ts';
import { compete, scoreMinOf, type Verdict } from './compete.ts';
import type { Model } from './model/model.ts';
import { acceptedValuesOf } from './rules/accepted-values.ts';
import { matchRules, type RuleMatch } from './rules/match-rules.ts';
import { functionWordsOf } from './text/function-words.ts';
import type { TrainingIntent } from './training-set.ts';
import type { Conditions, Understanding, Value } from './understanding.ts';
import { answersOf } from './values/answers.ts';
import { isValueMissing } from './values/missing-value.ts';
import { entitiesOf, type Readings } from './values/recognise-values.ts';
import { sharesNoMeaning } from './values/shared-words.ts';
import { isBeyondDoubt } from './values/sole-values.ts';
import { tagValues } from './values/tag-values.ts';
import { readText } from './values/text-readings.ts';
import { valuesOf } from './values/values.ts';

/**
 * Understands one text: its rule matches, its learned scores, the winning intent and the values. The same
 * model, text and conditions give the same answer.
 */
export const understand = (model: Model, text: string, conditions: Conditions): Understanding => {
  const readings = readText(model, text, conditions);
  const matches = matchRules(model.rules, readings.strict);
  const old = matchedBefore(model, text, conditions);
  const isWorthless = (intent: number): boolean =>
    !matches.has(intent) && (old.has(intent) || isWithoutValue(model, readings, intent));
  const isEmpty = ({ intent, score }: IntentScore): boolean =>
    score >= model.set.threshold && !matches.has(intent) && isWithoutMeaning(model, readings, intent);
  const all = scoreIntents(model, readings, conditions);
  const isAllWorth = old.size === 0 && model.valueIntents.size === 0;
  const worthy = isAllWorth ? all : all.filter(({ intent }) => !isWorthless(intent));
  const isCompared = model.contentWords.size > 0 && conditions.sentence === undefined;
  const scores = isCompared ? worthy.filter((score) => !isEmpty(score)) : worthy;
  const verdict = compete(model.set, { matches, scores, contexts: conditions.contexts });
  const values = fillParameters(model, readings, verdict);
  const answers = readAnswers(model, readings, matches, conditions);
  return { candidates: verdict.candidates, values, answers };
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
  const { valueIntents, set, wordSense } = model;
  const intent = valueIntents.get(number);
  if (intent === undefined) return false;
  return isValueMissing(intent, { readings, functionWords: functionWordsOf(set.language), sense: wordSense });
};

const isWithoutMeaning = ({ contentWords, set }: Model, readings: Readings, number: number): boolean => {
  const content = contentWords.get(number);
  if (content === undefined) return false;
  const entities = entitiesOf(set.intents[number]?.parameters ?? []);
  return sharesNoMeaning(content, entities, { readings, functionWords: functionWordsOf(set.language) });
};

/** The intents whose learned score is high enough to matter. */
const scoreIntents = (
  { classifier, intentOfLabel, set }: Model,
  readings: Readings,
  { sentence }: Conditions,
): readonly IntentScore[] =>
  classifier === undefined || readings.strict.units.length === 0
    ? NO_SCORES
    : classifier.likely(readings.tokens(), scoreMinOf(set), intentOfLabel, sentence);

const NO_SCORES: readonly IntentScore[] = [];

const fillParameters = (model: Model, readings: Readings, { winner }: Verdict): readonly Value[] => {
  const intent = winner === undefined ? undefined : model.set.intents[winner.intent];
  if (winner === undefined || intent === undefined) return [];
  const { match } = winner;
  return valuesOf(intent, readings, {
    captures: match?.captures ?? [],
    tagged: isTagged(model, intent, readings, match) ? tagValues(model, intent, readings) : [],
    trustedEntities: model.taggers.get(intent.id)?.trustedEntities,
  });
};

/**
 * If a rule matched unlisted values, the tagger decides too, because it has learned from all phrases. Without
 * a rule match it runs unless it cannot change the result.
 */
const isTagged = (model: Model, intent: TrainingIntent, readings: Readings, match?: RuleMatch): boolean => {
  if (match !== undefined) return match.isGuess;
  const tagger = model.taggers.get(intent.id);
  return (
    tagger?.soleEntities === undefined ||
    !isBeyondDoubt(readings, tagger.soleEntities, tagger.parameterEntities)
  );
};

const readAnswers = (
  model: Model,
  readings: Readings,
  matches: ReadonlyMap<number, RuleMatch>,
  { expecting }: Conditions,
): readonly Value[] => {
  if (expecting === undefined) return [];
  const number = model.set.intents.findIndex(({ id }) => id === expecting.intentId);
  const intent = model.set.intents[number];
  if (intent === undefined) return [];
  const captures = matches.get(number)?.captures ?? [];
  const isExpandable = (entity: string): boolean => acceptedValuesOf(entity, model.entities) !== 'listed';
  return answersOf({ intent, expecting, captures, isExpandable }, readings);
};
