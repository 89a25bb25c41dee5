import { describe, expect, it } from 'vitest';
import { auditWorld } from '../../test/support/audit-world.ts';
import { eventually } from '../../test/support/eventually.ts';
import { collect, someEvents } from '../../test/support/store-events.ts';
import { DAY_MS } from '../kernel/durations.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AUDIT_LEAVES_PER_APPEND_MAX } from '../kernel/limits/audit.ts';
import { APPEND_BYTES_MAX } from '../kernel/limits/store.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { copyStore } from '../store/moving/copy-store.ts';
import { hashesOf } from './batch.ts';
import { AUDIT_STREAM } from './events.ts';
import { HASH_BYTES } from './merkle.ts';

type World = ReturnType<typeof auditWorld>;

const leavesIn = async (world: World): Promise<number> => {
  let leaves = 0;
  for (const event of await world.recorded())
    if (event.type === 'LeavesRecorded') leaves += hashesOf(event.data).length / HASH_BYTES;
  return leaves;
};

describe('a notary', () => {
  it('records a leaf for every event, in tiles, with a checkpoint at the end', async () => {
    const world = auditWorld();
    await world.store.append('session-a-1', someEvents(300), 'no-stream');
    await world.store.append('agent-a', someEvents(3), 'no-stream');
    expect((await world.notary.settle()).size).toBe(303);
    expect((await world.recorded()).slice(0, 3).map(({ type }) => type)).toEqual([
      'LeavesRecorded',
      'LeavesRecorded',
      'CheckpointSigned',
    ]);
  });

  it('appends no more at once than EventStoreDB accepts, even if each leaf is of another stream', async () => {
    const memory = memoryEventStore();
    const sizes: number[] = [];
    const measured: EventStore = {
      ...memory,
      append: (stream, events, expected) => {
        const recorded = events.map(({ written: _, ...event }) => event);
        if (stream === AUDIT_STREAM) sizes.push(Buffer.byteLength(JSON.stringify(recorded)));
        return memory.append(stream, events, expected);
      },
    };
    for (let stream = 0; stream <= AUDIT_LEAVES_PER_APPEND_MAX; stream += 1)
      await memory.append(`session-a-${stream}`, someEvents(1), 'no-stream');
    await auditWorld(measured).notary.settle();
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(0.8 * APPEND_BYTES_MAX);
  });

  it('follows the log automatically', async () => {
    const world = auditWorld();
    await world.store.append('session-a-1', someEvents(2), 'no-stream');
    await eventually(async () => {
      world.wake();
      expect(await leavesIn(world)).toBe(2);
    });
    await world.store.append('session-a-1', someEvents(2), 1);
    await world.notary.stop();
    expect(await leavesIn(world)).toBe(4);
    expect(world.failures).toEqual([]);
  });

  it('records no leaf for its own stream, for keys or for sandboxes', async () => {
    const world = auditWorld();
    await world.store.append('sandbox-a-1', someEvents(1), 'no-stream');
    await world.store.append('sealkey-00:1', someEvents(1), 'no-stream');
    await world.notary.settle();
    expect((await world.notary.settle()).size).toBe(0);
  });

  it('catches up without adding to a record that has everything', async () => {
    const world = auditWorld();
    expect((await world.notary.catchUp()).size).toBe(0);
    await world.store.append('session-a-1', someEvents(2), 'no-stream');
    const { note } = await world.notary.catchUp();
    const { length } = await world.recorded();
    expect(await world.notary.catchUp()).toMatchObject({ note, size: 2 });
    expect(await auditWorld(world.store).notary.catchUp()).toMatchObject({ note, size: 2 });
    expect(await world.recorded()).toHaveLength(length);
  });

  it('names no stream', async () => {
    const world = auditWorld();
    await world.store.append('session-a-margarethe', someEvents(1), 'no-stream');
    await world.notary.settle();
    const record = await collect(world.store.readStream(AUDIT_STREAM));
    expect(record).not.toEqual([]);
    expect(JSON.stringify(record)).not.toContain('margarethe');
  });

  it('continues from its place after a restart', async () => {
    const first = auditWorld();
    await first.store.append('session-a-1', someEvents(5), 'no-stream');
    await first.notary.stop();
    await first.store.append('session-a-1', someEvents(5), 4);
    const second = auditWorld(first.store);
    await second.notary.settle();
    expect(await leavesIn(second)).toBe(10);
    expect((await second.verify()).report).toMatchObject({ isIntact: true, events: 10 });
  });

  it('continues in a copy of the store, which has other positions', async () => {
    const from = auditWorld();
    await from.store.append('session-a-gone', someEvents(7), 'no-stream');
    await from.store.append('session-a-1', someEvents(5), 'no-stream');
    await from.leaves.announce(['session-a-gone']);
    await from.store.delete('session-a-gone');
    await from.store.append('session-a-1', someEvents(2), 4);
    const to = memoryEventStore();
    await copyStore({
      from: from.store,
      to,
      onProgress: () => undefined,
      stop: new AbortController().signal,
    });
    const copy = auditWorld(to);
    await copy.notary.settle();
    expect(await leavesIn(copy)).toBe(14);
    expect((await copy.verify()).report).toMatchObject({ isIntact: true, events: 7, unfinished: 7 });
  });

  it('continues if its newest event was erased', async () => {
    const first = auditWorld();
    await first.store.append('session-a-1', someEvents(2), 'no-stream');
    await first.store.append('session-a-2', someEvents(2), 'no-stream');
    await first.notary.settle();
    await first.store.delete('session-a-2');
    const second = auditWorld(first.store);
    await second.store.append('session-a-3', someEvents(1), 'no-stream');
    await second.notary.settle();
    expect(await leavesIn(second)).toBe(5);
  });

  it('shares the record with the notaries of other servers: each event has one leaf', async () => {
    const store = memoryEventStore();
    const worlds = Array.from({ length: 4 }, () => auditWorld(store));
    for (let round = 0; round < 10; round += 1) {
      await store.append(`session-a-${round}`, someEvents(9), 'no-stream');
      await Promise.all(worlds.map(({ notary }) => notary.settle()));
    }
    const [one] = worlds;
    if (one === undefined) throw new Error('there are four');
    expect(await leavesIn(one)).toBe(90);
    expect((await one.verify()).report).toMatchObject({ isIntact: true, events: 90 });
  });

  it('takes over from a faster server that stops, even if the clock was set back', async () => {
    const faster = auditWorld();
    let conflicts = 0;
    const append: EventStore['append'] = (...args) =>
      faster.store.append(...args).catch((error) => {
        conflicts += 1;
        throw error;
      });
    const world = auditWorld({ ...faster.store, append });
    // Two servers draw different ids; an append with the same ones would count as a repeat.
    for (let id = 0; id < 100; id += 1) world.outside.id();
    await world.store.append('session-a-1', someEvents(1), 'no-stream');
    await world.notary.settle();
    await world.store.append('session-a-1', someEvents(1), 0);
    await faster.notary.settle();
    await eventually(() => {
      world.wake();
      expect(conflicts).toBe(1);
    });
    await faster.notary.stop();
    world.outside.pass(-DAY_MS);
    await world.store.append('session-a-1', someEvents(1), 1);
    await eventually(async () => {
      world.wake();
      expect(await leavesIn(world)).toBe(3);
    });
    expect(world.failures).toEqual([]);
  });
});
