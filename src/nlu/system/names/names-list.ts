import type { JsonValue } from '../../../kernel/json.ts';
import { beforePlaces, personTitles } from '../data/name-cues.ts';
import { alternatives, lookBack } from '../folding.ts';
import { lazily } from '../lazily.ts';
import { PhraseTable } from '../phrases.ts';
import type { Reading, Recognizer } from '../reading.ts';

/** The meaning of a listed name. `isWeak`: also a common word, or too short to be certain. */
export type Listed = { readonly value: JsonValue; readonly isWeak: boolean };

/** The entries of a data file: separated by `|` or a line's end. */
export const entriesOf = (data: string): string[] => data.split(/[|\n]/).filter(Boolean);

/** `Rose/w` → the name and its flags. */
export const splitFlags = (entry: string): readonly [name: string, flags: string] => {
  const slash = entry.lastIndexOf('/');
  return slash === -1 ? [entry, ''] : [entry.slice(0, slash), entry.slice(slash + 1)];
};

/** Finds the names of a table; weak ones only with a capital letter or as the whole text. */
export const listRecognizer =
  (table: () => PhraseTable<Listed>): Recognizer =>
  (reading) =>
    table()
      .all(reading.folded)
      .filter((match) => !match.value.isWeak || isMeantAsName(reading, match.start, match.end))
      .map(({ start, end, value }) => ({ start, end, value: value.value }));

/** Words of a table; the value is the word as typed. */
export const wordRecognizer = (words: () => readonly string[]): Recognizer => {
  const table = lazily(() => new PhraseTable<true>(words().map((word) => [word.replaceAll('_', ' '), true])));
  return (reading) =>
    table()
      .all(reading.folded)
      .map(({ start, end }) => ({ start, end, value: reading.text.slice(start, end) }));
};

const PLACE_AHEAD = new RegExp(`(?:^| )(?:${alternatives(beforePlaces)}) $`);
const TITLE_AHEAD = new RegExp(`(?:^|[^\\p{L}])(?:${alternatives(personTitles)})\\.? $`, 'u');
/** More than ` depuis `. */
const PLACE_UNITS_MAX = 8;
/** More than ` professor. `. */
const TITLE_UNITS_MAX = 14;

/** Evidence for a name: a capital inside the text, a word such as "in" before it, or no other text. */
export const isMeantAsName = (reading: Reading, start: number, end: number): boolean => {
  const { text, folded } = reading;
  if (TITLE_AHEAD.test(lookBack(folded, start, TITLE_UNITS_MAX))) return true;
  if (folded.slice(0, start).trim() === '' && /^[\s.!?]*$/.test(folded.slice(end))) return true;
  const before = lookBack(folded, start, PLACE_UNITS_MAX);
  // `a reading lamp` has the English article, `voy a reading` the preposition.
  const isArticle = /(?:^| )a $/.test(before) && /^ \p{L}/u.test(folded.slice(end, end + 2));
  if (PLACE_AHEAD.test(before) && !isArticle) return true;
  const first = text.charAt(start);
  if (start === 0 || first === first.toLowerCase()) return false;
  // Next to another capitalised word it is part of a longer name: Poncha Springs.
  const isPart = followsCapital(text, start) || /^ \p{Lu}/u.test(text.slice(end, end + 2));
  return !isPart && !/[.!?]/.test(folded.slice(0, start).trimEnd().slice(-1));
};

/** Longer than nearly all words of a name. */
const NAME_UNITS_MAX = 40;

const followsCapital = (text: string, start: number): boolean =>
  text.charAt(start - 1) === ' ' &&
  /\p{Lu}[\p{L}'’-]* $/u.test(lookBack(text.slice(1), start - 1, NAME_UNITS_MAX));
