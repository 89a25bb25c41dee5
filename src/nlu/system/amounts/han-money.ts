import { round } from '../numbers/number-span.ts';
import type { Reading } from '../reading.ts';
import type { Sum } from './glued-money.ts';

const HAN_TENTHS =
  /^[又零]?([\d一二两三四五六七八九])[角毛](?:([\d一二三四五六七八九])分?)?|^([一二三四五六七八九])(?![个個位名只隻件条條张張本杯份人次天年元块塊圆角毛分十百千万萬亿億一二三四五六七八九\d])|^(\d)(?=$|[ ,.。、!?！？的吧了])/u;
const HAN_DIGITS = '零一二三四五六七八九';
const digitOf = (char: string | undefined): number =>
  char === undefined ? 0 : char === '两' ? 2 : Math.max(HAN_DIGITS.indexOf(char), Number(char) || 0);

/** `五元三角`, `五块五`: tenths and hundredths of a yuan. */
export const tenthsAfter = ({ folded }: Reading, sum: Sum): Sum | undefined => {
  const match = '元块塊圆'.includes(folded.charAt(sum.end - 1))
    ? HAN_TENTHS.exec(folded.slice(sum.end, sum.end + 6))
    : null;
  if (match === null) return undefined;
  // 3块5
  const [text, tenths, hundredths, han, digit] = match;
  const amount = round(sum.amount + digitOf(tenths ?? han ?? digit) / 10 + digitOf(hundredths) / 100);
  return { ...sum, amount, end: sum.end + text.length };
};
