import type { SystemSpan } from './entities/recognise.ts';

/** Stand-in until src/nlu/system answers: numbers written in digits. */
export const isSystemEntity = (name: string): boolean => name.startsWith('sys.') && name !== 'sys.ignore';

export type Clock = { readonly now: string; readonly timezone: string };
export type SystemEntities = {
  readonly recognise: (entity: string, text: string, clock: Clock) => readonly SystemSpan[];
};

export const createSystemEntities = (_language: string): SystemEntities => ({
  recognise: (entity, text) =>
    entity === 'sys.number' || entity === 'sys.number-integer'
      ? [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(({ 0: digits, index }) => ({
          value: Number(digits),
          start: index,
          end: index + digits.length,
        }))
      : [],
});
