/** An hour and a half, un litro y medio, zwei Euro und ein halber: the part follows the unit. */
export const halvesAfterUnits: Readonly<Record<string, RegExp>> = {
  en: /^ and (?:a )?(?:half|quarter)(?![a-z-])/,
  fr: /^ et (?:demie?|quart|un quart)(?![a-z-])/,
  es: /^ y (?:medi[ao]|(?:un )?cuarto)(?![a-z-])/,
  it: /^ e (?:mezz[ao]|un quarto)(?![a-z-])/,
  pt: /^ e (?:mei[ao]|um quarto)(?![a-z-])/,
  nl: /^ en een (?:half|halve|kwart)(?![a-z-])/,
  sv: /^ och en (?:halv|kvart)(?![a-z-])/,
  ja: /^半/,
  zh: /^半/,
  ko: /^ ?반(?![가-힣])/,
};

/** The word that makes it a quarter. */
export const quarterWord = /quart|cuarto|kwart|kvart/;

/** Languages in which one and a half needs no word for one: kilo y medio, hora e meia. */
export const languagesLeavingOutOne: ReadonlySet<string> = new Set(['es', 'pt']);

/** Any half in these languages, as a first check of a whole text. */
export const loneHalf = / [ye] (?:medi|mei)[ao](?![a-z])/;

/** `dos litros y media docena de huevos`: the half is of something else. */
export const halfOfOther = /^ (?:an? |of |de |d'|di )?(?:doz|douz|doc|duz|mil(?:h|io|l[io]|(?![a-z])))/;
