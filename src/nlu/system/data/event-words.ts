/**
 * Words that put a day, a week, a month or a year before or after an event: `el año anterior a la boda`,
 * `la semaine suivant le mariage`. `units` follow the unit, `links` come before the event; `_` is a space.
 */
export type EventWords = { readonly units: string; readonly links: string };

export const eventWords: Readonly<Record<string, EventWords>> = {
  en: { units: 'following preceding', links: 'the my our your his her their its a an' },
  fr: {
    units: "suivant précédant d'après d'avant",
    links: "le la les l' mon ma mes notre nos son sa ce cette",
  },
  es: {
    units: 'anterior siguiente posterior previo previa',
    links: 'a_la a_las al a_los a_su a_mi a_tu a_nuestra a_nuestro a_esta a_este',
  },
  pt: { units: 'anterior seguinte posterior', links: 'à às ao aos a_essa a_este a_esta' },
  it: {
    units: 'precedente successivo successiva seguente',
    links: "al allo alla ai agli alle all' il lo la i gli le l'",
  },
};

/** Turkish says the event first, in the ablative: `düğünden önceki hafta`. */
export const turkishEventWords = 'önceki sonraki';
