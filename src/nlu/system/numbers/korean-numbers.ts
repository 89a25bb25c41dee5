import { beginsWord, isHangulUnit } from '../folding.ts';
import { NumberBuilder } from './number-builder.ts';
import {
  inOrder,
  readSyllables,
  SYLLABLE_SYSTEM,
  type SyllableNumber,
  syllableAtoms,
} from './syllable-sums.ts';

const SINO_KOREAN = syllableAtoms(
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
  ['석', 3],
  ['넉', 4],
  ['세', 3],
  ['넷', 4],
  ['네', 4],
  ['열', 10],
  ['쉰', 50],
];

/** 사주세요 means "please buy", not four weeks. */
const KOREAN_AFTER =
  /^ ?(?:개월|개|명|분|시간|시|월|일|년|원|번째|번|째|살|세|잔|장|권|마리|대|층|호|주(?![시세실십])|달|초|도|킬로|미터|리터|그램|달러|유로|엔|퍼센트|프로|인분|등|박|병|사람|송이|켤레|그릇|조각|가지|곳|센티|평|파운드|위안|루피|루블|바트|페소|프랑|리라|온스|갤런|인치|피트|야드|마일|다스|스푼|숟가락|헥타르|에이커|제곱|평방|입방|기가|메가|바이트|비트|밀리|톤|테라)/;
const KOREAN_PARTICLE =
  /^(?:은|는|이|가|만|을|를|에|로|으로|입니다|이에요|예요|이서|이다|이라고|이요|요|정도|쯤|하고|와|과|도)(?![가-힣])/;

/** Words before a denominator or a lone number, whose value may be a single syllable. */
const KOREAN_BEFORE = /(?:분의|마이너스|음수|와|과|점) ?$/;
const IS_WHOLE_OR_SHARE = /^(?:[과와] ?)?[가-힣\d]{1,8} ?분의|^ ?(?:분의|점)/;

/** A Korean number must begin a word, and a counter, a particle or the end must follow it. */
export const readKoreanNumber = (folded: string, at: number): SyllableNumber | undefined => {
  const isShare = folded.startsWith('분의', at - 2);
  if (!isShare && !beginsWord(folded, at)) return undefined;
  const few = ONE_OR_TWO.exec(folded.slice(at, at + FEW_UNITS_MAX))?.[0];
  if (few !== undefined) return { end: at + few.length, value: Number.NaN };
  const read = FULL_AGE.test(folded.slice(at, at + FULL_AGE_UNITS_MAX))
    ? undefined
    : (readNative(folded, at) ?? readMixed(folded, at));
  if (read === undefined || isThis(folded, at, read.end)) return undefined;
  return isInPlace(folded, at, read, isShare) ? read : undefined;
};

/** 이 사람, 이번, 이곳 are this one: native numbers count people, things and times. */
const isThis = (folded: string, at: number, end: number): boolean =>
  end - at === 1 && folded.charAt(at) === '이' && COUNTED_IN_NATIVE.test(folded.slice(end, end + 4));
const COUNTED_IN_NATIVE =
  /^ ?(?:번|곳|달|사람|명|병|대|가지|개(?!월)|시간|시|살|잔|장|권|마리|송이|켤레|그릇|조각|스푼|숟가락|다스)/;

const isInPlace = (folded: string, at: number, read: SyllableNumber, isShare: boolean): boolean => {
  const isBare = read.end >= folded.length || !isHangulUnit(folded.charCodeAt(read.end));
  if (KOREAN_AFTER.test(folded.slice(read.end, read.end + 5))) return true;
  const isShared = isShare || KOREAN_BEFORE.test(folded.slice(Math.max(0, at - 5), at));
  if (isShared || IS_WHOLE_OR_SHARE.test(folded.slice(read.end, read.end + 12))) return true;
  const isSyllable = read.end - at === 1 && !STANDS_ALONE.has(folded.charAt(at));
  if (isSyllable) return isBare && folded.trim().length === 1;
  return isBare || KOREAN_PARTICLE.test(folded.slice(read.end, read.end + 5));
};

