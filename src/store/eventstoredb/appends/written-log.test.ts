import { describe, expect, it } from 'vitest';
import { ESDB_WRITTEN_MS_MAX } from '../../../kernel/limits/eventstoredb.ts';
import type { EventTexts } from '../wire/log-event.ts';
import { makeWrittenLog, type Written } from './written-log.ts';

const metadataText = '{"schemaVersion":1}';
const textsOf = (id: string): EventTexts => ({ id, type: 'X', dataText: '{"é":1}', metadataText });
/** What EventStoreDB adds to the texts of such an event, in a stream with a name of two characters. */
const BYTES = 88 + 3 + 2 + 8 + metadataText.length;

/** @param start the offset of its first event */
const appendAt = (start: number, ids: readonly string[], stream = 's1'): Written => ({
  stream,
  events: ids.map(textsOf),
  revision: ids.length - 1,
  position: start + (ids.length - 1) * BYTES,
});

const logOf = (...written: readonly Written[]) => {
  const log = makeWrittenLog();
  for (const one of written) log.add(one);
  return log;
};
const idsAfter = (log: ReturnType<typeof logOf>, position: number): string =>
  log
    .after(position)
    .map((event) => event.id())
    .join('');

describe('the log of own appends', () => {
  it('has the events of appends that touch, in the order of their positions', () => {
    const log = logOf(
      appendAt(100, ['a', 'b']),
      appendAt(100 + 3 * BYTES, ['d']),
      appendAt(100 + 2 * BYTES, ['c']),
    );
    expect(idsAfter(log, 100 + BYTES)).toBe('cd');
    expect(log.after(100)).toMatchObject([
      { stream: 's1', revision: 1, position: 100 + BYTES },
      { stream: 's1', revision: 0, position: 100 + 2 * BYTES },
      { stream: 's1', revision: 0, position: 100 + 3 * BYTES },
    ]);
  });

  it('ends where another writer has recorded something', () => {
    const log = logOf(appendAt(0, ['a']), appendAt(BYTES, ['b']), appendAt(2 * BYTES + 1, ['c']));
    expect(idsAfter(log, 0)).toBe('b');
    expect(idsAfter(log, BYTES)).toBe('');
  });

  it('has nothing after a position that it does not know', () => {
    const log = logOf(appendAt(500, ['a', 'b']));
    for (const position of [-1, 0, 499, 500 + BYTES, 10_000]) expect(idsAfter(log, position)).toBe('');
    expect(log.after(undefined)).toEqual([]);
  });

  it('counts an append once, however often it is acknowledged', () => {
    const log = logOf(appendAt(0, ['a']), appendAt(BYTES, ['b']), appendAt(BYTES, ['b']));
    expect(idsAfter(log, 0)).toBe('b');
  });

  it('ends at the events of a deleted stream', () => {
    const log = logOf(appendAt(0, ['a']), appendAt(BYTES, ['b'], 's2'), appendAt(2 * BYTES, ['c']));
    log.drop('s2');
    expect(idsAfter(log, 0)).toBe('');
  });

  it('is empty once its appends are old, or may no longer hold', () => {
    let now = 0;
    const log = makeWrittenLog(() => now);
    log.add(appendAt(0, ['a']));
    log.add(appendAt(BYTES, ['b']));
    now = ESDB_WRITTEN_MS_MAX + 1;
    log.add(appendAt(2 * BYTES, ['c']));
    expect(log.after(0)).toEqual([]);
    log.add(appendAt(3 * BYTES, ['d']));
    log.clear();
    expect(log.after(2 * BYTES)).toEqual([]);
  });
});
