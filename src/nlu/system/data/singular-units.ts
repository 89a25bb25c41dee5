/** Units of time in the singular, with their articles, for one of them: `the day after July 4th`. */
export const singularUnits =
  'day week month year jour semaine día el_día dia o_dia semana giorno settimana mese anno tag woche jahr dag dagen jaar maand vecka veckan vigilia';
