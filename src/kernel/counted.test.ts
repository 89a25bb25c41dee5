import { describe, expect, it } from 'vitest';
import { quantity } from './quantity.ts';

describe('a counted noun', () => {
  it('is singular for one only', () => {
    const texts = [0, 1, 2].map((count) => quantity(count, 'intent'));

    expect(texts).toEqual(['0 intents', '1 intent', '2 intents']);
  });

  it('takes an irregular plural, and separates thousands', () => {
    const texts = [1, 1_234].map((count) => quantity(count, 'entity', 'entities'));

    expect(texts).toEqual(['1 entity', '1,234 entities']);
  });
});
