import { type ParsedPhrase, parsePhrases } from '../rules/parse-phrases.ts';
import type { Annotation } from '../rules/phrase-pattern.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent } from '../training-set.ts';

/**
 * Words that distinguish parameters of one entity: `from` before one city, `to` before the other, or words
 * after them in other languages. By entity, then by word. Words that occur with several aliases are left out.
 */
export type Cues = ReadonlyMap<string, ReadonlyMap<string, string>>;

const cuesByIntent = new WeakMap<TrainingIntent, Cues>();

export const cuesOf = (intent: TrainingIntent): Cues => {
  const cached = cuesByIntent.get(intent);
  if (cached !== undefined) return cached;
  const cues = findCues(intent);
  cuesByIntent.set(intent, cues);
  return cues;
};

/** The alias that the words around a value indicate, if any. */
export const aliasByCue = (
  cues: Cues,
  entity: string,
  units: readonly Unit[],
  { from, to }: Pick<Annotation, 'from' | 'to'>,
): string | undefined => {
  const words = cues.get(entity);
  if (words === undefined) return undefined;
  const [before, after] = wordsBeside(units, from, to);
  return words.get(before) ?? words.get(after);
};

const findCues = (intent: TrainingIntent): Cues => {
  const aliasesOf = new Map<string, Map<string, Set<string>>>();
  for (const { entity, alias, word } of parsePhrases(intent).flatMap(sightingsOf)) {
    const words = aliasesOf.get(entity) ?? new Map<string, Set<string>>();
    aliasesOf.set(entity, words);
    words.set(word, (words.get(word) ?? new Set()).add(alias));
  }
  return new Map([...aliasesOf].flatMap(([entity, words]) => distinguishingWords(entity, words)));
};

type Sighting = { readonly entity: string; readonly alias: string; readonly word: string };

/** Every word next to an annotated part. */
const sightingsOf = ({ units, annotations }: ParsedPhrase): readonly Sighting[] =>
  annotations.flatMap(({ entity, alias, from, to }) =>
    wordsBeside(units, from, to).map((word) => ({ entity, alias, word })),
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
const wordsBeside = (units: readonly Unit[], from: number, to: number): readonly [string, string] => [
  `${units[from - 1]?.folded ?? ''} _`,
  `_ ${units[to]?.folded ?? ''}`,
];
