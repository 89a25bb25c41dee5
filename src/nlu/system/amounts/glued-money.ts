import type { NumberSpan } from '../numbers/number-span.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Reading } from '../reading.ts';

/** `isCode`: three letters that are also a word, so they count only in capitals. */
export type Currency = { readonly code: string; readonly isCode: boolean };

export type Sum = {
  readonly amount: number;
  readonly currency: string;
  readonly start: number;
  readonly end: number;
};

const GLUED = /(?<![\p{L}\d])([A-Z]{3})(\d[\d.,]{0,20})/gu;

/** `USD115`: a code before digits without a space, where no number begins a word. */
export const gluedSums = (
  { text, folded }: Reading,
  table: PhraseTable<Currency>,
  find: (folded: string) => readonly NumberSpan[],
): readonly Sum[] =>
  [...text.matchAll(GLUED)].flatMap(({ 1: letters = '', 2: digits = '', index }) => {
    const code = table.get(letters.toLowerCase())?.code;
    const start = index + letters.length;
    const number = find(folded.slice(start, start + digits.length))[0];
    if (code !== letters || number?.start !== 0) return [];
    return [{ amount: number.value, currency: code, start: index, end: start + number.end }];
  });

export const withGlued = (sums: readonly Sum[], glued: readonly Sum[]): readonly Sum[] =>
  glued.length === 0
    ? sums
    : [
        ...glued,
        ...sums.filter((sum) => !glued.some((one) => sum.start < one.end && one.start < sum.end)),
      ].sort((a, b) => a.start - b.start);
