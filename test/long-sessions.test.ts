import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { SNAPSHOT_EVERY_EVENTS } from '../src/kernel/limits/conversation.ts';
import { EVENTS_AT_A_TIME } from '../src/kernel/limits/replay.ts';
import { READ_PAGE_EVENTS_MAX } from '../src/kernel/limits/store.ts';
import { liveTurns } from '../src/replay/turns/live-turns.ts';
import { turnSpans } from '../src/replay/turns/spans.ts';
import { turnFollower } from '../src/replay/turns/turn-follower.ts';
import { turnReader } from '../src/replay/turns/turn-reader.ts';
import type { TurnReaderPorts } from '../src/replay/turns/turn-start.ts';
import { turnsOf } from '../src/replay/turns/turns.ts';
import { sessionStream } from '../src/session/session-stream.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../src/store/memory/memory-snapshot-store.ts';
import { recordLongSession } from './support/long-session.ts';
import { collect } from './support/store-events.ts';
import { answeringBy, lived, type Talk, talkative } from './support/talks.ts';
import { openTestDesks } from './support/test-desks.ts';

const TURNS = 1_500;
const store = memoryEventStore();
const LONG = 'session-agent-long';
let talk: readonly RecordedEvent[];
let all: readonly RecordedEvent[];

/** Contexts, slots that are asked for and filled over several turns, a webhook, a trigger. */
const said: Talk = {
  happenings: [
    { is: 'said', text: 'hello', parts: { resetContexts: true } },
    { is: 'said', text: 'book a room', parts: {} },
    { is: 'said', text: 'zxcv', parts: {} },
    { is: 'said', text: '4', parts: {} },
    { is: 'said', text: 'order a cake for my kitty', parts: {} },
    { is: 'triggered', name: 'THANKS' },
    { is: 'said', text: 'more', parts: {} },
  ],
  replies: [{ status: 200, body: JSON.stringify({ speech: 'With pleasure.' }), elapsedMs: 7 }],
};

beforeAll(async () => {
  const desks = await openTestDesks({ store });
  const { agent } = await desks.agents.import(talkative, {});
  const answering = answeringBy(desks.agents.get(agent.id));
  await desks.close();
  await lived(store, answering, 'short', said);
  talk = await collect(store.readStream(sessionStream(agent.id, 'short')));
  await recordLongSession(store, { stream: LONG, talk, turns: TURNS });
  all = await collect(store.readStream(LONG));
});
afterAll(() => store.close());

/** A reader whose readings of the store are counted. */
const counted = (over: EventStore = store) => {
  const count = { events: 0, breaths: 0 };
  const snapshots = memorySnapshotStore();
  const ports: TurnReaderPorts = {
    store: {
      readStream: async function* (stream, options) {
        for await (const event of over.readStream(stream, options)) {
          count.events += 1;
          yield event;
        }
      },
    },
    snapshots,
    breathe: async () => {
      count.breaths += 1;
    },
  };
  const reader = turnReader(ports);
  const follower = (sessionsMax = 2) => turnFollower({ ...ports, reader }, sessionsMax);
  const page = async (from: number, limit: number) => {
    const turns = [];
    for await (const { turn } of reader.from(LONG, from)) {
      turns.push(turn);
      if (turns.length === limit) break;
    }
    return turns;
  };
  const live = () => liveTurns({ ...ports, reader });
  return { reader, follower, live, page, count, snapshots };
};

/** The events between two snapshots, and the page of events that contains the last turn. */
const NEAR_EVENTS_MAX = 3 * SNAPSHOT_EVERY_EVENTS + READ_PAGE_EVENTS_MAX;

describe('a long session', () => {
  it('has the turns on each page that it has when it is read from its beginning', async () => {
    const { reader, page } = counted();
    const whole = turnsOf(all);
    expect(await reader.count(LONG)).toBe(TURNS);
    expect(whole).toHaveLength(TURNS);
    for (let from = 1; from <= TURNS; from += 97)
      expect(await page(from, 3)).toEqual(whole.slice(from - 1, from + 2));
    expect(await page(TURNS, 5)).toEqual(whole.slice(-1));
    expect(await page(TURNS + 1, 5)).toEqual([]);
  });

  it('is counted, and any of its turns is read, from a few events, however long it is', async () => {
    const { reader, page, count } = counted();
    await reader.count(LONG);
    for (const from of [1, 2, 3, 100, TURNS / 2, TURNS - 1, TURNS]) {
      count.events = 0;
      await page(from, 1);
      expect(count.events).toBeLessThan(NEAR_EVENTS_MAX);
      count.events = 0;
      await reader.count(LONG);
      expect(count.events).toBeLessThan(NEAR_EVENTS_MAX);
    }
  });

  it('lets other requests run while all of it is read', async () => {
    const { reader, count } = counted();
    await reader.count(LONG);
    expect(count.breaths).toBeGreaterThanOrEqual(Math.floor(all.length / EVENTS_AT_A_TIME));
    count.breaths = 0;
    for await (const _ of reader.from(LONG, 1));
    expect(count.breaths).toBeGreaterThanOrEqual(Math.floor(all.length / EVENTS_AT_A_TIME));
  });

  it('is read from its beginning where snapshots are of another version', async () => {
    const { reader, page, snapshots } = counted();
    await reader.count(LONG);
    const newest = await snapshots.load(LONG);
    if (newest === undefined) throw new Error('there is no snapshot');
    await snapshots.save(LONG, { ...newest, version: newest.version + 1, state: 'nonsense' }, 'beside');
    expect(await reader.count(LONG)).toBe(TURNS);
    expect(await page(TURNS, 1)).toEqual(turnsOf(all).slice(-1));
  });

  it('is read from its beginning if its snapshots are at events that it does not have', async () => {
    const { reader, page, snapshots } = counted();
    await reader.count(LONG);
    const newest = await snapshots.load(LONG);
    if (newest === undefined) throw new Error('there is no snapshot');
    const eventId = 'an event of another store';
    await snapshots.save(LONG, { ...newest, eventId, state: 'nonsense' });
    expect(await reader.count(LONG)).toBe(TURNS);
    await snapshots.save(LONG, { ...newest, eventId });
    expect(await page(TURNS, 1)).toEqual(turnsOf(all).slice(-1));
    expect(await snapshots.load(LONG)).toBeUndefined();
  });

  it('leaves no snapshot if it is erased during a read', async () => {
    const other = memoryEventStore();
    await recordLongSession(other, { stream: LONG, talk, turns: TURNS });
    let left = 2 * SNAPSHOT_EVERY_EVENTS;
    const { reader, snapshots } = counted({
      ...other,
      readStream: async function* (stream, options) {
        for await (const event of other.readStream(stream, options)) {
          left -= 1;
          if (left === 0) {
            await other.delete(LONG);
            await snapshots.drop(LONG);
          }
          yield event;
        }
      },
    });
    await reader.count(LONG);
    expect(left).toBeLessThan(0);
    expect(await collect(snapshots.streams())).toEqual([]);
    await other.close();
  });
});

