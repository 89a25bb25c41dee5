import type { PhraseTable } from '../phrases.ts';

/** An hour and a half, un litro y medio, zwei Euro und ein halber: the part follows the unit. */
const HALVES: Readonly<Record<string, RegExp>> = {
  en: /^ and (?:a )?(?:half|quarter)(?![a-z-])/,
  fr: /^ et (?:demie?|quart|un quart)(?![a-z-])/,
  es: /^ y (?:medi[ao]|(?:un )?cuarto)(?![a-z-])/,
  it: /^ e (?:mezz[ao]|un quarto)(?![a-z-])/,
  pt: /^ e (?:mei[ao]|um quarto)(?![a-z-])/,
  nl: /^ en een (?:half|halve|kwart)(?![a-z-])/,
  sv: /^ och en (?:halv|kvart)(?![a-z-])/,
  ja: /^半/,
  zh: /^半/,
  ko: /^ ?반(?![가-힣])/,
};

/** Languages in which one and a half needs no word for one: kilo y medio, hora e meia. */
const ONE_LEFT_OUT: ReadonlySet<string> = new Set(['es', 'pt']);

/** `año y medio`: a unit without an amount before it, and a half after it. */
export const loneHalves = <T>(
  folded: string,
  units: PhraseTable<T>,
  base: string,
): readonly { readonly unit: T; readonly amount: number; readonly start: number; readonly end: number }[] =>
  !ONE_LEFT_OUT.has(base) || !/ [ye] (?:medi|mei)[ao](?![a-z])/.test(folded)
    ? []
    : units.all(folded).flatMap(({ start, end, value }) => {
        const half = halfAfter(folded, end, base);
        const isWord = half.part > 0 && end - start > 2;
        return isWord ? [{ unit: value, amount: 1 + half.part, start, end: half.end }] : [];
      });

const QUARTER = /quart|cuarto|kwart|kvart/;
/** `dos litros y media docena de huevos`: the half is of something else. */
const HALF_OF_OTHER = /^ (?:an? |of |de |d'|di )?(?:doz|douz|doc|duz|mil(?:h|io|l[io]|(?![a-z])))/;
const HALF_UNITS_MAX = 20;

export type HalfAfter = { readonly part: number; readonly end: number };

/** The half or quarter after the unit that ends at `end`; a part of zero if there is none. */
export const halfAfter = (folded: string, end: number, base: string): HalfAfter => {
  const said = HALVES[base]?.exec(folded.slice(end, end + HALF_UNITS_MAX))?.[0] ?? '';
  const after = end + said.length;
  if (said === '' || HALF_OF_OTHER.test(folded.slice(after, after + HALF_UNITS_MAX))) return { part: 0, end };
  return { part: QUARTER.test(said) ? 0.25 : 0.5, end: after };
};
