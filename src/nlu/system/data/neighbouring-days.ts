/** Words for the day before or after another one, by language: `la veille de Noël`, `el día siguiente a Navidad`. */
export const neighbouringDays: Readonly<Record<string, string>> = {
  fr: "lendemain le_lendemain surlendemain le_surlendemain veille la_veille avant-veille avant_veille l'avant-veille l'avant_veille",
  es: 'día_siguiente el_día_siguiente',
  pt: 'dia_seguinte o_dia_seguinte',
};
