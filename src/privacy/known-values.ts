import type { JsonValue } from '../kernel/json.ts';
import { MASKED_WORK_PER_STEP } from '../kernel/limits/privacy.ts';
import type { Steps } from '../kernel/steps.ts';
import type { Stretch } from './masked-text.ts';

/** Values to mask that may occur again: in a reply, a context or a webhook's answer. */
export type KnownValues = {
  /** Adds a value, and the words it was read from. */
  readonly add: (value: JsonValue, as: string) => void;
  /** The label for a text that equals a value. */
  readonly labelOf: (value: JsonValue) => string | undefined;
  /** The time grows with the text, not with the number of values. */
  readonly stretchesIn: (text: string) => Steps<readonly Stretch[]>;
};

/** Values are found by their beginnings. */
const OPENING_UNITS = 3;

export const knownValues = (): KnownValues => {
  const texts = textIndex();
  /** The labels of objects, by their JSON. */
  const objects = new Map<string, string>();
  /**
   * Field names of the objects: most objects need not be written as JSON to see that they are none of them.
   */
  const shapes = new Set<string>();

  const add: KnownValues['add'] = (value, as) => {
    if (Array.isArray(value)) {
      for (const item of value) add(item, as);
    } else if (typeof value === 'object' && value !== null) {
      objects.set(JSON.stringify(value), as);
      shapes.add(shapeOf(value));
    } else if (typeof value === 'string' || typeof value === 'number') {
      for (const form of writings(String(value).trim())) texts.add(foldSameLength(form), as);
    }
  };

  return {
    add,
    labelOf: (value) => {
      if (typeof value === 'number') return texts.labelOf(String(value));
      if (typeof value !== 'object' || value === null || !shapes.has(shapeOf(value))) return undefined;
      return objects.get(JSON.stringify(value));
    },
    *stretchesIn(text) {
      const stretches: Stretch[] = [];
      if (texts.isEmpty()) return stretches;
      const searchedText = foldSameLength(text);
      let workOfStep = 0;
      for (let at = 0; at < searchedText.length; ) {
        const { length, work } = texts.lengthAt(searchedText, at);
        if (length > 0) {
          const as = texts.labelOf(searchedText.slice(at, at + length)) ?? '';
          stretches.push({ start: at, end: at + length, as });
        }
        at += Math.max(1, length);
        workOfStep += work;
        if (workOfStep < MASKED_WORK_PER_STEP) continue;
        workOfStep = 0;
        yield;
      }
      return stretches;
    },
  };
};

/** Folded texts with their labels, found in another text by their first units. */
const textIndex = () => {
  const labels = new Map<string, string>();
  /** By the beginning of a text: the lengths of the texts with it, longest first. */
  const lengths = new Map<string, number[]>();
  let hasShort = false;

  const candidatesAt = (text: string, at: number): readonly number[] => {
    const long = lengths.get(text.slice(at, at + OPENING_UNITS)) ?? NONE;
    if (!hasShort) return long;
    const short = [2, 1].filter((units) => lengths.has(text.slice(at, at + units)));
    return short.length === 0 ? long : [...long, ...short];
  };

  return {
    isEmpty: (): boolean => labels.size === 0,
    labelOf: (text: string): string | undefined => labels.get(text),
    add: (text: string, label: string): void => {
      if (text === '' || labels.has(text)) return;
      labels.set(text, label);
      const opening = text.slice(0, OPENING_UNITS);
      hasShort ||= text.length < OPENING_UNITS;
      const lengthsHere = lengths.get(opening) ?? [];
      if (lengthsHere.includes(text.length)) return;
      lengths.set(
        opening,
        [...lengthsHere, text.length].sort((a, b) => b - a),
      );
    },
    /** The length of the indexed text that begins at `at`, 0 for none; and how many units were compared. */
    lengthAt: (text: string, at: number): { readonly length: number; readonly work: number } => {
      let work = 1;
      for (const length of candidatesAt(text, at)) {
        work += length;
        if (labels.has(text.slice(at, at + length)) && isWhole(text, at, at + length))
          return { length, work };
      }
      return { length: 0, work };
    },
  };
};

const NONE: readonly number[] = [];

const shapeOf = (value: object): string => Object.keys(value).join('\n');

/** Case folded unit by unit, so that offsets stay those of the text. */
const foldSameLength = (text: string): string => {
  const lower = text.toLowerCase();
  const sameLength = lower.length === text.length ? lower : Array.from(text, lowerOf).join('');
  return sameLength.replaceAll('ς', 'σ');
};

const lowerOf = (char: string): string => {
  const lower = char.toLowerCase();
  return lower.length === char.length ? lower : char;
};

const ALL_DIGITS = /^[+-]?\d+$/;

/** Other notations of a value: with its accents composed or not, and as a JSON number. */
const writings = (text: string): readonly string[] => [
  text,
  text.normalize('NFC'),
  text.normalize('NFD'),
  // Longer numbers lose digits when JSON is read.
  ...(ALL_DIGITS.test(text) ? [String(Number(text))] : []),
];

/** Scripts with spaces between words: there a value is never part of a longer word. */
const SPACED =
  '\\p{N}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}';
const OPENS_SPACED = new RegExp(`^[${SPACED}]`, 'u');
const ENDS_SPACED = new RegExp(`[${SPACED}]$`, 'u');
/** The maximum number of units of a code point. */
const POINT_UNITS = 2;

const isWhole = (text: string, start: number, end: number): boolean =>
  !(isSpacedAfter(text, start) && isSpacedBefore(text, start)) &&
  !(isSpacedAfter(text, end) && isSpacedBefore(text, end));

const isSpacedBefore = (text: string, place: number): boolean =>
  ENDS_SPACED.test(text.slice(Math.max(0, place - POINT_UNITS), place));
const isSpacedAfter = (text: string, place: number): boolean =>
  OPENS_SPACED.test(text.slice(place, place + POINT_UNITS));
