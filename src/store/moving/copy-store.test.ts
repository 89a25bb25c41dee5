import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect, idsOf, someEvents } from '../../../test/support/store-events.ts';
import { ParleyError } from '../../kernel/errors.ts';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { Damage, EventStore } from '../../kernel/event-store.ts';
import { memoryEventStore } from '../memory/memory-event-store.ts';
import { renewingEventStore } from '../renewing/renewing-event-store.ts';
import { identityOf } from '../store-identity.ts';
import { checkLog } from './check-log.ts';
import { copyStore } from './copy-store.ts';
import { isSame, surveyOf } from './survey.ts';

/** Appends this many events to streams by number; `delete` removes a stream. */
type Step = { readonly stream: number; readonly events: number | 'delete' };

const steps = fc.array(
  fc.record({
    stream: fc.nat({ max: 4 }),
    events: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) },
      fc.constant('delete' as const),
    ),
  }),
  { minLength: 1, maxLength: 25 },
);

const storeOf = async (given: readonly Step[]): Promise<EventStore> => {
  const store = memoryEventStore();
  const gone = new Set<number>();
  for (const { stream, events } of given) {
    if (events === 'delete') {
      gone.add(stream);
      await store.delete(`s-${stream}`);
    } else if (!gone.has(stream)) await store.append(`s-${stream}`, someEvents(events), 'any');
  }
  return store;
};

/** A store whose process ends before the given append. */
const dying = (store: EventStore, appends: number): EventStore => {
  let left = appends;
  return {
    ...store,
    append: async (...words) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return store.append(...words);
    },
  };
};

const copy = (from: EventStore, to: EventStore) =>
  copyStore({ from, to, onProgress: () => undefined, stop: new AbortController().signal });

const withoutPositions = (events: readonly RecordedEvent[]) =>
  events.map(({ position: _, ...event }) => event);
const logOf = async (store: EventStore) => withoutPositions(await collect(store.readAll()));

