/**
 * The words for parts of a whole: two thirds, three and a half, one in twenty, three dozen. Entries are
 * separated by spaces, `_` is a space, `/` separates variants; all words are folded when they are read.
 */
export type FractionWords = {
  /** `word=value`: names of parts that are not ordinals, such as half. */
  readonly parts?: string;
  /** Of these, words that name things, too: Portuguese `três quartos` are three rooms. */
  readonly thingsToo?: string;
  /** Endings of several parts after an ordinal, as `ending` or `ending>replaced ending of the ordinal`. */
  readonly partEndings?: readonly string[];
  /** Words that look like parts but are coins. */
  readonly notParts?: string;
  /** The ending that makes a cardinal a part: Spanish `treintavo`. */
  readonly cardinalEndings?: readonly string[];
  /** A word that makes the cardinal before it a part: Portuguese `vinte avos`. */
  readonly afterCardinal?: string;
  /**
   * Whether an ordinal is a part only after one (`one fifth`), after any number (Dutch `drie vijfde`), or, because
   * an ending is often left out, after any number if nothing is counted (`trois cinquième`).
   */
  readonly ordinalIsPart?: 'one' | 'any' | 'end';
  /** Between the parts and the whole: one over three. */
  readonly over?: string;
  /** Between the whole and the parts: `5分の1`. */
  readonly under?: string;
  /** The case of the whole before its parts: Turkish `dörtte üç`, three of four. */
  readonly wholeEnding?: RegExp;
  /** Between the parts and an ordinal: Hindi `एक का पाँचवाँ`. */
  readonly overOrdinal?: string;
  /** Between a whole number and its parts; `~` if it is the end of the number itself. */
  readonly and?: string;
  /** A larger part than what follows "and" counts only that: two hundred and fifty-four hundredths. */
  readonly splitsAtProper?: true;
  /** Tens before a part are of its name, as in `thirty fifths`; else they count the parts. */
  readonly namesTens?: true;
  /** Hundreds are one word with what follows, so a unit after a space counts the parts. */
  readonly hundredEnding?: string;
  /** Numbers have no "and" after hundreds, so an "and" there precedes parts: `cento e tre quarti`. */
  readonly splitsAtAnd?: true;
  /** Before decimals with which the number ends: Spanish `siete con cincuenta por ciento`. */
  readonly pointBeforeEnd?: string;
  /** Between a part and a large number: half of a million. */
  readonly of?: string;
  /** `word=value`: words for several things, such as dozen. */
  readonly collectives?: string;
  /** `word=value`: a part right after such a word: `二ダース半`. */
  readonly halfAfter?: string;
  /** What may be said between a number and such a word without changing it: a good hundred. */
  readonly roughly?: string;
  /** `word=value`: parts that a unit follows at once, or after a space (`_` at the end): quarter mile, Viertelliter. */
  readonly beforeUnit?: string;
  /** `word=value`: parts of a large number that follows in words: quarter million. */
  readonly beforeScale?: string;
};

const en: FractionWords = {
  parts: 'half/halves=2 quarter/quarters=4',
  partEndings: ['s'],
  ordinalIsPart: 'one',
  namesTens: true,
  splitsAtProper: true,
  over: 'over divided_by out_of',
  and: 'and',
  of: 'of a of_a of_one',
  collectives:
    'dozen/dozens/doz/dozs/dz/dzs=12 grand=1000 gross=144 score=20 couple/couple_of/pair/pairs/pair_of/pairs_of=2',
  roughly: 'good full solid round mere',
  beforeUnit: 'quarter_/quarter-=0.25 three-quarter_=0.75',
  beforeScale: 'quarter/quarter_of_a/quarter_of=0.25',
};

