import { expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import { featuresOf, type Mark, wordHashesOf } from './features.ts';
import { piecesOf } from './pieces.ts';

it('is not made longer without end by marks that overlap on one word', () => {
  const pieces = piecesOf(tokenise('zob zob zob', 'en'));
  const view = { pieces, words: wordHashesOf(pieces) };
  const featureCount = (markCount: number): number => {
    const marks: readonly Mark[] = Array.from({ length: markCount }, (_, code) => ({
      code,
      first: 0,
      last: 2,
    }));
    return featuresOf({ ...view, marks }, undefined).hashes.length;
  };
  expect(featureCount(3)).toBeGreaterThan(featureCount(2));
  expect(featureCount(10_000)).toBe(featureCount(1_000));
});
