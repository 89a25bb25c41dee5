/** For example `12.5 %`. @param share between 0 and 1 */
export const shareInWords = (share: number): string => `${Number((share * 100).toFixed(4))} %`;

/** For example `10 % of new sessions to revision 15`. */
export const splitInWords = (split: { readonly revision: number; readonly share: number }): string =>
  `${shareInWords(split.share)} of new sessions to revision ${split.revision}`;
