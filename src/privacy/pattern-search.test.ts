import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { finish } from '../kernel/steps.ts';
import { patternSearch } from './pattern-search.ts';

const matchesOf = (pattern: string, text: string) => {
  const search = patternSearch(RE2JS.compile(pattern).re2().prog);
  return finish(search(text)).map(({ start, end }) => text.slice(start, end));
};

const placesOf = (pattern: RE2JS, text: string) => {
  const search = patternSearch(pattern.re2().prog);
  return finish(search(text)).map(({ start, end }) => [start, end]);
};

/** The same by RE2JS. */
const placesByRe2 = (pattern: RE2JS, text: string) => {
  const places: number[][] = [];
  for (const matcher = pattern.matcher(text); matcher.find(); ) places.push([matcher.start(), matcher.end()]);
  return places;
};

const { pattern: anyPattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      'ä',
      '😀',
      ' ',
      '.',
      '(?s:.)',
      '[ab]',
      '[^a]',
      '\\d',
      '\\pL',
      '(?i:A)',
      '(?i:k)',
    ),
    fc.constantFrom('^', '$', '(?m:^)', '(?m:$)', '\\b', '\\B', '\\A', '\\z'),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '+?', '??', '{2}', '{1,3}', '{2,}'))
      .map(([repeated, times]) => `(${repeated})${times}`),
  ),
}));
const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', 'K', '\u212a', 'ä', '😀', '\ud83d', ' ', '\n', '1'),
});

describe('the search for a pattern', () => {
  it('finds what RE2JS finds, unless a pattern fits a place without characters', () => {
    fc.assert(
      fc.property(anyPattern, anyText, (source, text) => {
        const pattern = RE2JS.compile(source);
        const places = placesByRe2(pattern, text);
        fc.pre(places.every(([start, end]) => start !== end));
        expect(placesOf(pattern, text)).toEqual(places);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a|ab', 'ab ab', ['a', 'a']],
    ['ab|a', 'ab a', ['ab', 'a']],
    ['a+?', 'aaa', ['a', 'a', 'a']],
    ['a.*b|a', 'aaab aa', ['aaab', 'a', 'a']],
    ['(?:ab)+c|b', 'ababd abc', ['b', 'b', 'abc']],
    ['\\bword\\b', 'word words sword word', ['word', 'word']],
    ['^a|b$', 'ab\nab', ['a', 'b']],
    ['(?m)^a|b$', 'ab\nab', ['a', 'b', 'a', 'b']],
  ])('of %j in %j finds %j', (pattern, text, expected) => {
    expect(matchesOf(pattern, text)).toEqual(expected);
  });

  it('reads a text once, even if each match may be part of a longer one', () => {
    expect(matchesOf('a.*b|a', 'a'.repeat(300_000))).toHaveLength(300_000);
  });
});
