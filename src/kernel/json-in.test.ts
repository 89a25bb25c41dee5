import { expect, it } from 'vitest';
import { jsonIn } from './json-in.ts';
import { JSON_DEPTH_MAX } from './limits/http.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('reads JSON, and returns nothing for other text', () => {
  expect(jsonIn('{"a":[1]}')).toEqual({ a: [1] });
  expect(jsonIn('{')).toBeUndefined();
});

it.each([JSON_DEPTH_MAX + 1, 30_000])(
  'reads nothing from a text nested %i deep, which would overflow the stack of its readers',
  (depth) => {
    expect(jsonIn(nested(JSON_DEPTH_MAX))).toBeDefined();
    expect(jsonIn(nested(depth))).toBeUndefined();
  },
);
