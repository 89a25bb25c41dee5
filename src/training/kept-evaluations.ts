import { EVALUATIONS_KEPT_MAX } from '../kernel/limits/training.ts';
import type { Evaluation } from '../nlu/evaluate/evaluation.ts';
import { MODEL_VERSION } from '../nlu/model/container.ts';

/** The figures of an evaluation, without texts, and what they were measured with. */
export type KeptEvaluation = Pick<
  Evaluation,
  'language' | 'folds' | 'seed' | 'phrases' | 'accuracy' | 'macroF1' | 'refused'
> & {
  /** Of the agent. */
  readonly revision: number;
  /** UTC, ISO 8601. */
  readonly evaluatedAt: string;
  /** `none`, or the label of a sentence encoder; see trainer.ts. */
  readonly encoder: string;
  readonly threshold: number;
  /** Of the model format: other versions understand otherwise. */
  readonly modelVersion: number;
};

/** Evaluations of the server's agents, by agent. */
export type EvaluationStore = {
  /** Oldest first. */
  readonly load: (agentId: string) => Promise<readonly KeptEvaluation[]>;
  /** Never rejects: figures that cannot be saved are lost, and the evaluation itself succeeds. */
  readonly save: (agentId: string, evaluations: readonly KeptEvaluation[]) => Promise<void>;
};

export const keptEvaluationOf = (
  { language, folds, seed, phrases, accuracy, macroF1, refused, rejection }: Evaluation,
  occasion: Pick<KeptEvaluation, 'revision' | 'evaluatedAt' | 'encoder'>,
): KeptEvaluation => ({
  ...occasion,
  language,
  folds,
  seed,
  phrases,
  accuracy,
  macroF1,
  refused,
  threshold: rejection.threshold,
  modelVersion: MODEL_VERSION,
});

/** Adds evaluations one after the other: two that end together would overwrite each other. */
export const evaluationKeeper = ({ load, save }: EvaluationStore) => {
  let lastSave: Promise<void> = Promise.resolve();
  return (agentId: string, evaluation: KeptEvaluation): Promise<void> => {
    lastSave = lastSave.then(async () => save(agentId, withEvaluation(await load(agentId), evaluation)));
    return lastSave;
  };
};

/** Replaces an evaluation of the same kind, and drops the oldest beyond the limit. */
const withEvaluation = (
  evaluations: readonly KeptEvaluation[],
  evaluation: KeptEvaluation,
): readonly KeptEvaluation[] => {
  const measurement = measurementOf(evaluation);
  return [...evaluations.filter((other) => measurementOf(other) !== measurement), evaluation].slice(
    -EVALUATIONS_KEPT_MAX,
  );
};

const measurementOf = ({ revision, language, encoder, folds, seed }: KeptEvaluation): string =>
  JSON.stringify([revision, language, encoder, folds, seed]);

export const evaluationsInMemory = (): EvaluationStore => {
  const byAgent = new Map<string, readonly KeptEvaluation[]>();
  return {
    load: async (agentId) => byAgent.get(agentId) ?? [],
    save: async (agentId, evaluations) => {
      byAgent.set(agentId, evaluations);
    },
  };
};
