import { compete, type Verdict } from './compete.ts';
import { soleCompletion } from './entities/sole-completion.ts';
import { evidenceOf } from './evidence/evidence.ts';
import { requestsIn } from './evidence/request-alone.ts';
import type { Model } from './model/model.ts';
import { acceptedValuesOf } from './rules/accepted-values.ts';
import { matchRules, type RuleMatch } from './rules/match-rules.ts';
import { normalise } from './text/normalise.ts';
import type { TrainingIntent } from './training-set.ts';
import type { Conditions, Understanding, Value } from './understanding.ts';
import { answersOf } from './values/answers.ts';
import { isOnlyCorrection } from './values/corrected-values.ts';
import type { Readings } from './values/recognise-values.ts';
import { isBeyondDoubt } from './values/sole-values.ts';
import { tagValues } from './values/tag-values.ts';
import { readText } from './values/text-readings.ts';
import { valuesOf } from './values/values.ts';

/**
 * Understands one text: its rule matches, its learned scores, the winning intent and the values. The same
 * model, text and conditions give the same answer.
 */
export const understand = (model: Model, text: string, conditions: Conditions): Understanding => {
  const { whole, chosen } = understood(model, text, conditions);
  const values = fillParameters(model, chosen.readings, chosen.verdict);
  const answers = readAnswers(model, whole.readings, whole.matches, conditions);
  const isCorrection = answers.length > 0 && isOnlyCorrection(answers, whole.readings);
  return { candidates: chosen.verdict.candidates, values, answers, ...(isCorrection && { isCorrection }) };
};

/** The part of a text that decides what it means: all of it, or what is between a greeting and polite words. */
export const decidingText = (model: Model, text: string, conditions: Conditions): string =>
  understood(model, text, conditions).chosen.text;

type Understood = {
  readonly text: string;
  readonly readings: Readings;
  readonly matches: ReadonlyMap<number, RuleMatch>;
  readonly verdict: Verdict;
};

const understood = (
  model: Model,
  text: string,
  conditions: Conditions,
): { readonly whole: Understood; readonly chosen: Understood } => {
  const whole = understoodAs(model, text, conditions);
  if (isPhrase(whole)) return { whole, chosen: whole };
  const requests = requestsIn(text, whole.readings.strict.units, model.set.language);
  // Of a phrase, nothing is left out: it may itself greet or thank.
  const phrase = requests?.all.find((request) => model.rules.exactPhrases.has(normalise(request)));
  const alone = phrase ?? (isSure(whole) ? undefined : requests?.bare);
  if (alone === undefined) return { whole, chosen: whole };
  const isDecided = isAboutMore(whole, model);
  // Only a phrase could win over that, so that most texts are classified once.
  if (isDecided && !matchesRule(model, alone, conditions)) return { whole, chosen: whole };
  const request = understoodAs(model, alone, conditions);
  const isBetter = isSure(request) || (!isDecided && isUnderstood(request));
  return { whole, chosen: isBetter ? request : whole };
};

const matchesRule = (model: Model, text: string, conditions: Conditions): boolean =>
  matchRules(model.rules, readText(model, text, conditions).strict).size > 0;

const understoodAs = (model: Model, text: string, conditions: Conditions): Understood => {
  const readings = readText(model, text, conditions);
  const { matches, scores } = evidenceOf(model, text, readings, conditions);
  const verdict = compete(model.set, { matches, scores, contexts: conditions.contexts });
  return { text, readings, matches, verdict };
};

const isPhrase = ({ verdict: { winner } }: Understood): boolean => winner?.match?.kind === 'exact';

/** A phrase of the winner, or one with other listed values. */
const isSure = ({ verdict: { candidates, winner } }: Understood): boolean =>
  winner?.match !== undefined && candidates[0]?.matchedBy !== 'learned' && candidates[0]?.score === 1;

const isUnderstood = ({ verdict: { candidates } }: Understood): boolean =>
  candidates[0]?.outcome === 'won' && candidates[0].matchedBy !== 'fallback';

/** Whether the winner does not greet, because a greeting before a request may decide that it does. */
const isAboutMore = (whole: Understood, { shortAnswers }: Model): boolean => {
  const { winner } = whole.verdict;
  return winner !== undefined && isUnderstood(whole) && !shortAnswers.get(winner.intent)?.has('hello');
};

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
  const completionOf = (entity: string, words: readonly string[]): string | undefined => {
    const listed = model.entities.byName.get(entity);
    return listed && soleCompletion(listed.dictionary, words);
  };
  return answersOf({ intent, expecting, captures, isExpandable, completionOf }, readings);
};
