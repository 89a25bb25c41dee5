import type { Model } from '../model/model.ts';
import { understand } from '../understand.ts';
import type { EvaluationQuestion, NamedSpan } from './rounds.ts';

/** A model's answer to a question. The names are those of intents. */
export type Answer = {
  readonly text: string;
  /** Absent if no intent is right. */
  readonly expected?: string;
  /** Absent if the model refuses the text at the agent's threshold. */
  readonly intentName?: string;
  /** The answer; if refused, the answer at a threshold of 0; absent if no intent resembles the text. */
  readonly best?: string;
  /** Score of `best`, 0..1. */
  readonly score: number;
  /** The annotated values. */
  readonly spans: readonly NamedSpan[];
  /** Values for parameters of the intent in `intentName`. */
  readonly foundSpans: readonly NamedSpan[];
};

/** The clock does not matter, because values are compared by place. */
const ANY_CLOCK = { now: '2000-01-03T12:00:00.000Z', timezone: '', sessionEntities: [] };

/** @param sentence the text's vector by the model's sentence encoder, if it has one */
export const answerTo = (
  model: Model,
  { text, intent, contexts, spans }: EvaluationQuestion,
  sentence?: Float32Array,
): Answer => {
  const conditions = { ...ANY_CLOCK, contexts: new Set(contexts), ...(sentence && { sentence }) };
  const { candidates, values } = understand(model, text, conditions);
  const given = winnerOf(candidates);
  const lenient = { ...model, set: { ...model.set, threshold: 0 } };
  const best = given ?? winnerOf(understand(lenient, text, conditions).candidates);
  return {
    text,
    ...(intent !== undefined && { expected: intent.name }),
    ...(given !== undefined && { intentName: given.intentName }),
    ...(best !== undefined && { best: best.intentName }),
    score: best?.score ?? 0,
    spans,
    foundSpans: values.map(({ parameter, start, end }) => ({ name: parameter, start, end })),
  };
};

type Candidates = ReturnType<typeof understand>['candidates'];

/** If the fallback intent wins, the text was not understood. */
const winnerOf = (candidates: Candidates) =>
  candidates.find(({ outcome, matchedBy }) => outcome === 'won' && matchedBy !== 'fallback');
