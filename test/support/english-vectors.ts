import { readFileSync } from 'node:fs';
import { loadVectors } from '../../src/nlu/vectors/vectors.ts';

/** The word vectors that Parley has for English. */
export const englishVectors = loadVectors(readFileSync(new URL('../../vectors/en.bin', import.meta.url)));
