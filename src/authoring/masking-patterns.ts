import type { RE2JS } from 're2js';
import { MASKING_PATTERN_CHARS_MAX, MASKING_PATTERN_STEPS_MAX } from '../kernel/limits/privacy.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { ownTurn } from '../outside/slices.ts';

/** In its own turn of the event loop, because one takes up to 10 ms. RE2JS is loaded on first use. */
export const compilePattern = async (pattern: string): Promise<RE2JS> => {
  const { RE2JS } = await import('re2js');
  await ownTurn();
  return RE2JS.compile(pattern);
};

/** Why a pattern is unusable; undefined if it is usable. */
export const faultOfPattern = async (pattern: string): Promise<string | undefined> => {
  if (pattern.length > MASKING_PATTERN_CHARS_MAX)
    return `it is over ${MASKING_PATTERN_CHARS_MAX} characters long`;
  try {
    const regex = await compilePattern(pattern);
    if (regex.programSize() > MASKING_PATTERN_STEPS_MAX) return 'it repeats too much';
    return SAMPLES.some((sample) => fitsNothingIn(regex, sample)) ? 'it fits an empty text' : undefined;
  } catch (error) {
    const reason = errorText(error);
    return reason.replace(/^error parsing regexp: /, '');
  }
};

/** `x*` fits nothing in the first one, `\b` and `\B` in the second. */
const SAMPLES = ['', 'aa'];

const fitsNothingIn = (regex: RE2JS, sample: string): boolean => {
  const matcher = regex.matcher(sample);
  return matcher.find() && matcher.start() === matcher.end();
};
