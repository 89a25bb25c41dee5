import type { Amount } from '../amount.ts';
import { afterUnits, unitLikeNouns } from '../data/unit-like-nouns.ts';
import { unitLinks } from '../data/unit-links.ts';
import { alternatives, isHangulUnit, isLetterAt } from '../folding.ts';
import { readInTurn } from '../in-turn.ts';
import { halfAfter, loneHalves, withPart } from '../numbers/half-after.ts';
import { partsOfUnits } from '../numbers/part-units.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Reading, Recognizer } from '../reading.ts';
import { withSmallerUnits } from './compound-units.ts';

/** Where a unit may begin after an amount: directly, after a space or hyphen, or after a small word. */
export const unitAfter = <T>(reading: Reading, amount: Amount, table: PhraseTable<T>) => {
  const { folded } = reading;
  const direct = table.at(folded, amount.end, isHangulUnit(folded.charCodeAt(amount.end)) || undefined);
  if (direct !== undefined) return direct;
  const bracketed = inBrackets(folded, amount.end, table);
  if (bracketed !== undefined) return bracketed;
  const separator = folded.charAt(amount.end);
  if (separator !== ' ' && separator !== '-' && separator !== "'") return undefined;
  const next = table.at(folded, amount.end + 1);
  if (next !== undefined) return next;
  if (!isLetterAt(folded, amount.end + 1)) return undefined;
  const linked = LINKED.exec(folded.slice(amount.end, amount.end + LINKED_UNITS_MAX));
  return linked === null ? undefined : table.at(folded, amount.end + linked[0].length);
};

const LINKED = new RegExp(`^ (?:${alternatives(unitLinks)})(?: |(?<='))`);
/** The longest of these links is ` additional `. */
const LINKED_UNITS_MAX = 12;

const BRACKETS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>' };

/** `20 [kg]`, `5(m)`. */
const inBrackets = <T>(folded: string, end: number, table: PhraseTable<T>) => {
  const open = folded.charAt(end) === ' ' ? end + 1 : end;
  const close = BRACKETS[folded.charAt(open)];
  const unit = close === undefined ? undefined : table.at(folded, open + 1);
  return unit !== undefined && folded.charAt(unit.end) === close ? { ...unit, end: unit.end + 1 } : undefined;
};

/** `a stone wall`, but `a cup of tea`, `a foot` */
const isOtherThing = (
  folded: string,
  amount: Amount,
  { start, end }: { start: number; end: number },
): boolean => {
  if (!amount.isArticle || !unitLikeNouns.has(folded.slice(start, end))) return false;
  const after = /^ (\p{L}+)/u.exec(folded.slice(end, end + NOUN_UNITS_MAX))?.[1];
  return after !== undefined && !afterUnits.has(after);
};

/** Longer than any word in the list. */
const NOUN_UNITS_MAX = 12;

/** Amounts with a unit of the table, in a language. */
export const measured =
  (table: () => PhraseTable<string>, base: string): Recognizer =>
  (reading) => {
    const counted = withSmallerUnits(
      reading,
      readInTurn(reading.amounts(), (amount) => {
        const unit = amount.isOrdinal ? undefined : unitAfter(reading, amount, table());
        if (unit === undefined || isOtherThing(reading.folded, amount, unit)) return undefined;
        const { part, end } = halfAfter(reading.folded, unit.end, base);
        const value = { amount: withPart(amount.value, part), unit: unit.value };
        return { value, start: amount.start, end };
      }),
    );
    const lone = [
      ...partsOfUnits(reading.folded, table(), base),
      ...loneHalves(reading.folded, table(), base),
    ]
      .filter(({ start, end }) => !counted.some((one) => one.start < end && start < one.end))
      .map(({ unit, amount, start, end }) => ({ value: { amount, unit }, start, end }));
    return lone.length === 0 ? counted : [...counted, ...lone].sort((a, b) => a.start - b.start);
  };
