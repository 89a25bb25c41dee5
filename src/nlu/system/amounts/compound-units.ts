import { round } from '../numbers/number-span.ts';
import type { Reading } from '../reading.ts';

/** A measured amount and its place. */
export type Measured = {
  readonly value: { readonly amount: number; readonly unit: string };
  readonly start: number;
  readonly end: number;
};

/** How many of the smaller unit are in the larger one, for units that are said together. */
const PARTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ft: { inch: 12 },
  yd: { ft: 3, inch: 36 },
  mile: { yd: 1760, ft: 5280 },
  lb: { oz: 16 },
  st: { lb: 14 },
  stone: { lb: 14 },
  km: { m: 1000 },
  m: { cm: 100 },
  cm: { mm: 10 },
  kg: { g: 1000 },
  t: { kg: 1000 },
  L: { mL: 1000, cL: 100, dL: 10 },
  gal: { quart: 4, pint: 8 },
};

const JOINT = /^ ?(?:(?:and|und|et|y|e|и|en|ve|och|og|和|と|과|와) )?$/;

/** `5 ft 2 in`, `1 m 80 cm`: one amount of the larger unit. */
export const withSmallerUnits = ({ folded }: Reading, parts: readonly Measured[]): readonly Measured[] => {
  const whole: Measured[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const sum = last && JOINT.test(folded.slice(last.end, part.start)) ? sumOf(last, part) : undefined;
    if (sum === undefined) whole.push(part);
    else whole[whole.length - 1] = sum;
  }
  return whole.map((one) => withBarePart(folded, one));
};

const sumOf = (last: Measured, part: Measured): Measured | undefined => {
  const factor = PARTS[last.value.unit]?.[part.value.unit];
  const { amount } = part.value;
  if (factor === undefined || amount <= 0 || amount >= factor || !Number.isInteger(last.value.amount))
    return undefined;
  const sum = round(last.value.amount + amount / factor);
  return { value: { amount: sum, unit: last.value.unit }, start: last.start, end: part.end };
};

const INCHES_AFTER = /^ (1[01]|[1-9])(?= ?(?:[.!?,;](?!\d)|$))/;
const CENTIMETRES_AFTER = /^ ?(\d{2})(?= ?(?:[.!?,;](?!\d)|$))/;

/** `5 foot 2`, `1 Meter 80`, `1m75`: the unit of the second number is implied. */
const withBarePart = (folded: string, one: Measured): Measured => {
  const { amount, unit } = one.value;
  const [shape, factor] = unit === 'ft' ? [INCHES_AFTER, 12] : [CENTIMETRES_AFTER, 100];
  if ((unit !== 'ft' && unit !== 'm') || !Number.isInteger(amount)) return one;
  const match = shape.exec(folded.slice(one.end, one.end + 6));
  if (match === null) return one;
  const sum = round(amount + Number(match[1]) / factor);
  return { value: { amount: sum, unit }, start: one.start, end: one.end + match[0].length };
};
