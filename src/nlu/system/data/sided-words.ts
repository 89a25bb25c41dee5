/**
 * Words that make a period of one date and today, by language: `since` a date that is past, `from` only if the date is
 * past without it, `until` (or by) a date to come, and `before` it; those that follow the date have the name `After`. `_`
 * is a space, and an article may follow.
 */
export type SidedWords = Readonly<
  Partial<
    Record<
      'since' | 'from' | 'until' | 'before' | 'sinceAfter' | 'fromAfter' | 'untilAfter' | 'beforeAfter',
      string
    >
  >
>;

export const sidedWords: Readonly<Record<string, SidedWords>> = {
  en: { since: 'since', until: 'until till til by no_later_than not_later_than', before: 'before' },
  de: { since: 'seit', until: 'bis bis_zum spätestens spätestens_am bis_spätestens', before: 'vor' },
  fr: { since: 'depuis', until: "jusqu'à jusqu'au jusqu'en d'ici d'ici_au", before: 'avant' },
  es: { from: 'desde', until: 'hasta', before: 'antes_de antes_del' },
  pt: { since: 'desde', until: 'até até_a até_ao', before: 'antes_de antes_da antes_do' },
  it: { from: 'da dal dalla', until: 'fino_a fino_al fino_alla entro', before: 'prima_di prima_del' },
  nl: { since: 'sinds sedert', until: 'tot tot_en_met tot_aan uiterlijk' },
  sv: { since: 'sedan alltsedan', until: 'till fram_till senast tills', before: 'före innan' },
  tr: {
    sinceAfter: 'beri bu_yana tarihinden_beri tarihinden_bu_yana',
    untilAfter: 'kadar tarihine_kadar tarihine_dek',
  },
  ja: { sinceAfter: '以来', fromAfter: 'から', untilAfter: 'まで までに までは' },
  zh: { until: '到 直到 截至', sinceAfter: '以来 至今', fromAfter: '起', beforeAfter: '之前 以前' },
  ko: { sinceAfter: '이후 이래', fromAfter: '부터', untilAfter: '까지', beforeAfter: '이전 전에' },
  hi: { fromAfter: 'से', untilAfter: 'तक', beforeAfter: 'से_पहले के_पहले' },
};

/** Articles between such a word and a date. */
export const articlesBeforeDates =
  "the le_jour le la l' el_día el o_dia o a il_giorno il lo de het den der dem das";
