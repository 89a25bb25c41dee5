/** Endings of adjectives and nouns of age after a number, by language. */
export const ageAdjectives: Readonly<Record<string, string>> = {
  de: 'jährig(?:e[rnsm]?)?',
  nl: 'jarige?',
  sv: 'årig[ta]?|åring(?:en|ar|arna|s)?',
};

/** Before an age without a unit: `aged 65`, `at the age of forty`. */
export const agePrefixes: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[^a-z])(?:aged|(?:the|an) age of) $/,
  es: /(?:^|[^a-z])a la edad de $/,
  pt: /(?:^|[^a-z])(?:a|com a) idade de $/,
  fr: /(?:^|[^a-z])l'age de $/,
  it: /(?:^|[^a-z])all'eta di $/,
  nl: /(?:^|[^a-z])de leeftijd van $/,
  de: /(?:^|[^a-z])(?:im alter von|alter:?) $/,
  sv: /(?:^|[^a-z])en alder av $/,
};
