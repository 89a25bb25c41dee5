/**
 * Words that make a period of one date and today, by language: `since` a date that is past, `from` only if the date is
 * past without it, `until` (or by) a date to come, and `before` it; `onward` from a date has no end and no value; those that follow the date have the name `After`. `_`
 * is a space, and an article may follow.
 */
export type Side = 'since' | 'from' | 'until' | 'before' | 'onward';
export type SidedWords = Readonly<Partial<Record<Side | `${Side}After`, string>>>;

export const sidedWords: Readonly<Record<string, SidedWords>> = {
  en: {
    since: 'since',
    until: 'until till til by no_later_than not_later_than',
    before: 'before',
    sinceAfter: 'to_date',
    onwardAfter: 'onward onwards',
  },
  de: {
    since: 'seit',
    until: 'bis bis_zum spätestens spätestens_am bis_spätestens',
    before: 'vor',
    onward: 'ab',
    sinceAfter: 'bis_dato bis_heute bis_jetzt',
  },
  fr: {
    since: 'depuis',
    until: "jusqu'à jusqu'au jusqu'en d'ici d'ici_au",
    before: 'avant',
    onward: "à_partir_de à_partir_d' à_partir_du",
    sinceAfter: "à_ce_jour jusqu'à_ce_jour",
  },
  es: {
    from: 'desde',
    until: 'hasta',
    before: 'antes_de antes_del',
    onward: 'a_partir_de a_partir_del',
    sinceAfter: 'hasta_la_fecha',
  },
  pt: {
    since: 'desde',
    until: 'até até_a até_ao',
    before: 'antes_de antes_da antes_do',
    onward: 'a_partir_de a_partir_do',
    sinceAfter: 'até_a_data até_à_data até_o_momento',
  },
  it: {
    from: 'da dal dalla',
    until: 'fino_a fino_al fino_alla entro',
    before: 'prima_di prima_del',
    onward: 'a_partire_da a_partire_dal',
    sinceAfter: 'ad_oggi fino_ad_oggi',
  },
  nl: {
    since: 'sinds sedert',
    until: 'tot tot_en_met tot_aan uiterlijk',
    onward: 'vanaf',
    sinceAfter: 'tot_op_heden tot_heden tot_nu_toe',
  },
  sv: { since: 'sedan alltsedan', until: 'till fram_till senast tills', before: 'före innan' },
  tr: {
    onwardAfter: 'itibaren',
    sinceAfter: 'beri bu_yana tarihinden_beri tarihinden_bu_yana',
    untilAfter: 'kadar tarihine_kadar tarihine_dek',
  },
  ja: { sinceAfter: '以来', fromAfter: 'から', untilAfter: 'まで までに までは' },
  zh: { until: '到 直到 截至', sinceAfter: '以来 至今', fromAfter: '起', beforeAfter: '之前 以前' },
  ko: { sinceAfter: '이후 이래', fromAfter: '부터', untilAfter: '까지', beforeAfter: '이전 전에' },
  hi: { beforeAfter: 'से_पहले के_पहले', fromAfter: 'से', untilAfter: 'तक' },
};

/** Articles between such a word and a date. */
export const articlesBeforeDates =
  "the le_jour le la l' el_día el o_dia o a il_giorno il lo de het den der dem das";
