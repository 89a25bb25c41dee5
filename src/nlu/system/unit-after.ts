import type { Amount } from './amount.ts';
import { isHangulUnit } from './folding.ts';
import { readInTurn } from './in-turn.ts';
import type { PhraseTable } from './phrases.ts';
import type { Reading, Recognizer } from './reading.ts';

/** Where a unit may begin after an amount: directly, after a space or hyphen, or after a small word. */
export const unitAfter = <T>(reading: Reading, amount: Amount, table: PhraseTable<T>) => {
  const { folded } = reading;
  const direct = table.at(folded, amount.end, isHangulUnit(folded.charCodeAt(amount.end)) || undefined);
  if (direct !== undefined) return direct;
  const separator = folded.charAt(amount.end);
  if (separator !== ' ' && separator !== '-' && separator !== "'") return undefined;
  const next = table.at(folded, amount.end + 1);
  if (next !== undefined) return next;
  const linked = /^ (?:of|de|d'|di|von) ?/.exec(folded.slice(amount.end, amount.end + 5));
  return linked === null ? undefined : table.at(folded, amount.end + linked[0].length);
};

/** Amounts with a unit of the table. */
export const measured =
  (table: () => PhraseTable<string>): Recognizer =>
  (reading) =>
    readInTurn(reading.amounts(), (amount) => {
      const unit = amount.isOrdinal ? undefined : unitAfter(reading, amount, table());
      return (
        unit && { value: { amount: amount.value, unit: unit.value }, start: amount.start, end: unit.end }
      );
    });
