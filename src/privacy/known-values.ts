import type { JsonValue } from '../kernel/json.ts';
import type { Stretch } from './masked-text.ts';

/**
 * Values that are known to be masked, as they may turn up again: in a reply, a context, a webhook's answer.
 */
export type KnownValues = {
  /** Takes a value, and the words it was read from. */
  readonly add: (value: JsonValue, as: string) => void;
  /** The word for a value that is one of them, whole. */
  readonly labelOf: (value: JsonValue) => string | undefined;
  readonly stretchesIn: (text: string) => readonly Stretch[];
};

export const knownValues = (): KnownValues => {
  const texts = new Map<string, string>();
  const objects = new Map<string, string>();
  let pattern: RegExp | undefined;
  const add: KnownValues['add'] = (value, as) => {
    if (Array.isArray(value)) {
      for (const item of value) add(item, as);
    } else if (typeof value === 'object' && value !== null) {
      objects.set(JSON.stringify(value), as);
    } else if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).trim();
      if (text === '' || texts.has(text.toLowerCase())) return;
      texts.set(text.toLowerCase(), as);
      const inAddresses = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).toLowerCase();
      texts.set(inAddresses, as);
      pattern = undefined;
    }
  };
  return {
    add,
    labelOf: (value) => {
      if (typeof value === 'number') return texts.get(String(value));
      if (typeof value !== 'object' || value === null || objects.size === 0) return undefined;
      return objects.get(JSON.stringify(value));
    },
    stretchesIn: (text) => {
      if (texts.size === 0) return [];
      pattern ??= anyOf([...texts.keys()]);
      return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        as: texts.get(found.toLowerCase()) ?? texts.values().next().value ?? '',
      }));
    },
  };
};

/** Scripts that put spaces between words: there a value is no part of a longer word. */
const SPACED =
  '\\p{N}\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Arabic}\\p{Script=Hebrew}';
const OPENS_SPACED = new RegExp(`^[${SPACED}]`, 'u');
const ENDS_SPACED = new RegExp(`[${SPACED}]$`, 'u');

const anyOf = (texts: readonly string[]): RegExp => {
  const alternatives = texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => {
      const literal = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
      const before = OPENS_SPACED.test(text) ? `(?<![${SPACED}])` : '';
      const behind = ENDS_SPACED.test(text) ? `(?![${SPACED}])` : '';
      return before + literal + behind;
    });
  return new RegExp(alternatives.join('|'), 'giu');
};
