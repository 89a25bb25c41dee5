import type { IntentScore } from '../classifier/classifier.ts';
import { exclusionOf, scoreMinOf } from '../compete.ts';
import type { Model } from '../model/model.ts';
import { acceptedValuesOf } from '../rules/accepted-values.ts';
import { matchRules, type RuleMatch } from '../rules/match-rules.ts';
import { lazily } from '../system/lazily.ts';
import { callsOff } from '../text/calling-off.ts';
import type { TrainingIntent } from '../training-set.ts';
import type { Conditions } from '../understanding.ts';
import { entitiesOf, type Readings } from '../values/recognise-values.ts';
import { readText } from '../values/text-readings.ts';
import { foreignCharactersOf } from './foreign-characters.ts';
import { type Foreign, foreignWordsOf } from './foreign-words.ts';
import { canWin, changesFor, type Known, type ReasonForNoScore, reasonAgainst } from './reasons-against.ts';
import { activeRefusals, equalsRefused, nearnessToRefused } from './refused-phrases.ts';
import { scoreWithout } from './score-without.ts';
import {
  mayMakeSmallTalk,
  mentionsGreeting,
  type ShortAnswer,
  SMALL_TALK,
  shortAnswersIn,
} from './short-answers.ts';
import { type ActedScores, withSpeechActs } from './speech-acts.ts';
import { tokensToClassify } from './unseen-words.ts';

/** The rule matches of a text by number of intent, and the learned scores that matter. */
export type TextEvidence = {
  readonly matches: ReadonlyMap<number, RuleMatch>;
  readonly scores: readonly IntentScore[];
  /** Learned scores that count for nothing. */
  readonly ignored: readonly (IntentScore & { readonly reason: ReasonForNoScore })[];
  /** What the text does, such as to ask, that moved a learned score, by number of intent. */
  readonly moves: ActedScores['moves'];
  /** What made the learned scores fall or rise; absent if nothing did. */
  readonly foreign?: Foreign & {
    /** The intent that the text is most like. */
    readonly intent: number;
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
    isRefused,
    nearnessToRefused: lazily(() => nearnessToRefused(refusals, readings, model.wordSense)),
    old: matchedBefore(model, text, conditions),
    says: saysOnly(text, model, readings),
    mentionsGreeting:
      model.shortAnswers.size > 0 &&
      mentionsGreeting(readings.strict, model.set.language, model.functionWords),
    isCallingOff: callsOff(
      readings.strict.units.map(({ folded }) => folded),
      model.set.language,
    ),
  };
  const counted: IntentScore[] = [];
  const ignored: (IntentScore & { readonly reason: ReasonForNoScore })[] = [];
  for (const score of scoreIntents(model, readings, conditions)) {
    const reason = matches.has(score.intent) ? undefined : reasonAgainst(score, known);
    if (reason === undefined) counted.push(score);
    else ignored.push({ ...score, reason });
  }
  const answered = answeredIntents(counted, matches, known);
  // On first use, because most texts are neither questions nor wishes.
  const decided = lazily(
    () =>
      new Set([
        ...[...matches.keys(), ...answered.keys(), ...known.old.keys()],
        ...ignored.map(({ intent }) => intent),
      ]),
  );
  const isAllowed = (intent: TrainingIntent | undefined): boolean =>
    intent?.learned === true && exclusionOf(intent, conditions.contexts) === undefined;
  const { scores: learned, moves } = withSpeechActs(
    counted.filter(({ intent }) => !matches.has(intent) && !answered.has(intent)),
    model.set.threshold,
    {
      readings,
      language: model.set.language,
      intents: model.set.intents,
      contentWords: model.contentWords,
      functionWords: model.functionWords,
      sense: model.wordSense,
      mayWin: (number) => !isRefused && isAllowed(model.set.intents[number]) && !decided().has(number),
    },
  );
  const foreign = foreignToBest(learned, known);
  const scores = [
    ...counted.filter(({ intent }) => matches.has(intent)),
    ...[...answered].map(([intent, score]) => ({ intent, score })),
    ...learned.map((score) => (foreign === undefined ? score : lowerForForeign(score, foreign, known))),
  ];
  return { matches, scores, ignored, moves, ...(foreign && { foreign }) };
};

/** What the text says, if it only answers, greets, thanks or makes small talk. */
const saysOnly = (
  text: string,
  { shortAnswers, set: { language } }: Model,
  { strict: { units } }: Readings,
): ReadonlySet<ShortAnswer> =>
  shortAnswers.size > 0 || mayMakeSmallTalk(units, language) ? shortAnswersIn(text, language) : NOTHING;

const NOTHING: ReadonlySet<ShortAnswer> = new Set();

