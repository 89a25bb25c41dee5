/**
 * Function words that are also nouns, folded, and the words by which the noun is known if they stand before it: French
 * `son` is "his" and, after `le`, "sound". A determiner that may also stand before the function word is left out.
 */
export const homographs: Readonly<Record<string, { readonly nouns: string; readonly determiners: string }>> =
  {
    en: { nouns: 'can will mine', determiners: 'a the my your his our their' },
    fr: {
      nouns: 'son or car est personne personnes sous vers',
      determiners:
        'le la l les un une du des d au aux mon ma mes ton ta tes notre votre ce cet cette quel quelle',
    },
    es: { nouns: 'sobre bajo este era te', determiners: 'el la los las un una unos unas del al' },
    it: { nouns: 'te', determiners: 'il un del al dei i' },
    pt: { nouns: 'pelo era', determiners: 'o um do no ao meu seu' },
    nl: { nouns: 'haar was bij', determiners: 'mijn jouw uw ons onze een de' },
    sv: { nouns: 'far man', determiners: 'min mitt din ditt en' },
    no: { nouns: 'far', determiners: 'min mitt din ditt en' },
  };

/**
 * Prepositions that are parts of verbs at the end of a sentence, folded: German `auf` of "wie lange haben Sie auf".
 */
export const verbParticles: Readonly<Record<string, string>> = {
  de: 'auf zu an aus ab ein mit vor um nach',
  nl: 'op toe aan uit af in mee om',
};
