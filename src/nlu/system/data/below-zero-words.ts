/**
 * Words that make a temperature negative, by language: after it, before it, and as the unit. `_` is a space.
 */
export const belowZeroWords: Readonly<
  Record<string, { readonly after?: string; readonly before?: string; readonly unit?: string }>
> = {
  en: { after: 'below_zero below_freezing below_0 sub_zero' },
  de: { after: 'unter_null unter_dem_gefrierpunkt unter_0 minus' },
  fr: {
    after: 'en_dessous_de_zéro au-dessous_de_zéro en-dessous_de_zéro sous_zéro en_dessous_de_0 sous_0',
  },
  es: { after: 'bajo_cero por_debajo_de_cero bajo_0' },
  it: { after: 'sotto_zero sottozero sotto_lo_zero' },
  pt: { after: 'abaixo_de_zero negativos negativo abaixo_de_0' },
  nl: { after: 'onder_nul onder_het_vriespunt onder_0 vorst' },
  sv: { after: 'under_noll under_nollan minus kallt', unit: 'minusgrader' },
  da: { after: 'under_nul under_frysepunktet' },
  no: { after: 'under_null minus' },
  ru: { after: 'ниже_нуля мороза' },
  uk: { after: 'нижче_нуля морозу' },
  pl: { after: 'poniżej_zera mrozu' },
  tr: { before: 'sıfırın_altında' },
  hi: { after: 'नीचे', before: 'शून्य_से_नीचे शून्य_से' },
  ja: { before: '氷点下 零下 マイナス' },
  zh: { before: '零下' },
  ko: { before: '영하' },
};
