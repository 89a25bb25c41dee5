/**
 * Stemming: Porter, "An algorithm for suffix stripping" (1980), and the Snowball stemmers that followed it.
 * For a language without a stemmer, the classifier's character n-grams must suffice.
 */
import snowball from 'snowball-stemmers';
import { STEMS_CACHED_MAX } from '../../kernel/limits/understanding.ts';
import { primaryLanguage } from './language.ts';

/** Snowball's names. English uses Porter's first algorithm, which was more accurate on intents. */
const ALGORITHMS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'porter',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nl: 'dutch',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

export type Stemmer = (word: string) => string;

const stemmers = new Map<string, Stemmer>();

/** The stemmer of a language tag; the identity if the language has none. Expects lower case with accents. */
export const stemmerFor = (language: string): Stemmer => {
  const primary = primaryLanguage(language);
  const cached = stemmers.get(primary);
  if (cached !== undefined) return cached;
  const algorithm = ALGORITHMS[primary];
  const stem = algorithm === undefined ? asItIs : withCache(snowball.newStemmer(algorithm));
  stemmers.set(primary, stem);
  return stem;
};

const asItIs: Stemmer = (word) => word;

/** No word is as long; a stemmer needs seconds for 100,000 letters, and the cache would fill the memory. */
const STEMMED_CHARS_MAX = 100;

/**
 * A stem costs about 4 µs, a look-up a tenth of that. The whole cache is cleared at its bound, because that
 * is cheap.
 */
const withCache = (algorithm: { stem(word: string): string }): Stemmer => {
  const stems = new Map<string, string>();
  return (word) => {
    if (word.length > STEMMED_CHARS_MAX) return word;
    const cached = stems.get(word);
    if (cached !== undefined) return cached;
    if (stems.size >= STEMS_CACHED_MAX) stems.clear();
    const stem = algorithm.stem(word);
    stems.set(word, stem);
    return stem;
  };
};

/** The stem of a word of a value. Porter's algorithm makes "pi" of "pies". */
export const wordStem = (word: string, language: string): string =>
  stemmerFor(language)(
    SHORT_PLURAL.test(word) && primaryLanguage(language) === 'en' ? word.slice(0, -1) : word,
  );

const SHORT_PLURAL = /^[a-z]ies$/;
