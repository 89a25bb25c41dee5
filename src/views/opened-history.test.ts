import { expect, it } from 'vitest';
import { someEvent } from '../../test/support/store-events.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { openedHistory } from './opened-history.ts';
import type { SessionHistory, SessionPage } from './session-history.ts';

it('shows what was said last where the view could not see it, and leaves everything else', async () => {
  const store = memoryEventStore();
  const asked = { ...someEvent({ text: 'Is it open?' }), type: 'QueryReceived' };
  await store.append('session-a-one', [asked, { ...someEvent(), type: 'ReplySent' }], 'no-stream');
  const row = (sessionId: string, lastText: string) => ({ sessionId, lastText, turns: 1 });
  const rows = [row('one', ''), row('two', 'seen'), row('gone', '')];
  // The rows of a view have many more fields, which nobody looks at here.
  const page = { sessions: rows, counts: { sessions: 3, turns: 3, unmatched: 0 } } as unknown as SessionPage;
  const history: SessionHistory = { list: async () => page, fresh: async () => true };
  const { sessions } = await openedHistory(history, store).list(
    'a',
    {},
    { order: { by: 'lastActiveAt' }, limit: 9 },
  );
  expect(sessions).toEqual([row('one', 'Is it open?'), row('two', 'seen'), row('gone', '')]);
});
