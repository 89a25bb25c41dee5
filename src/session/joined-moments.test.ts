import { describe, expect, it } from 'vitest';
import { joinedMoments } from './joined-moments.ts';

const evening = '2026-12-04T18:00:00Z';

describe('two answers about one moment', () => {
  it.each([
    ['2026-12-04', '18:00:00', evening],
    ['18:00:00', '2026-12-04', evening],
    [evening, '2026-12-05', '2026-12-05T18:00:00Z'],
    [evening, '19:30:00', '2026-12-04T19:30:00Z'],
    [evening, '2026-12-05T09:00:00Z', '2026-12-05T09:00:00Z'],
  ])('join %s and %s', (before, later, moment) => {
    expect(joinedMoments(before, later)).toBe(moment);
  });

  it.each([
    ['2026-12-04', '2026-12-05'],
    ['18:00:00', '19:00:00'],
    ['', '18:00:00'],
    ['2026-12-04/2026-12-06', '18:00:00'],
    ['2026-12-04', '18:00:00/20:00:00'],
    [['2026-12-04'], '18:00:00'],
    ['soon', '18:00:00'],
  ])('leave the later one if %s and %s name no single moment', (before, later) => {
    expect(joinedMoments(before, later)).toBe(later);
  });
});
