import type { RecordedEvent } from '../../kernel/event.ts';
import { READ_PAGE_CHARS_MAX, READ_PAGE_EVENTS_MAX } from '../../kernel/limits.ts';
import type { EventPages, LogPage, StreamPage } from '../embedded/event-pages.ts';
import { DELETED, type Tables } from './lmdb-tables.ts';
import { categoryOfRecord, eventsOfRecord } from './record-text.ts';

/** Each page is read in one turn of the event loop, so within one snapshot, and holds none afterwards. */
export const lmdbPages = (tables: Tables): Pick<EventPages, 'streamPage' | 'logPage'> => ({
  streamPage: (wanted) =>
    wanted.direction === 'forwards' ? forwardsPage(tables, wanted) : backwardsPage(tables, wanted),
  logPage: ({ after, category, limit }) =>
    category === undefined
      ? wholePage(tables, after, limit)
      : categoryPage(tables, { after, category, limit }),
});

type Events = readonly RecordedEvent[];

const forwardsPage = ({ events, streams }: Tables, { stream, from = 0, limit }: StreamPage): Events => {
  const page = newPage(limit);
  for (const { value: position } of streams.getRange({ start: [stream, from], end: [stream, DELETED] })) {
    const text = present(events.get(position), position);
    const isFull = page.fillsWith(text, from === 0 ? all : ({ revision }) => revision >= from, position);
    if (isFull) break;
  }
  return page.events;
};

const backwardsPage = ({ events, streams }: Tables, { stream, from, limit }: StreamPage): Events => {
  const page = newPage(limit);
  const isWanted = from === undefined ? all : ({ revision }: RecordedEvent) => revision <= from;
  const start = from === undefined ? DELETED - 1 : recordEnd(streams, stream, from);
  for (const { value: position } of streams.getRange({
    start: [stream, start],
    end: [stream, -1],
    reverse: true,
  })) {
    const text = present(events.get(position), position);
    if (page.fillsWith(text, isWanted, position, 'backwards')) break;
  }
  return page.events;
};

/** The record that holds a revision is known by its last. */
const recordEnd = (streams: Tables['streams'], stream: string, revision: number): number => {
  for (const [, last] of streams.getKeys({ start: [stream, revision], end: [stream, DELETED], limit: 1 }))
    return last;
  return DELETED - 1;
};

const wholePage = ({ events }: Tables, after: number, limit: number): Events => {
  const page = newPage(limit);
  for (const { key, value: text } of events.getRange({ start: after + 1 }))
    if (page.fillsWith(text, ({ position }) => position > after, key)) break;
  return page.events;
};

/** Reads one run of the category's records after another, and nothing of what lies between them. */
const categoryPage = (
  { events, runs }: Tables,
  { after, category, limit }: LogPage & { readonly category: string },
): Events => {
  const page = newPage(limit);
  const isWanted = ({ position }: RecordedEvent): boolean => position > after;
  let start: number | undefined = after + 1;
  while (start !== undefined) {
    let foreign: number | undefined;
    for (const { key, value: text } of events.getRange({ start })) {
      if (categoryOfRecord(text) !== category) {
        foreign = key;
        break;
      }
      if (page.fillsWith(text, isWanted, key)) return page.events;
    }
    start = foreign === undefined ? undefined : nextRun(runs, category, foreign);
  }
  return page.events;
};

const nextRun = (runs: Tables['runs'], category: string, after: number): number | undefined => {
  for (const [, start] of runs.getKeys({ start: [category, after + 1], end: [category, DELETED], limit: 1 }))
    return start;
  return undefined;
};

const all = (): boolean => true;

const present = (text: string | undefined, position: number): string => {
  if (text === undefined) throw new TypeError(`the log has no record at ${position}, which an index names`);
  return text;
};

type Page = {
  readonly events: Events;
  /** Takes what is wanted of a record; true when nothing more fits. */
  readonly fillsWith: (
    text: string,
    isWanted: (event: RecordedEvent) => boolean,
    position: number,
    direction?: 'backwards',
  ) => boolean;
};

const newPage = (limit: number): Page => {
  const events: RecordedEvent[] = [];
  const eventsMax = Math.min(limit, READ_PAGE_EVENTS_MAX);
  let chars = 0;
  return {
    events,
    fillsWith: (text, isWanted, position, direction) => {
      const found = eventsOfRecord(text, position);
      if (direction === 'backwards') found.reverse();
      for (const event of found) if (events.length < eventsMax && isWanted(event)) events.push(event);
      chars += text.length;
      return events.length >= eventsMax || chars >= READ_PAGE_CHARS_MAX;
    },
  };
};
