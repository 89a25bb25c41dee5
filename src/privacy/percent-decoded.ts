/** A text without its percent encoding, and where its parts stand in the text as it was sent. */
export type Decoded = {
  readonly text: string;
  /** From an offset in the decoded text to one in the text as sent. */
  readonly placeOf: (offset: number) => number;
};

/** One character: UTF-8 has one to four bytes of it. */
const ENCODED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

/** More levels of encoding than this can only hide something, and no reader decodes them. */
const ENCODED_TIMES_MAX = 3;

/** The text decoded once, twice …, as long as something in it is encoded; empty for a plain text. */
export const percentDecodings = (encoded: string): readonly Decoded[] => {
  const decodings: Decoded[] = [];
  let before: Decoded = { text: encoded, placeOf: (offset) => offset };
  while (decodings.length < ENCODED_TIMES_MAX && before.text.includes('%')) {
    const next = decodedOnce(before);
    if (next === undefined) break;
    decodings.push(next);
    before = next;
  }
  return decodings;
};

const decodedOnce = ({ text, placeOf }: Decoded): Decoded | undefined => {
  /** Where a decoded character ends, in the decoded text, and how much shorter the text is from there on. */
  const ends: number[] = [];
  const shifts: number[] = [];
  let decoded = '';
  let from = 0;
  for (const { 0: encoded, index } of text.matchAll(ENCODED)) {
    decoded += text.slice(from, index) + charOf(encoded);
    from = index + encoded.length;
    ends.push(decoded.length);
    shifts.push(from - decoded.length);
  }
  if (ends.length === 0) return undefined;
  return {
    text: decoded + text.slice(from),
    placeOf: (offset) => placeOf(offset + (shifts[lastAtOrBefore(ends, offset)] ?? 0)),
  };
};

const charOf = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // An overlong form or half a surrogate pair.
    return encoded;
  }
};

/** @returns -1 where all are behind it. */
const lastAtOrBefore = (sorted: readonly number[], value: number): number => {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
