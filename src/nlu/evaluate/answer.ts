import type { Model } from '../model/model.ts';
import { understand } from '../understand.ts';
import type { Question, Slot } from './rounds.ts';

/** What a model made of a question. Names are of intents. */
export type Answer = {
  readonly text: string;
  /** Absent where nothing is right. */
  readonly expected?: string;
  /** Absent where it is refused at the agent's own threshold. */
  readonly given?: string;
  /** What is given; where all is refused, what would be given at a threshold of 0, absent where nothing is like it. */
  readonly best?: string;
  /** Of the best, 0..1. */
  readonly score: number;
  readonly slots: readonly Slot[];
  /** Of the intent that was given. */
  readonly slotsFound: readonly Slot[];
};

/** Any clock will do: values are compared by place. */
const ANY_CLOCK = { now: '2000-01-03T12:00:00.000Z', timezone: '', sessionEntities: [] };

export const answerOf = (model: Model, { text, intent, contexts, slots }: Question): Answer => {
  const conditions = { ...ANY_CLOCK, contexts: new Set(contexts) };
  const { candidates, values } = understand(model, text, conditions);
  const given = winnerOf(candidates);
  const lenient = { ...model, set: { ...model.set, threshold: 0 } };
  const best = given ?? winnerOf(understand(lenient, text, conditions).candidates);
  return {
    text,
    ...(intent !== undefined && { expected: intent.name }),
    ...(given !== undefined && { given: given.intentName }),
    ...(best !== undefined && { best: best.intentName }),
    score: best?.score ?? 0,
    slots,
    slotsFound: values.map(({ parameter, start, end }) => ({ name: parameter, start, end })),
  };
};

type Candidates = ReturnType<typeof understand>['candidates'];

/** A fallback intent answers what is not understood. */
const winnerOf = (candidates: Candidates) =>
  candidates.find(({ outcome, matchedBy }) => outcome === 'won' && matchedBy !== 'fallback');
