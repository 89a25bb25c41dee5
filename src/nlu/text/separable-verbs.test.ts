import { describe, expect, it } from 'vitest';
import { apartForms, joinedForms } from './separable-verbs.ts';

describe('a separable verb', () => {
  it.each([
    ['de', 'abschalten', 'ab', 'schalte'],
    ['de', 'abgeschaltet', 'ab', 'schaltet'],
    ['de', 'abzuschalten', 'ab', 'schalten'],
    ['de', 'anmeldung', 'an', 'melde'],
    ['nl', 'afzeggen', 'af', 'zegg'],
    ['nl', 'opbellen', 'op', 'bellen'],
  ])('has parts (%s: %s)', (language, word, particle, verb) => {
    const parts = apartForms(word, language).filter((one) => one.particle === particle);
    expect(parts.flatMap(({ verbs }) => verbs)).toContain(verb);
  });

  it.each([
    ['de', 'schalte', 'ab', 'abschalten'],
    ['de', 'melde', 'an', 'anmeldung'],
    ['de', 'sagt', 'ab', 'abgesagt'],
    ['nl', 'bel', 'op', 'opbelt'],
  ])('has forms in one word (%s: %s … %s)', (language, verb, particle, joined) => {
    expect(joinedForms(verb, particle, language)).toContain(joined);
  });

  it('is no name that begins with a particle, and there is none in other languages', () => {
    expect(apartForms('angeles', 'de')).toEqual([]);
    expect(apartForms('abend', 'de')).toEqual([]);
    expect(apartForms('abschalten', 'en')).toEqual([]);
  });
});
