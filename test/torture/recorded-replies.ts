import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';

/** How often each turn has a reply, by its id. */
export const recordedReplies = async (path: string): Promise<ReadonlyMap<string, number>> => {
  const store = await openLmdbEventStore({ path });
  const replies = new Map<string, number>();
  for await (const { type, data } of store.readAll({ category: 'session' })) {
    if (type !== 'ReplySent') continue;
    // The data of this event always has it; a raw event is of any shape.
    const { turnId } = data as { readonly turnId: string };
    replies.set(turnId, (replies.get(turnId) ?? 0) + 1);
  }
  await store.close();
  return replies;
};
