import { describe, expect, it } from 'vitest';
import { systemRecognizer } from '../../../../test/support/system-recognizer.ts';

const codesIn = (text: string): readonly unknown[] =>
  systemRecognizer(['sys.airport'], 'en')(text, { now: '2017-10-04T15:00:00Z', timezone: '' }).map(
    ({ value }) => (value as { IATA: string }).IATA,
  );

describe('an airport by its bare name', () => {
  it.each([
    ['it is heathrow', 'LHR'],
    ["it's gatwick", 'LGW'],
    ['the airport is heathrow', 'LHR'],
    ['from heathrow please', 'LHR'],
  ])('is read from "%s"', (text, code) => expect(codesIn(text)).toEqual([code]));

  it.each(['the airport', 'it is nice', 'is the airport open'])('is not read from "%s"', (text) =>
    expect(codesIn(text)).toEqual([]),
  );
});
