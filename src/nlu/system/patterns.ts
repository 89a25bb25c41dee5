import { LinkifyIt } from 'linkify-it';
import { spokenAt, spokenSigns } from './data/spoken-addresses.ts';
import { alternatives } from './folding.ts';
import { lazily } from './lazily.ts';
import { allMatches, type Found, type Reading, type Recognizer } from './reading.ts';

// ---- URLs and e-mail addresses

const linker = lazily(() => new LinkifyIt({ fuzzyEmail: true, fuzzyLink: true }));

/** Han, kana and Hangul, which may be adjacent to an address without a space: `网址是example.com`. */
const UNSPACED = /[\u3001-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff00-\uff0f\uff1a-\uff1f]/;
const ALL_UNSPACED = new RegExp(UNSPACED, 'g');

/** The addresses without adjacent letters, unless those are part of the address. */
const linksOf = (reading: Reading, isEmail: boolean): Found[] => {
  const alone = UNSPACED.test(reading.text) ? linksIn(reading.text.replace(ALL_UNSPACED, ' '), isEmail) : [];
  return alone.length > 0 ? alone : linksIn(reading.text, isEmail);
};

const linksIn = (text: string, isEmail: boolean): Found[] => {
  if (!/[.@:]/.test(text)) return [];
  return (linker().match(text) ?? [])
    .filter(({ schema, url }) => (schema === 'mailto:' || url.startsWith('mailto:')) === isEmail)
    .map(({ index, lastIndex }) => ({
      value: text.slice(index, lastIndex),
      start: index,
      end: lastIndex,
    }));
};

/** `a at gmail dot com`, as speech recognisers write it. */
const SPOKEN_SIGNS = spokenSigns.map(([sign, words]) => ({
  sign,
  said: new RegExp(` (?:${alternatives(words)}) `, 'gi'),
}));
const SIGN_SAID = `(?: (?:${alternatives(spokenSigns.map(([, words]) => words).join(' '))}) |\\.)`;
const DOT_SAID = `(?: (?:${alternatives(spokenSigns[0]?.[1] ?? '')}) |\\.)`;
const SPOKEN_EMAIL = new RegExp(
  `(?<![\\w.])([a-z0-9_+-]{1,40}(?:${SIGN_SAID}[a-z0-9_+-]{1,40}){0,3}) (?:${alternatives(spokenAt)}) ` +
    `([a-z0-9-]{1,40}(?:${DOT_SAID}[a-z0-9-]{1,20}){1,3})(?![\\w])`,
  'gi',
);

