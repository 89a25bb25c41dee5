import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alteredStore } from '../../test/support/altered-store.ts';
import { auditWorld, receiptOf, verified } from '../../test/support/audit-world.ts';
import { collect, someEvents } from '../../test/support/store-events.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { asRun } from '../kernel/event-run.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { JsonValue } from '../kernel/json.ts';
import { AUDIT_ERASURE_MS_MAX } from '../kernel/limits/audit.ts';
import { EVENTS_A_STEP } from '../kernel/limits/replay.ts';
import { asUnread } from '../kernel/unread-event.ts';
import { erasureStream } from '../privacy/erasure.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { checkpointText, originIn, signNote } from './note.ts';
import { verifyRecord } from './verify.ts';

const filled = async () => {
  const world = auditWorld();
  await world.store.append('session-a-1', someEvents(4), 'no-stream');
  await world.store.append('session-a-2', someEvents(3), 'no-stream');
  await world.store.append('session-a-1', someEvents(2), 3);
  await world.notary.settle();
  await world.store.append('session-a-3', someEvents(2), 'no-stream');
  await world.notary.settle();
  return world;
};

const at = (stream: string, revision: number) => (event: RecordedEvent) =>
  event.stream === stream && event.revision === revision;

describe('a verification', () => {
  it('finds nothing in an unchanged record', async () => {
    const { verify } = await filled();
    const { findings, report } = await verify();
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ isIntact: true, events: 11, erased: 0, unfinished: 0, size: 11 });
  });

  it('reports its progress by events', async () => {
    const world = auditWorld();
    const events = EVENTS_A_STEP / 4;
    for (let session = 1; session <= 5; session += 1)
      await world.store.append(`session-a-${session}`, someEvents(events), 'no-stream');
    const lines = await collect(await verifyRecord(world));
    expect(lines.filter(({ share }) => share !== undefined)).toHaveLength(1);
  });

  it('distinguishes a record of another key from one with changed checkpoints', async () => {
    const { store } = await filled();
    const ofAnotherKey = auditWorld(store, Buffer.alloc(32, 8));
    expect((await ofAnotherKey.verify()).findings).toEqual([
      {
        kind: 'record',
        stream: 'audit-log',
        revision: 1,
        reason: expect.stringContaining('another secret key'),
      },
    ]);
    const newest = (await ofAnotherKey.recorded()).length - 1;
    const { signerOf } = ofAnotherKey;
    const signedAgain = alteredStore(store, (event) => {
      if (!at('audit-log', newest)(event)) return event;
      const note = String(Object(event.data).note);
      const text = note.slice(0, note.indexOf('\n\n') + 1);
      return { ...event, data: { ...Object(event.data), note: signNote(text, signerOf(originIn(note))) } };
    });
    const { findings } = await auditWorld(signedAgain).verify();
    expect(findings).toContainEqual(
      expect.objectContaining({
        revision: newest,
        reason: expect.stringContaining('signature of the checkpoint is invalid'),
      }),
    );
  });

  it('names an event that was changed', async () => {
    const { store } = await filled();
    const isIt = at('session-a-1', 2);
    const changed = alteredStore(store, (event) =>
      isIt(event) ? { ...event, data: { number: 99 } } : event,
    );
    const { findings, report } = await auditWorld(changed).verify();
    expect(findings).toEqual([{ kind: 'changed', stream: 'session-a-1', revision: 2, leaf: 2 }]);
    expect(report.isIntact).toBe(false);
  });

  it('names a changed event that was the newest one when a notary restarted', async () => {
    const { store } = await filled();
    const isIt = at('session-a-3', 1);
    const changed = alteredStore(store, (event) =>
      isIt(event) ? { ...event, data: { number: 99 } } : event,
    );
    const { findings } = await auditWorld(changed).verify();
    expect(findings).toEqual([{ kind: 'changed', stream: 'session-a-3', revision: 1, leaf: 10 }]);
  });

  it('names removed events, but not their stream if all its events were removed', async () => {
    const { store } = await filled();
    const isIt = at('session-a-1', 1);
    const cut = alteredStore(store, (event) =>
      isIt(event) || event.stream === 'session-a-3' ? undefined : event,
    );
    const { findings } = await auditWorld(cut).verify();
    expect(findings).toEqual([
      { kind: 'missing', stream: 'session-a-1', revision: 1, leaf: 1 },
      { kind: 'missing', revision: 0, leaf: 9 },
      { kind: 'missing', revision: 1, leaf: 10 },
    ]);
  });

  it('finds a record without its last checkpoint, because no signature covers the events before it', async () => {
    const { store, recorded } = await filled();
    const last = (await recorded()).length - 1;
    const isIt = at('audit-log', last);
    const cut = alteredStore(store, (event) => (isIt(event) ? undefined : event));
    const { findings } = await auditWorld(frozen(cut)).verify();
    expect(findings).toMatchObject([{ kind: 'record', revision: last }]);
  });

  it('names an inserted event', async () => {
    const { store } = await filled();
    const inserted: RecordedEvent[] = [];
    const more: EventStore = {
      ...store,
      readBytes: async function* (options, read) {
        for await (const event of store.readAll(options)) {
          yield [read(asRun(asUnread(event)))];
          if (!at('session-a-2', 2)(event)) continue;
          const [extra] = someEvents(1);
          if (extra !== undefined)
            inserted.push({ ...extra, stream: 'session-a-2', revision: 3, position: event.position });
          for (const one of inserted) yield [read(asRun(asUnread(one)))];
        }
      },
    };
    const { findings } = await auditWorld(more).verify();
    expect(findings).toEqual([{ kind: 'added', stream: 'session-a-2', revision: 3 }]);
  });

  it('finds any change of any event, and names the event or the record', async () => {
    const world = await filled();
    const log = (await collect(world.store.readAll())).filter(({ stream }) => stream !== 'erasure-a');
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.nat(), async (chosen, where, how) => {
        const victim = log[chosen % log.length];
        if (victim === undefined) throw new Error('the log has events');
        const { id, type, data, metadata } = victim;
        const event = withOneChange({ id, type, data, metadata }, where, how);
        const isIt = at(victim.stream, victim.revision);
        const changed = alteredStore(world.store, (one) => (isIt(one) ? { ...one, ...event } : one));
        const { findings, report } = await auditWorld(frozen(changed)).verify();
        expect(report.isIntact).toBe(false);
        if (victim.stream === 'audit-log') {
          expect(findings[0]).toMatchObject({ kind: 'record' });
        } else
          expect(findings).toMatchObject([
            { kind: 'changed', stream: victim.stream, revision: victim.revision },
          ]);
      }),
      { numRuns: 250 },
    );
  });

  it('accepts missing events only if a receipt names their leaves', async () => {
    const world = await filled();
    const announced = await world.leaves.announce(['session-a-1']);
    await world.store.delete('session-a-1');
    expect((await world.verify()).report).toMatchObject({
      isIntact: true,
      events: 5,
      unfinished: 6,
      erased: 0,
    });
    const leaves = await announced.leavesOf(['session-a-1']);
    expect(leaves).toEqual([0, 4, 7, 2]);
    await world.store.append(erasureStream('a'), [receiptOf(leaves)], 'no-stream');
    expect((await world.verify()).report).toMatchObject({
      isIntact: true,
      events: 6,
      unfinished: 0,
      erased: 6,
    });
    await world.store.delete('session-a-2');
    expect((await world.verify()).findings).toHaveLength(3);
  });

  it('accepts no receipt for an erasure that the record did not announce, because anybody could write it', async () => {
    const world = await filled();
    await world.store.delete('session-a-1');
    await world.store.append(erasureStream('a'), [receiptOf([0, 4, 7, 2])], 'no-stream');
    const { findings, report } = await world.verify();
    expect(findings.map(({ kind, leaf }) => [kind, leaf])).toEqual(
      [0, 1, 2, 3, 7, 8].map((leaf) => ['missing', leaf]),
    );
    expect(report).toMatchObject({ isIntact: false, erased: 0 });
  });

  it('accepts a receipt for events that were appended after their erasure was announced', async () => {
    const world = await filled();
    const announced = await world.leaves.announce(['session-a-1']);
    await world.store.append('session-a-1', someEvents(1), 5);
    await world.notary.settle();
    await world.store.delete('session-a-1');
    const leaves = await announced.leavesOf(['session-a-1']);
    expect(leaves).toEqual([0, 4, 7, 2, 11, 1]);
    await world.store.append(erasureStream('a'), [receiptOf(leaves)], 'no-stream');
    expect((await world.verify()).report).toMatchObject({ isIntact: true, erased: 7 });
  });

  it('counts events that were appended after an announcement as unfinished until the receipt is written', async () => {
    const world = await filled();
    const announced = await world.leaves.announce(['session-a-1']);
    await world.store.append('session-a-1', someEvents(1), 5);
    await world.notary.settle();
    await world.store.delete('session-a-1');
    const { findings, report } = await world.verify();
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ isIntact: true, unfinished: 7, erased: 0 });
    const leaves = await announced.leavesOf(['session-a-1']);
    await world.store.append(erasureStream('a'), [receiptOf(leaves)], 'no-stream');
    expect((await world.verify()).report).toMatchObject({ isIntact: true, unfinished: 0, erased: 7 });
  });

  it('finds a later event removed from a session that still exists, although its erasure was announced', async () => {
    const world = await filled();
    await world.leaves.announce(['session-a-1']);
    await world.store.append('session-a-1', someEvents(1), 5);
    await world.notary.settle();
    const isIt = at('session-a-1', 6);
    const cut = alteredStore(world.store, (event) => (isIt(event) ? undefined : event));
    const { findings } = await auditWorld(cut).verify();
    expect(findings).toEqual([{ kind: 'missing', stream: 'session-a-1', revision: 6, leaf: 11 }]);
  });

  it('finds events removed from a session that still exists, whatever was announced and whatever receipt says so', async () => {
    const world = await filled();
    await world.leaves.announce(['session-a-1']);
    const isIt = at('session-a-1', 1);
    const cut = alteredStore(world.store, (event) => (isIt(event) ? undefined : event));
    const missing = { kind: 'missing', stream: 'session-a-1', revision: 1, leaf: 1 };
    expect((await auditWorld(cut).verify()).findings).toEqual([missing]);
    await world.store.append(erasureStream('a'), [receiptOf([0, 12])], 'no-stream');
    expect((await auditWorld(cut).verify()).findings).toEqual([missing]);
  });

  it('finds the changed event of a session whose erasure was announced, if it was the newest one when a notary restarted', async () => {
    const world = auditWorld();
    await world.store.append('session-a-1', someEvents(1), 'no-stream');
    await world.leaves.announce(['session-a-1']);
    const isIt = at('session-a-1', 0);
    const changed = alteredStore(world.store, (event) =>
      isIt(event) ? { ...event, data: { number: 99 } } : event,
    );
    const { findings } = await auditWorld(changed).verify();
    expect(findings).toEqual([{ kind: 'changed', stream: 'session-a-1', revision: 0, leaf: 0 }]);
  });

  it('accepts an erased session that continues under its name in a copy of the store', async () => {
    const world = await filled();
    const announced = await world.leaves.announce(['session-a-1']);
    const leaves = await announced.leavesOf(['session-a-1']);
    const copy = memoryEventStore();
    for (const { stream, ...event } of await collect(world.store.readAll()))
      if (stream !== 'session-a-1') await copy.append(stream, [event], 'any');
    const copied = auditWorld(copy);
    await copy.append(erasureStream('a'), [receiptOf(leaves)], 'no-stream');
    await copy.append('session-a-1', someEvents(2), 'no-stream');
    const { findings, report } = await copied.verify();
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ isIntact: true, erased: 6 });
  });

  it('finds later events of a deleted session whose erasure was announced too long ago to be still running', async () => {
    const world = await filled();
    await world.leaves.announce(['session-a-1']);
    await world.store.append('session-a-1', someEvents(1), 5);
    await world.notary.settle();
    world.outside.pass(AUDIT_ERASURE_MS_MAX + 1);
    await world.store.delete('session-a-1');
    const { findings } = await world.verify();
    expect(findings).toEqual([{ kind: 'missing', revision: 6, leaf: 11 }]);
  });

  it('is not disturbed by events, leaves and erasures while it runs', async () => {
    const world = await filled();
    const meanwhile = async (): Promise<void> => {
      await world.store.append('session-a-4', someEvents(3), 'no-stream');
      await world.notary.settle();
      await world.store.append('session-a-4', someEvents(1), 2);
    };
    const eraseMeanwhile = async (): Promise<void> => {
      const announced = await world.leaves.announce(['session-a-2']);
      await world.store.delete('session-a-2');
      const leaves = await announced.leavesOf(['session-a-2']);
      await world.store.append(erasureStream('a'), [receiptOf(leaves)], 'any');
    };
    const works = [async () => undefined, eraseMeanwhile];
    const store: EventStore = {
      ...world.store,
      newestPosition: async () => {
        const position = await world.store.newestPosition();
        await works.shift()?.();
        return position;
      },
    };
    const catchUp = async () => {
      const state = await world.notary.catchUp();
      await meanwhile();
      return state;
    };
    const { findings, report } = await verified(await verifyRecord({ ...world, store, notary: { catchUp } }));
    expect(findings).toEqual([]);
    expect(report).toMatchObject({ isIntact: true, erased: 3 });
  });

  it('is not made to hold the leaves that a checkpoint of another key invents', async () => {
    const { store, signerOf } = auditWorld(memoryEventStore(), Buffer.alloc(32, 1));
    await store.append('session-a-1', someEvents(2), 'no-stream');
    const size = 2 ** 45;
    const peaks = Buffer.alloc(32, 1);
    const checkpoint = {
      origin: 'parley.log/x',
      size,
      root: peaks.toString('base64'),
      stream: peaks.toString('base64'),
    };
    const note = signNote(checkpointText(checkpoint), signerOf(checkpoint.origin));
    const [event] = someEvents(1);
    if (event === undefined) throw new Error('there is one');
    const data = { note, peaks: checkpoint.root, lastLeaf: '', upTo: -1 };
    const forged = { ...event, type: 'CheckpointSigned', data };
    await store.append('audit-log', [forged], 'no-stream');
    const { findings, report } = await auditWorld(store).verify();
    expect(findings[0]).toMatchObject({
      kind: 'record',
      revision: 0,
      reason: 'the events before it cannot have as many leaves as it names',
    });
    expect(report).toMatchObject({ isIntact: false, size: 0 });
  });

  it('records an erasure before it begins, so that its leaves are known', async () => {
    const world = auditWorld();
    await world.store.append('session-a-1', someEvents(3), 'no-stream');
    const announced = await world.leaves.announce(['session-a-1']);
    await world.store.delete('session-a-1');
    expect(await announced.leavesOf(['session-a-1'])).toEqual([0, 3]);
  });

  it('compares the record with a checkpoint that was kept elsewhere', async () => {
    const world = await filled();
    const [note = ''] = (await world.recorded()).flatMap((event) =>
      event.type === 'CheckpointSigned' ? [event.data.note] : [],
    );
    expect((await world.verify(note)).report.isIntact).toBe(true);

    // An attacker with the store and the key writes another record of other events.
    const forged = memoryEventStore();
    await forged.append('session-a-1', someEvents(20), 'no-stream');
    const { findings } = await auditWorld(forged).verify(note);
    expect(findings).toMatchObject([{ kind: 'record', stream: 'audit-log' }]);
  });

  it('finds an older copy of the store by any later checkpoint that was kept, and none by an earlier one', async () => {
    const world = await filled();
    const earlier = (await world.notary.settle()).note;
    const copy = memoryEventStore();
    for (const { stream, ...event } of await collect(world.store.readAll()))
      await copy.append(stream, [event], 'any');
    const announced = await world.leaves.announce(['session-a-3']);
    const afterAnnouncement = (await world.notary.settle()).note;
    await world.store.delete('session-a-3');
    const receipt = receiptOf(await announced.leavesOf(['session-a-3']));
    await world.store.append(erasureStream('a'), [receipt], 'no-stream');
    const afterReceipt = (await world.notary.settle()).note;
    const older = auditWorld(copy);
    const reasonsSince = async (note: string) =>
      (await older.verify(note)).findings.map(({ reason }) => reason);
    const isOlder = expect.stringContaining('the store was restored from an older backup');
    expect(await reasonsSince(afterReceipt)).toEqual([isOlder]);
    expect(await reasonsSince(afterAnnouncement)).toEqual([isOlder]);
    expect(await reasonsSince(earlier)).toEqual([]);
    await copy.append('session-a-4', someEvents(3), 'no-stream');
    expect(await reasonsSince(afterReceipt)).toEqual([isOlder]);
    expect(await reasonsSince(afterAnnouncement)).toEqual([isOlder]);
    expect(await reasonsSince(earlier)).toEqual([]);
    expect((await world.verify(afterAnnouncement)).findings).toEqual([]);
  });

  it('refuses a checkpoint that another key signed', async () => {
    const world = await filled();
    const other = auditWorld(memoryEventStore(), Buffer.alloc(32, 1));
    const note = signNote('parley.log/x\n0\n', other.signerOf('parley.log/x'));
    await expect(async () => world.verify(note)).rejects.toMatchObject({ code: 'checkpoint_invalid' });
  });
});

/** Adds nothing: verifications of the same record use the existing checkpoints. */
const frozen = (store: EventStore): EventStore => ({
  ...store,
  append: async (_, events) => ({ revision: events.length, position: -1 }),
});

type Event = Pick<RecordedEvent, 'id' | 'type' | 'data' | 'metadata'>;

/** A copy with one changed text or number. */
const withOneChange = (event: Event, where: number, how: number): Event => {
  let count = 0;
  JSON.stringify(event, (_, value) => {
    if (isLeaf(value)) count += 1;
    return value;
  });
  let place = -1;
  return JSON.parse(
    JSON.stringify(event, (_, value: JsonValue) => {
      if (!isLeaf(value)) return value;
      place += 1;
      if (place !== where % count) return value;
      if (typeof value === 'number') return value + 1 + (how % 5);
      const at = value.length === 0 ? 0 : how % value.length;
      return `${value.slice(0, at)}${value[at] === 'x' ? 'y' : 'x'}${value.slice(at + 1)}`;
    }),
  );
};

const isLeaf = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
