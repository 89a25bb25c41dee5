import { describe, expect, it } from 'vitest';
import {
  isKept,
  readStoreAddress,
  type StoreAddress,
  sharesViews,
  shownStore,
  storeFolder,
  withoutPassword,
} from './store-address.ts';

describe('the address of a store', () => {
  it.each([
    ['memory:', { kind: 'memory' }],
    ['lmdb:./data', { kind: 'lmdb', folder: './data' }],
    ['lmdb:C:\\data', { kind: 'lmdb', folder: 'C:\\data' }],
    ['lmdb:esdb://one', { kind: 'lmdb', folder: 'esdb://one' }],
    ['esdb://one:2113?tls=false', { kind: 'eventstoredb', address: 'esdb://one:2113?tls=false' }],
    ['esdb+discover://one,two', { kind: 'eventstoredb', address: 'esdb+discover://one,two' }],
  ])('%s names a store and is shown unchanged', (text, store) => {
    const read = readStoreAddress(text);
    expect(read).toEqual(store);
    expect(read && shownStore(read)).toBe(text);
  });

  it.each([
    '',
    'memory',
    'memory:x',
    'lmdb',
    'lmdb:',
    'lmdb:a\nb',
    'LMDB:data',
    'esdb:',
    'esdb://',
    'esdb+other://one',
    'esdbx://one',
    ' esdb://one',
    'postgres://one',
  ])('%j does not name a store', (text) => {
    expect(readStoreAddress(text)).toBeUndefined();
  });

  it.each(['changeit', 'a/b', 'a@b', 'a?b', 'a b', 'a:b'])('is shown without its password: %s', (word) => {
    const shown = 'esdb://one.example:2113?tls=false';
    const address = `esdb://admin:${word}@one.example:2113?tls=false`;
    expect(shownStore({ kind: 'eventstoredb', address })).toBe(shown);
    expect(withoutPassword(address)).toBe(shown);
    expect(withoutPassword(shown)).toBe(shown);
  });
});

const memory: StoreAddress = { kind: 'memory' };
const embedded: StoreAddress = { kind: 'lmdb', folder: 'data' };
const remote: StoreAddress = { kind: 'eventstoredb', address: 'esdb://one' };

describe('a kind of store', () => {
  it('keeps its events after the server has ended, unless it is in memory', () => {
    expect([memory, embedded, remote].map(isKept)).toEqual([false, true, true]);
  });

  it('has a folder on this machine only if it is embedded', () => {
    expect([memory, embedded, remote].map(storeFolder)).toEqual([undefined, 'data', undefined]);
  });

  it('shares its views between servers, unless it is EventStoreDB', () => {
    expect([memory, embedded, remote].map(sharesViews)).toEqual([true, true, false]);
  });
});
