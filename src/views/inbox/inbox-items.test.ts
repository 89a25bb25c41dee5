import { describe, expect, it } from 'vitest';
import { someEvent } from '../../../test/support/store-events.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { openedTexts } from '../opened-texts.ts';
import type { ViewRows } from '../projector.ts';
import { INBOX, type InboxItem, inboxCounts, inboxIndex } from './inbox-index.ts';
import { inboxItems } from './inbox-items.ts';

const AGENT = 'a';
const minute = (at: number): string => new Date(Date.UTC(2026, 2, 2, 12, at)).toISOString();

const item = (at: number, text: string, revision: number): InboxItem => ({
  revision,
  turnId: `turn-${at}`,
  at: minute(at),
  language: 'en',
  text,
  kind: 'unmatched',
  intentName: '',
  score: 0,
});

/** A view of these texts, by their sessions' streams. */
const viewOf = async (streams: ReadonlyMap<string, readonly InboxItem[]>) => {
  const views = memoryViewStore();
  const rows = () => ({
    get: (keys: Parameters<typeof views.get>[1]) => views.get(INBOX, keys),
    range: (range: Parameters<typeof views.range>[1]) => views.range(INBOX, range),
  });
  const changes = await inboxIndex
    .open(rows())
    .changesFor(Array.from(streams, ([partition, items]) => ({ partition, isNew: true, state: { items } })));
  await views.save(INBOX, changes, { from: undefined, to: 0 });
  return { rows };
};

/** A text a minute, four to a session; none of them in the view. */
const sealedWorld = async (count: number) => {
  const store = memoryEventStore();
  const streams = new Map<string, InboxItem[]>();
  for (let at = 0; at < count; at++) {
    const stream = `session-${AGENT}-s${Math.floor(at / 4)}`;
    const event = { ...someEvent({ text: `text ${at}` }), type: 'QueryReceived' };
    const { revision } = await store.append(stream, [event], 'any');
    const said = streams.get(stream) ?? [];
    streams.set(stream, said);
    said.push(item(at, '', revision));
  }
  let reads = 0;
  const counting: Pick<EventStore, 'readStream'> = {
    readStream: (...given) => {
      reads += 1;
      return store.readStream(...given);
    },
  };
  const views = await viewOf(streams);
  return { store, opened: openedTexts(counting), views, reads: () => reads };
};

const all = { agentId: AGENT, fits: () => true };
const texts = (items: readonly InboxItem[]) => items.map(({ text }) => text);

it('lists texts of many simultaneous sessions newest first, between any two moments', async () => {
  const second = (at: number): string => new Date(Date.UTC(2026, 2, 2, 12, 3, at)).toISOString();
  const streams = new Map<string, InboxItem[]>();
  for (let at = 0; at < 1_500; at++) {
    const stream = `session-${AGENT}-s${at % 700}`;
    const said = streams.get(stream) ?? [];
    streams.set(stream, said);
    said.push({ ...item(0, `text ${at}`, at), at: second(at) });
  }
  const sources = { views: await viewOf(streams), opened: openedTexts(memoryEventStore()) };
  const newestFirst = Array.from({ length: 1_500 }, (_, at) => `text ${1_499 - at}`);
  expect(texts((await inboxItems(sources, all)).items)).toEqual(newestFirst);
  const some = await inboxItems(sources, { ...all, from: second(130), to: second(1_201) });
  expect(texts(some.items)).toEqual(newestFirst.slice(1_500 - 1_201, 1_500 - 130));
});

describe('texts of an inbox that are recorded sealed', () => {
  it('are opened on demand, each session once', async () => {
    const { views, opened, reads } = await sealedWorld(30);
    const { items, cutAt } = await inboxItems({ views, opened }, all);
    expect(texts(items)).toEqual(Array.from({ length: 30 }, (_, at) => `text ${29 - at}`));
    expect([cutAt, reads()]).toEqual([undefined, 8]);
    await inboxItems({ views, opened }, all);
    expect(reads()).toBe(8);
  });

  it('are opened up to a limit, with the time that the limit reached back to', async () => {
    const { views, opened } = await sealedWorld(30);
    const { items, cutAt } = await inboxItems({ views, opened, sealedMax: 10 }, all);
    expect(texts(items)).toEqual(Array.from({ length: 10 }, (_, at) => `text ${29 - at}`));
    expect(cutAt).toBe(minute(20));
    const further = await inboxItems({ views, opened, sealedMax: 10 }, { ...all, to: cutAt });
    expect(texts(further.items)[0]).toBe('text 19');
    const enough = await inboxItems({ views, opened, sealedMax: 30 }, all);
    expect(enough.cutAt).toBeUndefined();
  });

  it('are not opened if the filter excludes them', async () => {
    const { views, opened, reads } = await sealedWorld(30);
    const { items } = await inboxItems(
      { views, opened, sealedMax: 1 },
      { ...all, fits: ({ at }) => at === minute(3) },
    );
    expect([texts(items), reads()]).toEqual([['text 3'], 1]);
  });

  it('are removed with their session, and hidden once they cannot be opened', async () => {
    const { store, views, opened } = await sealedWorld(8);
    await inboxItems({ views, opened }, all);
    await store.delete(`session-${AGENT}-s0`);
    opened.forget((stream) => stream.endsWith('s0'));
    expect(texts((await inboxItems({ views, opened }, all)).items)).toEqual([
      'text 7',
      'text 6',
      'text 5',
      'text 4',
    ]);
  });
});

it('a text that was opened while its session was erased is not cached', async () => {
  const { store, opened } = await sealedWorld(4);
  const reading = opened.read(`session-${AGENT}-s0`, [0, 1]);
  opened.forget(() => true);
  expect((await reading).size).toBe(2);
  await store.delete(`session-${AGENT}-s0`);
  expect((await opened.read(`session-${AGENT}-s0`, [0, 1])).size).toBe(0);
});

it('counts the rows of an agent that were written and removed', async () => {
  const views = memoryViewStore();
  const rows: Pick<ViewRows, 'get' | 'range'> = {
    get: (keys) => views.get(INBOX, keys),
    range: (range) => views.range(INBOX, range),
  };
  const { changesFor } = inboxIndex.open(rows);
  const take = async (partition: string, items: readonly InboxItem[] | undefined) => {
    const from = await views.checkpoint(INBOX);
    const state = items && { state: { items } };
    await views.save(INBOX, await changesFor([{ partition, isNew: from === undefined, ...state }]), {
      from,
      to: (from ?? -1) + 1,
    });
    return (await inboxCounts(rows, [AGENT, 'another']))[0];
  };
  const stream = `session-${AGENT}-s1`;
  expect(await take(stream, [item(1, 'one', 0), item(15, 'two', 3)])).toEqual({ said: 2, gone: 0 });
  expect(await take(stream, [item(1, 'one', 0), item(15, 'two', 3), item(16, 'three', 6)])).toEqual({
    said: 3,
    gone: 0,
  });
  expect(await take('session-another-s1', [item(1, 'one', 0)])).toEqual({ said: 3, gone: 0 });
  expect(await take(stream, undefined)).toEqual({ said: 3, gone: 2 });
});
