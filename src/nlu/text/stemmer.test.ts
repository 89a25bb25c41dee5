import { expect, it } from 'vitest';
import { stemmerFor } from './stemmer.ts';

it('leaves a word as it is that is longer than any real one', () => {
  const stem = stemmerFor('en');
  expect(stem('running')).toBe('run');
  const long = 'running'.repeat(20);
  expect(stem(long)).toBe(long);
});
