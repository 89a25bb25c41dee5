import { mean } from '../../src/nlu/evaluate/tally.ts';
import type { Corpus, Example } from './corpora.ts';

/** A trained understanding under test: its best guess and how sure it is, 0..1. */
export type Guesser = (text: string) => Guess | Promise<Guess>;
export type Guess = { readonly intent: string; readonly score: number };
export type Trained = { readonly guess: Guesser; readonly trainSeconds: number; readonly bytes: number };
export type Trainer = (examples: readonly Example[]) => Promise<Trained> | Trained;

export type CorpusFigures = {
  readonly corpus: string;
  /** Percent of the in-scope texts that are understood if none is refused. */
  readonly accuracy: number;
  readonly trainSeconds: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly queriesPerSecond: number;
  readonly modelBytes: number;
  /** At the threshold that refuses 2 % of the validation texts; percent. */
  readonly withRejection?: { readonly inScope: number; readonly outOfScopeRecall: number };
};

/** A figure in a table; a dash if there is none. */
export const withDigits = (value: number | undefined, digits = 1): string =>
  value === undefined ? '–' : value.toFixed(digits);

export const rejectionText = (figures: CorpusFigures | undefined): string =>
  figures?.withRejection === undefined
    ? '–'
    : `${withDigits(figures.withRejection.inScope)} / ${withDigits(figures.withRejection.outOfScopeRecall)}`;

const REFUSED_SHARE = 0.02;

export const figuresOf = async (corpus: Corpus, train: Trainer): Promise<CorpusFigures> => {
  const { guess, trainSeconds, bytes } = await train(corpus.train);
  const figures = {
    corpus: corpus.name,
    accuracy: await accuracyOf(guess, corpus.test),
    trainSeconds,
    ...(await latencyOf(guess, corpus.test)),
    modelBytes: bytes,
  };
  if (corpus.outOfScope.length === 0 || corpus.validation.length === 0) return figures;
  const threshold = await thresholdRefusing(REFUSED_SHARE, guess, corpus.validation);
  const inScope = await accuracyOf(guess, corpus.test, threshold);
  const outOfScopeRecall = await refusedOf(guess, corpus.outOfScope, threshold);
  return { ...figures, withRejection: { inScope, outOfScopeRecall } };
};

const thresholdRefusing = async (
  share: number,
  guess: Guesser,
  examples: readonly Example[],
): Promise<number> => {
  const scores: number[] = [];
  for (const { text } of examples) scores.push((await guess(text)).score);
  return quantile(scores.sort(ascending), share);
};

/** Percent of the texts that are understood with at least this score. */
export const accuracyOf = async (
  guess: Guesser,
  examples: readonly Example[],
  threshold = 0,
): Promise<number> => {
  let right = 0;
  for (const { text, intent } of examples) {
    const best = await guess(text);
    if (best.intent === intent && best.score >= threshold) right += 1;
  }
  return (100 * right) / Math.max(1, examples.length);
};

/** Percent of the texts that score below `threshold`. */
export const refusedOf = async (
  guess: Guesser,
  examples: readonly Example[],
  threshold: number,
): Promise<number> => {
  let refused = 0;
  for (const { text } of examples) if ((await guess(text)).score < threshold) refused += 1;
  return (100 * refused) / Math.max(1, examples.length);
};

const latencyOf = async (guess: Guesser, examples: readonly Example[]) => {
  const tookUs: number[] = [];
  for (const { text } of examples) {
    const askedAt = performance.now();
    await guess(text);
    tookUs.push((performance.now() - askedAt) * 1000);
  }
  const queriesPerSecond = Math.round(1e6 / mean(tookUs));
  tookUs.sort(ascending);
  return { p50Us: quantile(tookUs, 0.5), p99Us: quantile(tookUs, 0.99), queriesPerSecond };
};

const ascending = (a: number, b: number): number => a - b;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * sorted.length)] ?? 0;
