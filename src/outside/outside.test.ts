import { expect, it } from 'vitest';
import { systemOutside } from './outside.ts';

it('creates a new id for each item of a list', () => {
  const ids = ['a phrase', 'another'].map(systemOutside.id);
  expect(new Set(ids).size).toBe(2);
});
