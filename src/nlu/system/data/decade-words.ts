/**
 * The words of decades by language, written as in time-words.ts:
 *
 * E a decade by itself (`=80`), B a word before the decade's number (`années 80`), K a word after it (`80er
 * Jahre`). `=1` always makes it a decade; `=0` only after a word such as "the", because `30s` are also
 * seconds; `=2` only after an ordinal (`80-е годы`).
 */
export type DecadeKind = 'E' | 'B' | 'K';
export type DecadeWords = Readonly<Partial<Record<DecadeKind, string>>>;

/** The words of the twenties to the nineties, each in all its forms. */
const fromTwenty = (words: string, formsOf: (word: string) => string): string =>
  words
    .split(' ')
    .map((word, place) => `${formsOf(word)}=${20 + 10 * place}`)
    .join(' ');

const alone = (word: string): string => word;

const german = (word: string): string =>
  `die_#_jahre/der_#_jahre/den_#_jahren/#_jahre/#_jahren/die_#/den_#n/der_#`.replaceAll('#', word);

const turkish = (word: string): string => {
  const vowel = /[aıou][^aeıioöuü]*$/.test(word) ? 'a' : 'e';
  return [
    `${word}l${vowel}r`,
    `${word}l${vowel}rd${vowel}`,
    `${word}l${vowel}rın`,
    `${word}l${vowel}rin`,
    `${word}li_yıllar`,
    `${word}lı_yıllar`,
    `${word}lu_yıllar`,
  ].join('/');
};

/** Endings after a number in digits; their vowels depend on the pronunciation. */
const turkishEndings = ['ler', 'lar', 'lerde', 'larda', 'lerin', 'ların', 'li', 'lı', 'lu', 'lü']
  .flatMap((ending) => {
    const forms =
      ending.length > 2 ? [ending] : [`${ending}_yıllar`, `${ending}_yıllarda`, `${ending}_yılların`];
    return forms.flatMap((form) => [`'${form}=1`, `${form}=1`]);
  })
  .join(' ');

export const decadeWords: Readonly<Record<string, DecadeWords>> = {
  en: {
    E: `${fromTwenty('twenties thirties forties fifties sixties seventies eighties nineties', alone)} noughties=0 the_two_thousands=2000 the_two_thousand_and_tens/the_two_thousand_tens/the_twenty_tens/the_twenty-tens=2010`,
    K: "s=0 's=0",
  },
  de: {
    E: `${fromTwenty('zwanziger dreißiger vierziger fünfziger sechziger siebziger achtziger neunziger', german)} nuller_jahre=0`,
    K: 'er_jahre/er_jahren=1 er=0 ern=0',
  },
  nl: {
    E: fromTwenty(
      'twintiger dertiger veertiger vijftiger zestiger zeventiger tachtiger negentiger',
      (word) => `${word}_jaren`,
    ),
    B: 'jaren',
  },
  fr: { B: 'années décennie' },
  es: { B: 'años década_de década_de_los década_del' },
  it: { B: 'anni' },
  pt: { B: 'anos década_de década_dos' },
  pl: { B: 'lata latach lat' },
  ru: { K: 'годы/годах/годов=2 -х/-х_годов/-х_годах=1' },
  uk: { K: 'роки/роках/років=2 -ті/-ті_роки/-х/-х_років/-х_роках=1' },
  sv: {
    E: fromTwenty(
      'tjugotal trettiotal fyrtiotal femtiotal sextiotal sjuttiotal åttiotal nittiotal',
      (word) => `${word}/${word}et/${word}ets`,
    ),
    K: '-talet/-tal/-talets/talet=1',
  },
  no: {
    E: fromTwenty(
      'tjue tretti førti femti seksti sytti åtti nitti',
      (word) => `${word}tallet/${word}-tallet/${word}årene`,
    ),
    K: '-tallet/-årene/tallet/årene=1',
  },
  da: {
    E: `${fromTwenty('tyverne trediverne fyrrerne halvtredserne tresserne halvfjerdserne firserne halvfemserne', alone)} tredverne=30`,
    K: "'erne/-erne/erne=1",
  },
  tr: {
    E: `${fromTwenty('yirmi otuz kırk elli altmış yetmiş seksen doksan', turkish)} iki_binler/iki_binlerde=2000 iki_bin_onlar/iki_bin_onlarda=2010`,
    K: turkishEndings,
  },
  id: { K: '-an/an=1' },
  hi: { K: 'के_दशक/का_दशक=1' },
  ja: { K: '年代=1' },
  zh: { K: '年代=1' },
  ko: { K: '년대=1' },
};
