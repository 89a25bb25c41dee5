import { type NumberWords, numberWords } from '../data/number-words.ts';
import { foldPhrase, isWordUnit, spellingsOf } from '../folding.ts';
import { rememberedByLanguage } from '../language.ts';
import { splitter } from './fused-words.ts';
import type { NumberAtom, NumberSystem } from './number-builder.ts';
import { type ShareLexicon, shareLexicon } from './shares.ts';
import { wordValues } from './word-values.ts';

/** A language's number words, prepared for look-ups. */
export type NumberLexicon = {
  readonly system: NumberSystem;
  readonly decimal: '.' | ',';
  readonly groupsWithSpaces: boolean;
  readonly joinFrom: number;
  readonly unitsFirst: boolean;
  /** Chinese 一百五 is a hundred and fifty. */
  readonly leavesOutLastScale: boolean;
  /** The values that a joiner may precede; empty for any. French: vingt et un, soixante et onze. */
  readonly joinsOnly: ReadonlySet<number>;
  /**
   * The parts of a word or of up to WORDS_PER_ATOM_MAX words with single spaces; undefined if it is not a
   * number word.
   */
  readonly atomsOf: (words: string) => readonly NumberAtom[] | undefined;
  /** A cheap filter: whether any number word begins like the word at `at`. */
  readonly mayBegin: (folded: string, at: number) => boolean;
  /** Whether any number word of several words begins with this one. */
  readonly mayGoOn: (word: string) => boolean;
  /** Words for one that are usually articles. */
  readonly articles: ReadonlySet<string>;
  /** The last word of a number: Turkish `onda üç` is three tenths, not thirteen. */
  readonly lastWord: RegExp | undefined;
  readonly minus: ReadonlySet<string>;
  readonly points: ReadonlySet<string>;
  /** Phrases such as "and a half" → 0.5, longest first. */
  readonly halves: readonly (readonly [string, number])[];
  readonly digitEndings: readonly string[];
  /** Short words for a thousand or a million, after digits only: `2mil`. */
  readonly digitScales: ReadonlyMap<string, NumberAtom>;
  /** What makes a number before it an ordinal, in scripts without spaces. */
  readonly ranks: RegExp | undefined;
  /** Words for parts of a whole and for several things. */
  readonly shares: ShareLexicon;
};

/** The most words in one part of a number, in any language: `quatre vingt dix`, `half a dozen`. */
export const WORDS_PER_ATOM_MAX = 3;

const SPACE_GROUPS = new Set(['fr', 'ru', 'uk', 'pl', 'sv', 'no', 'da']);
const COUNTS_HUNDREDS = new Set(['en', 'de', 'nl', 'sv', 'da', 'no']);
/** Slavic languages say the 200th in one word. */
const FUSES_ORDINALS = new Set(['ru', 'uk', 'pl']);
const TENTH_TAKES_ORDINALS = new Set(['es', 'pt', 'it']);

/** 三番目, 百人目, 15位; but 三位一体 is a trinity. */
const JAPANESE_RANKS =
  /^(?:(?:[番つ回度日年個人本枚台件軒匹頭杯週周作曲冊行列段期代章巻階]|世紀|[かヶカ]月)目|位(?![置体相]|一体))/;

