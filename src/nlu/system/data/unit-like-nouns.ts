/** English units that also name other things: `a stone wall` and `a yard sale` measure nothing. */
export const unitLikeNouns: ReadonlySet<string> = new Set([
  'stone',
  'yard',
  'cup',
  'foot',
  'barrel',
  'gill',
  'rod',
]);

/** Words after which such a noun is a unit. */
export const afterUnits: ReadonlySet<string> = new Set(
  'of away long high tall wide deep thick or and per from more less each apart above below back'.split(' '),
);
