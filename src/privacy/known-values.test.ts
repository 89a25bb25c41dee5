import { expect, it } from 'vitest';
import type { Steps } from '../kernel/steps.ts';
import { knownValues } from './known-values.ts';
import type { Stretch } from './masked-text.ts';

const run = (steps: Steps<readonly Stretch[]>) => {
  for (let count = 0; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return { count, stretches: value };
  }
};

const wordsFound = (values: readonly string[], text: string): readonly string[] => {
  const known = knownValues();
  for (const value of values) known.add(value, 'x');
  return run(known.stretchesIn(text)).stretches.map(({ start, end }) => text.slice(start, end));
};

it.each([
  [['bob'], 'BOB and bobby and (Bob)', ['BOB', 'Bob']],
  [['bob', 'bob ross'], 'bob ross, bob', ['bob ross', 'bob']],
  [['12'], '12 and 120 and 12,5', ['12', '12']],
  [['東京'], '東京都に', ['東京']],
  [['a'], 'a İa a', ['a', 'a']],
  [['ΝΙΚΟΣ'], 'νικος', ['νικος']],
  [['12345678901234567890'], 'was 12345678901234567000', ['12345678901234567000']],
  [['+49 1'], 'x+49 1', ['+49 1']],
])('finds %j in %j', (values, text, found) => {
  expect(wordsFound(values, text)).toEqual(found);
});

it('takes steps in proportion to the text, however many values are known', () => {
  const stepsOf = (values: number, words: number): number => {
    const known = knownValues();
    for (let index = 0; index < values; index += 1) known.add(`0170${1_000_000 + index}`, 'phone');
    const text = Array.from({ length: words }, (_, index) => `0170${1_000_000 + index}`).join(' ');
    return run(known.stretchesIn(text)).count;
  };
  const few = stepsOf(100, 20_000);
  expect(few).toBeGreaterThan(0);
  expect(stepsOf(20_000, 20_000)).toBeLessThanOrEqual(few * 4);
  expect(stepsOf(40_000, 40_000)).toBeLessThanOrEqual(stepsOf(40_000, 20_000) * 2.5);
});
