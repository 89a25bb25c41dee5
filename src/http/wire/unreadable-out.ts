import Type from 'typebox';

/** Enough to see where the damage is; `parley store check` lists all. */
const POSITIONS_MAX = 20;

export const UnreadableRecords = Type.Object(
  { count: Type.Integer(), positions: Type.Array(Type.Integer()) },
  {
    description:
      'Records of the store that were found damaged since the start; no view includes them. ' +
      `${POSITIONS_MAX} positions at most.`,
  },
);

/** @returns no field where all records could be read */
export const unreadableOut = (positions: readonly number[]) =>
  positions.length === 0
    ? {}
    : { unreadableRecords: { count: positions.length, positions: positions.slice(0, POSITIONS_MAX) } };
