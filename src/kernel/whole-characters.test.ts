import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withWholeCharacters } from './whole-characters.ts';

it.each([
  ['a pair', '"\\ud83d\\ude00"', '😀'],
  ['a first half', '"\\ud83d x"', '\ufffd x'],
  ['a second half', '"x \\uDE00"', 'x \ufffd'],
  ['two first halves and a second one', '"\\ud83d\\ud83d\\ude00"', '\ufffd😀'],
  ['a backslash before the letters', '"\\\\ud83d"', '\\ud83d'],
  ['a half in a key', '{"\\ud83d":1}', { '\ufffd': 1 }],
])('a JSON text with %s is read with whole characters', (_, json, value) => {
  expect(JSON.parse(withWholeCharacters(json))).toEqual(value);
});

it('replaces exactly the halves of any text', () => {
  const unit = fc.constantFrom('\ud83d', '\ude00', '\\', 'u', 'd83d', '"', 'é', '\n');
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join('');
      expect(JSON.parse(withWholeCharacters(JSON.stringify(text)))).toBe(Buffer.from(text).toString());
    }),
  );
});
