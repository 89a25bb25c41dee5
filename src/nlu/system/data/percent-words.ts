/** Per cent after a number. */
export const percentWords: Readonly<Record<string, string>> = {
  en: 'percent per_cent percents pct percentage percentages percentage_point percentage_points',
  de: 'prozent prozentpunkt prozentpunkte prozentpunkten v.h.',
  fr: 'pour_cent pour_cents pour-cent pourcent pourcents pourcentage pourcentages point_de_pourcentage points_de_pourcentage',
  es: 'por_ciento por_cien por_100 porciento porcentaje punto_porcentual puntos_porcentuales',
  it: 'per_cento percento percentuale punto_percentuale punti_percentuali',
  pt: 'por_cento porcento ponto_percentual pontos_percentuais',
  ru: 'процент процента процентов',
  ja: 'パーセント ポイント',
  zh: '个百分点 個百分點 百分点 百分點 巴仙',
  ko: '퍼센트 퍼센트포인트 퍼센트_포인트 프로 퍼센트를 퍼센티지',
  nl: 'procent percent procentpunt procentpunten',
  tr: '',
  sv: 'procent procents procentenhet procentenheter procentenheters',
  da: 'procent',
  no: 'prosent',
  pl: 'procent procenta procentów',
  uk: 'відсоток відсотки відсотків',
  id: 'persen',
  th: 'เปอร์เซ็นต์ เปอร์เซนต์',
  hi: 'प्रतिशत परसेंट पर्सेंट फीसदी फ़ीसदी का_प्रतिशत',
};

/** Of these, nouns that an article begins without counting: `un porcentaje del 25 %`. */
export const percentNouns: Readonly<Record<string, string>> = {
  en: 'percentage',
  fr: 'pourcentage',
  es: 'porcentaje',
  it: 'percentuale',
};

/** Per cent before a number. */
export const percentPrefixes: Readonly<Record<string, string>> = {
  tr: 'yüzde',
};

/** Per cent before a number, if that is all that is said: `percent of twenty`. */
export const percentsOf: Readonly<Record<string, string>> = {
  en: 'percent_of percents_of per_cent_of percentage_of',
  fr: 'pourcentage_de',
  es: 'porcentaje_de',
  it: 'percentuale_di',
  pt: 'porcentagem_de percentagem_de',
  nl: 'percentage_van',
};

/** Words for tenths, in languages that use them for prices and shares. */
export const tenthWords: Readonly<Record<string, string>> = {
  ja: '割',
  zh: '成 折',
};
