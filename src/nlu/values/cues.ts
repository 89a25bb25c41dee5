import { type ParsedPhrase, parsePhrases } from '../rules/parse-phrases.ts';
import type { Annotation } from '../rules/phrase-pattern.ts';
import { determinersOf } from '../text/determiners.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent } from '../training-set.ts';

/**
 * Words that distinguish parameters of one entity: `from` before one city, `to` before the other, or words
 * after them in other languages. Words that occur with several aliases are left out.
 */
export type Cues = {
  /** By entity, then by word. */
  readonly aliases: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Words that are skipped, because any value may have them: "from my savings". */
  readonly determiners: ReadonlySet<string>;
};

export const NO_CUES: Cues = { aliases: new Map(), determiners: new Set() };

const cuesByIntent = new WeakMap<TrainingIntent, Cues>();

/** @param language that of the intent's phrases */
export const cuesOf = (intent: TrainingIntent, language: string): Cues => {
  const cached = cuesByIntent.get(intent);
  if (cached !== undefined) return cached;
  const determiners = determinersOf(language);
  const cues = { aliases: aliasesOf(intent, determiners), determiners };
  cuesByIntent.set(intent, cues);
  return cues;
};

/** The alias that the words around a value indicate, if any. */
export const aliasByCue = (
  { aliases, determiners }: Cues,
  entity: string,
  units: readonly Unit[],
  place: Pick<Annotation, 'from' | 'to'>,
): string | undefined => {
  const words = aliases.get(entity);
  if (words === undefined) return undefined;
  const [before, after] = wordsBeside(units, place, determiners);
  return words.get(before) ?? words.get(after);
};

const aliasesOf = (intent: TrainingIntent, determiners: ReadonlySet<string>): Cues['aliases'] => {
  const found = new Map<string, Map<string, Set<string>>>();
  const sightings = parsePhrases(intent).flatMap((phrase) => sightingsOf(phrase, determiners));
  for (const { entity, alias, word } of sightings) {
    const words = found.get(entity) ?? new Map<string, Set<string>>();
    found.set(entity, words);
    words.set(word, (words.get(word) ?? new Set()).add(alias));
  }
  return new Map([...found].flatMap(([entity, words]) => distinguishingWords(entity, words)));
};

type Sighting = { readonly entity: string; readonly alias: string; readonly word: string };

/** Every word next to an annotated part. */
const sightingsOf = (
  { units, annotations }: ParsedPhrase,
  determiners: ReadonlySet<string>,
): readonly Sighting[] =>
  annotations.flatMap(({ entity, alias, ...place }) =>
    wordsBeside(units, place, determiners).map((word) => ({ entity, alias, word })),
  );

/** The words of one alias only, for an entity that has several. */
const distinguishingWords = (
  entity: string,
  words: ReadonlyMap<string, ReadonlySet<string>>,
): readonly [string, ReadonlyMap<string, string>][] => {
  const aliases = new Set([...words.values()].flatMap((aliasesOfWord) => [...aliasesOfWord]));
  if (aliases.size < 2) return [];
  const distinguishing = [...words].flatMap(([word, [alias, ...others]]): [string, string][] =>
    alias === undefined || others.length > 0 ? [] : [[word, alias]],
  );
  return [[entity, new Map(distinguishing)]];
};

/**
 * The words on both sides, each marked with its side, because the word before one value is often the word
 * after another.
 */
const wordsBeside = (
  units: readonly Unit[],
  { from, to }: Pick<Annotation, 'from' | 'to'>,
  determiners: ReadonlySet<string>,
): readonly [string, string] => {
  let before = from - 1;
  while (determiners.has(units[before]?.folded ?? '')) before -= 1;
  return [`${units[before]?.folded ?? ''} _`, `_ ${units[to]?.folded ?? ''}`];
};
