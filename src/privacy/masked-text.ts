/** A stretch of a text that is not to be recorded, and the word that says what stood there. */
export type Stretch = { readonly start: number; readonly end: number; readonly as: string };

/** Replaces a value. */
export const placeholder = (as: string): string => `[${as}]`;

/** Which of two stretches that touch each other counts: the one that begins first, then the longer one. */
export const byPlace = (a: Stretch, b: Stretch): number => a.start - b.start || b.end - a.end;

/**
 * Stretches in order, none touching another: those that overlap are one, under the word of the first. A found
 * stretch that overlaps an excluded one is left out.
 * @param found in the order of `byPlace`. @param excluded in order, none touching another.
 */
export const mergeStretches = (
  found: readonly Stretch[],
  excluded: readonly Stretch[],
): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let next = 0;
  for (const stretch of found) {
    if (stretch.start >= stretch.end) continue;
    // Both lists are in order, so what lies before this stretch lies before the rest as well.
    while ((excluded[next]?.end ?? Number.POSITIVE_INFINITY) <= stretch.start) next += 1;
    if ((excluded[next]?.start ?? Number.POSITIVE_INFINITY) < stretch.end) continue;
    const last = stretches.at(-1);
    if (last === undefined || last.end <= stretch.start) stretches.push(stretch);
    else if (stretch.end > last.end) stretches[stretches.length - 1] = { ...last, end: stretch.end };
  }
  return stretches;
};

/** @param stretches in order, none touching another. */
export const withPlaceholders = (text: string, stretches: readonly Stretch[]): string => {
  let masked = '';
  let from = 0;
  for (const { start, end, as } of stretches) {
    masked += text.slice(from, start) + placeholder(as);
    from = end;
  }
  return masked + text.slice(from);
};

/** Where a place of the text lies once it is masked; one inside a stretch, at the nearer edge asked for. */
export const movedTo = (place: number, edge: 'start' | 'end', stretches: readonly Stretch[]): number => {
  let shift = 0;
  for (const { start, end, as } of stretches) {
    if (place <= start) break;
    const length = placeholder(as).length;
    if (place < end) return start + shift + (edge === 'start' ? 0 : length);
    shift += length - (end - start);
  }
  return place + shift;
};
