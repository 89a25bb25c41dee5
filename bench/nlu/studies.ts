/** Studies beside those of whole corpora: few examples, small agents, typing errors. */
import { mean } from '../../src/nlu/evaluate/tally.ts';
import { type Corpus, drawFew, drawSmallAgent, type Example, withTypos } from './corpora.ts';
import { accuracyOf, refusedOf, type Trainer } from './figures.ts';

const SEEDS = [1, 2, 3];
/** The API's own default. */
const THRESHOLD = 0.3;

export type FewFigures = {
  readonly corpus: string;
  readonly perIntent: number;
  /** Percent of the test set understood at threshold 0, and at the default threshold. */
  readonly accuracy: number;
  readonly inScope: number;
  /** Percent of unrelated texts refused at the default threshold. */
  readonly outOfScopeRecall: number;
};

/** Few examples per intent, with the whole test set and out-of-scope texts: means of three draws. */
export const fewExamples = async (
  corpus: Corpus,
  unrelated: readonly Example[],
  perIntent: number,
  train: Trainer,
): Promise<FewFigures> => {
  const draws: Omit<FewFigures, 'corpus' | 'perIntent'>[] = [];
  for (const seed of SEEDS) {
    const { guess } = await train(drawFew(corpus.train, perIntent, seed));
    draws.push({
      accuracy: await accuracyOf(guess, corpus.test),
      inScope: await accuracyOf(guess, corpus.test, THRESHOLD),
      outOfScopeRecall: await refusedOf(guess, unrelated, THRESHOLD),
    });
  }
  const meanOf = (figure: keyof (typeof draws)[number]): number => mean(draws.map((draw) => draw[figure]));
  return {
    corpus: corpus.name,
    perIntent,
    accuracy: meanOf('accuracy'),
    inScope: meanOf('inScope'),
    outOfScopeRecall: meanOf('outOfScopeRecall'),
  };
};

export type SmallAgentFigures = {
  readonly corpus: string;
  /** Percent of own texts understood, and of unrelated texts and those of other intents refused. */
  readonly inScope: number;
  readonly outOfScopeRecall: number;
  readonly ofOthersRecall: number;
};

const SMALL_AGENTS = [5, 10, 30].flatMap((intents) =>
  [5, 10, 20].map((perIntent) => ({ intents, perIntent })),
);

/** Means over agents of 5, 10 and 30 intents with 5, 10 and 20 examples each, three draws of each. */
export const smallAgents = async (corpus: Corpus, train: Trainer): Promise<SmallAgentFigures> => {
  const figures: { inScope: number; outOfScopeRecall: number; ofOthersRecall: number }[] = [];
  for (const { intents, perIntent } of SMALL_AGENTS)
    for (const seed of SEEDS) {
      const agent = drawSmallAgent(corpus, intents, perIntent, seed);
      const { guess } = await train(agent.train);
      figures.push({
        inScope: await accuracyOf(guess, agent.test, THRESHOLD),
        outOfScopeRecall: await refusedOf(guess, agent.outOfScope, THRESHOLD),
        ofOthersRecall: await refusedOf(guess, agent.ofOthers, THRESHOLD),
      });
    }
  return {
    corpus: corpus.name,
    inScope: mean(figures.map(({ inScope }) => inScope)),
    outOfScopeRecall: mean(figures.map(({ outOfScopeRecall }) => outOfScopeRecall)),
    ofOthersRecall: mean(figures.map(({ ofOthersRecall }) => ofOthersRecall)),
  };
};

export type TypoFigures = {
  readonly corpus: string;
  readonly clean: number;
  readonly oneTypo: number;
  readonly twoTypos: number;
};

export const typingErrors = async (corpus: Corpus, train: Trainer): Promise<TypoFigures> => {
  const { guess } = await train(corpus.train);
  return {
    corpus: corpus.name,
    clean: await accuracyOf(guess, corpus.test),
    oneTypo: await accuracyOf(guess, withTypos(corpus.test, 1, 5)),
    twoTypos: await accuracyOf(guess, withTypos(corpus.test, 2, 5)),
  };
};
