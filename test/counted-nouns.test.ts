import { describe, expect, it } from 'vitest';
import { counted } from '../console/src/frame/counted.ts';

describe('a counted noun of the console', () => {
  it('is singular for one only, also where the number is written already', () => {
    const texts = [0, 1, '1', '1,234'].map((count) => counted(count, 'entry', 'entries'));

    expect(texts).toEqual(['0 entries', '1 entry', '1 entry', '1,234 entries']);
  });
});
