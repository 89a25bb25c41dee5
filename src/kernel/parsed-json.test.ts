import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsedJson } from './parsed-json.ts';

it.each([
  ['{"__proto__":{"isAdmin":true},"a":[{"__proto__":1,"b":2}]}', { a: [{ b: 2 }] }],
  ['{"\\u005f_proto__":{"isAdmin":true},"constructor":1}', { constructor: 1 }],
  ['{"__\\u0070roto__":{},"__pro\\u0074o__":{},"__pr\\u006Fto_\\u005F":{}}', {}],
  ['["__proto__",null]', ['__proto__', null]],
])('drops members that could set a prototype: %s', (text, value) => {
  expect(parsedJson(text)).toStrictEqual(value);
});

it('returns any other value as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(!text.includes('__proto__'));
      expect(parsedJson(text)).toEqual(JSON.parse(text));
    }),
  );
});
