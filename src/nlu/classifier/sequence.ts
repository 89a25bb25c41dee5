import { farHash, pairHash, skipHash, TEXT_END, TEXT_START } from './features.ts';

/**
 * The features of the word block from the stems of a text in order. A feature that occurs twice is listed
 * twice.
 */
export const sequenceHashes = (stems: ArrayLike<number>): readonly number[] => {
  const count = stems.length;
  // Allocated at its maximum length, because growing it would cost more than the hashes.
  const hashes = new Array<number>(3 * count + 1);
  let length = 0;
  let before = 0;
  let previous = TEXT_START;
  for (let at = 0; at <= count; at += 1) {
    const stem = at === count ? TEXT_END : (stems[at] ?? 0);
    if (at < count) hashes[length++] = stem;
    hashes[length++] = pairHash(previous, stem);
    if (at > 0) hashes[length++] = skipHash(before, stem);
    before = previous;
    previous = stem;
  }
  return hashes;
};

/** Words further apart are weak evidence, and the bound keeps the number of pairs in a long text small. */
const FAR_WORDS_MAX = 12;

/** The first word that forms a far pair with the word at `at`; the last is the one before its neighbour. */
export const farFrom = (at: number): number => Math.max(0, at - FAR_WORDS_MAX);

/** The pairs of stems with at least one word between them, from the stems of a text in order. */
export const farHashes = (stems: ArrayLike<number>): readonly number[] => {
  const hashes: number[] = [];
  for (let at = 2; at < stems.length; at += 1)
    for (let other = farFrom(at); other < at - 1; other += 1)
      hashes.push(farHash(stems[other] as number, stems[at] as number)); // in range
  return hashes;
};

export const farCount = (count: number): number => {
  let pairs = 0;
  for (let at = 2; at < count; at += 1) pairs += at - 1 - farFrom(at);
  return pairs;
};

/** The word indices of each far pair, in the order of `farHashes`. */
export const farPlaces = (count: number): readonly (readonly [number, number])[] => {
  const places: (readonly [number, number])[] = [];
  for (let at = 2; at < count; at += 1)
    for (let other = farFrom(at); other < at - 1; other += 1) places.push([other, at]);
  return places;
};

/**
 * The indices of the two words of each hash of `sequenceHashes`. The ends of the text have the indices -1 and
 * `count`; a single word is listed as both.
 */
export const sequencePlaces = (count: number): readonly (readonly [number, number])[] => {
  const places: (readonly [number, number])[] = [];
  for (let at = 0; at <= count; at += 1) {
    if (at < count) places.push([at, at]);
    places.push([at - 1, at]);
    if (at > 0) places.push([at - 2, at]);
  }
  return places;
};
