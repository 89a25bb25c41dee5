import { expect, it } from 'vitest';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { eventFeed } from './event-feed.ts';

it.each([
  ['one session', { stream: 'session-a1-s1' }],
  ['one agent', { agentId: 'a1' }],
  ['the whole log', {}],
])('releases a follower of %s even if no event arrives', async (_, what) => {
  const feed = eventFeed(memoryEventStore());
  const following = feed.events({ ...what, from: 0, follow: true })[Symbol.asyncIterator]();
  const waiting = following.next();
  await following.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
});
