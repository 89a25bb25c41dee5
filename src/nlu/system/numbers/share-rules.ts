import { type Amount, between, type Join } from '../amount.ts';
import { andWords } from '../data/joining-words.ts';
import { isDigitUnit } from '../folding.ts';
import type { NumberLexicon } from './number-lexicon.ts';
import { round } from './number-span.ts';
import { sum } from './part-sums.ts';
import { nextWord, type ShareLexicon } from './shares.ts';

/** `five eighths`, `one over three`, `三分之一`. */
export const asShare: Join = (amount, next, folded, lexicon) => {
  if (amount.isOrdinal) return ofOrdinal(amount, folded, lexicon);
  if (amount.under !== undefined || amount.isGlued) return undefined;
  return (
    (next === undefined ? undefined : ofTwo(amount, next, folded, lexicon.shares)) ??
    ofPart(amount, next, folded, lexicon)
  );
};

/** `a hundredth`, `um milésimo`. */
const ofOrdinal = (amount: Amount, folded: string, lexicon: NumberLexicon): Amount | undefined => {
  const [article = '', , more] = folded.slice(amount.body, amount.end).split(' ');
  const isPart =
    lexicon.shares.ordinalIsPart !== 'never' &&
    amount.digits === 0 &&
    more === undefined &&
    lexicon.articles.has(article) &&
    Number.isInteger(Math.log10(amount.value)) &&
    mayEndHere(folded, amount.end, lexicon.shares);
  return isPart ? { ...amount, value: 1 / amount.value, isOrdinal: false } : undefined;
};

const share = (amount: Amount, parts: number, whole: number, end: number): Amount | undefined =>
  whole === 0
    ? undefined
    : { ...amount, end, value: round(parts / whole), isArticle: false, isGlued: false, digits: 0 };

const ofTwo = (amount: Amount, next: Amount, folded: string, shares: ShareLexicon): Amount | undefined => {
  const words = between(amount, next, folded);
  if (words === undefined) return undefined;
  const joint = words.trim();
  if (joint === '' || joint === '-') return ofAdjacent(amount, next, folded, shares);
  if (next.isOrdinal)
    return shares.overOrdinal.has(joint) && amount.digits === 0
      ? share(amount, amount.value, next.value, next.end)
      : undefined;
  if (joint === RATING && !isShareOfAll(amount, next, folded)) return undefined;
  const isPart = amount.value < next.value || !isPreposition(joint, next, folded);
  if (shares.over.has(joint)) return isPart ? share(amount, amount.value, next.value, next.end) : undefined;
  if (!shares.under.has(joint.replaceAll(' ', ''))) return undefined;
  const whole = share(amount, next.value, amount.value, next.end);
  return whole && { ...whole, under: amount.value };
};

/** Words with many other meanings: `1000 euros sur 3 ans`. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['out of', 'sur', 'su', 'av', 'pa', 'op de', 'sobre']);

/** `10000 over 3 years`; but `ten over three` is a fraction. */
const isPreposition = (joint: string, { end }: Amount, folded: string): boolean =>
  PREPOSITIONS.has(joint) || (joint === 'over' && /^ ?\p{L}/u.test(folded.slice(end, end + 2)));

const RATING = 'out of';

/** `one out of three`; but `4 out of 5` and `four out of six stars` are ratings of four. */
const isShareOfAll = (amount: Amount, next: Amount, folded: string): boolean =>
  amount.digits === 0 && next.digits === 0 && !/^ (?:stars?|points?|marks?)\b/.test(folded.slice(next.end));

/** `one fifth`, `drie vijfde`; `three twenty-firsts`, `três vinte avos`. */
const ofAdjacent = (
  amount: Amount,
  next: Amount,
  folded: string,
  shares: ShareLexicon,
): Amount | undefined => {
  if (next.isOrdinal) return ofAdjacentOrdinal(amount, next, folded, shares);
  const after = nextWord(folded, next.end);
  if (after === -1 || next.value < 0) return undefined;
  const hasWord = shares.afterCardinal.size > 0 && !isDigitUnit(folded.charCodeAt(after));
  const word = hasWord ? (/^\p{L}+/u.exec(folded.slice(after, after + 12))?.[0] ?? '') : '';
  if (shares.afterCardinal.has(word)) return share(amount, amount.value, next.value, after + word.length);
  const part = shares.namesTens && isTens(next.value) ? shares.partAt(folded, after) : undefined;
  return part !== undefined && part.value < 10
    ? share(amount, amount.value, next.value + part.value, part.end)
    : undefined;
};

const ofAdjacentOrdinal = (amount: Amount, next: Amount, folded: string, shares: ShareLexicon) => {
  const thing = { start: next.body, end: next.end };
  if (isThing(thing, amount, folded, shares)) return withThing(amount, thing.end);
  const isPart = next.digits === 0 && next.value >= ORDINAL_PART_MIN && amount.digits === 0;
  return isPart && ordinalIsPart(amount, next, folded, shares)
    ? ofOrdinalPart(amount, next, folded, shares)
    : undefined;
};

const ordinalIsPart = (amount: Amount, next: Amount, folded: string, shares: ShareLexicon): boolean => {
  if (shares.ordinalIsPart === 'never') return false;
  const isSure = shares.ordinalIsPart === 'any' || amount.value === 1;
  if (isSure && !amount.isArticle) return true;
  return (isSure || shares.ordinalIsPart === 'end') && mayEndHere(folded, next.end, shares);
};

