import type { Amount } from '../amount.ts';
import { moreGivenNames, moreLastNames } from '../data/more-names.ts';
import { lastNames as familyNames, givenNames } from '../data/person-names.ts';
import { foldPhrase, isHanUnit } from '../folding.ts';
import { lazily } from '../lazily.ts';
import { PhraseTable } from '../phrases.ts';
import type { Found, Reading, Recognizer } from '../reading.ts';
import { entriesOf, isMeantAsName, type Listed, listRecognizer, splitFlags } from './names-list.ts';

const nameTable = (data: string): PhraseTable<Listed> =>
  new PhraseTable<Listed>(
    entriesOf(data).map((entry) => {
      const [name, flags] = splitFlags(entry);
      return [
        name,
        { value: name, isWeak: flags.includes('w') || (name.length < 2 && isHanUnit(name.charCodeAt(0))) },
      ];
    }),
  );

const givenNameTable = lazily(() => nameTable(givenNames + moreGivenNames));
const last = lazily(() => nameTable(familyNames + moreLastNames));

/** The name as typed, with its accents, if it has a capital: María; else as listed. */
const asTyped =
  (recognize: Recognizer): Recognizer =>
  (reading) =>
    recognize(reading).map((name) => {
      const typed = reading.text.slice(name.start, name.end);
      return /^\p{Lu}\P{Lu}+$/u.test(typed) ? { ...name, value: typed } : name;
    });

const givenNameRecognizer = asTyped(listRecognizer(givenNameTable));
const lastNameRecognizer = asTyped(listRecognizer(last));

const CAPITALISED = /^\p{Lu}\p{Ll}+(?![\p{L}\d])(?! \p{Lu})/u;
const NAME_BEFORE = /(?<![\p{L}\d])(\p{Lu}\p{Ll}+) $/u;
/** Longer than nearly all given names, with the space after it. */
const NAME_UNITS_MAX = 20;
const TITLES: ReadonlySet<string> = new Set(['Herr', 'Herrn', 'Frau', 'Familie']);

/** `Claudia Tausend`, `Frau Acht`: a number word with a capital after a given name or a title. */
export const isSurname = ({ text }: Reading, amount: Amount): boolean => {
  if (amount.digits > 0 || amount.isOrdinal || !CAPITALISED.test(text.slice(amount.start))) return false;
  if (/[ -]/.test(text.slice(amount.start, amount.end))) return false;
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, amount.start - NAME_UNITS_MAX), amount.start))?.[1];
  if (name === undefined) return false;
  return TITLES.has(name) || givenNameTable().get(foldPhrase(name))?.isWeak === false;
};

/** A given name with the capitalised words after it, else one name alone. */
const persons: Recognizer = (reading) => {
  const found: Found[] = [];
  const lastNames = lastNameRecognizer(reading);
  const byStart = new Map(lastNames.map((name) => [name.start, name]));
  for (const name of givenNameRecognizer(reading)) {
    if (name.start < (found.at(-1)?.end ?? 0)) continue;
    const rest = /^(?: (?:van|von|de|da|del|della|di|le|la|bin|al)){0,2}(?: \p{Lu}[\p{L}'’-]*){1,3}/u.exec(
      reading.text.slice(name.end),
    );
    const listed = byStart.get(name.end + 1);
    const end = rest !== null ? name.end + rest[0].length : (listed?.end ?? name.end);
    found.push({ value: { name: reading.text.slice(name.start, end) }, start: name.start, end });
  }
  return found.length > 0
    ? found
    : lastNames.map(({ start, end }) => ({
        value: { name: reading.text.slice(start, end) },
        start,
        end,
      }));
};

/** Russian patronymics, which all have these endings. */
const patronymics: Recognizer = (reading) =>
  [...reading.text.matchAll(/(?<!\p{L})\p{L}{2,24}(?:ович|евич|ьич|мич|тич|овна|евна|ична)(?!\p{L})/gu)]
    .filter(
      (match) =>
        /^\p{Lu}/u.test(match[0]) || isMeantAsName(reading, match.index, match.index + match[0].length),
    )
    .map((match) => ({ value: match[0], start: match.index, end: match.index + match[0].length }));

export const peopleRecognizers: Readonly<Record<string, Recognizer>> = {
  'sys.given-name': givenNameRecognizer,
  'sys.last-name': lastNameRecognizer,
  'sys.person': persons,
  'sys.patronymic-name': patronymics,
};
