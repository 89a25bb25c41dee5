import { describe, expect, it } from 'vitest';
import { keptEvaluation } from '../../test/support/kept-evaluation.ts';
import { EVALUATIONS_KEPT_MAX } from '../kernel/limits/training.ts';
import { evaluationKeeper, evaluationsInMemory, type KeptEvaluation } from './kept-evaluations.ts';

const opened = () => {
  const store = evaluationsInMemory();
  return { keep: evaluationKeeper(store), list: store.load };
};

const at = (revision: number, parts: Partial<KeptEvaluation> = {}) => keptEvaluation({ revision, ...parts });

describe('evaluations that are kept', () => {
  it('are listed by agent, the oldest first, also when two end together', async () => {
    const kept = opened();
    await Promise.all([kept.keep('a', at(1)), kept.keep('a', at(2)), kept.keep('b', at(3))]);
    expect((await kept.list('a')).map(({ revision }) => revision)).toEqual([1, 2]);
    expect(await kept.list('c')).toEqual([]);
  });

  it('are replaced by one that measures the same, and not by one with another encoder', async () => {
    const kept = opened();
    await kept.keep('a', at(1, { accuracy: 0.1 }));
    await kept.keep('a', at(1, { encoder: 'energetic-ai' }));
    await kept.keep('a', at(1, { accuracy: 0.2 }));
    expect((await kept.list('a')).map(({ accuracy, encoder }) => [encoder, accuracy])).toEqual([
      ['energetic-ai', 0.9],
      ['none', 0.2],
    ]);
  });

  it('are dropped in favour of newer ones', async () => {
    const kept = opened();
    for (let revision = 0; revision <= EVALUATIONS_KEPT_MAX; revision += 1)
      await kept.keep('a', at(revision));
    const all = await kept.list('a');
    expect([all.length, all[0]?.revision]).toEqual([EVALUATIONS_KEPT_MAX, 1]);
  });
});
