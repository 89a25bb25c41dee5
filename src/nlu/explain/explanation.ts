import { finish, type Steps } from '../../kernel/steps.ts';
import type { Classifier } from '../classifier/classifier.ts';
import { evidenceOf } from '../evidence/evidence.ts';
import type { ActMove } from '../evidence/speech-acts.ts';
import { tokensToClassify } from '../evidence/unseen-words.ts';
import type { Model } from '../model/model.ts';
import type { Token } from '../text/tokens.ts';
import { decidingText, understand } from '../understand.ts';
import type { Conditions, Understanding } from '../understanding.ts';
import { readText } from '../values/text-readings.ts';
import { type Guess, guessesIn } from './guesses.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import { type NearPhrase, nearestPhraseSteps } from './nearest-phrases.ts';
import { contextsMissing, whyIt } from './why.ts';

/** The weight of a word: positive speaks for the intent, negative against it. */
export type WordWeight = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly weight: number;
};

/** Why a text is understood as it is. */
export type Explanation = {
  readonly text: string;
  readonly language: string;
  /** The agent's threshold: lower learned scores are refused. */
  readonly threshold: number;
  readonly candidates: readonly (Understanding['candidates'][number] & {
    /** The reason as a sentence that continues the intent's name. */
    readonly why: string;
    /** The missing input contexts of an excluded intent. */
    readonly contextsMissing?: readonly string[];
    /** The words that lowered its score, because its phrases have nothing like them. */
    readonly foreignWords?: readonly string[];
    /** What the text does, such as to ask or to wish, that moved its score. */
    readonly moves?: readonly ActMove[];
  })[];
  /** Intents that the text resembles, and that were left out before the candidates were compared. */
  readonly leftOut: readonly LeftOut[];
  readonly values: Understanding['values'];
  /** The classifier's scores, without rules and contexts, highest first: the winner and its rivals. */
  readonly learned: readonly {
    readonly intentId: string;
    readonly intentName: string;
    readonly score: number;
    /** What each word adds, in the order of the text. */
    readonly words: readonly WordWeight[];
    /** What the sentence encoder adds for the whole text, if the model has one. */
    readonly sentence?: number;
  }[];
  /** Guesses: rule matches with too little evidence of their own, and what decided about them. */
  readonly guesses: readonly Guess[];
  /** Most similar first. */
  readonly nearest: readonly NearPhrase[];
};

const RIVALS = 3;
const NEAREST = 5;

/** Explains one text. The same model, text and conditions give the same answer. */
export const explainText = (model: Model, text: string, conditions: Conditions): Explanation =>
  finish(explanationSteps(model, text, conditions));

/** `explainText` in steps, because a text is compared with all phrases. */
export function* explanationSteps(model: Model, text: string, conditions: Conditions): Steps<Explanation> {
  const { set } = model;
  const { candidates, values } = understand(model, text, conditions);
  const winner = candidates.find(({ outcome }) => outcome === 'won');
  const deciding = decidingText(model, text, conditions);
  const read = {
    tokens: tokensToClassify(model, readText(model, deciding, conditions)),
    sentence: conditions.sentence,
  };
  const scoredIntents = rankedIntents(model, read);
  const scores = new Map(scoredIntents.map(({ intentId, score }) => [intentId, score]));
  yield;
  const nearest = yield* nearestPhraseSteps(set, deciding, NEAREST);
  yield;
  const { intents, threshold } = set;
  const { contexts } = conditions;
  const intentOf = new Map(intents.map((intent) => [intent.id, intent]));
  const { foreignWords, moves } = movedScoresIn(model, deciding, conditions);
  return {
    text,
    language: set.language,
    threshold,
    candidates: candidates.map((candidate) => ({
      ...candidate,
      why: whyIt(candidate, { intents, contexts, threshold, winner, foreignWords, moves }),
      ...(candidate.reason === 'input_context_missing' && {
        contextsMissing: contextsMissing(intentOf.get(candidate.intentId), contexts),
      }),
      ...(candidate.reason === 'below_threshold' && wordsField(foreignWords.get(candidate.intentId))),
      ...(moves.has(candidate.intentId) && { moves: moves.get(candidate.intentId) ?? [] }),
    })),
    leftOut: leftOutOf(model, deciding, {
      conditions,
      candidates: new Set(candidates.map(({ intentId }) => intentId)),
      nearest: new Set(nearest.map(({ intentId }) => intentId)),
      learned: scores,
    }),
    values,
    learned: learnedScoresOf(model, read, { scoredIntents, winner: winner?.intentId }),
    guesses: guessesIn(model, deciding, { conditions, candidates, learned: scores }),
    nearest,
  };
}

/** The words that made learned scores fall, and what else moved them, by id of intent. */
const movedScoresIn = (
  model: Model,
  text: string,
  conditions: Conditions,
): {
  readonly foreignWords: ReadonlyMap<string, readonly string[]>;
  readonly moves: ReadonlyMap<string, readonly ActMove[]>;
} => {
  const { foreign, moves } = evidenceOf(model, text, readText(model, text, conditions), conditions);
  const idOf = (number: number): string => model.set.intents[number]?.id ?? '';
  return {
    foreignWords: new Map(foreign && [[idOf(foreign.intent), foreign.words]]),
    moves: new Map([...moves].map(([number, moved]) => [idOf(number), moved])),
  };
};

const wordsField = (foreignWords: readonly string[] | undefined) => foreignWords && { foreignWords };

type ScoredIntent = { readonly intentId: string; readonly intentName: string; readonly score: number };

/** The classifier's score of each intent, best first. */
const rankedIntents = (
  { classifier, set }: Model,
  { tokens, sentence }: ReadText,
): readonly ScoredIntent[] => {
  if (classifier === undefined) return [];
  const scores = classifier.scores(tokens, sentence);
  const nameOf = new Map(set.intents.map(({ id, name }) => [id, name]));
  return classifier.labels
    .flatMap((intentId, at) => {
      const intentName = nameOf.get(intentId);
      return intentName === undefined ? [] : [{ intentId, intentName, score: scores[at] ?? 0 }];
    })
    .sort((a, b) => b.score - a.score);
};

/** A text as the classifier reads it. */
type ReadText = { readonly tokens: readonly Token[]; readonly sentence: Float32Array | undefined };

const learnedScoresOf = (
  { classifier }: Model,
  read: ReadText,
  {
    scoredIntents,
    winner,
  }: { readonly scoredIntents: readonly ScoredIntent[]; readonly winner: string | undefined },
): Explanation['learned'] => {
  if (classifier === undefined) return [];
  return scoredIntents
    .filter(({ intentId }, rank) => rank < RIVALS || intentId === winner)
    .map((candidate) => ({ ...candidate, ...sharesIn(classifier, read, candidate.intentId) }));
};

const sharesIn = (
  classifier: Classifier,
  { tokens, sentence }: ReadText,
  label: string,
): Pick<Explanation['learned'][number], 'words' | 'sentence'> => {
  const shares = classifier.explain(tokens, label, sentence);
  const words = tokens.map(({ text, start, end }, at) => ({
    text,
    start,
    end,
    weight: shares.tokens[at] ?? 0,
  }));
  return sentence === undefined ? { words } : { words, sentence: shares.sentence };
};
