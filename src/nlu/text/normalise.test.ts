import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

describe('normalise', () => {
  it.each([
    ['What’s  the weather, please?', 'whats the weather please'],
    ['  HELLO!! ', 'hello'],
    ['Où est l’hôtel ?', 'ou est lhotel'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['Øresund', 'oresund'],
    ['ＡＢＣ　１２３', 'abc 123'],
    ['e-mail', 'e mail'],
    ['50%', '50%'],
    ['ガソリン。', 'ガソリン'],
    ['?!', '?!'],
    ['👍', '👍'],
  ])('%s reads %s', (text, normal) => {
    expect(normalise(text)).toBe(normal);
  });

  it('keeps the vowels of Hindi and Thai, which are marks but not accents', () => {
    expect(normalise('की')).not.toBe(normalise('का'));
    expect(normalise('มี')).not.toBe(normalise('มา'));
  });

  it('distinguishes voiced Japanese letters from voiceless ones', () => {
    expect(normalise('が')).not.toBe(normalise('か'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  it('ignores case, punctuation around words and the width of gaps', () => {
    const word = fc.stringMatching(/^[a-zà-ÿ]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const plain = normalise(words.join(' '));
        expect(normalise(words.join(' ').toUpperCase())).toBe(plain);
        expect(normalise(`¡${words.join(',   ')}!?`)).toBe(plain);
        expect(normalise(words.join(' ').normalize('NFD'))).toBe(plain);
      }),
    );
  });

  it('treats an ASCII text like any other', () => {
    const asciiText = fc.string({ unit: fc.constantFrom(..."abZ07'' .?%_\t$"), maxLength: 20 });
    fc.assert(
      fc.property(asciiText, (text) => {
        const normal = normalise(`a ${text}`);
        expect(normalise(`a ${text} é`)).toBe(`${normal} e`);
      }),
    );
  });
});
