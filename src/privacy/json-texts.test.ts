import { describe, expect, it } from 'vitest';
import { JSON_DEPTH_MAX } from '../kernel/limits/http.ts';
import { jsonInText, textsIn } from './json-texts.ts';
import { maskedJson } from './masked-json.ts';

const nested = (depth: number) => `${'['.repeat(depth)}"Ann"${']'.repeat(depth)}`;

describe('JSON inside a text', () => {
  it('keeps every digit of a long number', () => {
    expect(jsonInText('{"id":12345678901234567890,"n":5}')).toEqual({ id: '12345678901234567890', n: 5 });
    expect(jsonInText('["12345678901234567890 \\" \\\\", -1234567890.1234567e5]')).toEqual([
      '12345678901234567890 " \\',
      '-1234567890.1234567e5',
    ]);
  });

  it.each([
    ['quotes that are all escaped', `["${'\\"'.repeat(200_000)}`],
    ['an escape at its end', `["${'\\"'.repeat(200_000)}\\`],
    ['an escaped line break', `["${'\\"'.repeat(200_000)}\\\n`],
  ])('is not JSON with %s, and is not searched from each quote again', (_, text) => {
    expect(jsonInText(text)).toBeUndefined();
  });

  it('is searched and masked as a plain text if it is nested too deep', () => {
    const mask = { labelOf: () => undefined, text: (text: string) => text.replace('Ann', '[name]') };
    expect(textsIn(nested(JSON_DEPTH_MAX))).toEqual(['Ann']);
    for (const depth of [JSON_DEPTH_MAX + 1, 100_000]) {
      expect(textsIn(nested(depth))).toEqual([nested(depth)]);
      expect(maskedJson({ data: nested(depth) }, mask)).toEqual({
        data: nested(depth).replace('Ann', '[name]'),
      });
    }
  });
});
