import { describe, expect, it } from 'vitest';
import { parsedInPieces } from './json-pieces.ts';
import { JSON_PARSED_CHARS_MAX } from './limits/http.ts';
import { finish } from './steps.ts';

const parsed = (text: string): unknown => finish(parsedInPieces(text, JSON.parse));

const long = 'x'.repeat(JSON_PARSED_CHARS_MAX / 3);
const many = Array.from({ length: 40_000 }, (_, at) => ({ value: `a, "b" ] } \\ ${at}`, synonyms: [] }));

/** A text, and its value if it is parsed as a whole. */
const fault = (text: string): string => {
  try {
    parsed(text);
    return 'none';
  } catch (error) {
    return error instanceof SyntaxError ? 'refused' : String(error);
  }
};

describe('JSON in pieces', () => {
  it.each([
    ['a list of small items', many],
    ['a list of large items', [long, long, long, [long, long, many], {}]],
    ['an object of large members', { a: many, b: 1, c: [many], d: { e: long, f: many, g: long }, h: [] }],
    ['lists of lists', [[[[many]]], [[]], []]],
    ['one long string', `${long}${long}${long}${long}`],
    ['names of many kinds', { 7: many, 'a"b': many, '': many, ünï: [long, long, long, long] }],
    ['a short text', { a: [1, 2] }],
  ])('are the same value: %s', (_, value) => {
    expect(parsed(JSON.stringify(value))).toEqual(value);
    expect(parsed(` ${JSON.stringify(value, undefined, 1)}\n`)).toEqual(value);
  });

  it('keep a member of the name __proto__ a member, and the last of two with one name', () => {
    const text = `{"__proto__":${JSON.stringify(many)},"a":1,"b":${JSON.stringify(many)},"a":2}`;
    const value = parsed(text) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'a', 'b']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value.a).toBe(2);
  });

  it('are refused where the whole text would be', () => {
    const list = JSON.stringify(many);
    const body = list.slice(1, -1);
    const object = `{"a":${list},"b":${list}}`;
    const broken = [
      `[${body},]`,
      `[,${body}]`,
      `[${body},,${body}]`,
      `[${body}, ,${body}]`,
      `[${body},   ]`,
      `[${body}}`,
      `[${body}]]`,
      `[${body}] x`,
      `[${body}`,
      `{"a":${list},}`,
      `{"a" ${list}}`,
      `{a:${list}}`,
      `{"a":${list} "b":1}`,
      `{"a":,"b":${list}}`,
      `{${list}}`,
      `${object},`,
      `[${list}${list}]`,
      `["${long}${long}${long}${long}]`,
    ];
    for (const text of broken) {
      expect(() => JSON.parse(text)).toThrow();
      expect([text.slice(0, 20), text.slice(-20), fault(text)]).toEqual([
        text.slice(0, 20),
        text.slice(-20),
        'refused',
      ]);
    }
  });

  it('name the place of a fault in the whole text', () => {
    const start = `[${JSON.stringify(many).slice(1, -1)},`;
    expect(() => parsed(`${start}1 2]`)).toThrow(`position ${start.length + 2}`);
  });
});
