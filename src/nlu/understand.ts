import { answersOf } from './answers.ts';
import { scoresOfText } from './classifier/classifier.ts';
import { compete, type Verdict } from './compete.ts';
import { createReading, type SystemSpan } from './entities/recognise.ts';
import type { Model } from './model.ts';
import type { Readings } from './recognised.ts';
import { takesFreely } from './rules/free-entities.ts';
import { matchRules, type RuleMatch } from './rules/match.ts';
import { tag } from './tag.ts';
import type { Conditions, Understanding, Value } from './understanding.ts';
import { unitsOf } from './units.ts';
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

const read = (model: Model, text: string, { sessionEntities, now, timezone }: Conditions): Readings => {
  const clock = { now, timezone };
  const recogniseSystem = rememberedByEntity((entity) => model.system.recognise(entity, text, clock));
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

/** Both readings ask for the same system entities, and dates are not found for nothing. */
const rememberedByEntity = (recognise: (entity: string) => readonly SystemSpan[]) => {
  const found = new Map<string, readonly SystemSpan[]>();
  return (entity: string): readonly SystemSpan[] => {
    const spans = found.get(entity) ?? recognise(entity);
    found.set(entity, spans);
    return spans;
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
  const { match } = winner;
  // Where values stand that no list has, the tagger has seen more phrases than the one that matched.
  const tagged = match === undefined || match.isGuess ? tag(model, intent, readings) : [];
  return valuesOf(intent, readings, { captures: match?.captures ?? [], tagged });
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
