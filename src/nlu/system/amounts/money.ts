import type { Amount } from '../amount.ts';
import { isHangulUnit, isLetterAt } from '../folding.ts';
import { type AmountSurroundings, isOfNext, readInTurn } from '../in-turn.ts';
import { baseLanguage } from '../language.ts';
import { lazily } from '../lazily.ts';
import { halfAfter, withPart } from '../numbers/half-after.ts';
import { withLetterScale } from '../numbers/letter-scales.ts';
import { numberFinder } from '../numbers/numbers.ts';
import { withMao, withScaleAfter } from '../numbers/sum-tails.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Found, Reading, Recognizer } from '../reading.ts';
import { bareCents, centsAfter, centsAlone, centTable, withSpokenPrices } from './cents.ts';
import { currencyTable } from './currency-table.ts';
import { type Currency, colonSums, gluedSums, type Sum, withGlued } from './glued-money.ts';
import { tenthsAfter } from './han-money.ts';

export const moneyRecognizers = (language: string): Readonly<Record<string, Recognizer>> => {
  const base = baseLanguage(language);
  const table = lazily(() => currencyTable(language));
  const cents = lazily(() => centTable(base));
  const find = lazily(() => numberFinder(base));
  return {
    'sys.unit-currency': (reading) => {
      const amounts = reading
        .amounts()
        .filter((amount) => !amount.isOrdinal)
        .map((amount) => withLetterScale(reading, amount));
      const prices = withSpokenPrices(
        amounts,
        reading.folded,
        base,
        (amount) => currencyAfter(reading, amount, table()) !== undefined,
      );
      const sums = sumsOf(reading, prices, { table: table(), cents: cents(), base }).map((sum) => {
        const { part, end } = halfAfter(reading.folded, sum.end, base);
        return part === 0 ? sum : { ...sum, amount: withPart(sum.amount, part), end };
      });
      const glued = [...gluedSums(reading, table(), find()), ...colonSums(reading, table(), base)];
      return withGlued(sums, glued).map(toFound);
    },
    'sys.currency-name': (reading) =>
      table()
        .all(reading.folded)
        .filter((match) => isMeant(reading, match))
        .map(({ start, end, value }) => ({ value: value.code, start, end })),
  };
};

type Words = {
  readonly table: PhraseTable<Currency>;
  readonly cents: PhraseTable<string>;
  readonly base: string;
};

const sumsOf = (
  reading: Reading,
  amounts: readonly Amount[],
  { table, cents, base }: Words,
): readonly Sum[] =>
  readInTurn(amounts, (amount, turn) => {
    const named = sumAt(reading, amount, table, turn);
    if (named === undefined) return centsAlone(reading, amount, cents);
    const place = turn.next === undefined ? amounts.length : amounts.indexOf(turn.next);
    const whole = withMao(reading, withScaleAfter(reading, named), amounts.slice(place, place + 2));
    if (whole.end > named.end) return whole;
    if (turn.next === undefined) return tenthsAfter(reading, whole) ?? whole;
    return (
      tenthsAfter(reading, whole) ??
      centsAfter(reading, whole, turn.next, cents) ??
      bareCents(reading, whole, turn.next, base) ??
      whole
    );
  });

const toFound = ({ amount, currency, start, end }: Sum): Found => ({
  value: { amount, currency },
  start,
  end,
});

type Match = { readonly start: number; readonly end: number; readonly value: Currency };

const isMeant = ({ text }: Reading, { start, end, value }: Match): boolean => {
  const written = text.slice(start, end);
  return !value.isCode || written === written.toUpperCase();
};

/** The currency after the amount, unless it belongs to the next amount; else the one before it. */
const sumAt = (
  reading: Reading,
  amount: Amount,
  table: PhraseTable<Currency>,
  { free, next }: AmountSurroundings,
): Sum | undefined => {
  const before =
    currencyBefore(reading, { start: amount.start, free }, table) ??
    nameBefore(reading, { start: amount.start, free }, table);
  const named = currencyAfter(reading, amount, table);
  // `a $ 5 note`: an article needs a currency in words.
  const after = amount.isArticle && named && !isNameAt(reading, named) ? undefined : named;
  const isAtOdds = before !== undefined && after !== undefined && !mayBeSame(reading, before, after);
  if (after !== undefined && !isOfNext(reading.folded, { amount, before, after, next, isAtOdds }))
    return { amount: amount.value, currency: after.value.code, start: amount.start, end: after.end };
  return (
    before && { amount: amount.value, currency: before.value.code, start: before.start, end: amount.end }
  );
};

