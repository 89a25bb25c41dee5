import { setImmediate } from 'node:timers/promises';
import { type Answer, answerOf } from '../nlu/evaluate/answer.ts';
import { type Evaluation, evaluationOf } from '../nlu/evaluate/evaluation.ts';
import { type Round, roundsOf } from '../nlu/evaluate/rounds.ts';
import { loadModel } from '../nlu/model/model.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import type { Trainer } from './trainer.ts';

/** How far an evaluation is, in texts; or, at its end, what came out. */
export type EvaluationStep =
  | { readonly done: number; readonly total: number }
  | { readonly evaluation: Evaluation };

/** Understanding keeps the processor to itself; after so many texts, other requests have their turn. */
const TEXTS_AT_A_TIME = 8;
/** A bar that moves more often than this is not seen moving. */
const TEXTS_A_STEP = 40;

/** Cross-validates what an agent has learned in one language. Trains where training is done; asks between requests. */
export async function* evaluate(
  set: TrainingSet,
  trainer: Trainer,
  options: { readonly folds: number; readonly seed: number },
): AsyncGenerator<EvaluationStep> {
  const { rounds, unmeasured } = roundsOf(set, options);
  const total = rounds.reduce((sum, { questions }) => sum + questions.length, 0);
  const answers: Answer[] = [];
  for (const round of rounds) {
    yield { done: answers.length, total };
    for await (const some of askedIn(round, trainer)) {
      answers.push(...some);
      yield { done: answers.length, total };
    }
  }
  const { language, threshold } = set;
  yield { evaluation: evaluationOf({ ...options, language, threshold, unmeasured, answers }) };
}

async function* askedIn({ set, questions }: Round, trainer: Trainer): AsyncGenerator<readonly Answer[]> {
  const model = loadModel(await trainer.trainOnce(set), set, trainer.vectorsFor(set.language));
  let answers: Answer[] = [];
  for (const [at, question] of questions.entries()) {
    answers.push(answerOf(model, question));
    if (at % TEXTS_AT_A_TIME === TEXTS_AT_A_TIME - 1) await setImmediate();
    if (answers.length < TEXTS_A_STEP) continue;
    yield answers;
    answers = [];
  }
  yield answers;
}
