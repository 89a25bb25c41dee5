/** Turkish words before an hour in the locative, which is no share: `saat dörtte`. */
export const turkishTimes = 'saat saati sabah akşam gece öğlen öğle sonra önce bugün yarın günü';
