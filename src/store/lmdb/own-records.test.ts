import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DataFolder, makeDataFolder } from '../../../test/support/data-folder.ts';
import { collect, someEvent } from '../../../test/support/store-events.ts';
import { leafHash } from '../../audit/leaf.ts';
import { leafPages } from '../../audit/leaf-pages.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { unreadPages } from '../../kernel/unread-log.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';
import { type LogEnd, openTables } from './lmdb-tables.ts';
import { type LmdbEnvironment, openLmdb } from './open-lmdb.ts';
import { ownRecords } from './own-records.ts';
import { recordText } from './record-text.ts';

const aRecord = (start: number) => {
  const place = { stream: 'session-a-1', revision: start, position: start };
  return { ...place, start, deletions: 0, bytes: Buffer.from(recordText(place, ['{"id":"1"}'])) };
};
const END: LogEnd = [9, 'session', 0];

describe('own records', () => {
  it('are given out once, when they are durable', () => {
    const own = ownRecords();
    own.take(-1, END);
    own.add(aRecord(0));
    expect(own.take(-1, END)).toBeUndefined();
    own.markDurable();
    own.add(aRecord(1));
    expect(own.take(-1, END)).toMatchObject({ stream: 'session-a-1', revision: 0, position: 0 });
    expect(own.take(-1, END)).toBeUndefined();
    expect(own.take(0, END)).toBeUndefined();
  });

  it('are not kept before the first reader asks for them', () => {
    const own = ownRecords();
    own.add(aRecord(0));
    own.markDurable();
    expect(own.take(-1, END)).toBeUndefined();
  });

  it('are forgotten when a stream was deleted since', () => {
    const own = ownRecords();
    own.take(-1, END);
    own.add(aRecord(0));
    own.add(aRecord(1));
    own.markDurable();
    expect(own.take(-1, [9, 'session', 1])).toBeUndefined();
    expect(own.take(0, END)).toBeUndefined();
  });
});

describe('the leaves of what a process wrote itself', () => {
  let folder: DataFolder;
  let env: LmdbEnvironment;
  let store: EventStore;

  const leavesAfter = async (after: number): Promise<readonly string[]> => {
    const range = { after, end: Number.POSITIVE_INFINITY, ownFromMemory: true };
    return (await collect(leafPages(store, range))).flat().flatMap(({ leaves }) => leaves);
  };
  const recordedAfter = async (after: number): Promise<readonly string[]> =>
    (await collect(unreadPages(store, { after }))).flat().map(leafHash);

  beforeEach(async () => {
    folder = await makeDataFolder();
    env = openLmdb({ path: folder.path });
    store = lmdbEventStore(env);
    await store.append('session-a-0', [someEvent({})], 'no-stream');
    expect(await leavesAfter(-1)).toHaveLength(1);
  });
  afterEach(async () => {
    await store.close();
    await env.close();
    await folder.discard();
  });

  it('are those of the recorded events', async () => {
    const names = ['session-a-1', 'session-a-ü', 'session-a-"\\"', 'agent-a'];
    for (const at of Array(40).keys()) {
      const events = Array.from({ length: 1 + (at % 12) }, () => someEvent({ text: 'ü'.repeat(at ** 3) }));
      await store.append(names[at % names.length] ?? '', events, 'any');
    }
    const recorded = await recordedAfter(0);
    expect(await leavesAfter(0)).toEqual(recorded);
    // By then they are read from the disk.
    expect(await leavesAfter(0)).toEqual(recorded);
  });

  it('are those of what was written, even if the disk has something else by then', async () => {
    await store.append('session-a-1', [someEvent({ said: 'yes' })], 'no-stream');
    const [recorded] = await recordedAfter(0);
    const { events } = openTables(env);
    const { stream, revision } = { stream: 'session-a-1', revision: 0 };
    const line = events.get(1)?.split('\n')[1]?.replace('yes', 'no') ?? '';
    await events.put(1, recordText({ stream, revision, position: 1 }, [line]));
    const [changed] = await recordedAfter(0);
    expect(changed).not.toBe(recorded);
    expect(await leavesAfter(0)).toEqual([recorded]);
  });

  it.each(['this process', 'another'])('lack the events of a stream that %s deleted', async (who) => {
    const other = lmdbEventStore(env);
    await store.append('session-a-1', [someEvent({})], 'no-stream');
    await store.append('session-a-2', [someEvent({})], 'no-stream');
    await (who === 'another' ? other : store).delete('session-a-1');
    const left = await recordedAfter(0);
    expect(left).toHaveLength(1);
    expect(await leavesAfter(0)).toEqual(left);
    await other.close();
  });

  it('are read on where another process has written in between', async () => {
    const other = lmdbEventStore(env);
    for (const [at, writer] of [store, other, store, store, other].entries())
      await writer.append(`session-a-${at + 1}`, [someEvent({}), someEvent({})], 'no-stream');
    expect(await leavesAfter(0)).toEqual(await recordedAfter(0));
    await other.close();
  });
});