/** Numbers of one syllable that mean nothing else: 어른 둘, 셋이서. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['둘', '셋', '넷']);

/** 두세 명, 서너 개, 이삼 일: an unspecified number. */
const ONE_OR_TWO =
  /^(?:한두|두세|두서너|서너|너댓|네댓|네다섯|대여섯|예닐곱|일고여덟|여남은|(?:이삼|삼사|사오|오륙|육칠|칠팔|팔구)(?= ?(?:명|일|년|개|분|시간|주|배|번|십|백|천|만)))/;
/** As long as the longest of these with a counter. */
const FEW_UNITS_MAX = 6;

/** 만 삼십 세, 만 34세: full years, not ten thousand and some. */
const FULL_AGE = /^만 (?:\d{1,3}|[가-힣 ]{1,8}) ?[세살]/;
/** Longer than any age in words. */
const FULL_AGE_UNITS_MAX = 12;

/** 백스물다섯: native words after Sino-Korean hundreds. */
const readMixed = (folded: string, at: number): SyllableNumber | undefined => {
  const sino = readSino(folded, at);
  const isScaled = sino !== undefined && SINO_KOREAN.get(folded.charCodeAt(sino.end - 1))?.kind === 'scale';
  const rest = isScaled ? readNative(folded, sino.end) : undefined;
  return rest !== undefined &&
    sino !== undefined &&
    (rest.value >= 10 || HUNDRED_AND_FEW.test(folded.slice(sino.end, rest.end + 3))) &&
    rest.value < 100 &&
    sino.value % 100 === 0
    ? { end: rest.end, value: sino.value + rest.value }
    : sino;
};

/** 백한 명: a hundred and one, if people or things are counted. */
const HUNDRED_AND_FEW = /^(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉) ?(?:명|개|번|마리|권|대|사람)/;

/** 구천오백이다 is "it is 9,500"; 조각 is a piece, not a trillion; 만 after a share is "only" or part of 만큼, not ten thousand. */
const isPiece = (folded: string, at: number): boolean =>
  folded.startsWith('조각', at) ||
  (folded.charAt(at) === '이' && COPULA.test(folded.slice(at, at + COPULA_UNITS_MAX))) ||
  (/^만(?:큼| |$)/.test(folded.slice(at, at + 2)) && /분의 ?.$/.test(folded.slice(Math.max(0, at - 4), at)));

const COPULA = /^이(?:다|라고|라는|며|고|지만|었)(?![가-힣])/;
/** One more than the longest of these. */
const COPULA_UNITS_MAX = 5;

const readSino = (folded: string, at: number, digits?: number): SyllableNumber | undefined =>
  readSyllables(folded, at, { atoms: SINO_KOREAN, digits, isEnd: isPiece });

export const readSinoKorean = (folded: string, at: number): SyllableNumber | undefined =>
  readSino(folded, at);

/** 천, 만 … after digits: `3천`, `5만`. */
export const readKoreanAfterDigits = (
  folded: string,
  at: number,
  digits: number,
): SyllableNumber | undefined =>
  SINO_KOREAN.get(folded.charCodeAt(at))?.kind === 'scale' ? readSino(folded, at, digits) : undefined;

const readNative = (folded: string, at: number): SyllableNumber | undefined => {
  const builder = new NumberBuilder(SYLLABLE_SYSTEM);
  let end = at;
  for (let more = true; more; ) {
    // 스물 다섯: a space after the tens.
    const from = end > at && builder.value >= 20 && folded.charAt(end) === ' ' ? end + 1 : end;
    const atom = NATIVE_KOREAN.find(([word]) => folded.startsWith(word, from));
    more = atom !== undefined && builder.take({ kind: 'unit', value: atom[1] });
    if (more && atom !== undefined) end = from + atom[0].length;
  }
  return end === at ? undefined : { end, value: builder.value };
};
