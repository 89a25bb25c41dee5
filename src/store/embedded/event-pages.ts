import { setImmediate } from 'node:timers/promises';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { RunPlace, RunReader } from '../../kernel/event-run.ts';
import type { BytesOptions, OnDamage, ReadAllOptions, ReadStreamOptions } from '../../kernel/event-store.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';

export type StreamPage = {
  readonly stream: string;
  /** First revision of the page; undefined: the end, which only makes sense backwards. */
  readonly from: number | undefined;
  readonly direction: 'forwards' | 'backwards';
  readonly limit: number;
};

export type LogPage = {
  /** The page begins after this position; -1: at the beginning. */
  readonly after: number;
  readonly category: string | undefined;
  readonly limit: number;
  /** Called for each record that is left out. */
  readonly onDamage?: OnDamage | undefined;
};

/**
 * The reads of an embedded engine: durable events, one page per call. A page has at most READ_PAGE_EVENTS_MAX
 * events, fewer if they are large, and is empty only at the end.
 * @throws store_unavailable if the engine is closed, record_damaged from a page of a stream.
 */
export type EventPages = {
  readonly streamPage: (page: StreamPage) => readonly UnreadEvent[];
  readonly logPage: (page: LogPage) => readonly RecordedEvent[];
  readonly unreadPage: (page: LogPage) => readonly UnreadEvent[];
  readonly bytesPage?: <Part extends RunPlace>(
    page: Pick<LogPage, 'after' | 'onDamage'>,
    read: RunReader<Part>,
  ) => readonly Part[];
  /** Revision of the newest event of a stream, -1 when there is none. */
  readonly newestRevision: (stream: string) => number;
  readonly isDeleted: (stream: string) => boolean;
  /** Position of the newest event of the log, -1 if there is none. */
  readonly newestPosition: () => number;
};

/** Reads page by page, so that no snapshot is held while the reader is busy elsewhere. */
export async function* readStreamPages(
  pages: EventPages,
  stream: string,
  { from, direction = 'forwards', limit = Number.POSITIVE_INFINITY, types }: ReadStreamOptions,
): AsyncIterable<RecordedEvent> {
  const forwards = direction === 'forwards';
  let next = from ?? (forwards ? 0 : undefined);
  let eventsLeft = limit;
  while (eventsLeft > 0) {
    const page = pages.streamPage({ stream, from: next, direction, limit: eventsLeft });
    const last = page.at(-1);
    if (last === undefined) return;
    for (const event of ofTypes(page, types)) yield event.read();
    eventsLeft -= page.length;
    next = last.revision + (forwards ? 1 : -1);
    // Most streams fit on one page; their readers need not wait for another turn of the event loop to see the
    // end.
    if (eventsLeft <= 0 || (forwards ? next > pages.newestRevision(stream) : next < 0)) return;
    await setImmediate();
  }
}

const ofTypes = (
  page: readonly UnreadEvent[],
  types: ReadonlySet<string> | undefined,
): readonly UnreadEvent[] => (types === undefined ? page : page.filter(({ type }) => types.has(type)));

/** Pages of unparsed events. */
export const readUnreadPages = (
  { unreadPage }: EventPages,
  { category, ...range }: ReadAllOptions,
): AsyncIterable<readonly UnreadEvent[]> => pagesOf((page) => unreadPage({ ...page, category }), range);

export const readBytesPages = <Part extends RunPlace>(
  { bytesPage }: Required<Pick<EventPages, 'bytesPage'>>,
  range: BytesOptions,
  read: RunReader<Part>,
): AsyncIterable<readonly Part[]> => pagesOf((page) => bytesPage(page, read), range);

async function* pagesOf<Event extends { readonly position: number }>(
  pageOf: (page: Omit<LogPage, 'category'>) => readonly Event[],
  {
    from = 0,
    after = from - 1,
    limit = Number.POSITIVE_INFINITY,
    onDamage,
  }: Omit<ReadAllOptions, 'category'>,
): AsyncIterable<readonly Event[]> {
  let lastPosition = after;
  let eventsLeft = limit;
  while (eventsLeft > 0) {
    const page = pageOf({ after: lastPosition, limit: eventsLeft, onDamage });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    eventsLeft -= page.length;
    lastPosition = last.position;
    await setImmediate();
  }
}

/** Written as an iterator, because a generator takes several microtasks per event. */
export const readPagedLog = (
  pages: EventPages,
  { from = 0, after = from - 1, category, limit = Number.POSITIVE_INFINITY, onDamage }: ReadAllOptions,
): AsyncIterable<RecordedEvent> => ({
  [Symbol.asyncIterator]: () => {
    let page: readonly UnreadEvent[] = [];
    let next = 0;
    let lastPosition = after;
    let eventsLeft = limit;
    const turnPage = async (): Promise<IteratorResult<RecordedEvent>> => {
      if (lastPosition !== after && eventsLeft > 0) await setImmediate();
      page =
        eventsLeft > 0
          ? pages.unreadPage({ after: lastPosition, category, limit: eventsLeft, onDamage })
          : [];
      next = 0;
      eventsLeft -= page.length;
      lastPosition = page.at(-1)?.position ?? lastPosition;
      return nextResult();
    };
    const nextResult = (): IteratorResult<RecordedEvent> => {
      const event = page[next];
      next += 1;
      return event === undefined ? { done: true, value: undefined } : { done: false, value: event.read() };
    };
    const end = async (): Promise<IteratorResult<RecordedEvent>> => {
      eventsLeft = 0;
      page = [];
      return { done: true, value: undefined };
    };
    return { next: () => (next < page.length ? Promise.resolve(nextResult()) : turnPage()), return: end };
  },
});
