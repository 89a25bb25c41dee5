import type { Steps } from '../../kernel/steps.ts';
import { givenNames } from '../system/data/person-names.ts';
import { entriesOf, splitFlags } from '../system/names/names-list.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { wordsOfArtists } from './data/artist-words.ts';
import { wordsForPeople } from './data/person-words.ts';
import { likenessTo } from './word-likeness.ts';

/** Which words, in small letters, may belong to a name. */
export type NameWords = {
  /** A name of a person; a word without a vector may be one. */
  readonly mayBePerson: (folded: string) => boolean;
  /** A part of an artist's name. */
  readonly mayBeArtist: (folded: string) => boolean;
  /** A person without a name: `wife`. */
  readonly isForPeople: (folded: string) => boolean;
};

/**
 * Cosine with the mean of listed given names. Of the 20,000 most frequent words that no list has, nearly all
 * above this value are names; 6 % of listed names are below it.
 */
const NAME_LIKENESS_MIN = 0.3;
/** Of 1,706 artists 98 % have a word above it, of 5,700 common words 20 %. */
const ARTIST_LIKENESS_MIN = 0.2;
/** `wife` and `doctor` are above it, `taxi` and `police` below. */
const PERSON_LIKENESS_MIN = 0.35;

const cachedWords = new WeakMap<Vectors, NameWords>();

/** Computed in steps, and cached with the vectors. */
export function* prepareNameWords(vectors: Vectors): Steps<NameWords> {
  const cached = cachedWords.get(vectors);
  if (cached !== undefined) return cached;
  const likeNames = yield* likenessTo(vectors, unambiguousNames());
  const likeArtists = yield* likenessTo(vectors, wordsOfArtists);
  const likePeople = yield* likenessTo(vectors, wordsForPeople);
  const words = {
    mayBePerson: (folded: string) => (likeNames(folded) ?? 1) >= NAME_LIKENESS_MIN,
    mayBeArtist: (folded: string) => (likeArtists(folded) ?? 1) >= ARTIST_LIKENESS_MIN,
    isForPeople: (folded: string) => (likePeople(folded) ?? 0) >= PERSON_LIKENESS_MIN,
  };
  cachedWords.set(vectors, words);
  return words;
}

/** The given names that are not also words. */
const unambiguousNames = (): readonly string[] =>
  entriesOf(givenNames).flatMap((entry) => {
    const [name, flags] = splitFlags(entry);
    return flags === '' ? [name.toLowerCase()] : [];
  });
