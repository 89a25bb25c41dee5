import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsIn } from '../../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX } from '../../kernel/limits/agents.ts';
import { finish } from '../../kernel/steps.ts';
import { eventPartsOf, jsonBytes, refusalOfSize } from './event-parts.ts';

const MAX = AGENT_EVENT_DATA_BYTES_MAX;
/** Takes this many bytes in a list, with its quotation marks and a comma. */
const item = (bytes: number) => 'x'.repeat(bytes - 3);
const sizesOf = (items: readonly string[]) => items.map(({ length }) => length + 3);

const partsOf = (itemsByLanguage: Record<string, string[]>, frame: unknown = '') => {
  const parts = finish(eventPartsOf(itemsByLanguage, { what: 'entity size', frame }));
  if ('refused' in parts) return parts;
  return {
    first: Object.fromEntries(Object.entries(parts.first).map(([lang, items]) => [lang, sizesOf(items)])),
    later: parts.later.map(({ lang, items }) => [lang, sizesOf(items)]),
  };
};

describe('the length of a value as JSON', () => {
  it.each([
    'plain',
    '\u{7f}\u{80}',
    'é',
    '\u{7ff}',
    '\u{800}',
    '茶',
    '\u{d7ff}',
    '\u{e000}',
    '\u{ffff}',
    'a😀b',
    '\ud800',
    '\udfff',
  ])('of %j is that of its bytes in UTF-8', (text) =>
    expect(jsonBytes({ text })).toBe(Buffer.byteLength(JSON.stringify({ text }))),
  );

  it('of any JSON is that of its bytes in UTF-8', () =>
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
        expect(jsonBytes(JSON.parse(json))).toBe(Buffer.byteLength(JSON.stringify(JSON.parse(json))));
      }),
    ));
});

describe('the lists of an event', () => {
  it('are in it if they fit, and empty ones are left out', () =>
    expect(partsOf({ en: [item(9), item(9)], de: [], fr: [item(9)] })).toEqual({
      first: { en: [9, 9], fr: [9] },
      later: [],
    }));

  it('have each item once, however many there are', () => {
    const numbers = Array.from({ length: 1_000 }, (_, number) => number);
    const parts = finish(eventPartsOf({ en: numbers }, { what: 'entity size', frame: '' }));
    expect(parts).toEqual({ first: { en: numbers }, later: [] });
  });

  it('fill the room beside the frame to the last byte', () => {
    const frame = item(100);
    const room = MAX - jsonBytes(frame);
    expect(partsOf({ en: [item(room)] }, frame)).toEqual({ first: { en: [room] }, later: [] });
    expect(partsOf({ en: [item(room + 1)] }, frame)).toEqual({ first: {}, later: [['en', [room + 1]]] });
  });

  it('share that room', () => {
    const [half, rest] = [item(200_000), item(MAX - 200_000 - jsonBytes(''))];
    expect(partsOf({ en: [half], de: [rest] })).toMatchObject({ later: [] });
    const larger = rest.length + 1;
    expect(partsOf({ en: [half], de: ['x'.repeat(larger)] })).toEqual({
      first: { en: [200_000] },
      later: [['de', [larger + 3]]],
    });
  });

  it('are in later events from the first on that does not fit, so that they stay in order', () =>
    expect(partsOf({ en: [item(9), item(MAX - 10)], de: [item(9)] })).toEqual({
      first: { en: [9] },
      later: [
        ['en', [MAX - 10]],
        ['de', [9]],
      ],
    }));

  it('are refused with the size of an item or of the frame that no event can hold', () => {
    const tooLarge = {
      refused: 'part_too_large',
      facts: { what: 'entity size', bytes: MAX + 1, bytesMax: MAX },
    };
    expect(partsOf({ en: [item(MAX + 1)] })).toEqual(tooLarge);
    expect(partsOf({ en: [item(MAX)] })).toEqual({ first: {}, later: [['en', [MAX]]] });
    expect(partsOf({}, item(MAX + 2))).toEqual(tooLarge);
    expect(partsOf({}, item(MAX + 1))).toEqual({ first: {}, later: [] });
  });
});

describe('the settings of an agent', () => {
  const settingsOf = (bytes: number) => {
    const settings = settingsIn('en');
    const description = 'x'.repeat(bytes - jsonBytes({ ...settings, description: '' }));
    return { ...settings, description };
  };

  it('may be as large as an event', () => expect(refusalOfSize(settingsOf(MAX))).toBeUndefined());

  it('are refused with their size if they are larger', () =>
    expect(refusalOfSize(settingsOf(MAX + 1))).toEqual({
      refused: 'part_too_large',
      facts: { what: 'the settings', bytes: MAX + 1, bytesMax: MAX },
    }));
});
