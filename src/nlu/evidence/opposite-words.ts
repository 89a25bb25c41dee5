/**
 * Words for opposite things, such as "on" and "off": in "switch the fan on in the office", all words but one
 * may be those of the intent that switches off.
 */
import { endBeforeCourtesies } from '../rules/courtesies.ts';
import { opposites } from '../text/data/opposites.ts';
import { primaryLanguage } from '../text/language.ts';
import { hasVerbLeft, isVerbParticle } from '../text/separable-verbs.ts';
import type { Unit } from '../text/units.ts';

/** What a word asks for: the words that ask for the same, and those that ask for the opposite. */
export type Opposition = { readonly words: ReadonlySet<string>; readonly opposites: ReadonlySet<string> };

const byLanguage = new Map<string, ReadonlyMap<string, Opposition>>();

/** The sides of a language by their words. */
const sidesOf = (tag: string): ReadonlyMap<string, Opposition> => {
  const language = primaryLanguage(tag);
  const cached = byLanguage.get(language);
  if (cached !== undefined) return cached;
  const found = new Map<string, Opposition>();
  for (const pair of (opposites[language] ?? '').split(/\s+/).filter(Boolean)) {
    const [one, other] = pair.split('/').map((words) => new Set(words.split(',')));
    for (const [words, others] of [[one, other] as const, [other, one] as const])
      for (const word of words ?? []) found.set(word, { words: words ?? NONE, opposites: others ?? NONE });
  }
  byLanguage.set(language, found);
  return found;
};

const NONE: ReadonlySet<string> = new Set();

/** What a text asks for, with the word that says so. */
export type MeantSide = Opposition & { readonly said: string };

/** What a text asks for that has an opposite, if it does not ask for that, too. */
export const meantSides = (units: readonly Unit[], language: string): readonly MeantSide[] => {
  const sides = sidesOf(language);
  if (sides.size === 0) return [];
  const said = units.slice(0, endBeforeCourtesies(units)).map(({ folded }) => folded);
  return said.flatMap((word, at) => {
    const side = sides.get(word);
    if (side === undefined || (isVerbParticle(word, language) && !hasVerbLeft(said, at, language))) return [];
    return said.some((other) => side.opposites.has(other)) ? [] : [{ ...side, said: word }];
  });
};
