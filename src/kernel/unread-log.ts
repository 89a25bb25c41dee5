import type { RecordedEvent } from './event.ts';
import { asRun, type RunPlace, type RunReader } from './event-run.ts';
import type { BytesOptions, EventStore, ReadAllOptions } from './event-store.ts';
import { EVENTS_AT_A_TIME } from './limits/replay.ts';
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
 * The same as bytes, which costs a store that records such bytes half as much as their text. The pages are
 * small enough to let requests run in between.
 * @param read is called with each run
 */
export const bytePages = <Part extends RunPlace>(
  store: Pick<EventStore, 'readAll' | 'readUnread' | 'readBytes'>,
  options: BytesOptions,
  read: RunReader<Part>,
): AsyncIterable<readonly Part[]> => store.readBytes?.(options, read) ?? encodedPages(store, options, read);

async function* encodedPages<Part extends RunPlace>(
  store: Pick<EventStore, 'readAll' | 'readUnread'>,
  options: BytesOptions,
  read: RunReader<Part>,
): AsyncGenerator<readonly Part[]> {
  for await (const page of unreadPages(store, options))
    for (let from = 0; from < page.length; from += EVENTS_AT_A_TIME)
      yield page.slice(from, from + EVENTS_AT_A_TIME).map((event) => read(asRun(event)));
}
