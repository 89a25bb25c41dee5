import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Token, tokenise } from './tokens.ts';

const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'pt-BR', 'nl', 'ru', 'uk', 'ja', 'ko', 'zh-CN', 'zh-HK', 'zh-TW'],
  ...['tr', 'sv', 'da', 'no', 'pl', 'hi', 'id', 'th', 'en-US', 'xx', ''],
];
const asciiText = fc.string({ unit: fc.constantFrom(..."abZ07'' .?%_\t$"), maxLength: 20 });
const shown = ({ text, start, end, folded, stem }: Token) => ({ text, start, end, folded, stem });
const texts = (text: string, language: string) => tokenise(text, language).map((token) => token.text);

describe('tokens', () => {
  it('are words, numbers and marks, never whitespace', () => {
    expect(texts("What's  up at 7am, Zoë?", 'en')).toEqual(["What's", 'up', 'at', '7am', ',', 'Zoë', '?']);
  });

  it('are found in languages without spaces', () => {
    expect(texts('我想订一张去上海的机票', 'zh-CN')).toContain('上海');
    expect(texts('東京の天気を教えて', 'ja')).toContain('東京');
    expect(texts('สวัสดีครับ', 'th').length).toBeGreaterThan(1);
  });

  it('are folded after stemming, so that accents help the stemmer and missing ones do no harm', () => {
    const stems = (text: string, language: string) => tokenise(text, language).map((token) => token.stem);
    expect(stems('réservations', 'fr')).toEqual(stems('reservations', 'fr'));
    expect(stems('Running flights', 'en')).toEqual(['run', 'flight']);
    expect(stems('билеты', 'ru')).toEqual(stems('билетов', 'ru'));
  });

  it('point to places in the original text, in order, in any language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...LANGUAGES), (text, language) => {
        let end = 0;
        for (const token of tokenise(text, language)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.text).toBe(text.slice(token.start, token.end));
          expect(text.slice(end, token.start).trim()).toBe('');
          end = token.end;
        }
        expect(text.slice(end).trim()).toBe('');
      }),
    );
  });

  it('treat an ASCII text like any other', () => {
    fc.assert(
      fc.property(asciiText, (text) => {
        expect(tokenise(`${text} é`, 'en').slice(0, -1).map(shown)).toEqual(tokenise(text, 'en').map(shown));
      }),
    );
  });
});
