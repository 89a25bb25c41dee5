/** Words before which an article, or "one", counts nothing, by language: "un poco", "ein bisschen", "one moment". */
export const vagueAmounts: Readonly<Record<string, string>> = {
  en: 'moment sec',
  de: 'bisschen wenig paar moment augenblick',
  fr: 'peu moment instant tas',
  es: 'poco poquito momento momentito rato ratito instante montón montones',
  it: 'po poco pochino momento attimo attimino istante',
  pt: 'pouco pouquinho momento momentinho instante bocado monte',
  nl: 'beetje paar moment momentje ogenblik',
  sv: 'stund',
  da: 'smule øjeblik',
  no: 'stund øyeblikk',
};
