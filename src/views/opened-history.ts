import type { EventStore } from '../kernel/event-store.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { SessionHistory, SessionRow } from './session-history.ts';

/**
 * A history whose view sees personal fields sealed: what was said last is read from the stream of each
 * session that is shown. Blank where nobody can read it any more.
 */
export const openedHistory = (
  history: SessionHistory,
  store: Pick<EventStore, 'readStream'>,
): SessionHistory => ({
  ...history,
  list: async (agentId, filter, page) => {
    const found = await history.list(agentId, filter, page);
    const opened = async (row: SessionRow): Promise<SessionRow> =>
      row.lastText === '' ? { ...row, lastText: await lastTextIn(store, agentId, row.sessionId) } : row;
    return { ...found, sessions: await Promise.all(found.sessions.map(opened)) };
  },
});

const lastTextIn = async (
  store: Pick<EventStore, 'readStream'>,
  agentId: string,
  sessionId: string,
): Promise<string> => {
  const stream = sessionStream(agentId, sessionId);
  for await (const recorded of store.readStream(stream, { direction: 'backwards' })) {
    const event = sessionCatalogue.read(recorded);
    if (event.type === 'QueryReceived') return event.data.text;
    if (event.type === 'TriggerReceived') return event.data.name;
  }
  return '';
};
