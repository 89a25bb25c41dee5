import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { type ParsedPhrase, parsePhrasesInSteps } from '../rules/parse-phrases.ts';
import type { Annotation } from '../rules/phrase-pattern.ts';
import { determinersOf } from '../text/determiners.ts';
import { directionsOf } from '../text/directions.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent } from '../training-set.ts';

/**
 * Words that distinguish parameters of one entity: `from` before one city, `to` before the other, or words
 * after them in other languages. Words that occur with several aliases are left out.
 */
export type Cues = {
  /** By entity, then by word. */
  readonly aliases: ReadonlyMap<string, ReadonlyMap<string, string | undefined>>;
  /** Words that are skipped, because any value may have them: "from my savings". */
  readonly determiners: ReadonlySet<string>;
};

export const NO_CUES: Cues = { aliases: new Map(), determiners: new Set() };

const cuesByIntent = new WeakMap<TrainingIntent, Cues>();

/** @param language that of the intent's phrases */
export const cuesOf = (intent: TrainingIntent, language: string): Cues =>
  cuesByIntent.get(intent) ?? finish(cuesSteps(intent, language));

/** `cuesOf` in steps, because an intent may have thousands of phrases. */
export function* cuesSteps(intent: TrainingIntent, language: string): Steps<Cues> {
  const cached = cuesByIntent.get(intent);
  if (cached !== undefined) return cached;
  const determiners = determinersOf(language);
  const found = yield* aliasesOf(yield* parsePhrasesInSteps(intent), determiners);
  const aliases = new Map(
    [...found].map(([entity, words]) => [entity, withOtherDirections(words, language)]),
  );
  const cues = { aliases, determiners };
  cuesByIntent.set(intent, cues);
  return cues;
}

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
  return words.get(before ?? '') ?? words.get(after ?? '');
};

function* aliasesOf(
  phrases: readonly ParsedPhrase[],
  determiners: ReadonlySet<string>,
): Steps<Cues['aliases']> {
  const found = new Map<string, Map<string, Set<string>>>();
  const ambiguous = entitiesOfSeveralAliases(phrases);
  if (ambiguous.size === 0) return NO_CUES.aliases;
  yield* mappedInSteps(phrases, ({ units, annotations }) => {
    for (const { entity, alias, ...place } of annotations) {
      if (!ambiguous.has(entity)) continue;
      const words = found.get(entity) ?? new Map<string, Set<string>>();
      found.set(entity, words);
      for (const word of wordsBeside(units, place, determiners))
        if (word !== undefined) words.set(word, (words.get(word) ?? new Set()).add(alias));
    }
  });
  return new Map([...found].map(([entity, words]) => [entity, distinguishingWords(words)]));
}

const entitiesOfSeveralAliases = (phrases: readonly ParsedPhrase[]): ReadonlySet<string> => {
  const firstAliases = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { annotations } of phrases)
    for (const { entity, alias } of annotations) {
      const first = firstAliases.get(entity);
      if (first === undefined) firstAliases.set(entity, alias);
      else if (first !== alias) ambiguous.add(entity);
    }
  return ambiguous;
};

/** The words of one alias only; others have none. */
const distinguishingWords = (
  words: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string | undefined> =>
  new Map([...words].map(([word, [alias, ...others]]) => [word, others.length > 0 ? undefined : alias]));

/**
 * With the prepositions that mean the same as those of the phrases: if "to" leads to one city and "from" to
 * the other, "I need to be in Madrid" says where to go.
 */
const withOtherDirections = (
  words: ReadonlyMap<string, string | undefined>,
  language: string,
): ReadonlyMap<string, string | undefined> => {
  const all = new Map(words);
  const directions = directionsOf(language).map((prepositions) => {
    const marked = prepositions.map((word) => `${word} _`);
    return { marked, aliases: new Set(marked.flatMap((word) => words.get(word) ?? [])) };
  });
  const isClear = ({ aliases }: (typeof directions)[number], at: number): boolean =>
    aliases.size === 1 &&
    !directions.some((other, place) => place !== at && other.aliases.has([...aliases][0] ?? ''));
  if (!directions.every(isClear)) return words;
  for (const { marked, aliases } of directions)
    for (const word of marked) if (!all.has(word)) all.set(word, [...aliases][0]);
  return all;
};

/**
 * The words on both sides, each marked with its side, because the word before one value is often the word
 * after another. The beginning and the end of a text say nothing: an answer has no other words.
 */
const wordsBeside = (
  units: readonly Unit[],
  { from, to }: Pick<Annotation, 'from' | 'to'>,
  determiners: ReadonlySet<string>,
): readonly [string | undefined, string | undefined] => {
  let before = from - 1;
  while (determiners.has(units[before]?.folded ?? '')) before -= 1;
  const [previous, next] = [units[before]?.folded, units[to]?.folded];
  return [previous && `${previous} _`, next && `_ ${next}`];
};
