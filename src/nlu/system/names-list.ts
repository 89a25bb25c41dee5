import type { JsonValue } from '../../kernel/json.ts';
import { lazily } from './lazily.ts';
import { PhraseTable } from './phrases.ts';
import type { Reading, Recognizer } from './reading.ts';

/** What a name in a list stands for. `isWeak`: also a common word or too short to be sure of. */
export type Listed = { readonly value: JsonValue; readonly isWeak: boolean };

/** The entries of a data file: separated by `|` or a line's end. */
export const entriesOf = (data: string): string[] => data.split(/[|\n]/).filter(Boolean);

/** `Rose/w` → the name and its flags. */
export const flagged = (entry: string): readonly [name: string, flags: string] => {
  const slash = entry.lastIndexOf('/');
  return slash === -1 ? [entry, ''] : [entry.slice(0, slash), entry.slice(slash + 1)];
};

/** Finds the names of a table; weak ones only with a capital letter or when they are the whole text. */
export const listRecognizer =
  (table: () => PhraseTable<Listed>): Recognizer =>
  (reading) =>
    table()
      .all(reading.folded)
      .filter((match) => !match.value.isWeak || isMeantAsName(reading, match.start, match.end))
      .map(({ start, end, value }) => ({ start, end, value: value.value }));

/** Words of a table, answered as they are typed. */
export const wordRecognizer = (words: readonly string[]): Recognizer => {
  const table = lazily(() => new PhraseTable<true>(words.map((word) => [word.replaceAll('_', ' '), true])));
  return (reading) =>
    table()
      .all(reading.folded)
      .map(({ start, end }) => ({ start, end, value: reading.text.slice(start, end) }));
};

/** Words before a place, in several languages; not `to`, which stands before verbs as well. */
const PLACE_AHEAD =
  /(?:^| )(?:in|from|near|around|nach|aus|bei|a|da|desde|hasta|depuis|vers|uit|naar|из|в|во) $/;

/** A capital letter inside the text, a word for a place ahead, or the name alone. */
export const isMeantAsName = (reading: Reading, start: number, end: number): boolean => {
  const { text, folded } = reading;
  if (folded.slice(0, start).trim() === '' && /^[\s.!?]*$/.test(folded.slice(end))) return true;
  if (PLACE_AHEAD.test(folded.slice(Math.max(0, start - 8), start))) return true;
  const first = text.charAt(start);
  const isCapital = start > 0 && first !== first.toLowerCase();
  // Beside another capitalised word it is part of a longer name: Poncha Springs.
  const isPart =
    /\p{Lu}[\p{L}'’-]* $/u.test(text.slice(1, start)) || /^ \p{Lu}/u.test(text.slice(end, end + 2));
  return isCapital && !isPart && !/[.!?]\s*$/.test(folded.slice(0, start));
};
