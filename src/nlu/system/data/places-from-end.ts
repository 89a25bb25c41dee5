/** Places counted from the end, by language, as negative ordinals: the penultimate is -2. */
export const placesFromEnd: Readonly<Record<string, string>> = {
  en: 'penultimate/second_to_last/second-to-last/2nd_to_last/2nd-to-last/next_to_last/next-to-last/last_but_one=-2 third_to_last/third-to-last/3rd_to_last/3rd-to-last/antepenultimate/last_but_two=-3',
  de: 'zweitletzte/zweitletzten/zweitletzter/zweitletztes=-2 drittletzte/drittletzten/drittletzter/drittletztes=-3',
  fr: "avant-dernier/avant-dernière/avant_dernier/avant_dernière/l'avant-dernier/l'avant-dernière/l'avant_dernier/l'avant_dernière=-2",
  es: 'penúltimo/penúltima=-2 antepenúltimo/antepenúltima=-3',
  pt: 'penúltimo/penúltima=-2 antepenúltimo/antepenúltima=-3',
  it: 'penultimo/penultima=-2 terzultimo/terzultima=-3',
  nl: 'voorlaatste/op_een_na_laatste/op_één_na_laatste/een-na-laatste=-2 op_twee_na_laatste=-3',
  sv: 'näst_sista/näst_siste/näst_senaste=-2',
  tr: 'sondan_ikinci/sondan_bir_önceki=-2 sondan_üçüncü=-3',
  zh: '倒数第一/倒数第一个=-1 倒数第二/倒数第二个=-2 倒数第三/倒数第三个=-3',
  ja: '最後から二番目の/最後から2番目の/最後から二番目/最後から2番目=-2',
  ko: '끝에서_두_번째/뒤에서_두_번째/마지막에서_두_번째=-2',
};
