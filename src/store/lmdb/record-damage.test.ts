import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewEvent } from '../../kernel/event.ts';
import type { EventRun } from '../../kernel/event-run.ts';
import type { Damage, EventStore } from '../../kernel/event-store.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';
import { type LmdbEnvironment, openLmdb } from './open-lmdb.ts';
import { runAfter, runOfRecord } from './record-bytes.ts';
import { eventsOfRecord, RecordFault, recordText } from './record-text.ts';

const event = (number: number): NewEvent => ({
  id: `id-${number}`,
  type: 'SomethingHappened',
  data: { number, text: 'Füße "😀"' },
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' },
});
const asLine = (event: NewEvent): string => JSON.stringify(event);
const place = { stream: 'session-a-"1"', revision: 3, position: 8 };
const text = recordText(place, [event(1), event(2)].map(asLine));

const linesOf = ({ bytes, start, headEnd, ...run }: EventRun) => ({
  ...run,
  head: Buffer.from(bytes.subarray(0, headEnd)).toString(),
  lines: Buffer.from(bytes.subarray(start)).toString().split('\n'),
});

const head = `{"stream":${JSON.stringify(place.stream)},"revision":`;

const CHECKSUM = /,"crc32":"[0-9a-f]{8}"/;

describe('a record', () => {
  it('is read as it was written', () => {
    const read = eventsOfRecord(text, place.position);
    expect(read.map(({ id, revision, position }) => [id, revision, position])).toEqual([
      ['id-1', 3, 7],
      ['id-2', 4, 8],
    ]);
  });

  it('is read as bytes that are those of its lines, with a checksum and without', () => {
    for (const whole of [text, text.replace(CHECKSUM, '')]) {
      const read = runOfRecord(Buffer.from(whole), place.position);
      expect(linesOf(read)).toEqual({ ...place, head, lines: [event(1), event(2)].map(asLine) });
      const rest = runAfter(read, place.position - 1);
      expect(linesOf(rest)).toEqual({ ...place, head, revision: 4, lines: [asLine(event(2))] });
      expect(runAfter(read, place.position - 2)).toEqual(read);
    }
  });

  it('is detected if any byte differs', () => {
    const bytes = Buffer.from(text);
    const flip = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(flip, ([at, mask]) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = (damaged[at] ?? 0) ^ mask;
        expect(() => eventsOfRecord(damaged.toString(), place.position)).toThrow(RecordFault);
        expect(() => runOfRecord(damaged, place.position)).toThrow(RecordFault);
      }),
    );
  });

  it('is detected in the place of another record', () => {
    expect(() => eventsOfRecord(text, place.position + 1)).toThrow(RecordFault);
  });

  it('of an earlier version has no checksum and is read all the same', () => {
    const older = text.replace(CHECKSUM, '');
    expect(eventsOfRecord(older, place.position)).toEqual(eventsOfRecord(text, place.position));
    expect(() => eventsOfRecord(older.replace('"data"', '"data'), place.position)).toThrow(RecordFault);
    expect(() => eventsOfRecord(older.replace('"revision"', '"version"'), place.position)).toThrow(
      RecordFault,
    );
  });
});

