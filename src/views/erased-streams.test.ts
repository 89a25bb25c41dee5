import { afterEach, expect, it } from 'vitest';
import { someEvent } from '../../test/support/store-events.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../store/memory/memory-view-store.ts';
import { everyRow, removeErasedStreams } from './erased-streams.ts';
import { shippedScripts, viewsOf } from './scripts.ts';
import { openViews, type Views } from './views.ts';

const AGENT = '0123456789abcdef0123456789abcdef';
const streamOf = (id: string) => `session-${AGENT}-${id}`;

let views: Views | undefined;
afterEach(() => views?.close());

it('removes deleted streams from all views, but not one that continues under another name', async () => {
  const store = memoryEventStore();
  const say = (stream: string, text: string) => {
    const asked = {
      ...someEvent({ turnId: text, text, receivedAt: '2026-03-02T12:00:00.000Z' }),
      type: 'QueryReceived',
    };
    const missed = { ...someEvent({ language: 'en', contexts: [], candidates: [] }), type: 'NothingMatched' };
    return store.append(stream, [asked, missed], 'any');
  };
  const names = ['sessions', 'inbox', 'unmatched', 'daily-figures'];
  const definitions = viewsOf(shippedScripts()).filter(({ projection }) => names.includes(projection.name));
  const opened = await openViews({ store, definitions, views: memoryViewStore(), now: () => '' });
  views = opened;
  await say(streamOf('gone'), 'Quillfeather');
  await say(streamOf('kept'), 'Begonia');
  for (const name of names) expect(await opened.awaitPosition(name)).toBe(true);
  await store.delete(streamOf('gone'));
  await say(`${streamOf('gone')}:2`, 'Marmaduke');
  const erased = {
    agentIds: [AGENT],
    isErased: (stream: string) => stream.startsWith(streamOf('gone')),
    isDeleted: store.isDeleted,
    position: await store.newestPosition(),
  };
  await removeErasedStreams(opened, erased, () => false);
  const rows: string[] = [];
  for await (const row of everyRow(opened)) rows.push(row);
  expect(rows.filter((row) => row.includes('Quillfeather'))).toEqual([]);
  for (const text of ['Begonia', 'Marmaduke'])
    expect(rows.filter((row) => row.includes(text))).not.toEqual([]);
  const [days] = await opened.states('daily-figures');
  expect(JSON.stringify(days?.state)).toContain('"sessions":2');
});

it('waits for the final view if a rebuild is replaced by another', async () => {
  const store = memoryEventStore();
  const definitions = viewsOf(shippedScripts()).filter(
    ({ projection }) => projection.name === 'daily-figures',
  );
  const opened = await openViews({ store, definitions, views: memoryViewStore(), now: () => '' });
  views = opened;
  await opened.rebuild('daily-figures');
  const rebuilt = opened.rebuilt('daily-figures');
  await opened.rebuild('daily-figures');
  await rebuilt;
  expect((await opened.status('daily-figures')).rebuild).toBeUndefined();
});