/** A word; a code before digits is the currency of those: `a CHF 250 watch`. */
const isNameAt = ({ text, folded }: Reading, { start, end }: Match): boolean =>
  // a real problem
  folded.slice(Math.max(0, start - 2), end) !== 'a real' &&
  /\p{L}$/u.test(text.slice(start, end)) &&
  !/^[A-Z]{3} \d/.test(text.slice(start, end + 2));

/** Signs of several currencies, which letters can then specify: `$5 CAD`. */
const SHARED_SIGNS: Readonly<Record<string, string>> = {
  $: 'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU JMD BBD TTD FJD',
  '¥': 'JPY CNY',
  '£': 'GBP EGP LBP SYP GIP FKP',
  'rs.': 'INR PKR LKR NPR MUR',
};

const mayBeSame = ({ folded }: Reading, before: Match, after: Match): boolean =>
  before.value.code === after.value.code ||
  (SHARED_SIGNS[folded.slice(before.start, before.end)] ?? '').includes(after.value.code);

/** `49,- Euro`: a dash instead of cents. */
const NO_CENTS = /^,-{1,2}(?![\d-])/;

const currencyAfter = (reading: Reading, amount: Amount, table: PhraseTable<Currency>): Match | undefined => {
  const { folded } = reading;
  const after = folded.charAt(amount.end) === ',' ? folded.slice(amount.end, amount.end + 4) : '';
  const end = amount.end + (NO_CENTS.exec(after)?.[0].length ?? 0);
  for (const from of [end, end + 1]) {
    if (from > end && folded.charAt(end) !== ' ' && folded.charAt(end) !== '-') break;
    const mayLink = from > end && folded.charAt(from) === 'd';
    const linked = mayLink ? (/^(?:de |d'|di )/.exec(folded.slice(from, from + 3))?.[0].length ?? 0) : 0;
    const begins = from === end || isHangulUnit(folded.charCodeAt(from)) || undefined;
    const match = table.at(folded, from + linked, begins);
    if (match !== undefined && isMeant(reading, match)) return match;
  }
  return undefined;
};

/** Indian prices: Rs 500. */
const SIGNS_IN_LETTERS: ReadonlySet<string> = new Set(['rs']);

/** Longer than any symbol or code before an amount. */
const BEFORE_UNITS_MAX = 5;

const currencyBefore = (
  reading: Reading,
  { start, free }: { readonly start: number; readonly free: number },
  table: PhraseTable<Currency>,
): Match | undefined => {
  const end = reading.folded.charAt(start - 1) === ' ' ? start - 1 : start;
  for (let from = Math.max(free, end - BEFORE_UNITS_MAX); from < end; from++) {
    const match = table.at(reading.folded, from);
    const written = reading.text.slice(from, end);
    const isSign = /[^\p{L}]/u.test(written) || SIGNS_IN_LETTERS.has(reading.folded.slice(from, end));
    const isShort = match !== undefined && (isSign || written === written.toUpperCase());
    if (match?.end === end && isShort && isMeant(reading, match)) return match;
  }
  return undefined;
};

/** `dollari 996`: Italian and Dutch put the name first, too. */
const NAME_BEFORE = /(?:dollari|euro|sterline|franchi|yen|dollar)(?= $)/;

const nameBefore = (
  { folded }: Reading,
  { start, free }: { readonly start: number; readonly free: number },
  table: PhraseTable<Currency>,
): Match | undefined => {
  if (!isLetterAt(folded, start - 2)) return undefined;
  const from = Math.max(free, start - 12);
  const match = NAME_BEFORE.exec(folded.slice(from, start));
  const named = match && table.at(folded, from + match.index);
  return named?.end === start - 1 ? named : undefined;
};
