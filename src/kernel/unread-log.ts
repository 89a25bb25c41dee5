import type { RecordedEvent } from './event.ts';
import type { EventStore, ReadAllOptions } from './event-store.ts';
import { asUnread, type UnreadEvent } from './unread-event.ts';

/** The log page by page, unparsed if the store supports that. */
export const unreadPages = (
  store: Pick<EventStore, 'readAll' | 'readUnread'>,
  options: ReadAllOptions,
): AsyncIterable<readonly UnreadEvent[]> => store.readUnread?.(options) ?? pagesOf(store.readAll(options));

async function* pagesOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<readonly UnreadEvent[]> {
  for await (const event of events) yield [asUnread(event)];
}
