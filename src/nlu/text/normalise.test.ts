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

  it('keeps the vowels of Hindi and Thai, which are marks but no accents', () => {
    expect(normalise('की')).not.toBe(normalise('का'));
    expect(normalise('มี')).not.toBe(normalise('มา'));
  });

  it('keeps voiced Japanese letters apart from voiceless ones', () => {
    expect(normalise('が')).not.toBe(normalise('か'));
  });

  it('gives the same text when done twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  it('does not see case, nor punctuation around words, nor how wide a gap is', () => {
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

  it('reads an ASCII text as it does any other', () => {
    const asciiText = fc.string({ unit: fc.constantFrom(..."abZ07'' .?%_\t$"), maxLength: 20 });
    fc.assert(
      fc.property(asciiText, (text) => {
        const normal = normalise(`a ${text}`);
        expect(normalise(`a ${text} é`)).toBe(`${normal} e`);
      }),
    );
  });
});
