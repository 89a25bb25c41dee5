import type { EventStore, ReadAllOptions } from '../kernel/event-store.ts';
import { PROJECTION_BATCH_EVENTS } from '../kernel/limits/views.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { unreadPages } from '../kernel/unread-log.ts';

/**
 * The log in batches of PROJECTION_BATCH_EVENTS, regardless of the store's pages. The last one is shorter.
 */
export async function* batchesOf(
  store: EventStore,
  options: ReadAllOptions,
): AsyncGenerator<readonly UnreadEvent[]> {
  let batch: UnreadEvent[] = [];
  for await (const page of unreadPages(store, options)) {
    for (const event of page) {
      batch.push(event);
      if (batch.length < PROJECTION_BATCH_EVENTS) continue;
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
