/** Expressions that ask to have something, by language, separated by commas. */
export const wishWords: Readonly<Record<string, string>> = {
  en: `want, wanna, would like, d like, need, give me, i ll have, i ll take, let me have, can i have, could i have,
    may i have, can i get, could i get, can we have, could we have, may we have, can we get, could we get, i ll get,
    we ll have, we ll take, get me, please`,
  de: `möchte, möchten, hätte gern, hätten gern, hätte gerne, will, wollen, brauche, brauchen, nehme, gib mir,
    geben sie mir, bitte`,
  fr: `voudrais, voudrions, veux, aimerais, aimerions, prends, prendrai, donnez moi, donne moi, il me faut,
    il nous faut, s il vous plaît, s il te plaît, svp`,
  es: `quiero, queremos, quisiera, querría, me gustaría, nos gustaría, necesito, dame, deme, ponme, póngame,
    por favor`,
  it: 'vorrei, vorremmo, voglio, vogliamo, prendo, prendiamo, mi serve, ci serve, dammi, mi dia, mi piacerebbe, per favore',
  pt: 'quero, queremos, queria, gostaria, preciso, me dá, me dê, por favor',
  nl: `wil, willen, zou graag, zouden graag, wil graag, heb nodig, geef me, geef mij, doe mij maar, mag ik,
    mogen we, alsjeblieft, alstublieft`,
};
