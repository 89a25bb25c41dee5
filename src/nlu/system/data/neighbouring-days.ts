/** Words for the day before or after another one, by language: `la veille de Noël`, クリスマスの翌日. */
export const neighbouringDays: Readonly<Record<string, string>> = {
  fr: "lendemain le_lendemain surlendemain le_surlendemain veille la_veille avant-veille avant_veille l'avant-veille l'avant_veille",
  es: 'día_siguiente el_día_siguiente',
  pt: 'dia_seguinte o_dia_seguinte',
  it: 'il_giorno_dopo il_giorno_prima',
  ja: '翌日 前日',
  zh: '第二天 次日 前一天',
  ko: '다음_날 다음날 전날',
  tr: 'ertesi_gün',
  hi: 'अगले_दिन',
};