export const fractionWords: Readonly<Record<string, FractionWords>> = {
  en,
  de: {
    beforeUnit: 'viertel/viertel-=0.25 dreiviertel/dreiviertel-=0.75 halb=0.5',
    parts: 'halbe/halbes=2 drittel=3 siebtel/siebentel=7 achtel=8',
    partEndings: ['el', 'eln', 'els'],
    hundredEnding: 'hundert',
    over: 'durch geteilt_durch von_je',
    and: 'und',
    of: 'von einer',
    collectives: 'dutzend/dtzd/dtz=12 schock=60',
    roughly: 'gutes knappes rundes volles',
  },
  fr: {
    beforeUnit: 'demi-/demi_=0.5 quart_de_=0.25',
    parts: 'demi/demis/demie/demies=2 tiers=3 quart/quarts=4',
    partEndings: ['s'],
    ordinalIsPart: 'end',
    namesTens: true,
    over: 'sur divisé_par',
    splitsAtAnd: true,
    and: 'et',
    of: "de d'un d'",
    collectives:
      'douzaine/douzaines/dz=12 dizaine/dizaines=10 quinzaine/quinzaines=15 vingtaine/vingtaines=20 trentaine/trentaines=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine/centaines=100 millier/milliers=1000 paire/paires/paire_de/paires_de=2',
    roughly: 'bon bonne petit petite gros grosse',
  },
  es: {
    beforeUnit: 'cuarto_=0.25',
    parts: 'medio/medios/media/medias=2 tercio/tercios=3 cuarto/cuartos=4',
    partEndings: ['s'],
    cardinalEndings: ['avo', 'avos', 'vo', 'vos', 'ava', 'avas'],
    ordinalIsPart: 'one',
    over: 'sobre de_cada dividido_por dividido_entre',
    and: 'y con',
    pointBeforeEnd: 'con',
    of: 'de de_un',
    collectives:
      'docena/docenas/dz/doc=12 decena/decenas=10 veintena/veintenas=20 treintena=30 cincuentena=50 quincena=15 par/par_de/pares/pares_de=2 centenar/centenares=100 millar/millares=1000',
    roughly: 'buen buena',
  },
  it: {
    beforeUnit: 'mezzo_/mezza_=0.5',
    parts: 'mezzo/mezzi/mezza=2 terzo/terzi=3 quarto/quarti=4',
    partEndings: ['i>o', 'e>a'],
    notParts: 'centesimi',
    ordinalIsPart: 'one',
    over: 'su diviso',
    splitsAtAnd: true,
    and: 'e',
    of: 'di di_un',
    collectives:
      'dozzina/dozzine/dz=12 decina/decine=10 quindicina=15 ventina=20 trentina=30 quarantina=40 cinquantina=50 sessantina=60 paio/paia/paio_di/paia_di=2 centinaio/centinaia=100 migliaio/migliaia=1000',
    roughly: 'buon buono buona',
  },
  pt: {
    parts: 'meio/meios/meia/meias=2 terço/terços=3 quarto/quartos=4',
    thingsToo: 'quarto quartos',
    partEndings: ['s'],
    afterCardinal: 'avo avos',
    ordinalIsPart: 'one',
    over: 'sobre em_cada dividido_por',
    and: 'e com',
    of: 'de de_um dos das',
    collectives:
      'dúzia/dúzias/dz=12 dezena/dezenas=10 vintena=20 trintena=30 par/pares/par_de/pares_de=2 centena/centenas=100 milhar/milhares=1000',
    roughly: 'bom boa',
  },
  nl: {
    beforeUnit: 'halve_/halve/half_=0.5 kwart_/kwart=0.25 driekwart_/driekwart=0.75',
    parts: 'half/halve=2 kwart=4',
    partEndings: ['n'],
    ordinalIsPart: 'any',
    hundredEnding: 'honderd',
    over: 'op_de gedeeld_door van_de',
    splitsAtAnd: true,
    and: 'en',
    of: 'van_een',
    collectives:
      'dozijn/dozijnen=12 gros=144 tiental=10 twintigtal=20 dertigtal=30 veertigtal=40 vijftigtal=50 zestigtal=60 zeventigtal=70 tachtigtal=80 negentigtal=90 honderdtal=100 duizendtal=1000',
    roughly: 'goed goede klein kleine',
  },
  sv: {
    beforeUnit: 'halv/halv_=0.5 kvarts/kvarts_=0.25',
    parts: 'halv/halva/halvt=2 kvart/kvarts/kvarta=4 fjärdedel/fjärdedelar=4',
    partEndings: ['del', 'delar', 'dels', 'del>de', 'delar>de', 'dels>de', 'ndel>', 'ndelar>'],
    cardinalEndings: ['del', 'delar', 'edel', 'edelar', 'tedel', 'tedelar'],
    over: 'genom delat_med delat_på av på',
    namesTens: true,
    splitsAtAnd: true,
    and: 'och',
    collectives:
      'dussin=12 tjog=20 tiotal=10 tjugotal=20 trettiotal=30 fyrtiotal=40 femtiotal=50 sextiotal=60 sjuttiotal=70 åttiotal=80 nittiotal=90 hundratal=100 tusental=1000',
    roughly: 'gott',
  },
  da: {
    beforeUnit: 'halv_/halvt_/halve_/en_halv_/et_halvt_=0.5',
    parts: 'halv/halve=2 kvart=4',
    partEndings: ['del', 'dele'],
    and: 'og',
    collectives: 'dusin=12',
  },
  no: {
    beforeUnit: 'halv_/halvt_/halve_/en_halv_/et_halvt_=0.5',
    parts: 'halv/halve=2 kvart=4',
    partEndings: ['del', 'deler'],
    and: 'og',
    collectives: 'dusin=12',
  },
  pl: { beforeUnit: 'pół_=0.5', beforeScale: 'pół=0.5 ćwierć=0.25' },
  uk: { beforeUnit: 'пів/пів_=0.5', beforeScale: 'чверть=0.25' },
  tr: {
    beforeUnit: 'yarım_=0.5 çeyrek_=0.25',
    over: 'bölü',
    wholeEnding: /[dt][ae]$/,
    and: 'tam',
    collectives: 'düzine=12 deste=10 çift=2',
  },
  hi: {
    beforeUnit: 'पाव_/चौथाई_=0.25 पौन_/पौना_/पौने_=0.75 सवा_=1.25 आधा_/आधे_/आधी_=0.5',
    parts: 'चौथाई=4 तिहाई=3',
    over: 'बटा बटे',
    under: 'में_से',
    overOrdinal: 'का के की में',
    splitsAtAnd: true,
    and: 'और',
    collectives: 'दर्जन/डज़न/डजन/dozen=12',
  },
  ru: {
    beforeUnit: 'пол/пол-/пол_=0.5',
    beforeScale: 'четверть=0.25 треть=0.3333333333333333',
    parts: 'десятая/десятых=10 сотая/сотых=100 тысячная/тысячных=1000',
    and: 'целая целых целая_и целых_и',
  },
  ja: { beforeUnit: '半=0.5', under: '分の', and: 'と', collectives: 'ダース=12', halfAfter: '半=0.5' },
  zh: { beforeUnit: '半=0.5', under: '分之', and: '又', collectives: '打=12', halfAfter: '半=0.5' },
  ko: { beforeUnit: '반/반_=0.5', under: '분의 중', and: '과 와', collectives: '다스=12' },
};

/** Collectives that are adjectives before any other word: `two grand for it` is a sum, `two grand pianos` is none. */
export const collectivesBefore: Readonly<Record<string, RegExp>> = {
  grand:
    /^ ?(?:[.,;!?)]|$|(?:a|an|and|at|by|each|for|from|in|is|more|less|of|on|or|per|please|to|was|with|dollars?|bucks|pounds?|quid|euros?)(?![\p{L}\d]))/u,
};
