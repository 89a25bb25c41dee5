import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandArguments } from '../command.ts';
import { localTime, momentIn } from './moment.ts';

const since = (text: string, zone: string, isUtc = false): CommandArguments => ({
  argument: () => undefined,
  text: () => text,
  texts: () => [],
  has: (name) => name === 'utc' && isUtc,
  zone: () => zone,
  flags: {},
  secrets: {},
});

describe('a moment that a person names', () => {
  // A Wednesday; in Berlin it is already past midnight.
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-25T23:30:00.000Z') }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['yesterday 17:00', '2026-03-25T16:00:00.000Z'],
    ['yesterday', '2026-03-24T23:00:00.000Z'],
    ['today 9:05', '2026-03-26T08:05:00.000Z'],
    ['00:15', '2026-03-25T23:15:00.000Z'],
    ['Monday at 08:00', '2026-03-23T07:00:00.000Z'],
    ['thursday 08:00', '2026-03-19T07:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-07-01 12:30:05', '2026-07-01T10:30:05.000Z'],
    ['2026-07-01T12:30Z', '2026-07-01T12:30:00.000Z'],
    ['2026-07-01T12:30-05:00', '2026-07-01T17:30:00.000Z'],
    ['30m', '2026-03-25T23:00:00.000Z'],
  ])('is read in local time: %s', (text, moment) => {
    expect(momentIn(since(text, 'Europe/Berlin'), 'since')).toBe(moment);
  });

  it.each([
    ['yesterday 17:00', '2026-03-24T17:00:00.000Z'],
    ['2026-07-01', '2026-07-01T00:00:00.000Z'],
  ])('is in UTC with --utc: %s', (text, moment) => {
    expect(momentIn(since(text, 'Europe/Berlin', true), 'since')).toBe(moment);
  });

  it.each([
    ['an hour that the clock skips', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['an hour that the clock shows twice', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ])('is the same moment in %s', (_, text, moment) => {
    expect(momentIn(since(text, 'Europe/Berlin'), 'since')).toBe(moment);
  });

  it.each(['', 'soon', 'yesterday 25:00', '2026-02-30', 'yesterday17:00'])('is refused: "%s"', (text) => {
    expect(() => momentIn(since(text, 'UTC'), 'since')).toThrow('--since takes a date or a time');
  });

  it('is refused in a zone that does not exist', () => {
    expect(() => momentIn(since('today', 'Mars/Olympus'), 'since')).toThrow('no time zone "Mars/Olympus"');
  });
});

it('shows a recorded moment in local time', () => {
  expect(localTime('2026-07-01T22:30:05.250Z', 'Europe/Berlin')).toBe('2026-07-02 00:30:05');
  expect(localTime('2026-07-01T22:30:05.250Z', 'UTC')).toBe('2026-07-01 22:30:05');
});
