import { describe, expect, it } from 'vitest';
import { numbersOf, protocolVersionOf } from './protocol-version.ts';

describe('the protocol version', () => {
  it.each([undefined, '', ['']])('is the oldest by default: %j', (v) => {
    expect(protocolVersionOf(v)).toBe('20150910');
  });

  it.each(['20150204', '20150910', '20170712', '19990101', '29991231', '99999999'])('may be %s', (v) => {
    expect(protocolVersionOf(v)).toBe(v);
  });

  it.each(['2015091', '201509100', '2015091001', '2015-09-10', 'newest'])('may not be "%s"', (v) => {
    expect(() => protocolVersionOf(v)).toThrow(expect.objectContaining({ code: 'bad_protocol_version' }));
  });

  it.each([
    ['20150204', 'string'],
    ['20150910', 'string'],
    ['20170711', 'string'],
    ['20170712', 'number'],
    ['20300101', 'number'],
  ])('behaves as the newest known that is not after it: numbers in %s are of type %s', (v, type) => {
    expect(numbersOf(v)).toBe(type);
  });
});
