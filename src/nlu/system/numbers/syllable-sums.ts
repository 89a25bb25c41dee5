import { hasOneOf, isDigitUnit } from '../folding.ts';
import { type NumberAtom, NumberBuilder, type NumberSystem } from './number-builder.ts';

/** A number written with Han characters or Hangul syllables, possibly after digits (`25万6千`). */
export type SyllableNumber = { readonly end: number; readonly value: number };

/** Digits and scales of a script by their UTF-16 units: a look-up by a new string costs more. */
export type SyllableAtoms = ReadonlyMap<number, NumberAtom>;

export const SYLLABLE_SYSTEM: NumberSystem = {
  smallScaleMax: 1000,
  roomAfterTen: 10,
  roomAfterTenth: 0,
  roomAfterTens: 10,
  roomAfterSixty: 10,
  readsYearPairs: false,
  countsHundreds: false,
  multipliesOrdinals: true,
};

export const syllableAtoms = (
  digits: readonly (readonly [string, number])[],
  scales: readonly (readonly [string, number])[],
): SyllableAtoms =>
  new Map<number, NumberAtom>([
    ...digits.map(([char, value]): [number, NumberAtom] => [char.charCodeAt(0), { kind: 'unit', value }]),
    ...scales.map(([char, value]): [number, NumberAtom] => [char.charCodeAt(0), { kind: 'scale', value }]),
  ]);

export const inOrder = (chars: string): [string, number][] => [...chars].map((char, value) => [char, value]);

/** The conditions under which a number is read. */
type Sum = {
  readonly atoms: SyllableAtoms;
  /** The value of ASCII digits directly before it, if any. */
  readonly digits?: number | undefined;
  /** Where the number must end. */
  readonly isEnd?: (folded: string, at: number) => boolean;
  /** 一百五 is a hundred and fifty. */
  readonly leavesOutLastScale?: boolean;
};

export const readSyllables = (
  folded: string,
  at: number,
  { atoms, digits, isEnd, leavesOutLastScale }: Sum,
): SyllableNumber | undefined => {
  const builder = new NumberBuilder(SYLLABLE_SYSTEM);
  if (digits !== undefined && !builder.take({ kind: 'unit', value: digits })) return undefined;
  let end = at;
  while (end < folded.length && isEnd?.(folded, end) !== true) {
    const next = takeSyllable(builder, folded, end, atoms) ?? takeInnerDigits(builder, folded, end, atoms);
    if (next === undefined) break;
    end = next;
  }
  if (end === at) return undefined;
  const more = leavesOutLastScale === true ? shortOfScale(folded, at, end, atoms) : 0;
  return { end, value: builder.value + more };
};

/** The value of the last digit in 两千四百五 beyond itself, because the ten is omitted. */
const shortOfScale = (folded: string, at: number, end: number, atoms: SyllableAtoms): number => {
  const last = atoms.get(folded.charCodeAt(end - 1));
  const before = end - 2 >= at ? atoms.get(folded.charCodeAt(end - 2)) : undefined;
  if (last?.kind !== 'unit' || last.value === 0 || before?.kind !== 'scale' || before.value < 100) return 0;
  return last.value * (before.value / 10 - 1);
};

/** More or less: 五百余万, 二十几万. */
const ABOUT = /^[零〇]?[余餘多几幾]/;
const ABOUT_FIRST = '零〇余餘多几幾';
const MYRIAD = '万萬';

/** The place after the syllable at `at`, if the number accepts it; zeros only fill a place. */
const takeSyllable = (
  builder: NumberBuilder,
  folded: string,
  at: number,
  atoms: SyllableAtoms,
): number | undefined => {
  const about = hasOneOf(ABOUT_FIRST, folded, at)
    ? (ABOUT.exec(folded.slice(at, at + 2))?.[0].length ?? 0)
    : 0;
  if (about > 0 && !builder.isEmpty && atoms.get(folded.charCodeAt(at + about))?.kind === 'scale')
    return at + about;
  const atom = atoms.get(folded.charCodeAt(at));
  if (atom === undefined) return afterGap(folded, at, atoms);
  // Ten thousand times ten thousand.
  const isSquare = hasOneOf(MYRIAD, folded, at) && hasOneOf(MYRIAD, folded, at + 1);
  if (isSquare && builder.take({ kind: 'scale', value: 1e8 })) return at + 2;
  const isFiller = atom.value === 0 && !builder.isEmpty;
  return isFiller || builder.take(atom) ? at + 1 : undefined;
};

/** The place after spaces between the parts of a number. */
const afterGap = (folded: string, at: number, atoms: SyllableAtoms): number | undefined => {
  if (folded.charAt(at) !== ' ') return undefined;
  const spaces = KOREAN_GAP.exec(folded.slice(at - 1, at + KOREAN_GAP_UNITS_MAX))?.[1]?.length;
  if (spaces !== undefined) return at + spaces;
  const isGap = isBigKoreanScale(folded.charAt(at - 1)) || isDigitGap(folded, at);
  const goesOn = atoms.has(folded.charCodeAt(at + 1)) || isDigitUnit(folded.charCodeAt(at + 1));
  return isGap && goesOn ? at + 1 : undefined;
};

/** 이천 이백: a space before a smaller scale. */
const KOREAN_GAP = /^(?:천(?= {1,2}[일이삼사오육칠팔구]?[백십])|백(?= {1,2}[일이삼사오육칠팔구]?십))( {1,2})/;

/** Two spaces, a digit and a scale. */
const KOREAN_GAP_UNITS_MAX = 4;

/** Korean writes a space after these: 십이만 삼천, 1조 5천억. */
const isBigKoreanScale = (char: string): boolean => char === '만' || char === '억' || char === '조';

/** `2천 3백`, `3천 5백만`: digits with scales after a space. */
const isDigitGap = (folded: string, at: number): boolean =>
  /^[천백십] \d{1,4}[천백십만억]/.test(folded.slice(at - 1, at + 6)) &&
  /\d[천백십]$/.test(folded.slice(at - 2, at));

const INNER_DIGITS = /^\d{1,4}(?:,\d{3})*(?![\d.])/;
/** More digits than a number between two scales has. */
const INNER_UNITS_MAX = 20;

/** Digits between scales: the 6 in 25万6千, or the 1,500 in 3万1,500. */
const takeInnerDigits = (
  builder: NumberBuilder,
  folded: string,
  at: number,
  atoms: SyllableAtoms,
): number | undefined => {
  if (!isDigitUnit(folded.charCodeAt(at))) return undefined;
  const written = INNER_DIGITS.exec(folded.slice(at, at + INNER_UNITS_MAX))?.[0];
  let before = at - 1;
  while (folded.charAt(before) === ' ' || folded.charAt(before) === '零') before--;
  if (written === undefined || atoms.get(folded.charCodeAt(before))?.kind !== 'scale') return undefined;
  const value = Number(written.replaceAll(',', ''));
  return builder.take({ kind: 'unit', value }) ? at + written.length : undefined;
};