/** An address inside a link, or with non-ASCII letters (RFC 6531); the library supports neither. */
const OTHER_EMAIL =
  /(?<![\p{L}\p{M}\p{N}.%+_-])[\p{L}\p{N}][\p{L}\p{M}\p{N}.%+_'-]{0,63}[@\uff20](?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}[.\u3002]){1,8}(?:xn--[a-z\d-]{1,59}|\p{L}[\p{L}\p{M}]{1,62})/giu;
const BEYOND_ASCII = /[^\0-\x7f]/;

const overlap = (a: Found, b: Found): boolean => a.start < b.end && b.start < a.end;

/** Whether an address is longer than a link only by letters that are written without a space beside it. */
const isGluedAround = (text: string, { start, end }: Found, link: Found): boolean =>
  start <= link.start &&
  link.end <= end &&
  (start === link.start || UNSPACED.test(text.charAt(link.start - 1))) &&
  (end === link.end || UNSPACED.test(text.charAt(link.end)));

const writtenEmails = (reading: Reading): readonly Found[] => {
  const linked = linksOf(reading, true);
  if (!/[@\uff20]/.test(reading.text)) return linked;
  const others = allMatches(reading.text, OTHER_EMAIL).filter(
    (one) =>
      !linked.some((link) => isGluedAround(reading.text, one, link)) &&
      ((BEYOND_ASCII.test(String(one.value)) && !linked.some((link) => one.end === link.end)) ||
        !linked.some((link) => overlap(one, link))),
  );
  if (others.length === 0) return linked;
  const plain = linked.filter((link) => !others.some((one) => overlap(one, link)));
  return [...plain, ...others].sort((a, b) => a.start - b.start);
};

const emails: Recognizer = (reading) => {
  const written = writtenEmails(reading);
  const spoken = [...reading.text.matchAll(SPOKEN_EMAIL)].map((match) => ({
    value: SPOKEN_SIGNS.reduce(
      (address, { sign, said }) => address.replace(said, sign),
      `${match[1]}@${match[2]}`,
    ),
    start: match.index,
    end: match.index + match[0].length,
  }));
  return written.length > 0 ? written : spoken;
};

const urls: Recognizer = (reading) => linksOf(reading, false);

// ---- identifiers made of digits

/** Letters that may be glued to digits; Han, kana and Hangul are adjacent to numbers without a space. */
const SPACED_LETTER =
  '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Devanagari}\\p{Script=Thai}';
const APART = '(?: ?[-./] ?| )';
const AREA = `\\(? ?\\d{1,5} ?\\)`;
const EXTENSION =
  '[ ,;]{0,2}(?:x|extension|ext|durchwahl|poste|ramal|interno|toestel|anknytning|分机|分機|内線|내선)[.:]? ?';
const SAID_EXTENSION = new RegExp(EXTENSION.replace('x|', ''));
/** A country code with `+`, then groups separated by signs, some in brackets, and an extension. */
const PHONE = new RegExp(
  `(?<![${SPACED_LETTER}\\d.,/$€£]|\\d-)(?:\\(?\\+ ?\\d{1,3}\\)?${APART}?)?(?:${AREA}|\\d{1,17})` +
    `(?:${APART}?${AREA}${APART}?(?:\\d{1,12})?|${APART}\\d{1,12}|(?<=\\))\\d{1,12}){0,8}` +
    `(?:${EXTENSION}\\d{1,6})?(?![${SPACED_LETTER}\\d]|[.,:/-]\\d)`,
  'gu',
);
/** Fewest and most digits of a phone number (ITU-T E.164: 15, after two zeros). */
const PHONE_DIGITS_MIN = 7;
const PHONE_DIGITS_MAX = 15;
const DATE_SHAPE = /^(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{2,4})$/;
/** Dates and times next to a number are not part of it. */
const DATES_BESIDE = /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)|(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g;

const phones: Recognizer = ({ folded, hasDigit }) => {
  if (!hasDigit) return [];
  const free = folded.replace(DATES_BESIDE, (date) => '_'.repeat(date.length));
  return allMatches(free, PHONE).flatMap(({ start, end }) => {
    const said = free.slice(start, end).trim();
    const written = said.replace(SAID_EXTENSION, 'x');
    const [number = ''] = written.split('x');
    const digits = number.replace(/\D/g, '');
    const isLong = digits.length >= PHONE_DIGITS_MIN && digits.replace(/^00/, '').length <= PHONE_DIGITS_MAX;
    if (!isLong || DATE_SHAPE.test(written)) return [];
    const value = (number.includes('+') ? '+' : '') + written.replace(/[^\dx]/g, '');
    return [{ value, start, end: start + said.length }];
  });
};

const ZIPS: readonly RegExp[] = [
  // Great Britain, Canada, the Netherlands, Ireland
  /(?<![A-Za-z\d])(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})(?![A-Za-z\d])/gi,
  /(?<![A-Za-z\d])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d(?![A-Za-z\d])/gi,
  /(?<![A-Za-z\d])[1-9]\d{3} ?[A-Z]{2}(?![A-Za-z\d])/g,
  /(?<![A-Za-z\d])[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}(?![A-Za-z\d])/g,
  // Brazil, Japan, Poland, Portugal, Sweden and Greece, then ZIP+4
  /(?<![\d-])〒?\d{3}-\d{4}(?![\d-])/g,
  /(?<![\d-])\d{5}-\d{3,4}(?![\d-])/g,
  /(?<![\d-])\d{2}-\d{3}(?![\d-])/g,
  /(?<![\d-])\d{4}-\d{3}(?![\d-])/g,
  /(?<![\d.,-])\d{3} \d{2}(?![\d.,-])/g,
  // five or six digits, then four
  /(?<![\d.,:/-])\d{5,6}(?![\d:/-]|[.,]\d)/g,
  /(?<![\d.,:/-])\d{4}(?![\d:/-]|[.,]\d)/g,
];

/** The first matching shape wins, so that `H3B 4W2` is matched as a whole. */
const zips: Recognizer = ({ text, hasDigit }) => {
  if (!hasDigit) return [];
  for (const shape of ZIPS) {
    const found = allMatches(text, shape);
    if (found.length > 0)
      return found.map((zip) => ({ ...zip, value: String(zip.value).replace(/^〒/, '') }));
  }
  return [];
};

/** An airline code of two letters, or of a letter and a digit, then up to four digits. */
const FLIGHT = new RegExp(
  `(?<![${SPACED_LETTER}\\d])(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z])[ -]?\\d{1,4}[A-Z]?(?![${SPACED_LETTER}\\d]|[.:]\\d)`,
  'gu',
);
const FLIGHT_LOOSE = new RegExp(`(?<![${SPACED_LETTER}\\d])[a-z]{2}\\d{2,4}(?![${SPACED_LETTER}\\d])`, 'giu');

const flights: Recognizer = ({ text, hasDigit }) => {
  if (!hasDigit) return [];
  const strict = allMatches(text, FLIGHT);
  const found = strict.length > 0 ? strict : allMatches(text, FLIGHT_LOOSE);
  return found.map((flight) => ({
    ...flight,
    value: String(flight.value).replace(/[ -]/g, '').toUpperCase(),
  }));
};

export const patternRecognizers: Readonly<Record<string, Recognizer>> = {
  'sys.email': emails,
  'sys.url': urls,
  'sys.phone-number': phones,
  'sys.zip-code': zips,
  'sys.flight-number': flights,
};