describe('turns that are followed as they end', () => {
  const ends = () => all.filter(({ type }) => type === 'ReplySent').map(({ revision }) => revision);

  it('are those that are read from the beginning of the session, and each event is read once', async () => {
    const { follower, count } = counted();
    const { endedAt } = follower();
    const spans = [...turnSpans(all)];
    const few = ends().slice(0, 40);
    // The first is found like any turn of a page.
    expect(await endedAt(LONG, few[0] ?? 0)).toEqual(spans[0]);
    count.events = 0;
    for (const [at, revision] of few.entries())
      if (at > 0) expect(await endedAt(LONG, revision)).toEqual(spans[at]);
    expect(count.events).toBe((few.at(-1) ?? 0) - (few[0] ?? 0));
  });

  it('can be followed from the middle, with gaps and backwards', async () => {
    const { follower } = counted();
    const { endedAt } = follower();
    const spans = [...turnSpans(all)];
    for (const at of [TURNS / 2, TURNS / 2 + 3, TURNS / 2 + 1, 0, TURNS - 1])
      expect(await endedAt(LONG, ends()[at] ?? 0)).toEqual(spans[at]);
  });

  it('are read again after their session was forgotten or left for others, and not once it is erased', async () => {
    const other = memoryEventStore();
    const streams = ['a', 'b', 'c'].map((id) => `${LONG}${id}`);
    for (const stream of streams) await recordLongSession(other, { stream, talk, turns: 20 });
    const [a = '', b = '', c = ''] = streams;
    const { follower, count } = counted(other);
    const { endedAt, forget } = follower();
    const readFor = async (stream: string, turn: number) => {
      count.events = 0;
      expect((await endedAt(stream, ends()[turn] ?? 0))?.number).toBe(turn + 1);
      return count.events;
    };
    for (const stream of [a, b, c]) await readFor(stream, 10);
    const onwards = await readFor(c, 11);
    expect(await readFor(b, 11)).toBe(onwards);
    expect(await readFor(a, 11)).toBeGreaterThan(onwards);
    forget((stream) => stream === a);
    expect(await readFor(a, 12)).toBeGreaterThan(onwards);
    await other.delete(a);
    expect(await endedAt(a, ends()[13] ?? 0)).toBeUndefined();
    await other.close();
  });
});

describe('a list of the turns of all sessions', () => {
  const logOf = async function* () {
    yield* all;
  };

  it('reads each event of a session once, for any number of turns', async () => {
    const { live, count } = counted();
    const rows = await collect(live().along(logOf()));
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: TURNS }, (_, at) => at + 1));
    expect(count.events).toBe(all.length);
  });

  it('lets other requests run while it reads up to a distant turn', async () => {
    const { follower, count } = counted();
    const { endedAt } = follower();
    const ends = all.filter(({ type }) => type === 'ReplySent').map(({ revision }) => revision);
    await endedAt(LONG, ends[0] ?? 0);
    count.breaths = 0;
    await endedAt(LONG, ends.at(-1) ?? 0);
    expect(count.breaths).toBeGreaterThanOrEqual(Math.floor(all.length / EVENTS_AT_A_TIME) - 1);
  });

  it('keeps no session that is forgotten while one of its turns is read', async () => {
    const other = memoryEventStore();
    await recordLongSession(other, { stream: LONG, talk, turns: 20 });
    const [first = 0, second = 0] = (await collect(other.readStream(LONG)))
      .filter(({ type }) => type === 'ReplySent')
      .map(({ revision }) => revision);
    let forget = (): void => undefined;
    const { follower, count } = counted({
      ...other,
      readStream: async function* (stream, options) {
        forget();
        yield* other.readStream(stream, options);
      },
    });
    const one = follower();
    forget = () => one.forget((stream) => stream === LONG);
    await one.endedAt(LONG, first);
    forget = () => undefined;
    count.events = 0;
    await one.endedAt(LONG, second);
    expect(count.events).toBe(second + 1);
    await other.close();
  });
});
