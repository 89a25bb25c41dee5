/** Articles and what prepositions make of them, by language: in French, "les Halles" are "des Halles" after `de`. */
export const contractedArticles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { le: 'du au', les: 'des aux' },
  es: { el: 'del al' },
  pt: { o: 'do no ao pelo', a: 'da na à pela', os: 'dos nos aos pelos', as: 'das nas às pelas' },
  it: {
    il: 'del al dal nel sul',
    lo: 'dello allo dallo nello sullo',
    la: 'della alla dalla nella sulla',
    i: 'dei ai dai nei sui',
    gli: 'degli agli dagli negli sugli',
    le: 'delle alle dalle nelle sulle',
  },
};
