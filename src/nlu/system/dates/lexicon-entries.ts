/** Adds a reading of a kind to a phrase. */
export type Put = (phrase: string, kind: string, value: string | number) => void;

export const spellingsIn = (entry: string): string[] =>
  entry.split('/').map((word) => word.replaceAll('_', ' ').trim());

/** Weekdays count from 0, months from 1. */
export const putInOrder = (text: string, kind: string, put: Put): void => {
  const first = kind === 'M' ? 1 : 0;
  for (const [place, entry] of text.split(' ').entries()) {
    for (const phrase of spellingsIn(entry)) if (phrase !== '') put(phrase, kind, first + place);
  }
};

export const putValued = (text: string, kind: string, put: Put): void => {
  for (const entry of text.split(' ').filter(Boolean)) {
    const [words, value] = split(entry);
    for (const phrase of words) {
      put(phrase, kind, value);
      if (kind === 'P') putPart(phrase, String(value), put);
    }
  }
};

/** Words with a slash in them. */
const SLASHED: ReadonlySet<string> = new Set(['t/m', 'w/c']);

/** `word/word=value`; the default value is 0. */
const split = (entry: string): readonly [words: readonly string[], value: string | number] => {
  const equals = entry.indexOf('=');
  const words = equals === -1 ? entry : entry.slice(0, equals);
  const value = equals === -1 ? '0' : entry.slice(equals + 1);
  const number = Number(value);
  return [SLASHED.has(words) ? [words] : spellingsIn(words), Number.isNaN(number) ? value : number];
};

const putPart = (phrase: string, half: string, put: Put): void => {
  const hours = phrase.includes(' ') && phrase.length > 4 ? PARTS[half] : undefined;
  if (hours !== undefined) put(phrase, 'Z', hours);
};

/** Words such as "in the evening" name a part of the day if no hour precedes them. */
const PARTS: Readonly<Record<string, string>> = { am: '8-12', pm: '12-16', eve: '16-24', night: '20-24' };
