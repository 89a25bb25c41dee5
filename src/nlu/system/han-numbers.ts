import { beginsWord, isDigitUnit, isHangulUnit, isHanUnit } from './folding.ts';
import { type NumberAtom, NumberBuilder, type NumberSystem } from './number-builder.ts';

/** A number written with Han characters or Hangul syllables, possibly after digits (`25万6千`). */
export type SyllableNumber = { readonly end: number; readonly value: number };

const SYSTEM: NumberSystem = {
  smallScaleMax: 1000,
  roomAfterTen: 10,
  roomAfterTenth: 0,
  roomAfterSixty: 10,
  readsYearPairs: false,
};

const DIGITS = '零一二三四五六七八九';
const atomsOf = (
  digits: readonly (readonly [string, number])[],
  scales: readonly (readonly [string, number])[],
) =>
  new Map<string, NumberAtom>([
    ...digits.map(([char, value]): [string, NumberAtom] => [char, { kind: 'unit', value }]),
    ...scales.map(([char, value]): [string, NumberAtom] => [char, { kind: 'scale', value }]),
  ]);

const inOrder = (chars: string): [string, number][] => [...chars].map((char, value) => [char, value]);

const HAN = atomsOf(
  [
    ...inOrder(DIGITS),
    ...inOrder('〇壹贰叁肆伍陆柒捌玖'),
    ['两', 2],
    ['兩', 2],
    ['俩', 2],
    ['貳', 2],
    ['參', 3],
    ['陸', 6],
  ],
  [
    ['十', 10],
    ['拾', 10],
    ['百', 100],
    ['佰', 100],
    ['千', 1000],
    ['仟', 1000],
    ['万', 1e4],
    ['萬', 1e4],
    ['亿', 1e8],
    ['億', 1e8],
    ['兆', 1e12],
  ],
);

const SINO_KOREAN = atomsOf(
  [...inOrder('영일이삼사오육칠팔구'), ['공', 0]],
  [
    ['십', 10],
    ['백', 100],
    ['천', 1000],
    ['만', 1e4],
    ['억', 1e8],
    ['조', 1e12],
  ],
);

const NATIVE_KOREAN: readonly (readonly [string, number])[] = [
  ['하나', 1],
  ['다섯', 5],
  ['여섯', 6],
  ['일곱', 7],
  ['여덟', 8],
  ['아홉', 9],
  ['스물', 20],
  ['스무', 20],
  ['서른', 30],
  ['마흔', 40],
  ['예순', 60],
  ['일흔', 70],
  ['여든', 80],
  ['아흔', 90],
  ['한', 1],
  ['둘', 2],
  ['두', 2],
  ['셋', 3],
  ['세', 3],
  ['넷', 4],
  ['네', 4],
  ['열', 10],
  ['쉰', 50],
];

/** What may follow a lone Han digit that is a number: measure words, units and marks of order. */
const HAN_COUNTERS =
  '个個位张張人名枚本冊册台臺杯只隻条條件次回遍号號楼樓层層岁歳才月日天年周週时時点點分秒刻元円块塊毛角欧美' +
  '英日港斤公千百万萬亿億吨米里升毫平度倍成段级級班课課页頁章集部辆輛匹头頭朵双雙对對套瓶碗盒包袋份间間家所座' +
  '种種句字道题題顿頓场場届期等代族半番目つ丁階軒匹羽通足着泊晩夜ヶか箇カ小星礼钟鐘歩';

export const isHanNumberUnit = (folded: string, at: number): boolean => HAN.has(folded.charAt(at));

/**
 * Whether the scale at `at` begins the next share, and does not multiply the number that begins at `from`:
 * `百分之5百分之6`.
 */
export const isOfNextShare = (folded: string, from: number, at: number): boolean =>
  folded.startsWith('分之', at + 1) && folded.startsWith('分之', from - 2);

/** `digits`: the value of ASCII digits that stand just before `at`, if any. */
export const readHanNumber = (folded: string, at: number, digits?: number): SyllableNumber | undefined => {
  const read = readSyllables(folded, at, HAN, digits);
  if (read === undefined || digits !== undefined) return read;
  const plain = readDigitString(folded, at);
  if (plain !== undefined && plain.end >= read.end) return plain;
  const isLone = read.end - at === 1;
  if (!isLone || read.end >= folded.length) return read;
  const next = folded.charCodeAt(read.end);
  // Katakana after a number is a borrowed unit: 二キロ.
  const isInWord = isHanUnit(next) || (next >= 0x3041 && next <= 0x309f);
  const isJapaneseBest = folded.startsWith('一番', at) && folded.charAt(at + 2) !== '目';
  if (isJapaneseBest) return undefined;
  return !isInWord || HAN_COUNTERS.includes(folded.charAt(read.end)) ? read : undefined;
};

