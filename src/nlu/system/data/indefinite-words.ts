/**
 * Words for an unknown number by language: `several hundred` and `几百` name no number. `_` at the end is a space.
 */
export const indefiniteWords: Readonly<Record<string, string>> = {
  en: 'few_ several_ many_',
  de: 'paar_ mehrere_ einige_ viele_ etliche_',
  fr: 'quelques_ plusieurs_',
  es: 'varios_ varias_ algunos_ algunas_ muchos_',
  pt: 'vários_ várias_ alguns_ algumas_',
  it: 'alcune_ diverse_ parecchie_',
  nl: 'paar_ enkele_ meerdere_ verschillende_ verscheidene_',
  sv: 'några_ flera_ par_',
  da: 'nogle_ flere_ par_',
  no: 'noen_ flere_ par_',
  tr: 'birkaç_',
  hi: 'कुछ_ कई_',
  ja: '数 何',
  zh: '几 幾 数 數',
  ko: '수 몇_ 몇',
};

/** Numbers that count nothing by themselves: `hundreds of people` are no hundred. */
export const barePlurals: Readonly<Record<string, string>> = {
  en: 'hundreds thousands millions billions trillions lakhs crores',
  de: 'hunderte hunderten tausende tausenden zehntausende millionen milliarden',
  fr: 'millions milliards',
  es: 'millones billones',
  pt: 'milhões bilhões',
  it: 'milioni miliardi',
  nl: 'honderden duizenden miljoenen miljarden',
  sv: 'miljoner miljarder',
};
