/** Texts as sequences of words. The features of each word are computed once. */
import { tokeniseSpelled } from '../text/contractions.ts';
import type { Token } from '../text/tokens.ts';
import { backgroundSentences } from './data/background-sentences.ts';
import { spellingOf, type WordFeatures, wordFeatures, wordKey } from './features.ts';
import { farHashes, sequenceHashes } from './sequence.ts';

export type Word = WordFeatures & {
  /** The key for word vectors. */
  readonly spelling: string;
  readonly spellingStem: string;
};

export type Text = {
  /** Its words as indices into `words`. */
  readonly places: Int32Array;
  readonly stems: Int32Array;
  /** The hashes of its pairs of words and of its words, those of sequence.ts. */
  readonly sequence: Int32Array;
  /** A background sentence of the language: the same object in all documents. */
  readonly isShared: boolean;
};

export type Documents = {
  readonly words: readonly Word[];
  readonly texts: readonly Text[];
};

export const documentsOf = (texts: readonly string[], language: string): Documents => {
  const background = backgroundOf(language);
  const ownWords = wordList(background);
  return {
    texts: texts.map((text) => background.texts.get(text) ?? ownWords.read(text, language, false)),
    words: ownWords.words,
  };
};

type Background = {
  readonly texts: ReadonlyMap<string, Text>;
  readonly words: readonly Word[];
  /** The index of each word by its key. */
  readonly places: ReadonlyMap<string, number>;
};

const NO_BACKGROUND: Background = { texts: new Map(), words: [], places: new Map() };

const backgrounds = new Map<string, Background>();

/** The background sentences of a language, read once because each training has them all. */
const backgroundOf = (language: string): Background => {
  const cachedBackground = backgrounds.get(language);
  if (cachedBackground !== undefined) return cachedBackground;
  const { words, places, read } = wordList(NO_BACKGROUND);
  const texts = new Map(backgroundSentences(language).map((text) => [text, read(text, language, true)]));
  const background = { texts, words, places };
  backgrounds.set(language, background);
  return background;
};

/** Collects words, beginning with those of the background. */
const wordList = (background: Background) => {
  const words = [...background.words];
  const places = new Map<string, number>();
  const placeOf = (token: Token): number => {
    const key = wordKey(token);
    const existingPlace = background.places.get(key) ?? places.get(key);
    if (existingPlace !== undefined) return existingPlace;
    places.set(key, words.length);
    words.push(wordOf(token));
    return words.length - 1;
  };
  const read = (text: string, language: string, isShared: boolean): Text => {
    const placesOfText = Int32Array.from(tokeniseSpelled(text, language), placeOf);
    const stems = placesOfText.map((place) => words[place]?.stem ?? 0);
    const sequence = Int32Array.from(sequenceHashes(stems).concat(farHashes(stems)));
    return { places: placesOfText, stems, sequence, isShared };
  };
  return { words, places, read };
};

const wordOf = (token: Token): Word => ({
  spelling: spellingOf(token),
  spellingStem: token.stem,
  ...wordFeatures(token),
});
