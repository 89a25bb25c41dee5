import { ParleyError } from '../../kernel/errors.ts';

/** What a request without `v` speaks: the oldest documented version. */
export const OLDEST_VERSION = '20150910';
/** From here on numbers are numbers; before, they were strings. */
const NUMBERS_VERSION = '20170712';

/** @throws bad_protocol_version unless it is eight digits; any date is accepted. */
export const protocolVersionOf = (v: string | readonly string[] | undefined): string => {
  const given = typeof v === 'string' ? v : v?.[0];
  if (given === undefined) return OLDEST_VERSION;
  if (!/^\d{8}$/.test(given)) throw new ParleyError('bad_protocol_version', {});
  return given;
};

/** A version behaves as the newest one known that is not after it. */
export const numbersOf = (v: string): 'string' | 'number' => (v < NUMBERS_VERSION ? 'string' : 'number');
