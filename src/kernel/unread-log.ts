import type { RecordedEvent } from './event.ts';
import { asRun, type EventRun } from './event-run.ts';
import type { BytesOptions, EventStore, ReadAllOptions } from './event-store.ts';
import { asUnread, type UnreadEvent } from './unread-event.ts';

/** The log page by page, unparsed if the store supports that. */
export const unreadPages = (
  store: Pick<EventStore, 'readAll' | 'readUnread'>,
  options: ReadAllOptions,
): AsyncIterable<readonly UnreadEvent[]> => store.readUnread?.(options) ?? pagesOf(store.readAll(options));

async function* pagesOf(events: AsyncIterable<RecordedEvent>): AsyncGenerator<readonly UnreadEvent[]> {
  for await (const event of events) yield [asUnread(event)];
}

/**
 * The same as bytes, which costs a store that records such bytes half as much as their text. Each page may
 * overwrite the bytes of the one before it.
 */
export const bytePages = (
  store: Pick<EventStore, 'readAll' | 'readUnread' | 'readBytes'>,
  options: BytesOptions,
): AsyncIterable<readonly EventRun[]> => store.readBytes?.(options) ?? encodedPages(store, options);

async function* encodedPages(
  store: Pick<EventStore, 'readAll' | 'readUnread'>,
  options: BytesOptions,
): AsyncGenerator<readonly EventRun[]> {
  for await (const page of unreadPages(store, options)) yield page.map(asRun);
}
