import { answersOf } from './answers.ts';
import { scoresOfText } from './classifier/classifier.ts';
import { compete, type Verdict } from './compete.ts';
import { createReading } from './entities/recognise.ts';
import type { Model } from './model.ts';
import { takesFreely } from './rules/free-entities.ts';
import { matchRules, type RuleMatch } from './rules/match.ts';
import { tag } from './tag.ts';
import type { Conditions, Understanding, Value } from './understanding.ts';
import { unitsOf } from './units.ts';
import { type Readings, valuesOf } from './values.ts';

/**
 * Understands one text: what it matches word for word, what it resembles, which intent that makes it, and which values
 * it holds. The same model, text and conditions give the same answer.
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

const read = (model: Model, text: string, { sessionEntities, now, timezone }: Conditions): Readings => {
  const clock = { now, timezone };
  const recogniseSystem = (entity: string, typed: string) => model.system.recognise(entity, typed, clock);
  const units = unitsOf(text);
  const common = { sessionEntities, recogniseSystem };
  const mayBeTypo = (word: string): boolean => !model.isWord(word);
  const strict = createReading(text, model.entities, common, units);
  const isMistyped = units.some(({ folded }) => mayBeTypo(folded));
  return {
    strict,
    tolerant: isMistyped ? createReading(text, model.entities, { ...common, mayBeTypo }, units) : strict,
    isPlainWord: (word) => model.rules.plainWords.has(word),
  };
};

/** By number of intent; 0 where the classifier has nothing to say. */
const scoreIntents = ({ classifier, labelOf }: Model, { strict }: Readings): Float64Array => {
  const scores = new Float64Array(labelOf.length);
  if (classifier === undefined || strict.units.length === 0) return scores;
  const learned = scoresOfText(classifier, strict.text);
  for (let intent = 0; intent < scores.length; intent++) scores[intent] = learned[labelOf[intent] ?? -1] ?? 0;
  return scores;
};

const fillParameters = (model: Model, readings: Readings, { winner }: Verdict): readonly Value[] => {
  const intent = winner === undefined ? undefined : model.set.intents[winner.intent];
  if (winner === undefined || intent === undefined) return [];
  const tagged = winner.match === undefined ? tag(model, intent, readings) : [];
  return valuesOf(intent, readings, winner.match?.captures ?? [], tagged);
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
