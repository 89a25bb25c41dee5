import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';
import { unitsOf, wordsOf, wordsOfText } from './units.ts';

const folded = (text: string) => unitsOf(text).map((unit) => unit.folded);

describe('units', () => {
  it.each([
    ["What's  up?", ['what', 's', 'up']],
    ['at 7am, Zoë', ['at', '7', 'am', 'zoe']],
    ['50% & more', ['50', '%', '&', 'more']],
    ['東京の天気', ['東', '京', 'の', '天', '気']],
    ['iPhone을', ['iphone', '을']],
    ['hello 👍', ['hello', '👍']],
    ['?!', ['?', '!']],
    ['  ', []],
  ])('of %s are %j', (text, expected) => {
    expect(folded(text)).toEqual(expected);
  });

  it('are joined where a reader would join them', () => {
    expect(wordsOf(unitsOf("what's 7am at McDonald’s"))).toEqual(['whats', '7am', 'at', 'mcdonalds']);
  });

  it('are not joined beyond the requested part', () => {
    expect(wordsOf(unitsOf("tomorrow's weather"), 0, 1)).toEqual(['tomorrow']);
  });

  it('give a plain text the same words as any other', () => {
    const plain = fc.stringMatching(/^[A-Za-z]{1,6}( [A-Za-z]{1,6}){0,3}$/);
    fc.assert(
      fc.property(plain, (text) => {
        expect(wordsOfText(text)).toEqual(wordsOf(unitsOf(text)));
      }),
    );
  });

  it('point to places in the original text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let end = 0;
        for (const unit of unitsOf(text)) {
          expect(unit.start).toBeGreaterThanOrEqual(end);
          expect(unit.end).toBeGreaterThan(unit.start);
          end = unit.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('contain the letters and digits of the normal form, regardless of spaces', () => {
    const text = fc.stringMatching(/^[a-zÀ-ÿ0-9 ,.'!?-]{0,30}$/).filter((made) => /[a-zÀ-ÿ0-9]/.test(made));
    fc.assert(
      fc.property(text, (typed) => {
        expect(folded(typed).join('')).toBe(normalise(typed).replaceAll(' ', ''));
      }),
    );
  });

  it('treat an ASCII text like any other', () => {
    const asciiText = fc.string({ unit: fc.constantFrom(..."abZ07'' .?%_\t$"), maxLength: 20 });
    fc.assert(
      fc.property(asciiText, (text) => {
        expect(unitsOf(`a ${text} é`).slice(0, -1)).toEqual(unitsOf(`a ${text}`));
      }),
    );
  });
});
