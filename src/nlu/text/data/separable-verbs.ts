/** Verbs with a part that leaves them in a sentence, by language, folded: German "schalte … ab" of "abschalten". */
export type SeparableVerbs = {
  /** What may leave the verb. */
  readonly particles: string;
  /** Between the particle and the rest in one word: "abgeschaltet", "abzuschalten". */
  readonly infixes: string;
  /** Endings of the verb and of nouns derived from it. */
  readonly endings: string;
  /** Prepositions that follow a particle, but no other preposition: "Licht an im Bad", not "an der Wand". */
  readonly prepositions: string;
};

export const separableVerbs: Readonly<Record<string, SeparableVerbs>> = {
  de: {
    particles: 'ab an auf aus bei ein fest frei her hin los mit nach um vor weg weiter zu zuruck',
    infixes: 'ge zu',
    endings: 'ungen ung est en st et te e n t',
    prepositions: 'im in beim um ab bis',
  },
  nl: {
    particles: 'aan af bij in los mee na om op over terug toe uit voor weg',
    infixes: 'ge te',
    endings: 'en t e n',
    prepositions: 'in om op tot',
  },
};
