import { describe, expect, it } from 'vitest';
import { alteredStore } from '../../test/support/altered-store.ts';
import { auditWorld, receiptOf } from '../../test/support/audit-world.ts';
import { collect, someEvents } from '../../test/support/store-events.ts';
import { erasureStream } from '../privacy/erasure.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { AUDIT_STREAM } from './events.ts';
import { evidencePage } from './evidence.ts';
import { originIn, signNote } from './note.ts';
import { renewRecord } from './renewal.ts';

type World = ReturnType<typeof auditWorld>;

const [LOST_KEY, NEW_KEY] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];

const filled = async (store = memoryEventStore()): Promise<World> => {
  const world = auditWorld(store, LOST_KEY);
  await world.store.append('session-a-1', someEvents(4), 'no-stream');
  await world.notary.settle();
  await world.store.append('session-a-2', someEvents(3), 'no-stream');
  await world.notary.settle();
  return world;
};

/** A server with another secret key, after the record was renewed. */
const renewed = async () => {
  const before = await filled();
  const { note } = await before.notary.catchUp();
  const world = auditWorld(before.store, NEW_KEY);
  // Test ids restart in each world, but an origin must never be drawn twice.
  for (let drawn = 0; drawn < 50; drawn += 1) world.outside.id();
  await renewRecord(world, 'admin');
  await world.store.append('session-a-1', someEvents(2), 3);
  await world.notary.settle();
  return { world, earlier: note };
};

describe('a record whose key was lost', () => {
  it('continues under a new key and name, and names the previous ones', async () => {
    const { world, earlier } = await renewed();
    const { findings, report } = await world.verify();
    expect(findings).toEqual([]);
    expect(report).toMatchObject({
      isIntact: true,
      events: 9,
      renewals: [{ origin: originIn(earlier), size: 7, checkpoint: earlier }],
    });
    expect(report.origin).not.toBe(originIn(earlier));
    const event = (await collect(world.store.readStream(AUDIT_STREAM))).find(
      ({ type }) => type === 'RecordRenewed',
    );
    expect(event?.metadata.actor).toBe('admin');
  });

  it('cannot be renewed if the key is unchanged, or without a record', async () => {
    const refusal = { code: 'record_key_kept' };
    await expect(renewRecord(await filled(), 'admin')).rejects.toMatchObject(refusal);
    await expect(renewRecord(auditWorld(), 'admin')).rejects.toMatchObject(refusal);
    const { world } = await renewed();
    await expect(renewRecord(world, 'admin')).rejects.toMatchObject(refusal);
  });

  it('is verified without its key: a changed event is found before the renewal, and by name after it', async () => {
    const before = await filled();
    const store = alteredStore(before.store, (event) =>
      event.stream === 'session-a-1' && event.revision === 2 ? { ...event, data: { number: 99 } } : event,
    );
    const world = auditWorld(store, NEW_KEY);
    const changed = { kind: 'changed', stream: 'session-a-1', revision: 2, leaf: 2 };
    expect((await world.verify()).findings).toEqual([expect.objectContaining({ kind: 'record' }), changed]);
    await renewRecord(world, 'admin');
    expect((await world.verify()).findings).toEqual([changed]);
  });

  it('covers the checkpoints of the lost key, signatures included', async () => {
    const { world } = await renewed();
    for (const [revision, forgedNote] of [
      [
        1,
        (note: string) => signNote(note.slice(0, note.indexOf('\n\n') + 1), world.signerOf(originIn(note))),
      ],
      [1, (note: string) => note.replace(/(.)=\n$/, (_, last) => `${last === 'A' ? 'Q' : 'A'}=\n`)],
      [3, (note: string) => note.replace(/^\S+/, 'parley.log/forged')],
    ] as const) {
      const store = alteredStore(world.store, (event) => {
        if (event.stream !== AUDIT_STREAM || event.revision !== revision) return event;
        const data = Object(event.data);
        return { ...event, data: { ...data, note: forgedNote(data.note) } };
      });
      const { findings } = await auditWorld(store, NEW_KEY).verify();
      expect(findings.length).toBeGreaterThan(0);
    }
  });

  it('is refused by a server that still has the lost key', async () => {
    const { world } = await renewed();
    const old = auditWorld(world.store, LOST_KEY);
    await expect(old.notary.settle()).rejects.toMatchObject({ code: 'record_key_changed' });
    const { findings } = await old.verify();
    expect(findings).toMatchObject([
      { kind: 'record', reason: expect.stringContaining('another secret key') },
    ]);
  });

  it('still continues a checkpoint that was kept under the lost key, and no other one', async () => {
    const { world, earlier } = await renewed();
    const { report } = await world.verify(earlier);
    expect(report).toMatchObject({ isIntact: true, consistency: expect.any(Array) });
    const strange = auditWorld(memoryEventStore(), LOST_KEY);
    await strange.store.append('session-a-1', someEvents(7), 'no-stream');
    const { note } = await strange.notary.settle();
    await expect(world.verify(note.replace(/^\S+/, 'parley.log/other'))).rejects.toMatchObject({
      code: 'checkpoint_invalid',
    });
  });

  it('names the leaves of an erased session from both of its parts', async () => {
    const { world } = await renewed();
    const announced = await world.leaves.announce(['session-a-1']);
    await world.store.delete('session-a-1');
    expect(await announced.leavesOf(['session-a-1'])).toEqual([0, 4, 7, 2]);
    expect((await world.verify()).report).toMatchObject({ isIntact: true, unfinished: 6 });
  });

  it('accepts the erasure of a session of the lost key that had another event after its announcement', async () => {
    const { world } = await renewed();
    const announced = await world.leaves.announce(['session-a-2']);
    await world.store.append('session-a-2', someEvents(1), 2);
    await world.notary.settle();
    await world.store.delete('session-a-2');
    const leaves = await announced.leavesOf(['session-a-2']);
    expect(leaves).toEqual([4, 3, 9, 1]);
    await world.store.append(erasureStream('a'), [receiptOf(leaves)], 'no-stream');
    expect((await world.verify()).report).toMatchObject({ isIntact: true, erased: 4 });
  });

  it('proves a session that was recorded under both keys', async () => {
    const { world } = await renewed();
    const page = await evidencePage(
      { ...world, openedStore: world.store, streamOf: async () => 'session-a-1' },
      { agentId: 'a', sessionId: '1' },
    );
    let text = '';
    for await (const piece of page) text += piece;
    expect(text.match(/"leaf":\d+/g)).toHaveLength(6);
  });
});
