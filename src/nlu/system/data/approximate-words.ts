/**
 * Words that may be said between "in" or "ago" and an amount of time without changing it: in about two weeks.
 * Entries are separated by spaces, `_` is a space.
 */
export const approximateWords: Readonly<Record<string, string>> = {
  en: 'about around roughly approximately exactly precisely only just',
  de: 'genau exakt ungefähr etwa circa ca. rund',
  fr: 'exactement précisément environ à_peu_près',
  es: 'exactamente aproximadamente alrededor_de cerca_de más_o_menos unos unas',
  it: "esattamente circa all'incirca",
  pt: 'exatamente aproximadamente cerca_de mais_ou_menos uns umas',
  nl: 'precies exact ongeveer circa',
  sv: 'exakt precis ungefär cirka ca',
  da: 'præcis cirka ca.',
  no: 'nøyaktig omtrent cirka ca.',
  pl: 'dokładnie około',
  ru: 'ровно примерно около',
};
