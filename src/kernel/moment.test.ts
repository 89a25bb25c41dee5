import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utcMoment } from './moment.ts';

describe('a moment as people write it', () => {
  it.each([
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2026-03-01T09:30', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01 09:30:05', '2026-03-01T09:30:05.000Z'],
    ['2026-03-01T09:30:05.25+02:00', '2026-03-01T07:30:05.250Z'],
    ['2026-03-01T09:30:05-0530', '2026-03-01T15:00:05.000Z'],
    ['2026-03-01T09:30:05 02:00', '2026-03-01T07:30:05.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('is read as UTC: %s', (text, moment) => {
    expect(utcMoment(text)).toBe(moment);
  });

  it.each(['', 'yesterday', '7', '2026', '2026-02-30', '2026-13-01', '2026-03-01T25:00', '1 March 2026'])(
    'is no moment: %s',
    (text) => {
      expect(utcMoment(text)).toBeUndefined();
    },
  );

  it('does not change if it already has the recorded form', () => {
    const min = new Date('0000-01-01T00:00:00.000Z');
    const max = new Date('9999-12-31T23:59:59.999Z');
    fc.assert(
      fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
        expect(utcMoment(date.toISOString())).toBe(date.toISOString());
      }),
    );
  });
});
