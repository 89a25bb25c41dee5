import { answersOf } from './answers.ts';
import { compete, scoreMinOf, type Verdict } from './compete.ts';
import { TYPO_CHARS_MIN } from './entities/dictionary.ts';
import { createReading } from './entities/recognise.ts';
import { lazily } from './lazily.ts';
import type { Model } from './model.ts';
import type { Readings } from './recognised.ts';
import { takesFreely } from './rules/free-entities.ts';
import { matchRules, type RuleMatch } from './rules/match.ts';
import { isBeyondDoubt } from './sole-values.ts';
import { tag } from './tag.ts';
import { tokenise } from './text/tokens.ts';
import type { TrainingIntent } from './training-set.ts';
import type { Conditions, Understanding, Value } from './understanding.ts';
import { valuesOf } from './values.ts';

/**
 * Understands one text: what it matches word for word, what it resembles, which intent that makes it, and
 * which values it holds. The same model, text and conditions give the same answer.
 */
export const understand = (model: Model, text: string, conditions: Conditions): Understanding => {
  const readings = read(model, text, conditions);
  const matches = matchRules(model.rules, readings.strict);
  const scores = scoreIntents(model, readings);
  const verdict = compete(model.set, { matches, scores, contexts: conditions.contexts });
  const values = fillParameters(model, readings, verdict);
  const answers = readAnswers(model, readings, matches, conditions);
  return { candidates: verdict.candidates, values, answers };
};

const read = (model: Model, text: string, conditions: Conditions): Readings => {
  const { sessionEntities, now, timezone } = conditions;
  const { entities, system, rules, isWord, set } = model;
  const clock = { now, timezone };
  const strict = createReading(text, entities, {
    sessionEntities,
    recogniseSystem: (entity) => system.recognise(entity, text, clock),
  });
  const mayBeTypo = (word: string): boolean => word.length >= TYPO_CHARS_MIN && !isWord(word);
  // What is in no list has no typing errors: numbers and dates are not looked for twice.
  const forgiving = { sessionEntities, recogniseSystem: strict.spansOf, mayBeTypo };
  return {
    strict,
    tolerant: lazily(() =>
      strict.units.some(({ folded }) => mayBeTypo(folded))
        ? createReading(text, entities, forgiving, strict.units)
        : strict,
    ),
    tokens: lazily(() => tokenise(text, set.language)),
    recogniseAlone: (entity, part) => system.recognise(entity, part, clock),
    isPlainWord: (word) => rules.plainWords.has(word),
  };
};

/** By number of intent: those that the classifier gives a score worth telling. */
const scoreIntents = (
  { classifier, intentOf, set }: Model,
  { strict, tokens }: Readings,
): Map<number, number> => {
  const scores = new Map<number, number>();
  if (classifier === undefined || strict.units.length === 0) return scores;
  for (const { label, score } of classifier.likely(tokens(), scoreMinOf(set))) {
    const intent = intentOf[label] ?? -1;
    if (intent >= 0) scores.set(intent, score);
  }
  return scores;
};

const fillParameters = (model: Model, readings: Readings, { winner }: Verdict): readonly Value[] => {
  const intent = winner === undefined ? undefined : model.set.intents[winner.intent];
  if (winner === undefined || intent === undefined) return [];
  const { match } = winner;
  return valuesOf(intent, readings, {
    captures: match?.captures ?? [],
    tagged: isTagged(model, intent, readings, match) ? tag(model, intent, readings) : [],
  });
};

/**
 * Where a rule took values that no list has, the tagger has seen more phrases than the one that matched;
 * without a rule it is asked unless its answer would change nothing.
 */
const isTagged = (model: Model, intent: TrainingIntent, readings: Readings, match?: RuleMatch): boolean => {
  if (match !== undefined) return match.isGuess;
  const sole = model.taggers.get(intent.id)?.sole;
  return sole === undefined || !isBeyondDoubt(readings, sole, intent);
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
  const isExpandable = (entity: string): boolean => takesFreely(entity, model.entities) !== 'known';
  return answersOf({ intent, expecting, captures, isExpandable }, readings);
};
