/** How people begin to say what they like and dislike, by language, separated by commas. */
export const attitudes: Readonly<Record<string, string>> = {
  en: `i like, i love, i hate, i dislike, i adore, i enjoy, i really like, i really love, i don t like, i do not like,
    i dont like, we like, we love, we hate`,
  de: 'ich mag, ich liebe, ich hasse, wir mögen, wir lieben, wir hassen, mir gefällt, mir gefallen',
  fr: `j aime, j adore, je déteste, je n aime pas, nous aimons, nous adorons`,
  es: `me gusta, me gustan, me encanta, me encantan, no me gusta, no me gustan, odio, nos gusta, nos gustan,
    nos encanta, nos encantan`,
  it: `mi piace, mi piacciono, adoro, odio, non mi piace, non mi piacciono, ci piace, ci piacciono`,
  pt: `gosto de, gosto da, gosto do, eu gosto de, adoro, eu adoro, odeio, eu odeio, não gosto de, eu amo`,
  nl: 'ik hou van, ik houd van, ik haat, ik ben dol op, wij houden van, we houden van',
};

/** How people say what somebody else likes, after the words for that person. */
export const attitudesOfOthers: Readonly<Record<string, string>> = {
  en: 'loves, likes, hates, adores, enjoys',
  de: 'mag, liebt, hasst',
  fr: 'aime, adore, déteste',
  es: 'le gusta, le gustan, le encanta, le encantan, odia, adora',
  it: 'ama, adora, odia, piace, piacciono',
  pt: 'gosta de, ama, adora, odeia',
  nl: 'houdt van, haat',
};

/** How people begin to ask what a thing is. */
export const definitions: Readonly<Record<string, string>> = {
  en: 'what is, what are, whats, what s',
  de: 'was ist, was sind',
  fr: 'c est quoi, qu est ce que, qu est ce qu',
  es: 'qué es, qué son',
  it: 'cosa è, cos è, che cos è, cosa sono, che cosa sono',
  pt: 'o que é, o que são',
  nl: 'wat is, wat zijn',
};
