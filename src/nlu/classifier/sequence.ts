import { pairHash, skipHash, TEXT_END, TEXT_START } from './features.ts';

/**
 * The features of the word block, from the stems of a text in order; a feature that occurs twice is given
 * twice.
 */
export const sequenceHashes = (stems: ArrayLike<number>): readonly number[] => {
  const hashes: number[] = [];
  const count = stems.length;
  let before = 0;
  let previous = TEXT_START;
  for (let at = 0; at <= count; at += 1) {
    const stem = at === count ? TEXT_END : (stems[at] ?? 0);
    if (at < count) hashes.push(stem);
    hashes.push(pairHash(previous, stem));
    if (at > 0) hashes.push(skipHash(before, stem));
    before = previous;
    previous = stem;
  }
  return hashes;
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
