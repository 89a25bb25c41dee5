import type { Amount } from '../amount.ts';
import { afterSpace, hasOneOf } from '../folding.ts';
import type { Reading } from '../reading.ts';
import { round } from './number-span.ts';

const SCALES: Readonly<Record<string, number>> = {
  K: 1e3,
  M: 1e6,
  MM: 1e6,
  mn: 1e6,
  mln: 1e6,
  mio: 1e6,
  Mio: 1e6,
  B: 1e9,
  b: 1e9,
  bn: 1e9,
  Bn: 1e9,
  BN: 1e9,
  G: 1e9,
  T: 1e12,
  tn: 1e12,
  trn: 1e12,
};

const LETTERS =
  /^ ?(?:(MM?|K|G|T|B[nN]?|b(?:n|(?![a-z]))|mln|mn|[mM]io|tr?n)(?![\p{L}\d€£$¥])|([KM])(?=[A-Z]{3}(?!\p{L}))|([kKM]|B[nN]?|b?n|mln|mn|[mM]io)(?=[€£$¥]))/u;
/** Of these letters and of a small `m`. */
const FIRST_LETTERS = 'MKGTBbmtk';
/** `£5m`: after a sign of money a small letter is a million as well. */
const AFTER_SIGN = /^m(?![\p{L}\d])/u;
const SIGN_BEFORE = /[€£$¥₹₩] ?$/;

/**
 * `10M`, `1.2bn`: large numbers with letters. A single small letter counts only after decimals, as in `1,2b`;
 * a capital letter after decimals may also be apart: `1,250.5 G`.
 */
export const withLetterScale = ({ text }: Reading, amount: Amount): Amount => {
  if (amount.digits === 0 || amount.isOrdinal) return amount;
  if (!hasOneOf(FIRST_LETTERS, text, afterSpace(text, amount.end))) return amount;
  const isPriced = SIGN_BEFORE.test(text.slice(Math.max(0, amount.body - 2), amount.body));
  if (isPriced && AFTER_SIGN.test(text.slice(amount.end, amount.end + 2)))
    return { ...amount, value: round(amount.value * 1e6), end: amount.end + 1, isGlued: false };
  const match = LETTERS.exec(text.slice(amount.end, amount.end + 6));
  // `30 MUSD`
  const letters = match?.[1] ?? match?.[2] ?? match?.[3]?.toUpperCase() ?? '';
  const scale = SCALES[letters];
  const isPart = !Number.isInteger(amount.value);
  // `5G` and `3T` have other meanings.
  const isSure = isPart || !/^[bGT]$/.test(letters);
  if (match === null || scale === undefined || !isSure) return amount;
  const isApart = match[0].startsWith(' ');
  // `5 M` and `5 B` may be metres and bytes, `2.5 K` a temperature.
  const mayBeUnit = letters.length === 1 && match[1] !== undefined && !(isPart && /[MBGT]/.test(letters));
  if (isApart && mayBeUnit) return amount;
  return { ...amount, value: round(amount.value * scale), end: amount.end + match[0].length, isGlued: false };
};
