import { describe, expect, it } from 'vitest';
import { quantity } from '../console/src/frame/quantity.ts';

describe('a quantity noun of the console', () => {
  it('is singular for one only, also where the number is written already', () => {
    const texts = [0, 1, '1', '1,234'].map((count) => quantity(count, 'entry', 'entries'));

    expect(texts).toEqual(['0 entries', '1 entry', '1 entry', '1,234 entries']);
  });
});
