import type { IntentScore } from './classifier/classifier.ts';
import { scoreMinOf } from './compete.ts';
import type { Model } from './model/model.ts';
import { matchRules, type RuleMatch } from './rules/match-rules.ts';
import { functionWordsOf } from './text/function-words.ts';
import type { Conditions } from './understanding.ts';
import { isValueMissing } from './values/missing-value.ts';
import { entitiesOf, type Readings } from './values/recognise-values.ts';
import { sharesNoMeaning } from './values/shared-words.ts';
import { readText } from './values/text-readings.ts';

/**
 * Why a learned score counts for nothing: `session_values`: the intent would match without the session's own
 * values; `value_missing`: other words are in the place of its value; `words_unknown`: the text shares only
 * small words with it.
 */
export type ReasonForNoScore = 'session_values' | 'value_missing' | 'words_unknown';

/** The rule matches of a text by number of intent, and the learned scores that matter. */
export type TextEvidence = {
  readonly matches: ReadonlyMap<number, RuleMatch>;
  readonly scores: readonly IntentScore[];
  /** Learned scores that count for nothing. */
  readonly ignored: readonly (IntentScore & { readonly reason: ReasonForNoScore })[];
};

/** @param readings those of the text under the same conditions */
export const evidenceOf = (
  model: Model,
  text: string,
  readings: Readings,
  conditions: Conditions,
): TextEvidence => {
  const matches = matchRules(model.rules, readings.strict);
  const all = scoreIntents(model, readings, conditions);
  const old = matchedBefore(model, text, conditions);
  const isCompared = model.contentWords.size > 0 && conditions.sentence === undefined;
  if (old.size === 0 && model.valueIntents.size === 0 && !isCompared)
    return { matches, scores: all, ignored: NONE_IGNORED };
  const scores: IntentScore[] = [];
  const ignored: (IntentScore & { readonly reason: ReasonForNoScore })[] = [];
  const reasonFor = ({ intent, score }: IntentScore): ReasonForNoScore | undefined => {
    if (matches.has(intent)) return undefined;
    if (old.has(intent)) return 'session_values';
    if (isWithoutValue(model, readings, intent)) return 'value_missing';
    const mayWin = isCompared && score >= model.set.threshold;
    return mayWin && isWithoutMeaning(model, readings, intent) ? 'words_unknown' : undefined;
  };
  for (const one of all) {
    const reason = reasonFor(one);
    if (reason === undefined) scores.push(one);
    else ignored.push({ ...one, reason });
  }
  return { matches, scores, ignored };
};

const NONE_IGNORED: TextEvidence['ignored'] = [];

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
