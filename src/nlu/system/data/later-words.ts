/**
 * Words that choose the part of a period before or after today: earlier this month, later in the week. Entries
 * are separated by spaces, `_` is a space. Turkish says them after the period.
 */
export const laterWords: Readonly<Record<string, { readonly earlier: string; readonly later: string }>> = {
  en: { earlier: 'earlier', later: 'later' },
  de: { earlier: 'früher', later: 'später' },
  fr: { earlier: 'plus_tôt', later: 'plus_tard' },
  es: { earlier: 'más_temprano', later: 'más_tarde más_adelante' },
  it: { earlier: 'più_presto', later: 'più_tardi più_avanti' },
  pt: { earlier: 'mais_cedo', later: 'mais_tarde mais_para_frente' },
  nl: { earlier: 'eerder', later: 'later' },
  sv: { earlier: 'tidigare', later: 'senare' },
  tr: { earlier: 'daha_önce içinde_daha_önce', later: 'daha_sonra içinde_sonra içinde_daha_sonra' },
};
