/** Words by which people take back a value, by language, folded and separated by commas. */

/** Between two values if the second is meant: "monday, no, tuesday". */
export const wordsOfCorrection: Readonly<Record<string, string>> = {
  en: `no, nope, actually, sorry, rather, wait, i mean, i meant, make that, make it, better, correction,
    scratch that`,
  de: 'nein, nee, doch, quatsch, eigentlich, besser, lieber, ich meine, ich meinte, vielmehr, sorry',
  fr: 'non, plutot, en fait, enfin, pardon, je veux dire, je voulais dire, finalement, mieux',
  es: 'no, mejor, perdon, digo, quiero decir, en realidad, mas bien, bueno',
  it: 'no, anzi, scusa, scusi, cioe, meglio, volevo dire, piuttosto',
  pt: 'nao, alias, melhor, desculpa, desculpe, quer dizer, quero dizer, na verdade',
  nl: 'nee, eigenlijk, toch, liever, sorry, ik bedoel, ik bedoelde, beter',
};

/**
 * Beside a value that replaces the one of an earlier answer, besides the words of correction: "I said two",
 * "a large one instead".
 */
export const wordsOfReplacement: Readonly<Record<string, string>> = {
  en: 'instead, i said, make it, make that, change it to, change that to, switch to, i meant to say',
  de: 'stattdessen, ich sagte, ich hatte gesagt, ich habe gesagt, mach daraus, änder das auf',
  fr: 'a la place, j ai dit, j avais dit, je disais, change en',
  es: 'en su lugar, en cambio, he dicho, dije, cambialo a, que sea, que sean',
  it: 'invece, ho detto, avevo detto, cambia in, facciamo',
  pt: 'em vez disso, eu disse, muda para, mude para',
  nl: 'in plaats daarvan, ik zei, maak er, verander het in',
};

/** Before a value that is not meant: "not monday", "instead of monday". */
export const wordsOfDenial: Readonly<Record<string, string>> = {
  en: 'not, isn t, instead of, rather than',
  de: 'nicht, statt, anstatt, anstelle von, kein, keine, keinen',
  fr: 'pas, au lieu de, au lieu du, plutot que',
  es: 'no, en vez de, en lugar de, en vez del, en lugar del',
  it: 'non, invece di, invece del, al posto di',
  pt: 'nao, em vez de, em vez da, em vez do, ao inves de',
  nl: 'niet, geen, in plaats van',
};

/** Directly before a value, it says that it is another one or none: "not urgent". Spanish "no" may also answer. */
export const wordsOfNegation: Readonly<Record<string, string>> = {
  en: 'not',
  de: 'nicht',
  fr: 'pas',
  nl: 'niet',
};

/** Before a negation, it suggests the value after all: "why not monday". */
export const wordsOfSuggestion: Readonly<Record<string, string>> = {
  en: 'why, if',
  de: 'warum, wieso, wenn',
  fr: 'pourquoi, si',
  nl: 'waarom, als',
};