describe('a copy of a store', () => {
  it('has the same events in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (given) => {
        const [from, to] = [await storeOf(given), memoryEventStore()];
        const { isVerified, copied, events } = await copy(from, to);
        expect(isVerified).toBe(true);
        expect(await logOf(to)).toEqual(await logOf(from));
        expect(copied).toBe(events);
      }),
    );
  });

  /** A store in which some events cannot be read; it reports them if `isReported`. */
  const damagedAt = (store: EventStore, places: readonly string[], isReported: boolean): EventStore => ({
    ...store,
    readAll: async function* (options = {}) {
      for await (const event of store.readAll(options)) {
        const { stream, revision, position } = event;
        if (!places.includes(`${stream} ${revision}`)) yield event;
        else if (isReported) options.onDamage?.({ stream, revision, position, reason: 'damaged' });
      }
    },
  });

  it.each([true, false])(
    'of a damaged store is refused, or ends each stream where it cannot be read (reported: %s)',
    async (isReported) => {
      const whole = memoryEventStore();
      for (const stream of ['s-1', 's-2', 's-3']) await whole.append(stream, someEvents(4), 'no-stream');
      const from = damagedAt(whole, ['s-1 2', 's-3 0'], isReported);
      await expect(copy(from, memoryEventStore())).rejects.toMatchObject({
        code: 'record_damaged',
        facts: { stream: 's-1', revision: 2 },
      });
      const to = memoryEventStore();
      const lost: unknown[] = [];
      const stop = new AbortController().signal;
      const onLost = ({ stream, revision }: Damage) => void lost.push([stream, revision]);
      const copied = await copyStore({ from, to, onProgress: () => undefined, stop, onLost });
      expect(copied).toMatchObject({ isVerified: true, copied: 6, leftOut: 4 });
      expect(lost).toEqual([
        ['s-1', 2],
        ['s-3', 0],
      ]);
      expect((await logOf(to)).map(({ stream, revision }) => `${stream} ${revision}`)).toEqual([
        's-1 0',
        's-1 1',
        's-2 0',
        's-2 1',
        's-2 2',
        's-2 3',
      ]);
    },
  );

  it('of a store that attributes an event to another stream leaves out that event alone', async () => {
    const whole = memoryEventStore();
    await whole.append('s-1', someEvents(3), 'no-stream');
    await whole.append('s-2', someEvents(1), 'no-stream');
    await whole.append('s-1', someEvents(1), 2);
    const from: EventStore = {
      ...whole,
      readAll: async function* (options = {}) {
        for await (const event of whole.readAll(options))
          yield event.stream === 's-2' ? { ...event, stream: 's-1' } : event;
      },
    };
    const to = memoryEventStore();
    const lost: Damage[] = [];
    const stop = new AbortController().signal;
    const onLost = (damage: Damage) => void lost.push(damage);
    const copied = await copyStore({ from, to, onProgress: () => undefined, stop, onLost });
    expect(copied).toMatchObject({ isVerified: true, copied: 4, leftOut: 0 });
    expect(lost).toMatchObject([{ stream: 's-1', revision: 0, reason: 'another event has its number' }]);
    expect((await checkLog(from)).unreadable).toEqual(lost);
  });

  it('continues where it was interrupted', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.nat({ max: 12 }), async (given, appends) => {
        const [from, to] = [await storeOf(given), memoryEventStore()];
        await copy(from, dying(to, appends)).catch((error: Error) => expect(error.message).toBe('killed'));
        const there = (await logOf(to)).length;
        const { isVerified, copied, events } = await copy(from, to);
        expect(isVerified).toBe(true);
        expect(copied).toBe(events - there);
        expect(await copy(from, to)).toMatchObject({ copied: 0, isVerified: true });
      }),
    );
  });

  it('is not started if the target has other data', async () => {
    const from = await storeOf([{ stream: 1, events: 2 }]);
    const strangers = [
      await storeOf([{ stream: 2, events: 1 }]),
      await storeOf([{ stream: 1, events: 1 }]),
      await storeOf([{ stream: 1, events: 9 }]),
    ];
    for (const to of strangers) {
      const before = await logOf(to);
      await expect(copy(from, to)).rejects.toMatchObject({ code: 'copy_mismatch' });
      expect(await logOf(to)).toEqual(before);
    }
  });

  it('is refused if the other store has other events', async () => {
    const from = await storeOf([{ stream: 1, events: 3 }]);
    const to = memoryEventStore();
    const lossy: EventStore = {
      ...to,
      append: (stream, events, expected) =>
        to.append(
          stream,
          events.map((event) => ({ ...event, data: null })),
          expected,
        ),
    };
    expect(await copy(from, lossy)).toMatchObject({ isVerified: false });
  });

  it('continues sessions that were erased', async () => {
    const [from, to] = [memoryEventStore(), memoryEventStore()];
    const [sessions, copies] = [from, to].map((store) => renewingEventStore(store, ['session']));
    if (sessions === undefined || copies === undefined) throw new Error('there are two');
    for (const number of [1, 2, 3]) {
      await sessions.append('session-a-x', someEvents(number), 'no-stream');
      if (number < 3) await from.delete(number === 1 ? 'session-a-x' : 'session-a-x:2');
    }
    await sessions.append('session-a-kept', someEvents(1), 'no-stream');
    expect(await copy(from, to)).toMatchObject({ isVerified: true, events: 4, streams: 2 });
    expect(idsOf(await collect(copies.readStream('session-a-x')))).toEqual(
      idsOf(await collect(sessions.readStream('session-a-x'))),
    );
    await copies.append('session-a-x', someEvents(1), 2);
    expect(await to.isDeleted('session-a-kept')).toBe(false);
  });

  it('continues erased sessions, even if it was interrupted while it marked them', async () => {
    const [from, to] = [memoryEventStore(), memoryEventStore()];
    const sessions = renewingEventStore(from, ['session']);
    await sessions.append('session-a-x', someEvents(1), 'no-stream');
    await sessions.delete('session-a-x');
    await sessions.append('session-a-x', someEvents(2), 'no-stream');
    const broken: EventStore = { ...to, delete: () => Promise.reject(new Error('killed')) };
    await expect(copy(from, broken)).rejects.toThrow('killed');
    expect(await copy(from, to)).toMatchObject({ isVerified: true, copied: 0, events: 2 });
    expect(await to.isDeleted('session-a-x')).toBe(true);
  });

  it('is refused if a server has recorded events there, with a message that says so', async () => {
    const outside = { id: () => crypto.randomUUID(), now: () => '2026-01-02T03:04:05.678Z' };
    const [from, to, before] = [memoryEventStore(), memoryEventStore(), memoryEventStore()];
    await before.append('s-1', someEvents(1), 'no-stream');
    for (const store of [from, to]) await identityOf(store, outside);
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'copy_target_started' });
    await expect(copy(before, to)).rejects.toMatchObject({ code: 'copy_target_started' });
  });

  it('waits for a store that is away for a moment', async () => {
    const from = await storeOf([{ stream: 1, events: 3 }]);
    const to = memoryEventStore();
    let refusals = 1;
    const away: EventStore = {
      ...to,
      append: async (...words) => {
        refusals -= 1;
        if (refusals >= 0) throw new ParleyError('store_unavailable', { reason: 'a test' });
        return to.append(...words);
      },
    };
    expect(await copy(from, away)).toMatchObject({ isVerified: true, copied: 3 });
  });
});

describe('a survey', () => {
  it('is the same for the same events in any interleaving', async () => {
    const [one, other] = [memoryEventStore(), memoryEventStore()];
    const [first, second] = [someEvents(2), someEvents(2)];
    await one.append('s-1', first, 'no-stream');
    await one.append('s-2', second, 'no-stream');
    await other.append('s-2', second, 'no-stream');
    await other.append('s-1', first, 'no-stream');
    expect(isSame(await surveyOf(one), await surveyOf(other))).toBe(true);
  });

  it('differs for any other event', async () => {
    const [event] = someEvents(1);
    if (event === undefined) throw new Error('there is one');
    const surveyWith = async (changed: Partial<typeof event>, stream = 's-1') => {
      const store = memoryEventStore();
      await store.append(stream, [{ ...event, ...changed }], 'no-stream');
      return (await surveyOf(store)).sha256;
    };
    const hashes = await Promise.all([
      surveyWith({}),
      surveyWith({}, 's-2'),
      surveyWith({ type: 'Other' }),
      surveyWith({ id: crypto.randomUUID() }),
      surveyWith({ data: { other: true } }),
      surveyWith({ metadata: { ...event.metadata, occurredAt: '2026-01-01T00:00:00.000Z' } }),
    ]);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
