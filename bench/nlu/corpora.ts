import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { randomFrom } from '../../src/nlu/classifier/random.ts';

export type Example = { readonly text: string; readonly intent: string };

/** A folder with `train.jsonl` and `test.jsonl`, and in some corpora `val`, `oos_val` and `oos_test`. */
export type Corpus = {
  readonly name: string;
  readonly folder: string;
  readonly train: readonly Example[];
  readonly test: readonly Example[];
  readonly validation: readonly Example[];
  /** Texts that belong to none of the intents. */
  readonly outOfScope: readonly Example[];
};

/** The values of a file with JSON in each line. */
export const readLines = <T>(path: string): readonly T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));

const examplesIn = (path: string): readonly Example[] => (existsSync(path) ? readLines(path) : []);

export const readCorpus = (folder: string): Corpus => ({
  name: basename(folder),
  folder,
  train: examplesIn(join(folder, 'train.jsonl')),
  test: examplesIn(join(folder, 'test.jsonl')),
  validation: examplesIn(join(folder, 'val.jsonl')),
  outOfScope: examplesIn(join(folder, 'oos_test.jsonl')),
});

/** The corpora in a folder of folders, or the one in the folder itself. */
export const corpusFolders = (root: string): readonly string[] => {
  if (existsSync(join(root, 'train.jsonl'))) return [root];
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'train.jsonl')))
    .sort();
};

export const shuffle = <T>(list: readonly T[], random: () => number): readonly T[] => {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};

/** `perIntent` examples of each intent, drawn by `seed`. */
export const drawFew = <Row extends Example>(
  train: readonly Row[],
  perIntent: number,
  seed: number,
): readonly Row[] => {
  const counts = new Map<string, number>();
  return shuffle(train, randomFrom(seed * 7919 + perIntent)).filter(({ intent }) => {
    const count = counts.get(intent) ?? 0;
    counts.set(intent, count + 1);
    return count < perIntent;
  });
};

export type SmallAgent = {
  readonly train: readonly Example[];
  /** Texts of its own intents, of the corpus's other intents, and of none. */
  readonly test: readonly Example[];
  readonly ofOthers: readonly Example[];
  readonly outOfScope: readonly Example[];
};

const FOREIGN_TEXTS_MAX = 500;

export const drawSmallAgent = (
  corpus: Corpus,
  intents: number,
  perIntent: number,
  seed: number,
): SmallAgent => {
  const random = randomFrom(seed * 101 + intents * 7 + perIntent);
  const chosen = new Set(
    shuffle([...new Set(corpus.train.map(({ intent }) => intent))], random).slice(0, intents),
  );
  const own = corpus.train.filter(({ intent }) => chosen.has(intent));
  return {
    train: drawFew(own, perIntent, seed),
    test: corpus.test.filter(({ intent }) => chosen.has(intent)),
    ofOthers: shuffle(
      corpus.test.filter(({ intent }) => !chosen.has(intent)),
      random,
    ).slice(0, FOREIGN_TEXTS_MAX),
    outOfScope: shuffle(corpus.outOfScope, random).slice(0, FOREIGN_TEXTS_MAX),
  };
};

const TYPO_LETTERS_MIN = 4;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/**
 * One letter lost, added, changed or swapped with the next, in a word of four letters or more; never its
 * first.
 */
const misspelt = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = ALPHABET[Math.floor(random() * ALPHABET.length)] ?? '';
  const from = Math.min(at, word.length - 2);
  const typos = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, from) + (word[from + 1] ?? '') + (word[from] ?? '') + word.slice(from + 2),
  ];
  return typos[Math.floor(random() * typos.length)] ?? word;
};

export const withTypos = (examples: readonly Example[], typos: number, seed: number): readonly Example[] => {
  const random = randomFrom(seed);
  return examples.map(({ text, intent }) => {
    const words = text.split(' ');
    for (let typo = 0; typo < typos; typo += 1) {
      const long = [...words.keys()].filter((at) => (words[at] ?? '').length >= TYPO_LETTERS_MIN);
      const at = long[Math.floor(random() * long.length)];
      if (at !== undefined) words[at] = misspelt(words[at] ?? '', random);
    }
    return { text: words.join(' '), intent };
  });
};