/** Nearly as sure as one of its phrases. */
const ANSWER_SCORE = 0.9;
/** How much less an intent scores if hardly any of its phrases says so: less than what counts as close. */
const ANSWER_SCORE_RANGE = 0.05;

/**
 * The scores of intents that have a phrase which says the same as the text in other words, as "yes" does for
 * "yep". One that says little else scores more: "yep" is not meant for "thank you", although a phrase there
 * is "yes, thanks".
 */
const answeredIntents = (
  learned: readonly IntentScore[],
  matches: ReadonlyMap<number, RuleMatch>,
  { model, says, isRefused, old }: Known,
): ReadonlyMap<number, number> => {
  if (says.size === 0 || isRefused) return NONE_ANSWERED;
  const answered = new Map<number, number>();
  for (const [intent, shares] of model.shortAnswers) {
    if (matches.has(intent) || old.has(intent)) continue;
    const share = shareSaying(says, shares);
    if (share === undefined) continue;
    const score = learned.find((one) => one.intent === intent)?.score ?? 0;
    answered.set(intent, Math.max(score, ANSWER_SCORE - ANSWER_SCORE_RANGE * (1 - share)));
  }
  return answered;
};

const NONE_ANSWERED: ReadonlyMap<number, number> = new Map();

/**
 * The share of an intent's phrases that say what the text says; undefined if none does. In "hi, how are you",
 * the greeting counts for nothing beside the question.
 */
const shareSaying = (
  says: ReadonlySet<ShortAnswer>,
  shares: ReadonlyMap<ShortAnswer, number>,
): number | undefined => {
  const said = [...says].filter((answer) => (shares.get(answer) ?? 0) > 0);
  if (said.length === 0) return undefined;
  if (SMALL_TALK.some((kind) => says.has(kind) && !shares.has(kind))) return 0;
  return Math.max(...said.map((answer) => shares.get(answer) ?? 0));
};

const exactAmong = (matches: ReadonlyMap<number, RuleMatch>): ReadonlyMap<number, RuleMatch> =>
  new Map([...matches].filter(([, { kind }]) => kind === 'exact'));

/** Agents of 64 and 150 intents lose more own texts by another thing than unrelated ones are refused. */
const INTENTS_OF_FEW_THINGS = 40;

/**
 * The foreign words of the text, seen from the intent that it is most like, because they say whether it is
 * refused, but not which of two intents it means. In a dialogue other words may mean the same, and with an
 * encoder, too, where words have no vectors.
 */
const foreignToBest = (learned: readonly IntentScore[], known: Known): TextEvidence['foreign'] => {
  const { model, readings, conditions } = known;
  let best = learned[0];
  for (const score of learned) if (best === undefined || score.score > best.score) best = score;
  const { contentWords, contentCharacters, set, wordSense } = model;
  if (best === undefined || (conditions.sentence !== undefined && wordSense === undefined)) return undefined;
  const intent = set.intents[best.intent];
  if (intent === undefined || intent.contexts.length > 0) return undefined;
  if (!canWin(best, known)) return undefined;
  const entities = entitiesOf(intent.parameters);
  const text = {
    readings,
    language: set.language,
    functionWords: model.functionWords,
    sense: wordSense,
    isOpen: entities.some((entity) => acceptedValuesOf(entity, model.entities) !== 'listed'),
    isBroad: set.intents.length > INTENTS_OF_FEW_THINGS,
    isListed: (word: string) => model.entities.openers(word).length > 0,
  };
  const [words, characters] = [contentWords.get(best.intent), contentCharacters.get(best.intent)];
  if (words !== undefined) return { intent: best.intent, ...foreignWordsOf(words, entities, text) };
  const foreign = characters && foreignCharactersOf(characters, entities, text);
  return foreign && { intent: best.intent, asksOther: false, ...foreign };
};

const lowerForForeign = (
  { intent, score }: IntentScore,
  foreign: NonNullable<TextEvidence['foreign']>,
  known: Known,
): IntentScore => {
  const { set } = known.model;
  if (set.intents[intent]?.contexts.length !== 0) return { intent, score };
  const rest = scoreWithout(score, foreign, changesFor(known));
  // The nearest intent stays among the candidates, so that it is explained why it lost.
  const least = intent === foreign.intent && scoreMinOf(set) < set.threshold ? scoreMinOf(set) : 0;
  return { intent, score: Math.max(rest, Math.min(score, least)) };
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

/** The intents whose learned score is high enough to matter. */
const scoreIntents = (model: Model, readings: Readings, { sentence }: Conditions): readonly IntentScore[] => {
  const { classifier, intentOfLabel, set } = model;
  if (classifier === undefined || readings.strict.units.length === 0) return NO_SCORES;
  return classifier.likely(tokensToClassify(model, readings), scoreMinOf(set), intentOfLabel, sentence);
};

const NO_SCORES: readonly IntentScore[] = [];
