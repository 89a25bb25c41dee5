import { setImmediate } from 'node:timers/promises';
import { type Answer, answerTo } from '../nlu/evaluate/answer.ts';
import { type Evaluation, evaluationOf } from '../nlu/evaluate/evaluation.ts';
import { type Round, roundsOf } from '../nlu/evaluate/rounds.ts';
import { loadModelSteps } from '../nlu/model/model.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import { inSlices } from '../outside/slices.ts';
import type { Trainer } from './trainer.ts';

/** The progress of an evaluation in texts, or finally its result. */
export type EvaluationStep =
  | { readonly done: number; readonly total: number }
  | { readonly evaluation: Evaluation };

/** Understanding is synchronous; after this many texts, other requests run. */
const TEXTS_AT_A_TIME = 8;
/** Progress steps small enough for a smooth bar. */
const TEXTS_A_STEP = 40;

/**
 * Cross-validates an agent in one language. Training runs in its own thread; texts are classified between
 * requests.
 */
export async function* evaluate(
  set: TrainingSet,
  trainer: Trainer,
  {
    encoder,
    ...options
  }: {
    readonly folds: number;
    readonly seed: number;
    /** One of the trainer's encoders. */
    readonly encoder?: string;
  },
): AsyncGenerator<EvaluationStep> {
  const { rounds, unmeasured } = roundsOf(set, options);
  const total = rounds.reduce((sum, { questions }) => sum + questions.length, 0);
  const answers: Answer[] = [];
  for (const round of rounds) {
    yield { done: answers.length, total };
    for await (const batch of answersIn(round, trainer, encoder)) {
      answers.push(...batch);
      yield { done: answers.length, total };
    }
  }
  const { language, threshold } = set;
  yield { evaluation: evaluationOf({ ...options, language, threshold, unmeasured, answers }) };
}

async function* answersIn(
  { set, questions }: Round,
  trainer: Trainer,
  encoder: string | undefined,
): AsyncGenerator<readonly Answer[]> {
  const bytes = await trainer.trainOnce(set, encoder);
  const model = await inSlices(loadModelSteps(bytes, set, await trainer.vectorsFor(set.language)));
  const encodeText = trainer.encodeTextFor(model);
  let answers: Answer[] = [];
  for (const [at, question] of questions.entries()) {
    answers.push(answerTo(model, question, await encodeText?.(question.text)));
    if (at % TEXTS_AT_A_TIME === TEXTS_AT_A_TIME - 1) await setImmediate();
    if (answers.length < TEXTS_A_STEP) continue;
    yield answers;
    answers = [];
  }
  yield answers;
}
