import { type Lexeme, lexemeOf } from '../lexeme.ts';

/** Languages that put the noun beside the name without a link: Monat August, månaden augusti. */
const UNLINKED: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'no']);
/** Languages that put the noun after the name: Ağustos ayı, अगस्त महीना. */
const NOUN_LAST: ReadonlySet<string> = new Set(['tr', 'hi']);

const isMonthNoun = (lexeme: Lexeme | undefined): boolean => lexeme?.readings.U === 'mo';

/** `the month of August`, `le mois d'août`, `ağustos ayının`: the noun says no more than the name. */
export const withNamedMonths = (lexemes: readonly Lexeme[], base: string): readonly Lexeme[] => {
  if (!lexemes.some(isMonthNoun)) return lexemes;
  const named: Lexeme[] = [];
  for (let place = 0; place < lexemes.length; ) {
    const end = endOfName(lexemes, place, base);
    const parts = lexemes.slice(place, end);
    const first = lexemes[place] as Lexeme; // in range
    const month = parts.find(({ readings }) => readings.M !== undefined)?.readings.M;
    named.push(
      parts.length < 2 || month === undefined
        ? first
        : lexemeOf({ M: month }, { start: first.start, end: parts.at(-1)?.end ?? first.end, digits: 0 }),
    );
    place = end;
  }
  return named;
};

/** The end of a name with its noun that begins at `place`; the next place if there is none. */
const endOfName = (lexemes: readonly Lexeme[], place: number, base: string): number => {
  const hasName = (at: number): boolean => lexemes[at]?.readings.M !== undefined;
  if (NOUN_LAST.has(base)) return hasName(place) && isMonthNoun(lexemes[place + 1]) ? place + 2 : place + 1;
  if (!isMonthNoun(lexemes[place])) return place + 1;
  if (UNLINKED.has(base) && hasName(place + 1)) return place + 2;
  const link = lexemes[place + 1]?.readings;
  return (link?.l ?? link?.e) !== undefined && hasName(place + 2) ? place + 3 : place + 1;
};
