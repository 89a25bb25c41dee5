import type { RecordedEvent } from '../../kernel/event.ts';
import { READ_PAGE_CHARS_MAX, READ_PAGE_EVENTS_MAX } from '../../kernel/limits.ts';
import type { EventPages, LogPage, StreamPage } from '../embedded/event-pages.ts';
import { DELETED, type Tables } from './lmdb-tables.ts';
import { categoryOfRecord, eventsOfRecord, unreadOfRecord } from './record-text.ts';

/** Each page is read in one turn of the event loop, so within one snapshot, and holds none afterwards. */
export const lmdbPages = (tables: Tables): Pick<EventPages, 'streamPage' | 'logPage' | 'unreadPage'> => ({
  streamPage: (wanted) =>
    wanted.direction === 'forwards' ? forwardsPage(tables, wanted) : backwardsPage(tables, wanted),
  logPage: (wanted) => logPage(tables, wanted, eventsOfRecord),
  unreadPage: (wanted) => logPage(tables, wanted, unreadOfRecord),
});

type Events = readonly RecordedEvent[];

/** What a record is taken apart into. */
type EventsOf<Event> = (text: string, position: number) => Event[];
type Placed = { readonly position: number };

const logPage = <Event extends Placed>(
  tables: Tables,
  { after, category, limit }: LogPage,
  eventsOf: EventsOf<Event>,
): readonly Event[] => {
  const page = newPage(limit, eventsOf);
  const fillsWith = (text: string, key: number): boolean =>
    page.fillsWith(text, ({ position }) => position > after, key);
  if (category === undefined) fillWhole(tables, after, fillsWith);
  else fillFromCategory(tables, { after, category }, fillsWith);
  return page.events;
};

const forwardsPage = ({ events, streams }: Tables, { stream, from = 0, limit }: StreamPage): Events => {
  const page = newPage(limit, eventsOfRecord);
  for (const { value: position } of streams.getRange({ start: [stream, from], end: [stream, DELETED] })) {
    const text = present(events.get(position), position);
    const isFull = page.fillsWith(text, from === 0 ? all : ({ revision }) => revision >= from, position);
    if (isFull) break;
  }
  return page.events;
};

const backwardsPage = ({ events, streams }: Tables, { stream, from, limit }: StreamPage): Events => {
  const page = newPage(limit, eventsOfRecord);
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

type FillsWith = (text: string, position: number) => boolean;

const fillWhole = ({ events }: Tables, after: number, fillsWith: FillsWith): void => {
  for (const { key, value: text } of events.getRange({ start: after + 1 })) if (fillsWith(text, key)) return;
};

/** Reads one run of the category's records after another, and nothing of what lies between them. */
const fillFromCategory = (
  { events, runs }: Tables,
  { after, category }: { readonly after: number; readonly category: string },
  fillsWith: FillsWith,
): void => {
  let start: number | undefined = after + 1;
  while (start !== undefined) {
    let foreign: number | undefined;
    for (const { key, value: text } of events.getRange({ start })) {
      if (categoryOfRecord(text) !== category) {
        foreign = key;
        break;
      }
      if (fillsWith(text, key)) return;
    }
    start = foreign === undefined ? undefined : nextRun(runs, category, foreign);
  }
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

type Page<Event> = {
  readonly events: readonly Event[];
  /** Takes what is wanted of a record; true when nothing more fits. */
  readonly fillsWith: (
    text: string,
    isWanted: (event: Event) => boolean,
    position: number,
    direction?: 'backwards',
  ) => boolean;
};

const newPage = <Event>(limit: number, eventsOf: EventsOf<Event>): Page<Event> => {
  const events: Event[] = [];
  const eventsMax = Math.min(limit, READ_PAGE_EVENTS_MAX);
  let chars = 0;
  return {
    events,
    fillsWith: (text, isWanted, position, direction) => {
      const found = eventsOf(text, position);
      if (direction === 'backwards') found.reverse();
      for (const event of found) if (events.length < eventsMax && isWanted(event)) events.push(event);
      chars += text.length;
      return events.length >= eventsMax || chars >= READ_PAGE_CHARS_MAX;
    },
  };
};
