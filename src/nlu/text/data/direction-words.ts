/** Prepositions of where something goes to or is, and of where it comes from, by language, folded. */
export const directionWords: Readonly<Record<string, readonly [goal: string, source: string]>> = {
  en: ['to into in at towards', 'from'],
  de: ['nach in zu zum zur an bei', 'von vom ab aus'],
  fr: ['a au aux en vers pour', 'de du des depuis d'],
  es: ['a al en hacia hasta para', 'de del desde'],
  it: ['a ad al alla in verso per', 'da dal dalla'],
  pt: ['para a ao ate em no na', 'de do da desde'],
  nl: ['naar in tot te', 'van vanaf uit vanuit'],
};
