/** Turkish words before an hour in the locative, `saat dörtte`. Shares have the same case. */
export const turkishTimes = 'saat saati sabah akşam gece öğlen öğle sonra önce bugün yarın günü';
