/**
 * Words before an unlisted value in an answer, by language, folded and separated by commas: "it's a tortoise",
 * "I'm Zoe". Definite articles are not among them, because they are part of many names.
 */
export const answerOpenings: Readonly<Record<string, string>> = {
  en: `a, an, it s a, it s an, it is a, it is an, its a, its an, it s, it is, that s a, that is a, i have a, i have an,
    i ve got a, i want a, i need a, for a, for an, for my, my, i m, i am, im, this is, my name is, my name s, call me,
    i m called, i think it s, i think it is, i think`,
  de: `ein, eine, einen, es ist ein, es ist eine, das ist ein, das ist eine, es ist, das ist, ich habe ein, ich habe eine,
    ich habe einen, für mein, für meine, für meinen, mein, meine, meinen, ich bin, ich heiße, mein name ist`,
  fr: `un, une, c est un, c est une, c est, j ai un, j ai une, pour mon, pour ma, pour un, pour une, mon, ma, je suis,
    je m appelle, mon nom est, moi c est`,
  es: `un, una, es un, es una, es, tengo un, tengo una, para mi, para un, para una, mi, soy, me llamo, mi nombre es`,
  it: `un, una, uno, e un, e una, e uno, ho un, ho una, per il mio, per la mia, il mio, la mia, sono, mi chiamo,
    il mio nome e`,
  pt: `um, uma, e um, e uma, e, tenho um, tenho uma, para o meu, para a minha, meu, minha, sou, me chamo, meu nome e,
    o meu nome e, chamo me`,
  nl: `een, het is een, dat is een, het is, dat is, ik heb een, voor mijn, voor een, mijn, ik ben, ik heet, mijn naam is`,
};
