/**
 * Forms of "to be" in the third person, by language, folded. Forms that are other words without their accent are left
 * out: Italian "è" and Portuguese "é".
 */
export const copulas: Readonly<Record<string, string>> = {
  en: 'is are was were',
  de: 'ist sind war waren',
  fr: 'est sont etait etaient',
  es: 'es son esta estan era eran estaba estaban',
  it: 'sono era erano',
  pt: 'sao esta estao era eram estava estavam',
  nl: 'is zijn was waren',
  sv: 'ar var',
  da: 'er var',
  no: 'er var',
};
