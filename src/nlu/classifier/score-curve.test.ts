import { describe, expect, it } from 'vitest';
import { borderOf, marginAt, scoreOf } from './score-curve.ts';

const border = (labels: number, phrases: number, rest: Partial<Parameters<typeof borderOf>[0]> = {}) =>
  borderOf({ hasVectors: true, hasBackground: true, labels, examples: labels * phrases, ...rest });

describe('the margin that scores .3', () => {
  it('is lower for more intents, because the margins of their texts are smaller', () => {
    expect(border(64, 5)).toBeLessThan(border(30, 5));
    expect(border(30, 5)).toBeLessThan(border(10, 5));
  });

  it('is higher for more phrases per intent, because the margins of their texts are larger', () => {
    expect(border(64, 20)).toBeGreaterThan(border(64, 10));
    expect(border(64, 10)).toBeGreaterThan(border(64, 5));
  });

  it('is never higher than for a small agent', () => {
    expect(border(5, 10)).toBeGreaterThan(border(5, 5));
    expect(border(5, 70)).toBe(border(5, 10));
    expect(border(64, 500)).toBeLessThanOrEqual(border(5, 10));
  });

  it('stays at the bound of the fitted range for larger or smaller agents', () => {
    expect(border(1_000, 10)).toBe(border(150, 10));
    expect(border(1, 10)).toBe(border(10, 10));
    expect(border(10, 1)).toBe(border(10, 5));
    expect(borderOf({ hasVectors: true, hasBackground: true, labels: 0, examples: 0 })).toBe(border(10, 5));
  });

  it('is higher without background sentences', () => {
    expect(border(10, 10, { hasBackground: false })).toBeGreaterThan(border(10, 10));
  });

  it('scores .3, and is the inverse of that score', () => {
    expect(scoreOf(border(20, 10), border(20, 10))).toBeCloseTo(0.3);
    expect(marginAt(0.3, border(20, 10))).toBeCloseTo(border(20, 10));
  });
});
