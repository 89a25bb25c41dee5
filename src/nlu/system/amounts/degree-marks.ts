import type { Amount } from '../amount.ts';
import type { Reading } from '../reading.ts';

const WRITTEN = /^\d+([º°])$/;
const SCALE_AFTER = /^ ?([cf])(?![\p{L}\d])/u;
const ENDS = /^ ?(?:[.!?,;]|$)/;
/** `a 30º`, but not `de 1º a 3º`. */
const DEGREES_BEFORE = /(?:^|[^º°] )(?:a|ad|em|aos) $/;

/**
 * `37º C`, `a 85°`: where the mark of ordinals is also the sign of degrees, a scale, a minus or a word for
 * "at" shows which it is.
 */
export const markedDegrees = (
  { folded }: Reading,
  { start, body, end, value, isOrdinal }: Amount,
):
  | { readonly value: number; readonly scale: 'C' | 'F'; readonly start: number; readonly end: number }
  | undefined => {
  const written = isOrdinal ? WRITTEN.exec(folded.slice(body, end)) : null;
  if (written === null) return undefined;
  const scale = SCALE_AFTER.exec(folded.slice(end, end + 4));
  if (scale !== null) {
    return { value, scale: scale[1] === 'f' ? 'F' : 'C', start, end: end + scale[0].length };
  }
  const isAlone = written[1] === '°' && start === 0;
  const isAt = start < body || DEGREES_BEFORE.test(folded.slice(Math.max(0, start - 6), start));
  return ENDS.test(folded.slice(end, end + 2)) && (isAlone || isAt)
    ? { value, scale: 'C', start, end }
    : undefined;
};
