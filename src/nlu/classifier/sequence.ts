import { farHash, pairHash, skipHash, TEXT_END, TEXT_START } from './features.ts';

/**
 * The features of the word block, from the stems of a text in order; a feature that occurs twice is given
 * twice.
 */
export const sequenceHashes = (stems: ArrayLike<number>): readonly number[] => {
  const count = stems.length;
  // As long as it gets: growing it bit by bit would cost more than the hashes.
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

/** Words further apart say little together, and the pairs of a long text stay few. */
const FAR_WORDS_MAX = 12;

/** The first word that makes a far pair with that at `at`; the last is the one before its neighbour. */
export const farFrom = (at: number): number => Math.max(0, at - FAR_WORDS_MAX);

/** The pairs of stems, from the stems of a text in order, that have a word or more between. */
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

/** Beside each of the far pairs, the places of its words. */
export const farPlaces = (count: number): readonly (readonly [number, number])[] => {
  const places: (readonly [number, number])[] = [];
  for (let at = 2; at < count; at += 1)
    for (let other = farFrom(at); other < at - 1; other += 1) places.push([other, at]);
  return places;
};

/**
 * Beside each of the hashes, the places of the two words that it is of. The ends of the text are places too,
 * -1 and `count`; a single word is given twice.
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
