import { parseSessionStream } from '../../src/session/session-stream.ts';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';

/** The turns of each session that have a reply, in the order of their replies, by their ids. */
export const recordedTurns = async (path: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const store = await openLmdbEventStore({ path });
  const turns = new Map<string, string[]>();
  for await (const { type, data, stream } of store.readAll({ category: 'session' })) {
    if (type !== 'ReplySent') continue;
    // The data of this event always has it; a raw event is of any shape.
    const { turnId } = data as { readonly turnId: string };
    const { sessionId = '' } = parseSessionStream(stream) ?? {};
    const ofSession = turns.get(sessionId) ?? [];
    turns.set(sessionId, ofSession);
    ofSession.push(turnId);
  }
  await store.close();
  return turns;
};

/** How often each turn has a reply, by its id. */
export const recordedReplies = async (path: string): Promise<ReadonlyMap<string, number>> => {
  const replies = new Map<string, number>();
  for (const turnIds of (await recordedTurns(path)).values())
    for (const turnId of turnIds) replies.set(turnId, (replies.get(turnId) ?? 0) + 1);
  return replies;
};