describe('a log with a damaged record', () => {
  let path: string;
  let env: LmdbEnvironment;
  let store: EventStore;
  let noted: Damage[];

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'parley-'));
    env = openLmdb({ path });
    noted = [];
    let ids = 0;
    store = lmdbEventStore(env, (damage) => noted.push(damage));
    for (const stream of [
      'session-a-1',
      'session-a-2',
      'agent-a',
      'session-a-1',
      'session-a-2',
      'session-a-1',
    ])
      await store.append(stream, [event(ids++), event(ids++)], 'any');
  });

  afterEach(async () => {
    await store.close();
    await env.close();
    await rm(path, { recursive: true, force: true });
  });

  const records = () => env.openDB<Buffer, number>('events', { encoding: 'binary' });
  const damage = async (position: number, at: number): Promise<void> => {
    const bytes = Buffer.from(records().get(position) ?? '');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await records().put(position, bytes);
  };
  const read = async (events: AsyncIterable<{ readonly position: number }>) => {
    const positions: number[] = [];
    for await (const { position } of events) positions.push(position);
    return positions;
  };
  const isDamaged = { code: 'record_damaged' };

  it('reports it to readers of its stream, in either direction, and reads the others', async () => {
    await damage(7, 200);
    const said = { ...isDamaged, facts: { stream: 'session-a-1', revision: 2 } };
    await expect(read(store.readStream('session-a-1'))).rejects.toMatchObject(said);
    await expect(read(store.readStream('session-a-1', { from: 3 }))).rejects.toMatchObject(isDamaged);
    await expect(read(store.readStream('session-a-1', { direction: 'backwards' }))).rejects.toMatchObject(
      isDamaged,
    );
    expect(await read(store.readStream('session-a-1', { from: 4 }))).toEqual([10, 11]);
    expect(await read(store.readStream('session-a-2'))).toEqual([2, 3, 8, 9]);
    expect(noted[0]).toEqual({
      ...said.facts,
      position: 7,
      reason: 'its checksum is not that of its content',
    });
  });

  it.each([2, 14, 200])('leaves it out of the log and names it, whatever byte it is (%i)', async (at) => {
    await damage(7, at);
    const found: Damage[] = [];
    const onDamage = (one: Damage) => found.push(one);
    const rest = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11];
    expect(await read(store.readAll({ onDamage }))).toEqual(rest);
    const sessions = rest.filter((position) => position !== 4 && position !== 5);
    expect(await read(store.readAll({ category: 'session', onDamage }))).toEqual(sessions);
    expect(found.map(({ position }) => position)).toEqual([7, 7]);
    expect(noted).toEqual(found);
    expect(found[0]?.stream).toBe(at === 200 ? 'session-a-1' : undefined);
  });

  it('is passed on to subscribers', async () => {
    await damage(1, 200);
    const seen = await new Promise<number[]>((resolve) => {
      const positions: number[] = [];
      store.subscribe({ category: 'session' }, undefined, {
        onEvent: ({ position }) => void positions.push(position),
        onCaughtUp: () => resolve(positions),
      });
    });
    expect(seen).toEqual([2, 3, 6, 7, 8, 9, 10, 11]);
  });

  it('is read up to the gap of a missing record', async () => {
    await records().remove(7);
    await expect(read(store.readStream('session-a-1'))).rejects.toMatchObject({
      ...isDamaged,
      facts: { revision: 2, reason: 'a record is missing' },
    });
    const streams = env.openDB<number, [string, number]>('events/streams', { encoding: 'ordered-binary' });
    await streams.remove(['session-a-1', 3]);
    await expect(read(store.readStream('session-a-1'))).rejects.toMatchObject({ facts: { revision: 2 } });
    await expect(read(store.readStream('session-a-1', { direction: 'backwards' }))).rejects.toMatchObject({
      facts: { revision: 3 },
    });
  });

  it('does not return the record of another stream', async () => {
    const streams = env.openDB<number, [string, number]>('events/streams', { encoding: 'ordered-binary' });
    await streams.put(['session-a-1', 3], 9);
    await expect(read(store.readStream('session-a-1'))).rejects.toMatchObject({
      facts: { revision: 2, reason: 'the index names a record of something else' },
    });
  });

  it('accepts appends to other streams, and to the damaged one after the damage', async () => {
    await damage(11, 200);
    const appended = await store.append('session-a-1', [event(99)], 5);
    expect(appended).toEqual({ revision: 6, position: 12 });
    await expect(store.append('session-a-1', [event(10)], 3)).rejects.toMatchObject({
      code: 'wrong_expected_revision',
    });
  });
});
