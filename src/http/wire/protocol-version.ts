import { ParleyError } from '../../kernel/errors.ts';

/** The version of a request without `v`: the oldest documented one. */
export const OLDEST_VERSION = '20150910';
/** From this version on the text of a reply is in `fulfillment` only; before, it was in `result.speech` too. */
const FULFILLMENT_VERSION = '20150415';
/** From this version on numbers are numbers; before, they were strings. */
export const NUMBERS_VERSION = '20170712';

/** An empty URL parameter counts as absent. @throws bad_protocol_version unless it has eight digits */
export const protocolVersionOf = (v: string | readonly string[] | undefined): string => {
  const version = typeof v === 'string' ? v : v?.[0];
  if (!version) return OLDEST_VERSION;
  if (!/^\d{8}$/.test(version)) throw new ParleyError('bad_protocol_version', {});
  return version;
};

/** A version behaves like the newest known one that is not later. */
export const numbersOf = (v: string): 'string' | 'number' => (v < NUMBERS_VERSION ? 'string' : 'number');

export const hasResultSpeech = (v: string): boolean => v < FULFILLMENT_VERSION;
