import { describe, expect, it } from 'vitest';
import { borderOf, marginAt, scoreOf } from './score-curve.ts';

const border = (labels: number, phrases: number, rest: Partial<Parameters<typeof borderOf>[0]> = {}) =>
  borderOf({ hasVectors: true, background: 1_000, labels, examples: labels * phrases, ...rest });

describe('the margin that scores .3', () => {
  it('is higher for more intents, because unrelated texts resemble the nearest of more intents', () => {
    expect(border(150, 5)).toBeGreaterThan(border(100, 5));
    expect(border(100, 5)).toBeGreaterThan(border(30, 5));
  });

  it('is higher for more phrases per intent, because the margins of their texts are larger', () => {
    expect(border(64, 20)).toBeGreaterThan(border(64, 10));
    expect(border(64, 10)).toBeGreaterThan(border(64, 5));
  });

  it('depends more on the phrases with many intents, because they lose more texts with few phrases', () => {
    const rise = (labels: number, rest = {}) => border(labels, 20, rest) - border(labels, 5, rest);
    expect(rise(64)).toBeGreaterThan(rise(30) + 0.05);
    expect(rise(64, { hasVectors: false })).toBeGreaterThan(rise(30, { hasVectors: false }) + 0.05);
    expect(rise(5)).toBeCloseTo(rise(30), 2);
    expect(rise(64, { prototypes: 0.4 })).toBeCloseTo(rise(5), 2);
  });

  it('stays at the bound of the fitted range for larger or smaller agents', () => {
    expect(border(1_000, 10)).toBeCloseTo(border(150, 10), 2);
    expect(border(1, 10)).toBe(border(5, 10));
    expect(border(10, 1)).toBe(border(10, 4));
    expect(border(10, 500)).toBeCloseTo(border(10, 50), 2);
    expect(borderOf({ hasVectors: true, background: 1_000, labels: 0, examples: 0 })).toBe(border(5, 1));
  });

  it('is higher with fewer background sentences, down to none', () => {
    expect(border(10, 10, { background: 24 })).toBeGreaterThan(border(10, 10));
    expect(border(10, 10, { background: 0 })).toBeGreaterThan(border(10, 10, { background: 24 }));
  });

  it('is higher by what the prototypes of a sentence encoder add', () => {
    expect(border(10, 10, { prototypes: 0.4 }) - border(10, 10)).toBeCloseTo(0.4);
  });

  it('scores .3, and is the inverse of that score', () => {
    expect(scoreOf(border(20, 10), border(20, 10))).toBeCloseTo(0.3);
    expect(marginAt(0.3, border(20, 10))).toBeCloseTo(border(20, 10));
  });
});
