/** Words for the whole of a day, a week and so on, with the nouns that follow them: `all day` is one day. */
export const wholeWords: Readonly<Record<string, string>> = {
  en: 'all/the_whole/the_entire/a_whole/an_entire/whole/entire : hour=h day=day week=wk month=mo year=yr',
  de: 'den_ganzen/ganzen/einen_ganzen : tag=day monat=mo; die_ganze/ganze/eine_ganze : stunde=h woche=wk; das_ganze/ganze/ein_ganzes : jahr=yr',
  fr: "toute_la/toute_une : heure=h journée=day semaine=wk année=yr; toute_l' : année=yr heure=h; tout_le/tout_un/toute_le : jour=day mois=mo",
  es: 'toda_la/toda_una : hora=h semana=wk; todo_el/todo_un : día=day mes=mo año=yr',
  it: "tutta_la/un'intera/l'intera/una_intera : giornata=day settimana=wk; tutto_il/un_intero/l'intero : giorno=day mese=mo; tutto_l' : anno=yr; l'intero/un_intero : anno=yr",
  pt: 'toda_a/a_semana_toda/uma_inteira : hora=h semana=wk; todo_o/o : dia_todo=day dia_inteiro=day mês_todo=mo mês_inteiro=mo ano_todo=yr ano_inteiro=yr; todo_o : dia=day mês=mo ano=yr; a : semana_toda=wk semana_inteira=wk',
  nl: 'de_hele/hele/een_hele : dag=day week=wk maand=mo; het_hele/hele/een_heel : uur=h jaar=yr',
  sv: 'hela : dagen=day veckan=wk månaden=mo året=yr timmen=h dan=day',
  tr: 'tüm/bütün : gün=day günü=day hafta=wk haftayı=wk ay=mo aylığına=mo yıl=yr haftalığına=wk günlüğüne=day yıllığına=yr saatliğine=h',
  ja: '丸/まる : 一日=day 1日=day 一週間=wk 一年=yr; 一日 : 中=day; 1日 : 中=day',
  zh: '整/一整/整整一 : 天=day 周=wk 个星期=wk 个月=mo 年=yr 个小时=h; 全 : 天=day',
  ko: '하루 : 종일=day; 온 : 종일=day; 일주일 : 내내=wk; 한_달 : 내내=mo; 일_년 : 내내=yr',
  hi: 'पूरे/पूरा/सारा/सारे/पूरी : दिन=day सप्ताह=wk हफ़्ते=wk हफ्ते=wk महीने=mo महीना=mo साल=yr वर्ष=yr घंटे=h',
};
