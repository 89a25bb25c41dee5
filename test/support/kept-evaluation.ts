import type { KeptEvaluation } from '../../src/training/kept-evaluations.ts';

/** The figures of an evaluation; `parts` are what a test is about. */
export const keptEvaluation = (parts: Partial<KeptEvaluation> = {}): KeptEvaluation => ({
  revision: 1,
  evaluatedAt: '2026-03-02T12:00:00.000Z',
  language: 'en',
  encoder: 'none',
  threshold: 0.3,
  folds: 5,
  seed: 1,
  phrases: 100,
  accuracy: 0.9,
  macroF1: 0.8,
  refused: 0.05,
  modelVersion: 4,
  ...parts,
});
