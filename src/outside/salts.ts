import { randomFillSync } from 'node:crypto';

const SALT_BYTES = 16;
/** Salts per call of the random generator: one call costs ten times as much as a salt. */
const SALTS_AT_ONCE = 256;

const pool = Buffer.alloc(SALT_BYTES * SALTS_AT_ONCE);
let used = pool.length;

/** Sixteen random bytes, base64url. */
export const newSalt = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += SALT_BYTES;
  return pool.toString('base64url', used - SALT_BYTES, used);
};
