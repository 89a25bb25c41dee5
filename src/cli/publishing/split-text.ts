export type Split = { readonly revision: number; readonly share: number };

/** For example `12.5 %`. */
export const shareInWords = ({ share }: Pick<Split, 'share'>): string =>
  `${Number((share * 100).toFixed(4))} %`;

/** For example `10 % of new sessions to revision 15`. */
export const splitInWords = (split: Split): string =>
  `${shareInWords(split)} of new sessions to revision ${split.revision}`;
