import { baseLanguage } from '../language.ts';
import { allMatches, type Recognizer } from '../reading.ts';

/** Streets with house numbers, and full addresses with a town, recognised by street words. */
export const addressRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const base = baseLanguage(language);
  const streets = [STREETS[base], base === 'en' ? undefined : STREETS.en].filter(
    (shape) => shape !== undefined,
  );
  const streetAt: Recognizer = ({ text }) => {
    for (const shape of streets) {
      const found = allMatches(text, shape);
      if (found.length > 0) return found;
    }
    return [];
  };
  return {
    'sys.street-address': streetAt,
    'sys.address': (reading) =>
      streetAt(reading).map(({ start, end }, place, found) => {
        // The town must end before the next street.
        const free = Math.min(end + TOWN_UNITS_MAX, found[place + 1]?.start ?? reading.text.length);
        const town = TOWN_AFTER.exec(reading.text.slice(end, free));
        const last = end + (town?.[0].length ?? 0);
        return { value: reading.text.slice(start, last), start, end: last };
      }),
  };
};

/** Longer than any postal code, town and state; bounds the search after a street. */
const TOWN_UNITS_MAX = 80;
/** A comma, then an optional postal code, a town of up to four words, an optional state and code. */
const TOWN_AFTER =
  /^(?:,? (?:in )?\d{4,6} \p{Lu}[\p{L}'’.-]{1,30}(?: \p{Lu}[\p{L}'’.-]{1,30}){0,2}|, ?\p{L}[\p{L}'’.-]{1,30}(?: \p{L}[\p{L}'’.-]{1,30}){0,3}(?:, ?\p{L}[\p{L}.]{1,20}(?: \p{L}{2,20})?)?(?:,? [A-Z\d][A-Z\d -]{3,9}(?!\p{L}))?)/u;

const WORD = "[\\p{L}\\d'’.-]{1,30}";
const shape = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'giu');

const EN_STREET =
  'street|st\\.?|avenue|ave\\.?|road|rd\\.?|boulevard|blvd\\.?|lane|ln\\.?|drive|dr\\.?|court|ct\\.?|way|parkway|pkwy|square|sq\\.?|terrace|place|pl\\.?|highway|hwy|crescent|circle|close|gardens|row|alley|broadway';
/** Words before a street without a number that are not part of its name. */
const EN_NOT_NAME =
  '(?!(?:the|this|that|my|your|a|an|on|in|at|to|from|is|are|it|me|i|by|of|for|near|next|go|no|any|which|what|same|one|take|drive|and|or|long|half|find|show|where)\\b)';

const STREETS: Readonly<Record<string, RegExp>> = {
  en: shape(
    `(?:\\d{1,5}[a-z]? (?:${WORD} ){1,4}?(?:${EN_STREET})(?: (?:apt|suite|unit|#)\\.? ?\\d{1,5})?|\\d{1,5}[a-z]? broadway|(?:${EN_NOT_NAME}[\\p{L}\\d'’-]{2,30} ){1,2}?(?:street|avenue|road|boulevard|lane|drive|parkway|square))`,
  ),
  de: shape(
    `(?:(?:[\\p{L}-]{2,30}(?:stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ufer|ring|damm)|(?:[\\p{L}.]{2,20} ){1,2}?(?:stra(?:ß|ss)e|str\\.|platz|allee|weg))(?: \\d{1,4} ?[a-z]?(?!\\p{L}))?|unter den linden \\d{1,4})`,
  ),
  fr: shape(
    `(?:\\d{1,4}(?: ?(?:bis|ter))?,? )?(?:rue|avenue|av\\.|boulevard|bd|place|quai|impasse|chemin|allée|cours|route|square|passage) (?:(?:de|du|des|la|le|les|l'|d'|de l') ?){0,2}${WORD}(?: (?:de|du|des|la|le|les)(?: ${WORD})| \\p{Lu}[\\p{L}'’-]{1,30}){0,3}`,
  ),
  es: shape(
    `(?:calle|c/|avenida|avda\\.?|av\\.|plaza|paseo|camino|carretera|ronda|travesía) ?(?:(?:de|del|la|las|los|el) ){0,2}${WORD}(?: (?:de|del|la|y) ${WORD}| \\p{Lu}[\\p{L}'’-]{1,30}){0,3}(?:,? (?:n[.º°]* ?|número )?\\d{1,4} ?[a-z]?(?!\\p{L}))?`,
  ),
  it: shape(
    `(?:via|viale|piazza|corso|largo|vicolo|piazzale|strada) (?:(?:di|del|della|dei|delle|dello|dell') ?)?${WORD}(?: (?:di|del|della|dei) ${WORD}| \\p{Lu}[\\p{L}'’-]{1,30}){0,3}(?:,? (?:n[.°]* ?|numero )?\\d{1,4} ?[a-z]?(?!\\p{L}))?`,
  ),
  pt: shape(
    `(?:rua|avenida|av\\.|praça|travessa|alameda|rodovia|largo|estrada) (?:(?:de|do|da|dos|das) )?${WORD}(?: (?:de|do|da|dos|das) ${WORD}| \\p{Lu}[\\p{L}'’-]{1,30}){0,3}(?:,? (?:n[.º°]* ?|número )?\\d{1,5} ?[a-z]?(?!\\p{L}))?`,
  ),
  ru: shape(
    `(?:(?:улица|улице|улицу|ул\\.|проспект|проспекте|пр-т|пр\\.|переулок|площадь|набережная|шоссе|бульвар) ${WORD}(?: ${WORD})?|${WORD} (?:улица|улице|улицу|проспект|проспекте|переулок|площадь|шоссе|бульвар))(?:,? (?:дом |д\\. ?)?\\d{1,4}[а-я]?(?!\\p{L}))?(?:,? (?:кв\\.?|квартира) ?\\d{1,4})?`,
  ),
  nl: shape(
    `(?:[\\p{L}-]{2,30}(?:straat|weg|laan|plein|gracht|kade|singel|dijk)|(?:[\\p{L}.]{2,20} ){1,2}?(?:straat|weg|laan|plein))(?: \\d{1,4} ?[a-z]?(?!\\p{L}))?`,
  ),
  tr: shape(
    `(?:[\\p{L}'’-]{2,30} ){1,3}?(?:caddesi|cad\\.|sokak|sokağı|sok\\.|bulvarı|mahallesi|mah\\.)(?:,? (?:no:? ?)?\\d{1,4})?`,
  ),
  zh: /[\u4e00-\u9fff]{2,20}?(?:路|街|大道|巷|弄)(?:\d{1,5}|[一二三四五六七八九十百]{1,5})(?:号|號|弄)(?:\d{1,4}(?:室|楼|号楼))?/gu,
  ja: /(?:[\u4e00-\u9fff]{2,3}[都道府県])?(?:[\u3041-\u9fffー]{1,8}[市区町村]){1,2}[\u3041-\u9fffー]{0,10}\d{0,4}(?:[-−丁目番地号]{1,2}\d{0,4}){0,3}/gu,
  ko: /(?:[가-힣]{1,8}(?:시|도|구|군) ){0,3}[가-힣\d]{1,10}(?:로|길) ?\d{1,4}(?:-\d{1,4})?/gu,
};
