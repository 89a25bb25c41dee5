import type { RecordedEvent } from '../../kernel/event.ts';
import { READ_PAGE_CHARS_MAX, READ_PAGE_EVENTS_MAX } from '../../kernel/limits.ts';
import type { EventPages, LogPage, StreamPage } from '../embedded/event-pages.ts';
import { parseEvent } from '../embedded/event-text.ts';
import type { Tables } from './lmdb-tables.ts';

const LAST = Number.MAX_SAFE_INTEGER;

/** Each page is read in one turn of the event loop, so within one snapshot, and holds none afterwards. */
export const lmdbPages = (tables: Tables): Pick<EventPages, 'streamPage' | 'logPage'> => ({
  streamPage: (wanted) => streamPage(tables, wanted),
  logPage: ({ after, category, limit }) =>
    category === undefined
      ? wholePage(tables, after, limit)
      : categoryPage(tables, { after, category, limit }),
});

const streamPage = ({ events, streams }: Tables, { stream, from, direction, limit }: StreamPage): Events => {
  const forwards = direction === 'forwards';
  const range = streams.getRange({
    start: [stream, from ?? (forwards ? 0 : LAST)],
    end: [stream, forwards ? LAST : -1],
    reverse: !forwards,
    limit: Math.min(limit, READ_PAGE_EVENTS_MAX),
  });
  const page = newPage();
  for (const { value: position } of range) if (page.fillsWith(events.get(position), position)) break;
  return page.events;
};

const categoryPage = (
  { events, categories }: Tables,
  { after, category, limit }: LogPage & { readonly category: string },
): Events => {
  const range = categories.getKeys({
    start: [category, after + 1],
    end: [category, LAST],
    limit: Math.min(limit, READ_PAGE_EVENTS_MAX),
  });
  const page = newPage();
  for (const [, position] of range) if (page.fillsWith(events.get(position), position)) break;
  return page.events;
};

const wholePage = ({ events }: Tables, after: number, limit: number): Events => {
  const range = events.getRange({ start: after + 1, limit: Math.min(limit, READ_PAGE_EVENTS_MAX) });
  const page = newPage();
  for (const { key: position, value: text } of range) if (page.fillsWith(text, position)) break;
  return page.events;
};

type Events = readonly RecordedEvent[];

type Page = {
  readonly events: Events;
  /** Takes an event; true when it was the last that fits. */
  readonly fillsWith: (text: string | undefined, position: number) => boolean;
};

const newPage = (): Page => {
  const events: RecordedEvent[] = [];
  let chars = 0;
  return {
    events,
    fillsWith: (text, position) => {
      if (text === undefined)
        throw new TypeError(`the log has no event at ${position}, which an index names`);
      events.push(parseEvent(text, position));
      chars += text.length;
      return chars >= READ_PAGE_CHARS_MAX;
    },
  };
};
