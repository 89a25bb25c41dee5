/** One more of a unit, after a word that says how long: `otro día` alone may be some other day. */
export const anotherWords: Readonly<Record<string, RegExp>> = {
  en: /(?<![a-z])for (another )/g,
  es: /(?<![a-z])(?:por|durante) (otr[oa] )/g,
  pt: /(?<![a-z])(?:por|durante) (outr[oa] |mais uma? )/g,
  fr: /(?<![a-z])(?:pour|pendant|encore) (une? autre )/g,
  it: /(?<![a-z])per (un(?: |'|')altr[oa] )/g,
  de: /(?<![a-z])(?:fur|noch) (eine?n? weiter(?:es?|en) )/g,
  nl: /(?<![a-z])(?:voor|nog) (een extra )/g,
};
