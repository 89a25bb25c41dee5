import { groupBy } from '../kernel/group-by.ts';
import { partitionPoint } from '../kernel/partition-point.ts';

/** Finds which of many texts occur in bytes, in one pass. */
export type ByteSearch = {
  /** Numbers of the texts that occur, in the order given. */
  readonly textNumbersIn: (bytes: Uint8Array) => ReadonlySet<number>;
  /** Length of the longest: parts of a file must overlap by this much; 0 without texts to search for. */
  readonly bytesMax: number;
};

/** A text as bytes, and its prefixes among the others. */
type Form = {
  readonly bytes: Buffer;
  readonly numbers: readonly number[];
  /** The longest other text that is a prefix of it. */
  readonly within: Form | undefined;
};

const PREFIX_BYTES = 4;
/** The number of bytes that determine how far the search can skip. */
const BLOCK_BYTES = 3;
const BLOCK_BITS = 18;
const SHIFT_MAX = 255;

/**
 * Wu and Manber, A Fast Algorithm for Multi-Pattern Searching (1994): most places can be skipped. At a
 * possible beginning, a binary search over the texts with this beginning finds the match.
 * @param texts of four bytes or more; each is searched for as it is, and as JSON escapes it.
 */
export const byteSearch = (texts: readonly string[]): ByteSearch => {
  const forms = formsOf(texts);
  const bytesMin = forms.reduce((least, { bytes }) => Math.min(least, bytes.length), SHIFT_MAX);
  const shifts = shiftsOf(forms, bytesMin);
  const groups = groupBy(forms, ({ bytes }) => bytes.readUInt32BE(0));
  return {
    bytesMax: forms.reduce((most, { bytes }) => Math.max(most, bytes.length), 0),
    textNumbersIn: (bytes) => {
      const matches = new Set<number>();
      if (forms.length === 0) return matches;
      const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let at = bytesMin - 1;
      while (at < view.length) {
        const shift = shifts[slotAt(view, at)] as number;
        if (shift === 0) {
          const start = at - bytesMin + 1;
          const group = groups.get(view.readUInt32BE(start));
          if (group !== undefined) addFormsAt(view, start, { group, matches });
        }
        at += shift === 0 ? 1 : shift;
      }
      return matches;
    },
  };
};

/** Sorted by bytes. */
const formsOf = (texts: readonly string[]): readonly Form[] => {
  const numbers = new Map<string, number[]>();
  texts.forEach((text, number) => {
    for (const form of new Set([text, JSON.stringify(text).slice(1, -1)])) {
      const sameForm = numbers.get(form);
      if (sameForm === undefined) numbers.set(form, [number]);
      else sameForm.push(number);
    }
  });
  const sortedForms = Array.from(numbers, ([form, textNumbers]) => ({
    bytes: Buffer.from(form),
    numbers: textNumbers,
  }))
    .filter(({ bytes }) => bytes.length >= PREFIX_BYTES)
    .toSorted((a, b) => a.bytes.compare(b.bytes));
  let previousForm: Form | undefined;
  return sortedForms.map((form) => {
    while (previousForm !== undefined && !beginsAt(form.bytes, 0, previousForm))
      previousForm = previousForm.within;
    previousForm = { ...form, within: previousForm };
    return previousForm;
  });
};

const beginsAt = (bytes: Buffer, start: number, form: Form): boolean => compareAt(bytes, start, form) === 0;

const compareAt = (bytes: Buffer, start: number, { bytes: form }: Form): number =>
  bytes.compare(form, 0, form.length, start, Math.min(bytes.length, start + form.length));

/** How far the search can skip from the end of a block without passing the end of any beginning. */
const shiftsOf = (forms: readonly Form[], bytesMin: number): Uint8Array => {
  const shifts = new Uint8Array(1 << BLOCK_BITS).fill(bytesMin - BLOCK_BYTES + 1);
  for (const { bytes } of forms)
    for (let end = BLOCK_BYTES - 1; end < bytesMin; end += 1) {
      const slot = slotAt(bytes, end);
      shifts[slot] = Math.min(shifts[slot] as number, bytesMin - 1 - end);
    }
  return shifts;
};

/** Multiplicative hashing (Knuth, The Art of Computer Programming 6.4) of the block that ends there. */
const slotAt = (bytes: Buffer, end: number): number => {
  const block =
    ((bytes[end - 2] as number) << 16) | ((bytes[end - 1] as number) << 8) | (bytes[end] as number);
  return Math.imul(block, 0x9e37_79b1) >>> (32 - BLOCK_BITS);
};

type GroupSearch = { readonly group: readonly Form[]; readonly matches: Set<number> };

/** If any form begins here, the last form that sorts before or at this place begins with it. */
const addFormsAt = (view: Buffer, start: number, { group, matches }: GroupSearch): void => {
  const behind = partitionPoint(group, (form) => compareAt(view, start, form) >= 0);
  let form = group[behind - 1];
  while (form !== undefined && !beginsAt(view, start, form)) form = form.within;
  for (; form !== undefined; form = form.within) for (const number of form.numbers) matches.add(number);
};
