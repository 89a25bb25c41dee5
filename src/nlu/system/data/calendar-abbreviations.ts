/**
 * Abbreviations of weekdays from Sunday and of months from January, by language. `_` is an entry without one, `/`
 * separates variants. Abbreviations of one or two letters need their dot, because they are words, too.
 */
type Abbreviations = { readonly W?: string; readonly M?: string };

export const calendarAbbreviations: Readonly<Record<string, Abbreviations>> = {
  de: {
    W: 'so./son. mo./mon. di./die. mi./mit. do./don. fr./fre. sa./sam.',
    M: 'jan/jän feb/febr mär/mrz apr mai jun jul aug sep/sept okt nov dez',
  },
  fr: {
    W: 'dim lun mar mer jeu ven sam',
    M: 'janv/jan févr/fév mars avr mai juin juil/jul août sept/sep oct nov déc',
  },
  es: {
    W: 'dom lun mar mié jue vie sáb',
    M: 'ene feb mar abr may jun jul ago sep/sept/set oct nov dic',
  },
  it: {
    W: 'dom lun mar mer gio ven sab',
    M: 'gen feb mar apr mag giu lug ago set/sett ott nov dic',
  },
  pt: {
    W: 'dom seg/2ª_feira/2ª-feira ter/3ª_feira/3ª-feira qua/4ª_feira/4ª-feira qui/5ª_feira/5ª-feira sex/6ª_feira/6ª-feira sáb',
    M: 'jan fev mar abr mai jun jul ago set out nov dez',
  },
  nl: {
    W: 'zo./zon ma./maan di./dins wo./woens do./dond vr./vrij za./zat',
    M: 'jan feb/febr mrt apr mei jun jul aug sep/sept okt nov dec',
  },
  sv: {
    W: 'sön mån tis/tisd ons/onsd tors/tor fre/fred lör/lörd',
    M: 'jan feb/febr mar apr maj jun jul aug sep/sept okt nov dec',
  },
  da: { W: 'søn man tirs ons tors fre lør', M: 'jan feb mar apr maj jun jul aug sep/sept okt nov dec' },
  no: { W: 'søn man tirs ons tors fre lør', M: 'jan feb mar apr mai jun jul aug sep/sept okt nov des' },
  tr: {
    W: 'paz pzt sal çar per cum cmt',
    M: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
  },
  hi: {
    W: 'रवि सोम मंगल बुध गुरु शुक्र शनि',
    M: 'जन॰/जन. फ़र॰/फ़र./फर॰/फर. _ _ _ _ जुल॰/जुल. अग॰/अग. सित॰/सित. अक्तू॰/अक्तू./अक्टू॰/अक्टू. नव॰/नव. दिस॰/दिस.',
  },
  ja: { W: '(日) (月) (火) (水) (木) (金) (土)' },
  zh: { W: '(日) (一) (二) (三) (四) (五) (六)' },
  ko: { W: '(일) (월) (화) (수) (목) (금) (토)' },
  pl: { W: 'niedz pon wt śr czw pt sob', M: 'sty lut mar kwi maj cze lip sie wrz paź lis gru' },
};

/**
 * Abbreviations that are common words or names: the sea, the set, the muscle. Only next to another part of a
 * date do they mean a day or a month.
 */
export const abbreviationsLikeWords: Readonly<Record<string, string>> = {
  fr: 'mar mer ven',
  es: 'mar vie set',
  it: 'mar mer set mag gen',
  pt: 'mar set seg ter qua qui sex',
  nl: 'vrij zat zon maan',
  sv: 'mar tor',
  tr: 'oca mar nis may haz tem kas ara eki paz sal çar per cum',
  hi: 'रवि सोम मंगल बुध गुरु शुक्र शनि जन. नव. अग. फर.',
  pl: 'lip lut lis pon gru',
};
