import { randomFillSync } from 'node:crypto';

const SALT_BYTES = 16;
/** Salts per call of the random generator: one call costs ten times as much as a salt. */
const SALTS_AT_ONCE = 256;

const pool = Buffer.alloc(SALT_BYTES * SALTS_AT_ONCE);
let usedBytes = pool.length;

/** Sixteen random bytes, base64url. */
export const newSalt = (): string => {
  if (usedBytes === pool.length) {
    randomFillSync(pool);
    usedBytes = 0;
  }
  usedBytes += SALT_BYTES;
  return pool.toString('base64url', usedBytes - SALT_BYTES, usedBytes);
};
