import type { NumberWords } from '../data/number-words.ts';
import { foldPhrase } from '../folding.ts';
import { type NumberAtom, NumberBuilder, type NumberSystem } from './number-builder.ts';

/** Longer than any number written as one word; bounds the splitting of words. */
const FUSED_UNITS_MAX = 80;

/** Splits a fused word into number words that form a number; undefined if that is impossible. */
export const splitter = (words: NumberWords, atoms: ReadonlyMap<string, NumberAtom>) => {
  if (words.fused !== true) return () => undefined;
  const inside = new Map<string, NumberAtom>();
  for (const [word, atom] of atoms) {
    if (atom.kind !== 'fixed' && !word.includes(' ')) inside.set(word.replace('~', ''), atom);
  }
  const lengths = [...new Set([...inside.keys()].map((word) => word.length))].sort((a, b) => b - a);
  const endings = (words.ordinalEndings ?? []).map(foldPhrase);
  const parts = Object.entries(words.partEndings ?? {});
  const split = (text: string) => splitInto(text, inside, lengths);
  const cardinalOf = (text: string): number | undefined => {
    const whole = split(text);
    const value = whole && valueOfAtoms(whole);
    return value !== undefined && value > 0 ? value : undefined;
  };
  return (word: string): readonly NumberAtom[] | undefined => {
    if (word.length < 4 || word.length > FUSED_UNITS_MAX || word.includes(' ')) return undefined;
    return split(word) ?? splitPart(word, parts, cardinalOf) ?? splitOrdinal(word, endings, cardinalOf);
  };
};

/** The value of a fused cardinal; undefined if it is none, or zero. */
type CardinalOf = (text: string) => number | undefined;

/** `achtundvierzigeinhalb`, `zesenhalf`, `zweieinviertel`. */
const splitPart = (
  word: string,
  endings: readonly (readonly [ending: string, part: number])[],
  cardinalOf: CardinalOf,
): readonly NumberAtom[] | undefined => {
  for (const [ending, part] of endings) {
    const whole = word.endsWith(ending) ? cardinalOf(word.slice(0, -ending.length)) : undefined;
    if (whole !== undefined) return [{ kind: 'fixed', value: whole + part }];
  }
  return undefined;
};

const splitInto = (
  word: string,
  inside: ReadonlyMap<string, NumberAtom>,
  lengths: readonly number[],
): readonly NumberAtom[] | undefined => {
  /** Places from which the rest cannot be split; each is tried once. */
  const hopeless = new Set<number>();
  const from = (at: number): NumberAtom[] | undefined => {
    if (at === word.length) return [];
    if (hopeless.has(at)) return undefined;
    for (const length of lengths) {
      if (at + length > word.length) continue;
      const atom = inside.get(word.slice(at, at + length));
      if (atom === undefined) continue;
      const rest = from(at + length);
      if (rest !== undefined) return [atom, ...rest];
    }
    hopeless.add(at);
    return undefined;
  };
  const split = from(0);
  return split !== undefined && split[0]?.kind !== 'joiner' ? split : undefined;
};

/** Vowels that Italian drops before an ordinal ending: `ventun` + `esimo`. */
const DROPPED = ['', 'o', 'i', 'a', 'e'];

const splitOrdinal = (
  word: string,
  endings: readonly string[],
  cardinalOf: CardinalOf,
): readonly NumberAtom[] | undefined => {
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    for (const vowel of DROPPED) {
      const value = cardinalOf(word.slice(0, -ending.length) + vowel);
      if (value !== undefined) return [{ kind: 'ordinal', value }];
    }
  }
  return undefined;
};

const FUSED_SYSTEM: NumberSystem = {
  smallScaleMax: 100,
  roomAfterTen: 0,
  roomAfterTenth: 0,
  roomAfterTens: 10,
  roomAfterSixty: 10,
  readsYearPairs: false,
  countsHundreds: false,
  multipliesOrdinals: true,
};

const valueOfAtoms = (atoms: readonly NumberAtom[]): number | undefined => {
  const builder = new NumberBuilder(FUSED_SYSTEM);
  let joins = false;
  for (const atom of atoms) {
    if (atom.kind === 'joiner') joins = true;
    else {
      const taken = builder.take(atom) || (joins && builder.takeTensAfterUnit(atom));
      if (!taken) return undefined;
      joins = false;
    }
  }
  return joins ? undefined : builder.value;
};
