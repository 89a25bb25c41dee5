import { describe, expect, it } from 'vitest';
import { someEvent } from '../../../test/support/store-events.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { openedTexts } from '../opened-texts.ts';
import { INBOX, type InboxItem, inboxKey } from './inbox-index.ts';
import { inboxItems } from './inbox-items.ts';

const AGENT = 'a';
const minute = (at: number): string => new Date(Date.UTC(2026, 2, 2, 12, at)).toISOString();

const item = (at: number, text: string, revision: number): InboxItem => ({
  ...{ revision, turnId: `turn-${at}`, at: minute(at), language: 'en', text },
  ...{ kind: 'unmatched', intentName: '', score: 0 },
});

/** A text a minute, four to a session; none of them in the view. */
const sealedWorld = async (count: number) => {
  const store = memoryEventStore();
  const views = memoryViewStore();
  const changes = [];
  for (let at = 0; at < count; at++) {
    const stream = `session-${AGENT}-s${Math.floor(at / 4)}`;
    const event = { ...someEvent({ text: `text ${at}` }), type: 'QueryReceived' };
    const { revision } = await store.append(stream, [event], 'any');
    const key = inboxKey(AGENT, minute(at), stream, revision);
    changes.push({ key, json: JSON.stringify(item(at, '', revision)) });
  }
  await views.save(INBOX, changes, { from: undefined, to: count });
  let reads = 0;
  const counting: Pick<EventStore, 'readStream'> = {
    readStream: (...given) => {
      reads += 1;
      return store.readStream(...given);
    },
  };
  const rows = () => ({
    get: (keys: Parameters<typeof views.get>[1]) => views.get(INBOX, keys),
    range: (range: Parameters<typeof views.range>[1]) => views.range(INBOX, range),
  });
  return { store, opened: openedTexts(counting), views: { rows }, reads: () => reads };
};

const all = { agentId: AGENT, fits: () => true };
const texts = (items: readonly InboxItem[]) => items.map(({ text }) => text);

describe('texts of an inbox that are recorded sealed', () => {
  it('are opened where they are read, each session once', async () => {
    const { views, opened, reads } = await sealedWorld(30);
    const { items, cutAt } = await inboxItems({ views, opened }, all);
    expect(texts(items)).toEqual(Array.from({ length: 30 }, (_, at) => `text ${29 - at}`));
    expect([cutAt, reads()]).toEqual([undefined, 8]);
    await inboxItems({ views, opened }, all);
    expect(reads()).toBe(8);
  });

  it('are opened up to a limit, and it is told how far back that reached', async () => {
    const { views, opened } = await sealedWorld(30);
    const { items, cutAt } = await inboxItems({ views, opened, sealedMax: 10 }, all);
    expect(texts(items)).toEqual(Array.from({ length: 10 }, (_, at) => `text ${29 - at}`));
    expect(cutAt).toBe(minute(20));
    const further = await inboxItems({ views, opened, sealedMax: 10 }, { ...all, to: cutAt });
    expect(texts(further.items)[0]).toBe('text 19');
    const enough = await inboxItems({ views, opened, sealedMax: 30 }, all);
    expect(enough.cutAt).toBeUndefined();
  });

  it('are not opened where nobody wants them', async () => {
    const { views, opened, reads } = await sealedWorld(30);
    const { items } = await inboxItems(
      { views, opened, sealedMax: 1 },
      { ...all, fits: ({ at }) => at === minute(3) },
    );
    expect([texts(items), reads()]).toEqual([['text 3'], 1]);
  });

  it('are forgotten with their session, and shown no more once nobody can open them', async () => {
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

it('what was opened while its session was erased is not kept', async () => {
  const { store, opened } = await sealedWorld(4);
  const reading = opened.read(`session-${AGENT}-s0`, [0, 1]);
  opened.forget(() => true);
  expect((await reading).size).toBe(2);
  await store.delete(`session-${AGENT}-s0`);
  expect((await opened.read(`session-${AGENT}-s0`, [0, 1])).size).toBe(0);
});
