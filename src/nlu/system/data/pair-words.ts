/** Words for two before a unit of time, without another word: `the next couple weeks`. */
export const pairWords: Readonly<Record<string, string>> = {
  en: 'couple=2 a_couple=2',
};
