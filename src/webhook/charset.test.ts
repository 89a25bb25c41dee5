import { describe, expect, it } from 'vitest';
import { decodeBody } from './charset.ts';

const typed = (value: string) => [
  { name: 'server', value: 'shop; charset=utf-16' },
  { name: 'Content-Type', value },
];
const latin1 = Uint8Array.from([0x7b, 0xe5, 0x80, 0x7d]);

describe('the text of a reply', () => {
  it('is UTF-8 if its content type names no charset, or if it has none', () => {
    const without = [
      typed('application/json'),
      typed('text/plain; boundary=charset'),
      [{ name: 'x-type', value: 'a; charset=utf-16' }],
      [],
    ];
    for (const headers of without)
      for (const text of ['{å}', '\ufeff{å}'])
        expect(decodeBody(new TextEncoder().encode(text), headers)).toEqual({ text });
  });

  it('is UTF-8 with its byte order mark, whatever the content type says', () => {
    const marked = new TextEncoder().encode('\ufeff{å}');
    expect(decodeBody(marked, typed('text/plain; charset=utf-16'))).toEqual({ text: '\ufeff{å}' });
    expect(decodeBody(marked, typed('text/plain; charset=utf-8'))).toEqual({ text: '\ufeff{å}' });
  });

  it('is not taken for marked UTF-8 by one byte of the mark', () => {
    expect(decodeBody(Uint8Array.from([0xef, 0x7d]), typed('text/plain; charset=iso-8859-1'))).toEqual({
      text: 'ï}',
    });
  });

  it.each([
    'text/plain; charset=iso-8859-1',
    'text/plain;charset=ISO-8859-1',
    'text/plain;  charset = "windows-1252"',
  ])('is read by the charset of %j', (type) => {
    expect(decodeBody(latin1, typed(type))).toEqual({ text: '{å€}' });
  });

  it('is UTF-16 in the byte order of its mark or of its first character', () => {
    const bytes = Uint8Array.from([0x7b, 0, 0xe5, 0, 0x7d, 0]);
    const swapped = Uint8Array.from([0, 0x7b, 0, 0xe5, 0, 0x7d]);
    const marked = Uint8Array.from([0xfe, 0xff, ...swapped]);
    for (const received of [bytes, swapped, marked])
      expect(decodeBody(received, typed('text/plain; charset=utf-16'))).toEqual({ text: '{å}' });
  });

  it('is as another charset declares it, and keeps its control characters', () => {
    expect(decodeBody(Uint8Array.from([0xc4, 0x80]), typed('text/plain; charset=koi8-r'))).toEqual({
      text: 'д─',
    });
  });

  it('names a charset that is unknown here', () => {
    expect(decodeBody(Uint8Array.from([0x7b, 0x7d]), typed('text/plain; charset=klingon'))).toEqual({
      text: '{}',
      unknownCharset: 'klingon',
    });
  });
});
