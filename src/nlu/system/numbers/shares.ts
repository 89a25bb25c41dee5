import { fractionWords } from '../data/fraction-words.ts';
import { percentWords } from '../data/percent-words.ts';
import { foldPhrase, isWordUnit } from '../folding.ts';
import { PhraseTable } from '../phrases.ts';
import type { NumberAtom } from './number-builder.ts';
import { skipWord } from './number-span.ts';
import { wordValues } from './word-values.ts';

/** A word for a part: `fifths` has the value 5. */
export type Part = { readonly end: number; readonly value: number };

/** A language's words for parts of a whole, prepared for look-ups. */
export type ShareLexicon = {
  /** The part whose name begins at `at`, but not `fifth`, which is an ordinal by itself. */
  readonly partAt: (folded: string, at: number) => Part | undefined;
  readonly thingsToo: ReadonlySet<string>;
  readonly ordinalIsPart: 'one' | 'any' | 'end' | 'never';
  readonly afterCardinal: ReadonlySet<string>;
  readonly over: ReadonlySet<string>;
  readonly under: ReadonlySet<string>;
  readonly overOrdinal: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  readonly splitsAtAnd: boolean;
  readonly splitsAtProper: boolean;
  readonly namesTens: boolean;
  readonly hundredEnding: string | undefined;
  readonly wholeEnding: RegExp | undefined;
  readonly percent: PhraseTable<true>;
  readonly pointBeforeEnd: ReadonlySet<string>;
  readonly of: ReadonlySet<string>;
  readonly collectives: PhraseTable<number>;
  readonly halfAfter: PhraseTable<number>;
  readonly roughly: ReadonlySet<string>;
  /** Parts of a scale that follows, by the words for them. */
  readonly beforeScale: ReadonlyMap<string, number>;
};

type AtomsOf = (words: string) => readonly NumberAtom[] | undefined;

export const shareLexicon = (base: string, atomsOf: AtomsOf): ShareLexicon => {
  const words = fractionWords[base] ?? {};
  const parts = new PhraseTable(valuesIn(words.parts));
  const plurals = (words.partEndings ?? []).map((entry) => {
    const [ending = '', instead = ''] = entry.split('>');
    return { ending, instead };
  });
  const cents = setOf(words.notParts);
  const made = (words.cardinalEndings ?? []).map(foldPhrase);
  return {
    partAt: (folded, at) => {
      const known = parts.at(folded, at);
      if (known !== undefined) return known;
      const end = skipWord(folded, at);
      if (end - at < PART_UNITS_MIN || cents.has(folded.slice(at, end))) return undefined;
      const value = madeOf(folded.slice(at, end), plurals, made, atomsOf);
      return value === undefined ? undefined : { end, value };
    },
    thingsToo: setOf(words.thingsToo),
    ordinalIsPart: words.ordinalIsPart ?? 'never',
    afterCardinal: setOf(words.afterCardinal),
    over: setOf(words.over),
    under: new Set([...setOf(words.under)].map((word) => word.replaceAll(' ', ''))),
    overOrdinal: setOf(words.overOrdinal),
    and: setOf(words.and),
    splitsAtAnd: words.splitsAtAnd ?? false,
    splitsAtProper: words.splitsAtProper ?? false,
    namesTens: words.namesTens ?? false,
    hundredEnding: words.hundredEnding,
    wholeEnding: words.wholeEnding,
    percent: new PhraseTable((percentWords[base] ?? '').split(' ').map((word) => [phraseOf(word), true])),
    pointBeforeEnd: setOf(words.pointBeforeEnd),
    of: setOf(words.of),
    collectives: new PhraseTable(valuesIn(words.collectives)),
    halfAfter: new PhraseTable(valuesIn(words.halfAfter)),
    roughly: setOf(words.roughly),
    beforeScale: new Map(valuesIn(words.beforeScale)),
  };
};

/** The length of the shortest name of a part. */
const PART_UNITS_MIN = 4;

type Plural = { readonly ending: string; readonly instead: string };

const madeOf = (
  word: string,
  plurals: readonly Plural[],
  made: readonly string[],
  atomsOf: AtomsOf,
): number | undefined => {
  for (const { ending, instead } of plurals) {
    if (!word.endsWith(ending)) continue;
    const ordinal = atomsOf(word.slice(0, word.length - ending.length) + instead);
    const value = ordinal?.at(-1)?.kind === 'ordinal' ? sumOf(ordinal) : undefined;
    // `seconds` are a unit of time.
    if (value !== undefined && value !== 2) return value;
  }
  for (const ending of made) {
    const cardinal = word.endsWith(ending) ? atomsOf(word.slice(0, -ending.length)) : undefined;
    const value = cardinal && sumOf(cardinal);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** The value of a number in one word, fused or not. */
const sumOf = (atoms: readonly NumberAtom[]): number | undefined => {
  if (atoms.some((atom, place) => isDigit(atom) && isDigit(atoms[place - 1]))) return undefined;
  let sum = 0;
  for (const { kind, value } of atoms) {
    if (kind === 'scale') sum = Math.max(sum, 1) * value;
    else if (kind === 'unit') sum += value;
    else if (kind === 'ordinal') sum = value >= 1000 ? Math.max(sum, 1) * value : sum + value;
    else if (kind !== 'joiner') return undefined;
  }
  return sum;
};

/** Two digits in a row, as in `dreiviertel`, are no number. */
const isDigit = (atom: NumberAtom | undefined): boolean =>
  (atom?.kind === 'unit' || atom?.kind === 'ordinal') && atom.value < 10;

const setOf = (text = ''): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean).map(phraseOf));
const phraseOf = (word: string): string => foldPhrase(word.replaceAll('_', ' '));

const valuesIn = (text = '') => wordValues(text, phraseOf);

/** The start of the next word after spaces, a hyphen or both; -1 if something else follows. */
export const nextWord = (folded: string, end: number): number => {
  let at = end;
  while (folded.charAt(at) === ' ') at++;
  if (folded.charAt(at) === '-') at++;
  while (folded.charAt(at) === ' ') at++;
  return at > end && isWordUnit(folded.charCodeAt(at)) ? at : -1;
};