/** After one, the part of a mixed number has no ending: `vingt et un cinquième` is twenty and a fifth. */
const ofOrdinalPart = (amount: Amount, next: Amount, folded: string, shares: ShareLexicon) => {
  const words = folded.slice(amount.body, amount.end).split(/[ -]/);
  const isMixed = words.length > 2 && words.at(-1) === 'un' && shares.and.has(words.at(-2) ?? '');
  const whole = isMixed ? amount.value - 1 : wholeBeforeUnit(amount, next.value, folded, shares);
  return whole > 0
    ? sum({ ...amount, value: whole }, (amount.value - whole) / next.value, next.end, folded)
    : share(amount, amount.value, next.value, next.end);
};

/** Smaller ordinals are never parts: `a second`, `one first`. */
const ORDINAL_PART_MIN = 3;

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** `a third of it`, but `a third ticket`. */
const mayEndHere = (folded: string, end: number, shares: ShareLexicon): boolean => {
  const after = /^ (\S+)/.exec(folded.slice(end, end + 12))?.[1];
  if (after === undefined) return true;
  if (shares.percent.at(folded, end + 1) !== undefined) return true;
  for (const phrase of shares.of) if (phrase.split(' ')[0] === after || after.startsWith("d'")) return true;
  return shares.and.has(after);
};

type Place = { readonly start: number; readonly end: number };

/** `preciso de 3 quartos`; but `três quartos da população`, `dois e três quartos`, or nothing else. */
const isThing = ({ start, end }: Place, amount: Amount, folded: string, shares: ShareLexicon): boolean => {
  if (!shares.thingsToo.has(folded.slice(start, end))) return false;
  if (amount.digits > 0 || !mayEndHere(folded, end, shares)) return true;
  const before = folded.slice(0, amount.start).trimEnd();
  const isAlone = before === '' || shares.and.has(before.slice(before.lastIndexOf(' ') + 1));
  return !isAlone && !/^ \S/.test(folded.slice(end, end + 2));
};

/** `um quarto para dois`: neither a quarter nor the fourth. */
const withThing = (amount: Amount, end: number): Amount | undefined =>
  amount.isArticle === true ? { ...amount, end } : undefined;

/** `five eighths`: one word after the number. */
const ofPart = (
  amount: Amount,
  next: Amount | undefined,
  folded: string,
  lexicon: NumberLexicon,
): Amount | undefined => {
  const at = nextWord(folded, amount.end);
  if (at === -1 || amount.digits > 4 || !Number.isInteger(amount.value)) return undefined;
  const part = lexicon.shares.partAt(folded, at);
  if (part === undefined || part.value < 2) return undefined;
  // Durations such as `half an hour` are read as a whole, including what follows.
  if (next !== undefined && next.start < part.end && next.end > part.end) return undefined;
  const { shares } = lexicon;
  const thing = { start: at, end: part.end };
  if (isThing(thing, amount, folded, shares)) return withThing(amount, thing.end);
  const whole = wholeBeforeAnd(amount, folded, shares) || wholeBeforeUnit(amount, part.value, folded, shares);
  if (whole > 0) {
    return sum({ ...amount, value: whole }, (amount.value - whole) / part.value, part.end, folded);
  }
  const tens = shares.namesTens ? tensToShare(amount, part.value, folded, at) : 0;
  return tens > 0
    ? share(amount, beforeTens(amount, tens, folded), tens + part.value, part.end)
    : share(amount, amount.value, part.value, part.end);
};

/** The hundreds in `cento e tre quarti`, where only the three counts the parts; else 0. */
export const wholeBeforeAnd = (
  { value, digits, body, end }: Amount,
  folded: string,
  { splitsAtAnd, and }: ShareLexicon,
): number => {
  const rest = value % 100;
  const hasRest = splitsAtAnd && digits === 0 && rest > 0 && value > 100;
  return hasRest && and.has(folded.slice(body, end).split(' ').at(-2) ?? '') ? value - rest : 0;
};

/** The hundreds in `two hundred and fifty-four hundredths` and in `tweehonderd drie vijfde`; else 0. */
const wholeBeforeUnit = (
  { value, digits, body, end }: Amount,
  part: number,
  folded: string,
  { splitsAtProper, and, hundredEnding }: ShareLexicon,
): number => {
  const rest = value % 100;
  if (digits > 0 || value < 100 || rest === 0 || rest >= part) return 0;
  const words = folded.slice(body, end).split(' ');
  const isJoined = splitsAtProper && and.has(words.at(-2) ?? '');
  const isApart = hundredEnding !== undefined && rest < 10 && words.at(-2)?.endsWith(hundredEnding) === true;
  return isJoined || isApart ? value - rest : 0;
};

/** `twenty twenty-fifths` begin like the year 2020. */
const beforeTens = ({ value, body, end }: Amount, tens: number, folded: string): number => {
  const rest = value - Math.sign(value) * tens;
  const isYear = Math.abs(value) >= 1000 && !/hundred|thousand/.test(folded.slice(body, end));
  return isYear ? rest / 100 : rest;
};

/**
 * `one hundred thirty fifths` are thirty-fifths; after "and", and in `twenty fifths`, the tens count the
 * parts.
 */
const tensToShare = (
  { value, digits, body, end }: Amount,
  part: number,
  folded: string,
  at: number,
): number => {
  const tens = Math.abs(value) % 100;
  if (digits > 0 || part >= 10 || !isTens(tens) || Math.abs(value) === tens) return 0;
  const isHyphened = folded.slice(end, at) === '-';
  const words = folded.slice(body, end).split(' ');
  const isJoined = words.length > 1 && AND_WORDS.has(words.at(-2) ?? '');
  return words.length > 1 && (isHyphened || !isJoined) ? tens : 0;
};

const AND_WORDS: ReadonlySet<string> = new Set(andWords.split(' '));
