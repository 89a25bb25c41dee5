import fc from 'fast-check';

/** Any whole number works; it is fixed so that every run of a checkout tries the same cases. */
const SEED = 20_171_004;

const given = process.env.PARLEY_TEST_SEED ?? '';
const seed = given === '' ? SEED : Number(given);
if (!Number.isInteger(seed)) throw new Error(`PARLEY_TEST_SEED must be a whole number, not "${given}"`);

fc.configureGlobal({ seed });
