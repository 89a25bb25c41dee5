import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '../folding.ts';
import { numberFinder } from './numbers.ts';

/** Languages for which n2words writes cardinals as people do. */
const writers = {
  en: () => import('n2words/en-US'),
  de: () => import('n2words/de-DE'),
  fr: () => import('n2words/fr-FR'),
  es: () => import('n2words/es-ES'),
  it: () => import('n2words/it-IT'),
  pt: () => import('n2words/pt-PT'),
  ru: () => import('n2words/ru-RU'),
  ja: () => import('n2words/ja-JP'),
  zh: () => import('n2words/zh-Hans-CN'),
  ko: () => import('n2words/ko-KR'),
  nl: () => import('n2words/nl-NL'),
  tr: () => import('n2words/tr-TR'),
  sv: () => import('n2words/sv-SE'),
  da: () => import('n2words/da-DK'),
  pl: () => import('n2words/pl-PL'),
} as const;
/** Languages for which it also writes correct ordinals. */
const ordinalWriters = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'ja', 'zh', 'ko', 'nl', 'pl'] as const;

const onlyNumberIn = (language: string, text: string) => {
  const found = numberFinder(language)(foldText(text));
  return found.length === 1 ? found[0] : { text, found };
};

describe('a number in words', () => {
  it.each(Object.keys(writers) as (keyof typeof writers)[])('is read back in %s', async (language) => {
    const { toCardinal } = await writers[language]();
    fc.assert(
      fc.property(fc.oneof(fc.nat(2_000), fc.nat(999_999), fc.nat(999_999_999)), (value) => {
        const text = toCardinal(value);
        expect(onlyNumberIn(language, text)).toMatchObject({ value, start: 0, end: text.length });
      }),
      { numRuns: 300 },
    );
  });

  it.each(ordinalWriters)('is read back as an ordinal in %s', async (language) => {
    const { toOrdinal } = await writers[language]();
    for (let value = 1; value <= 100; value++) {
      expect(onlyNumberIn(language, toOrdinal(value))).toMatchObject({ value, isOrdinal: true });
    }
  });

  it('is ignored if it is only part of another word', () => {
    for (const [language, text] of [
      ['en', 'someone often weighs'],
      ['de', 'achtung, einsam und dreist'],
      ['zh', '我们一起去'],
      ['ja', '一緒に行こう'],
      ['ko', '이것은 만두입니다'],
    ] as const) {
      expect(numberFinder(language)(foldText(text))).toEqual([]);
    }
  });
});

describe('a number of several parts with spaces between them', () => {
  it.each([
    ['zh', '三千 八百 九十六', 3_896],
    ['zh', '1 万 2 千', 12_000],
    ['ja', '三千 八百', 3_800],
  ])('is read in %s as one: %s', (language, text, value) => {
    expect(onlyNumberIn(language, text)).toMatchObject({ value, start: 0, end: text.length });
  });

  it.each(['zh', 'ja'])('is given up at once in %s if nothing follows many spaces', (language) => {
    const text = `三千${' '.repeat(50)}x`;
    expect(onlyNumberIn(language, text)).toMatchObject({ value: 3_000, start: 0, end: 2 });
  });
});

describe('a number in digits', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['de', '1.234,5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['ja', '25万6千', 256_000],
    ['ko', '3만 5천', 35_000],
    ['hi', '१२३', 123],
    ['th', '๑๒', 12],
    ['ar', '٤٥', 45],
  ])('is read in %s with its own separators: %s', (language, text, value) => {
    expect(numberFinder(language)(foldText(text))[0]).toMatchObject({ value });
  });

  it('reports adjacent letters', () => {
    expect(numberFinder('en')('5km')[0]).toMatchObject({ value: 5, isGlued: true });
    expect(numberFinder('en')('5 km')[0]).toMatchObject({ value: 5, isGlued: false });
    expect(numberFinder('en')('lh4234')).toEqual([]);
  });
});

describe('folding', () => {
  it('keeps every offset in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(text)).toHaveLength(text.length);
      }),
    );
  });

  it('normalises variants of characters', () => {
    expect(foldText('ÉCOLE Straße İstanbul １２：３０ l’été')).toBe("ecole straße istanbul 12:30 l'ete");
  });
});
