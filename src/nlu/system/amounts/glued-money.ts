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

/** A Swedish price with a colon, and its thousands: `1 299:50 kr`. */
const WITH_COLON = /(?<![\d:.,] ?)(\d{1,3}(?:[ .]\d{3})+|\d{1,6}):(\d{2})(?=( ?)(?:kr|kronor)(?!\p{L}))/gu;
const COLON_LANGUAGES: ReadonlySet<string> = new Set(['sv', 'da', 'no']);

export const colonSums = ({ folded }: Reading, table: PhraseTable<Currency>, base: string): readonly Sum[] =>
  !COLON_LANGUAGES.has(base) || !folded.includes(':')
    ? []
    : [...folded.matchAll(WITH_COLON)].flatMap(({ 0: all, 1: whole = '', 2: part, 3: gap = '', index }) => {
        const named = table.at(folded, index + all.length + gap.length);
        const amount = Number(`${whole.replace(/[ .]/g, '')}.${part}`);
        return named === undefined
          ? []
          : [{ amount, currency: named.value.code, start: index, end: named.end }];
      });

export const withGlued = (sums: readonly Sum[], glued: readonly Sum[]): readonly Sum[] =>
  glued.length === 0
    ? sums
    : [
        ...glued,
        ...sums.filter((sum) => !glued.some((one) => sum.start < one.end && one.start < sum.end)),
      ].sort((a, b) => a.start - b.start);
