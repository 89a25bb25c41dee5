/** An hour and a half, un litro y medio, zwei Euro und ein halber: the part follows the unit. */
export const halvesAfterUnits: Readonly<Record<string, RegExp>> = {
  en: /^ and (?:three quarters(?! of)|(?:a )?(?:half|quarter))(?![a-z-])/,
  fr: /^ et (?:demie?|quart|un quart|trois quarts(?! d))(?![a-z-])/,
  es: /^ y (?:medi[ao]|(?:un )?cuarto|tres cuartos(?! d))(?![a-z-])/,
  it: /^ e (?:mezz[ao]|un quarto|tre quarti(?! d))(?![a-z-])/,
  pt: /^ e (?:mei[ao]|um quarto|tres quartos(?! d))(?![a-z-])/,
  nl: /^ en een (?:half|halve|kwart)(?![a-z-])/,
  sv: /^ och (?:en (?:halv|kvart)|ett halvt)(?![a-z-])/,
  de: /^ und ein(?:e|en|es)? halbe[nrs]?(?=$|[.,!?;])/,
  ja: /^半/,
  zh: /^半/,
  ko: /^ ?반(?=짜리|동안|쯤|정도|만|이나|을|[^가-힣]|$)/,
};

/** The words that make it a quarter or three of them. */
export const quarterWord = /quart|cuarto|kwart|kvart/;
export const threeWord = / (?:three|trois|tres?) /;

/** Languages in which one and a half needs no word for one: kilo y medio, hora e meia. */
export const languagesLeavingOutOne: ReadonlySet<string> = new Set(['es', 'pt']);

/** Any half in these languages, as a first check of a whole text. */
export const loneHalf = / [ye] (?:medi|mei)[ao](?![a-z])/;

/** `dos litros y media docena de huevos`: the half is of something else. */
export const halfOfOther = /^ (?:an? |of |de |d'|di )?(?:doz|douz|doc|duz|mil(?:h|io|l[io]|(?![a-z])))/;
