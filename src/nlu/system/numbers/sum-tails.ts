import type { Amount } from '../amount.ts';
import type { Sum } from '../amounts/glued-money.ts';
import { andWords, withWords } from '../data/joining-words.ts';
import { alternatives, lookBack } from '../folding.ts';
import type { Reading } from '../reading.ts';
import { round } from './number-span.ts';

const MILLION = 'millions?|mio|millionen|millones|millon|milhoes|milhao|milioni|miljoen|miljoner|milyon';
const BILLION = 'billions?|milliarden|milliards?|bilhoes|bilhao|miliardi|miljard|miljarder|milyar';
const MILLIONS = new RegExp(`^ (?:(?:${MILLION})|(${BILLION}))(?![\\p{L}\\d])`, 'u');
const PRONOUN =
  'i you he she we they ich du sie wir je tu vous nous yo usted ustedes voce voces eu nos io lei noi ' +
  'ik jij wij jag vi';
/** The end of a clause, or a pronoun that begins the next one: nothing is counted. */
export const NOTHING_COUNTED = new RegExp(`^ ?(?:[.!?,;]|$|(?:${alternatives(PRONOUN)})(?![a-z])|です)`);

const IS_CODE = /(?:^|[^\p{L}])\p{Lu}{3}$/u;

/** `75 USD milhões`: the scale after a code. */
export const withScaleAfter = ({ text, folded }: Reading, sum: Sum): Sum => {
  const scale = IS_CODE.test(text.slice(sum.start, sum.end)) ? MILLIONS.exec(folded.slice(sum.end)) : null;
  if (scale === null) return sum;
  const factor = scale[1] === undefined ? 1e6 : 1e9;
  return { ...sum, amount: round(sum.amount * factor), end: sum.end + scale[0].length };
};

const KUAI = /(?:kuai|yuan|rmb|renminbi)$/;
const MAO = /^ (?:mao|jiao)(?![\p{L}\d])/u;
const FEN = /^ fen(?![\p{L}\d])/u;
const BETWEEN = new RegExp(`^(?: (?:${alternatives(`${andWords} ${withWords}`)}))? $`);

/** `one kuai and five mao five`: tenths and hundredths of a yuan in Latin letters. */
export const withMao = ({ folded }: Reading, sum: Sum, after: readonly Amount[]): Sum => {
  const [tenths, hundredths] = after;
  if (sum.currency !== 'CNY' || tenths === undefined || !KUAI.test(lookBack(folded, sum.end, 8))) return sum;
  const mao = MAO.exec(folded.slice(tenths.end, tenths.end + 6));
  if (mao === null || !isDigit(tenths) || !BETWEEN.test(folded.slice(sum.end, tenths.start))) return sum;
  const amount = round(sum.amount + tenths.value / 10);
  const end = tenths.end + mao[0].length;
  const whole = { ...sum, amount, end };
  if (hundredths === undefined || !isDigit(hundredths)) return whole;
  if (!BETWEEN.test(folded.slice(end, hundredths.start))) return whole;
  const rest = folded.slice(hundredths.end);
  const fen = FEN.exec(rest)?.[0].length ?? (/^ ?(?:[.!?,;]|$)/.test(rest) ? 0 : -1);
  return fen === -1
    ? whole
    : { ...sum, amount: round(amount + hundredths.value / 100), end: hundredths.end + fen };
};

const isDigit = ({ value, isOrdinal }: Amount): boolean =>
  !isOrdinal && Number.isInteger(value) && value >= 0 && value <= 9;
