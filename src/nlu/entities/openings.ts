import { OPENERS_REMEMBERED_MAX } from '../../kernel/limits/understanding.ts';
import type { Unit } from '../text/units.ts';
import { type Dictionary, opensWith } from './dictionary.ts';

/**
 * Which of an agent's dictionaries have a value that begins with a word. Texts repeat the same words, and
 * asking every dictionary is expensive, so the answers are cached.
 */
export type Openers = (word: string) => readonly Dictionary[];

export const createOpeners = (dictionaries: readonly Dictionary[]): Openers => {
  const remembered = new Map<string, readonly Dictionary[]>();
  return (word) => {
    const cached = remembered.get(word);
    if (cached !== undefined) return cached;
    if (remembered.size >= OPENERS_REMEMBERED_MAX) remembered.clear();
    const opened = dictionaries.filter((dictionary) => opensWith(dictionary, word));
    remembered.set(word, opened);
    return opened;
  };
};

/** The units of a text at which values of each dictionary may begin. */
export const openingsIn = (
  units: readonly Unit[],
  openers: Openers,
): ReadonlyMap<Dictionary, readonly number[]> => {
  let openings: Map<Dictionary, number[]> | undefined;
  for (let at = 0; at < units.length; at++) {
    const { folded, joined } = units[at] as Unit; // in range
    for (let form = folded; ; form = joined) {
      for (const dictionary of openers(form)) {
        openings ??= new Map();
        pushPlace(openings, dictionary, at);
      }
      if (form === joined) break;
    }
  }
  return openings ?? NO_OPENINGS;
};

const NO_OPENINGS: ReadonlyMap<Dictionary, readonly number[]> = new Map();

const pushPlace = (openings: Map<Dictionary, number[]>, dictionary: Dictionary, at: number): void => {
  const places = openings.get(dictionary);
  if (places === undefined) openings.set(dictionary, [at]);
  else if (places.at(-1) !== at) places.push(at);
};