/** 二〇一七 → 2017. */
const readDigitString = (folded: string, at: number): SyllableNumber | undefined => {
  let value = 0;
  let end = at;
  for (; end < folded.length; end++) {
    const atom = HAN.get(folded.charAt(end));
    if (atom === undefined || atom.kind !== 'unit') break;
    value = value * 10 + atom.value;
  }
  return end - at >= 2 && !HAN.has(folded.charAt(end)) ? { end, value } : undefined;
};

const readSyllables = (
  folded: string,
  at: number,
  atoms: ReadonlyMap<string, NumberAtom>,
  digits?: number,
): SyllableNumber | undefined => {
  const builder = new NumberBuilder(SYSTEM);
  if (digits !== undefined && !builder.take({ kind: 'unit', value: digits })) return undefined;
  let end = at;
  while (end < folded.length && !isOfNextShare(folded, at, end)) {
    const next =
      takeSyllable(builder, folded, end, atoms) ??
      (digits === undefined ? undefined : takeInnerDigits(builder, folded, end, atoms));
    if (next === undefined) break;
    end = next;
  }
  return end === at ? undefined : { end, value: builder.value };
};

type Atoms = ReadonlyMap<string, NumberAtom>;

/** The place after the syllable at `at`, if the number takes it; zeros only hold a place. */
const takeSyllable = (
  builder: NumberBuilder,
  folded: string,
  at: number,
  atoms: Atoms,
): number | undefined => {
  const char = folded.charAt(at);
  const atom = atoms.get(char);
  if (atom === undefined) {
    const isGap = char === ' ' && isBigKoreanScale(folded.charAt(at - 1));
    const goesOn = atoms.has(folded.charAt(at + 1)) || isDigitUnit(folded.charCodeAt(at + 1));
    return isGap && goesOn ? at + 1 : undefined;
  }
  const isFiller = atom.value === 0 && !builder.isEmpty;
  return isFiller || builder.take(atom) ? at + 1 : undefined;
};

/** Korean puts a space after these: 십이만 삼천. */
const isBigKoreanScale = (char: string): boolean => char === '만' || char === '억';

/** Digits between scales: the 6 in 25万6千, or the 500 in 3万500. */
const takeInnerDigits = (
  builder: NumberBuilder,
  folded: string,
  at: number,
  atoms: Atoms,
): number | undefined => {
  let end = at;
  while (end < folded.length && isDigitUnit(folded.charCodeAt(end)) && end - at < 4) end++;
  const before = folded.charAt(at - 1) === ' ' ? at - 2 : at - 1;
  const followsScale = atoms.get(folded.charAt(before))?.kind === 'scale';
  if (end === at || !followsScale) return undefined;
  return builder.take({ kind: 'unit', value: Number(folded.slice(at, end)) }) ? end : undefined;
};

const KOREAN_AFTER =
  /^ ?(?:개월|개|명|분|시간|시|월|일|년|원|번째|번|째|살|세|잔|장|권|마리|대|층|호|주|달|초|도|킬로|미터|리터|그램|달러|유로|엔|퍼센트|프로|인분|박|병|사람|송이|켤레|그릇|조각|가지|곳|센티|평)/;
const KOREAN_PARTICLE =
  /^(?:은|는|이|가|을|를|에|로|으로|입니다|이에요|예요|이요|요|정도|쯤|하고|와|과|도)(?![가-힣])/;

/** Korean numbers begin a word, after which a counter, a particle or nothing must follow. */
export const readKoreanNumber = (folded: string, at: number): SyllableNumber | undefined => {
  if (!beginsWord(folded, at)) return undefined;
  const read = readNative(folded, at) ?? readSyllables(folded, at, SINO_KOREAN);
  if (read === undefined) return undefined;
  const isBare = read.end >= folded.length || !isHangulUnit(folded.charCodeAt(read.end));
  if (KOREAN_AFTER.test(folded.slice(read.end, read.end + 5))) return read;
  if (read.end - at === 1) return isBare && folded.trim().length === 1 ? read : undefined;
  return isBare || KOREAN_PARTICLE.test(folded.slice(read.end, read.end + 5)) ? read : undefined;
};

export const readSinoKorean = (folded: string, at: number): SyllableNumber | undefined =>
  readSyllables(folded, at, SINO_KOREAN);

/** 천, 만 … after digits: `3천`, `5만`. */
export const readKoreanAfterDigits = (
  folded: string,
  at: number,
  digits: number,
): SyllableNumber | undefined =>
  SINO_KOREAN.get(folded.charAt(at))?.kind === 'scale'
    ? readSyllables(folded, at, SINO_KOREAN, digits)
    : undefined;

const readNative = (folded: string, at: number): SyllableNumber | undefined => {
  const builder = new NumberBuilder(SYSTEM);
  let end = at;
  for (let more = true; more; ) {
    const atom = NATIVE_KOREAN.find(([word]) => folded.startsWith(word, end));
    more = atom !== undefined && builder.take({ kind: 'unit', value: atom[1] });
    if (more && atom !== undefined) end += atom[0].length;
  }
  return end === at ? undefined : { end, value: builder.value };
};
