import { describe, expect, it } from 'vitest';
import { indentedJson } from '../console/src/parts/indented-json.ts';

describe('an indented text of JSON', () => {
  it.each([
    ['{"a":1,"b":[true,null],"c":{}}', '{\n  "a": 1,\n  "b": [\n    true,\n    null\n  ],\n  "c": {}\n}'],
    ['[]', '[]'],
    ['{"a":"}, {\\" ["}', '{\n  "a": "}, {\\" ["\n}'],
    ['{ "a" :\n[ ] }', '{\n  "a": []\n}'],
  ])('%s', (text, indented) => {
    expect(indentedJson(text)).toBe(indented);
  });

  it('keeps what parsing would change: long numbers and repeated keys', () => {
    expect(indentedJson('{"a":12345678901234567890,"a":1.0}')).toBe(
      '{\n  "a": 12345678901234567890,\n  "a": 1.0\n}',
    );
  });

  it.each(['', 'closed', '<html>', '{"a":', '"text"', '12'])('is not made of %j', (text) => {
    expect(indentedJson(text)).toBeUndefined();
  });
});
