import { hasOneOf, isHanUnit } from '../folding.ts';

/** What may follow a lone Han digit: measure words, units and ordinal marks. */
const HAN_COUNTERS =
  '个個位张張人名枚本冊册台臺杯只隻条條件次回遍号號楼樓层層岁歳才月日天年周週时時点點分秒刻元円块塊毛角欧美' +
  '英日港斤公千百万萬亿億吨米里升毫平度倍成段级級班课課页頁章集部辆輛匹头頭朵双雙对對套瓶碗盒包袋份间間家所座' +
  '季旬摄攝华華种種句字道题題顿頓场場届期等代族半番目つ丁階軒匹羽通足着泊晩夜ヶか箇カ小星礼钟鐘歩打割折成晚加亩畝磅盎海码碼';

/**
 * Whether the lone Han digit from `at` to `end` is a number, and no part of a word: 三个, 二キロ, 一と二分の一, but not
 * 三国 or 一番.
 */
export const isFreeDigit = (folded: string, at: number, end: number): boolean => {
  if (end >= folded.length) return true;
  const next = folded.charCodeAt(end);
  // Katakana after a number is a loanword for a unit: 二キロ.
  const isInWord = isHanUnit(next) || (next >= 0x3041 && next <= 0x309f);
  const isJapaneseBest = folded.startsWith('一番', at) && folded.charAt(at + 2) !== '目';
  if (isJapaneseBest) return false;
  return (
    !isInWord ||
    hasOneOf(HAN_COUNTERS, folded, end) ||
    (hasOneOf(JOINT_FIRST, folded, end) && JOINT.test(folded.slice(end, end + JOINT_UNITS_MAX))) ||
    isSaidApart(folded, at, end)
  );
};

/**
 * 一と二分の一, 五又四分之一: the whole before a part; 早上五到六点: a range; 两兆字节: the prefix of a unit, which is a
 * scale, too.
 */
const JOINT =
  /^(?:[とは又] ?[\d一二三四五六七八九十百]{1,5} ?分[の之]|[到至] ?[\d一二三四五六七八九十]|[千兆吉](?:字节|字節|比特|位元|赫兹|赫茲))/;
const JOINT_FIRST = 'とは又到至千兆吉';
/** The longest joint: with a number of five digits, spaces and the name of the part. */
const JOINT_UNITS_MAX = 8;

/** A digit by itself in a sentence: 三は素数です, 答えは五です. */
const PARTICLE =
  /^(?:です|でした|でしょう|だ(?!け)|だった|では|じゃ|である|は|が|を|と|も|から|まで|より|くらい|ぐらい|だけ|ほど)/;
/** The longest particle. */
const PARTICLE_UNITS_MAX = 4;
/** What may not stand before such a digit, because both are one word: 唯一は, 世界一だ, 第一に. */
const WORD_BEFORE = /[\u4e00-\u9fff々\u30a0-\u30ff]/;

/**
 * Whether the lone Han digit from `at` to `end` counts parts (八分の一だけ, 五分の三終わった), is negative (マイナス五です) or
 * stands alone (三は). What follows is then not a part of its word.
 */
const isSaidApart = (folded: string, at: number, end: number): boolean => {
  const before = folded.slice(Math.max(0, at - MINUS.length), at);
  if (/分[の之]$/.test(before) || before === MINUS) return true;
  return (
    !before.endsWith('万が') &&
    !WORD_BEFORE.test(folded.charAt(at - 1)) &&
    PARTICLE.test(folded.slice(end, end + PARTICLE_UNITS_MAX))
  );
};

const MINUS = 'マイナス';
