/** Words by which people take back a value, by language, folded and separated by commas. */

/** Between two values, the second of which is meant: "monday, no, tuesday". */
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
