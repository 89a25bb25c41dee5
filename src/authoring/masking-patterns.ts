import { MASKING_PATTERN_CHARS_MAX, MASKING_PATTERN_STEPS_MAX } from '../kernel/limits.ts';

/** Loaded on first use of a pattern. RE2 needs time in proportion to the text, for every pattern. */
export const patternEngine = async () => (await import('re2js')).RE2JS;

/** Why a pattern is unusable; undefined if it is usable. */
export const faultOfPattern = async (pattern: string): Promise<string | undefined> => {
  if (pattern.length > MASKING_PATTERN_CHARS_MAX)
    return `it is over ${MASKING_PATTERN_CHARS_MAX} characters long`;
  const RE2JS = await patternEngine();
  try {
    const regex = RE2JS.compile(pattern);
    if (regex.programSize() > MASKING_PATTERN_STEPS_MAX) return 'it repeats too much';
    return regex.matcher('').find() ? 'it fits an empty text' : undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return reason.replace(/^error parsing regexp: /, '');
  }
};
