import { Type } from '../../kernel/schema.ts';

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

export const MissingKeys = Type.Object(
  { count: Type.Integer(), positions: Type.Array(Type.Integer()) },
  {
    description:
      'Events since the start whose personal fields were not erased, but cannot be decrypted: the folder of keys is ' +
      `lost, or another one. ${POSITIONS_MAX} positions at most.`,
  },
);

/** @returns no field where no key is missing */
export const missingKeysOut = (positions: readonly number[]) =>
  positions.length === 0
    ? {}
    : { missingKeys: { count: positions.length, positions: positions.slice(0, POSITIONS_MAX) } };