export const numberLexicon = rememberedByLanguage((base: string): NumberLexicon => {
  const words = numberWords[base];
  const atoms = words === undefined ? new Map<string, NumberAtom>() : atomsIn(words);
  const system: NumberSystem = {
    smallScaleMax: 100,
    roomAfterTen: base === 'tr' ? 10 : 0,
    roomAfterTenth: TENTH_TAKES_ORDINALS.has(base) ? 10 : 0,
    roomAfterTens: words?.unitsFirst === true ? 0 : 10,
    roomAfterSixty: base === 'fr' ? 20 : words?.unitsFirst === true ? 0 : 10,
    readsYearPairs: base === 'en',
    countsHundreds: COUNTS_HUNDREDS.has(base),
    multipliesOrdinals: !FUSES_ORDINALS.has(base),
  };
  const mayBegin = beginsAs([...atoms.keys()].map((word) => word.replace('~', '')));
  const openers = new Set([...atoms.keys()].flatMap((word) => word.split(' ').slice(0, -1)));
  const split = words === undefined ? () => undefined : splitter(words, atoms);
  const atomsOf: NumberLexicon['atomsOf'] = (text) => {
    const atom = atoms.get(text) ?? (base === 'tr' ? atoms.get(withoutPlace(text)) : undefined);
    return atom === undefined ? split(base === 'sv' ? text.replace('ettusen', 'etttusen') : text) : [atom];
  };
  return {
    system,
    decimal: words?.decimal ?? '.',
    groupsWithSpaces: SPACE_GROUPS.has(base),
    joinFrom: words?.joinFrom ?? 10,
    unitsFirst: words?.unitsFirst ?? false,
    leavesOutLastScale: base === 'zh',
    joinsOnly: new Set(base === 'fr' ? [1, 11] : []),
    atomsOf,
    mayBegin,
    mayGoOn: (word) => openers.has(word),
    articles: articlesOf(base),
    lastWord: base === 'tr' ? /[dt][ae]$/ : undefined,
    minus: new Set(list(words?.minus)),
    points: new Set(list(words?.point)),
    halves: pairs(words?.halves).sort(([a], [b]) => b.length - a.length),
    digitEndings: list(words?.digitEndings).sort((a, b) => b.length - a.length),
    digitScales: new Map(
      pairs(words?.digitScales).map(([word, value]): [string, NumberAtom] => [
        word,
        { kind: 'scale', value },
      ]),
    ),
    ranks: base === 'ja' ? JAPANESE_RANKS : undefined,
    shares: shareLexicon(base, atomsOf),
  };
});

/** Compares two units of a text as numbers: this runs for every word of every text. */
const beginsAs = (words: readonly string[]): NumberLexicon['mayBegin'] => {
  const alone = new Set<number>();
  const pairs = new Set<number>();
  for (const word of words) {
    if (word.length === 1) alone.add(word.charCodeAt(0));
    if (word.length > 1) pairs.add(pairOf(word.charCodeAt(0), word.charCodeAt(1)));
  }
  return (folded, at) => {
    const first = folded.charCodeAt(at);
    const second = folded.charCodeAt(at + 1);
    return pairs.has(pairOf(first, second)) || (alone.has(first) && !isWordUnit(second));
  };
};

const pairOf = (first: number, second: number): number => first * 0x1_0000 + second;

/**
 * Removes the Turkish locative: `dokuzda`, "at nine", is a nine; but `yüzde` is the word for per cent, not a
 * hundred.
 */
const withoutPlace = (word: string): string => (word === 'yuzde' ? word : word.replace(/[dt][ae]$/, ''));

const list = (text = ''): string[] => text.split(' ').filter(Boolean).map(wordOf);
const wordOf = (written: string): string => foldPhrase(written.replaceAll('_', ' ')).replaceAll('-', ' ');

const pairs = (text = '') => wordValues(text, wordOf);

/** `one two/too three` → one 1, two 2, too 2, three 3, with start 1 and step 1. */
const numberInOrder = (text: string | undefined, from: number, step: number): [string, number][] =>
  (text ?? '')
    .split(' ')
    .flatMap((entry, place) =>
      entry === '_' || entry === ''
        ? []
        : entry.split('/').map((word): [string, number] => [wordOf(word), from + place * step]),
    );

const atomsIn = (words: NumberWords): Map<string, NumberAtom> => {
  const atoms = new Map<string, NumberAtom>();
  const put = (kind: NumberAtom['kind'], entries: readonly (readonly [string, number])[]) => {
    for (const [word, value] of entries)
      for (const spelling of spellingsOf(word))
        if (!atoms.has(spelling)) atoms.set(spelling, { kind, value });
  };
  put(
    'joiner',
    list(words.joiners).map((word) => [word, 0]),
  );
  put('fixed', pairs(words.fixed));
  put('scale', pairs(words.scales));
  put('unit', [
    ...numberInOrder(words.units, 0, 1),
    ...numberInOrder(words.tens, 10, 10),
    ...numberInOrder(words.hundreds, 100, 100),
  ]);
  put(
    'article',
    list(words.articles).map((word) => [word, 1]),
  );
  const ordinals = [
    ...numberInOrder(words.ordinals, 1, 1),
    ...numberInOrder(words.ordinalTens, 10, 10),
    ...pairs(words.ordinalExtra),
  ];
  put('ordinal', ordinals);
  for (const ending of words.ordinalEndings ?? []) {
    put(
      'ordinal',
      ordinals.map(([word, value]) => [word + foldPhrase(ending), value]),
    );
  }
  return atoms;
};

/** Words for one that are usually articles, folded. */
export const articlesOf = rememberedByLanguage(
  (base): ReadonlySet<string> => new Set(list(numberWords[base]?.articles)),
);
