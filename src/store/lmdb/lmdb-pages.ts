import type { EventPlace } from '../../kernel/event.ts';
import type { RunPlace, RunReader } from '../../kernel/event-run.ts';
import type { OnDamage } from '../../kernel/event-store.ts';
import { READ_PAGE_CHARS_MAX, READ_PAGE_EVENTS_MAX } from '../../kernel/limits/store.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import type { EventPages, LogPage, StreamPage } from '../embedded/event-pages.ts';
import { partlyDeleted } from './deleted-streams.ts';
import { DELETED, type Tables } from './lmdb-tables.ts';
import { runAfter, runOfRecord } from './record-bytes.ts';
import { damageAt, streamFault } from './record-damage.ts';
import { categoryOfRecord, eventsOfRecord, RecordFault, unreadOfRecord } from './record-text.ts';

/** Each page is read in one turn of the event loop, so within one snapshot, which is not held afterwards. */
export const lmdbPages = (
  tables: Tables,
  onDamage: OnDamage,
): Pick<EventPages, 'streamPage' | 'logPage' | 'unreadPage' | 'bytesPage'> => ({
  streamPage: (request) => {
    if (tables.deleting.get(request.stream) === true) return [];
    return request.direction === 'forwards'
      ? forwardsPage(tables, request, onDamage)
      : backwardsPage(tables, request, onDamage);
  },
  logPage: (request) => logPage(tables, request, { eventsOf: eventsOfRecord, onDamage }),
  unreadPage: (request) => logPage(tables, request, { eventsOf: unreadOfRecord, onDamage }),
  bytesPage: (request, read) => bytesPage(tables, request, read, onDamage),
});

/** A loop of its own, because what a page of events does beside it takes as long as reading the bytes. */
const bytesPage = <Part extends RunPlace>(
  tables: Tables,
  { after, onDamage: onDamageHere }: BytesPage,
  read: RunReader<Part>,
  onDamage: OnDamage,
): readonly Part[] => {
  const parts: Part[] = [];
  const deletedStreams = partlyDeleted(tables);
  let bytes = 0;
  for (const { key: position, value: record } of tables.eventBytes.getRange({ start: after + 1 })) {
    try {
      const run = runOfRecord(record, position);
      // Not counted, because only the end of the log has an empty page.
      if (deletedStreams.size > 0 && deletedStreams.has(run.stream)) continue;
      // Only the first record can begin before the requested place.
      parts.push(read(parts.length === 0 ? runAfter(run, after) : run));
    } catch (error) {
      noteDamage(tables, { text: record.toString(), position }, error, [onDamageHere, onDamage]);
      continue;
    }
    bytes += record.length;
    if (parts.length >= READ_PAGE_EVENTS_MAX || bytes >= READ_PAGE_CHARS_MAX) break;
  }
  return parts;
};

type BytesPage = Pick<LogPage, 'after' | 'onDamage'>;

type Events = readonly UnreadEvent[];

type Reading<Event> = {
  readonly eventsOf: (record: string, position: number) => Event[];
  readonly onDamage: OnDamage;
};

const logPage = <Event extends RunPlace>(
  tables: Tables,
  request: LogPage,
  reading: Reading<Event>,
): readonly Event[] =>
  filledPage(tables, request, reading, (take) => {
    const { after, category } = request;
    if (category === undefined) fillWhole(tables, after, take);
    else fillFromCategory(tables, { after, category }, take);
  });

/** @param fill takes one record after another, until the page is full. */
const filledPage = <Event extends RunPlace>(
  tables: Tables,
  { after, limit, onDamage }: Omit<LogPage, 'category'>,
  reading: Reading<Event>,
  fill: (take: Take) => void,
): readonly Event[] => {
  const page = newPage<Event>(limit);
  const isRequested = ({ position }: Event): boolean => position > after;
  const deletedStreams = partlyDeleted(tables);
  fill((record, position) => {
    let events: Event[];
    try {
      events = reading.eventsOf(record, position);
    } catch (error) {
      noteDamage(tables, { text: record, position }, error, [onDamage, reading.onDamage]);
      return 'damaged';
    }
    // Nothing of it counts, because only the end of the log has an empty page.
    if (deletedStreams.has(events[0]?.stream ?? '')) return 'taken';
    return page.fillsWith(events, isRequested, record.length) ? 'full' : 'taken';
  });
  return page.events;
};

const forwardsPage = (
  tables: Tables,
  { stream, from = 0, limit }: StreamPage,
  onDamage: OnDamage,
): Events => {
  const page = newPage<UnreadEvent>(limit);
  let due = from;
  const range = { start: [stream, from], end: [stream, DELETED] } satisfies StreamRange;
  for (const { key, value: position } of tables.streams.getRange(range)) {
    const last = key[1];
    const { events, chars } = recordOf(tables, { stream, last, position, revision: due }, onDamage);
    // The first record of a page may begin before the requested place.
    const first = events[0]?.revision ?? last;
    if (due === from ? first > due : first !== due)
      throw missingRecord({ stream, position, revision: due }, onDamage);
    due = last + 1;
    if (page.fillsWith(events, from === 0 ? all : ({ revision }) => revision >= from, chars)) break;
  }
  return page.events;
};

const backwardsPage = (tables: Tables, { stream, from, limit }: StreamPage, onDamage: OnDamage): Events => {
  const page = newPage<UnreadEvent>(limit);
  const isRequested = from === undefined ? all : ({ revision }: UnreadEvent) => revision <= from;
  const start = from === undefined ? DELETED - 1 : recordEnd(tables.streams, stream, from);
  let due: number | undefined;
  const range = { start: [stream, start], end: [stream, -1], reverse: true } satisfies StreamRange;
  for (const { key, value: position } of tables.streams.getRange(range)) {
    const last = key[1];
    const { events, chars } = recordOf(tables, { stream, last, position, revision: last }, onDamage);
    if (due !== undefined && last !== due) throw missingRecord({ stream, position, revision: due }, onDamage);
    due = (events[0]?.revision ?? last) - 1;
    if (page.fillsWith(events.reverse(), isRequested, chars)) break;
  }
  return page.events;
};

type StreamRange = Parameters<Tables['streams']['getRange']>[0];

/** The record that the index names, if it is the right one. @throws record_damaged */
const recordOf = (
  { events: records }: Tables,
  { last, ...place }: EventPlace & { readonly last: number },
  onDamage: OnDamage,
): { readonly events: UnreadEvent[]; readonly chars: number } => {
  const { stream, position } = place;
  const text = records.get(position);
  if (text === undefined) throw missingRecord(place, onDamage);
  try {
    const events = unreadOfRecord(text, position);
    const newest = events.at(-1);
    if (newest?.stream === stream && newest.revision === last) return { events, chars: text.length };
    throw new RecordFault('the index names a record of something else');
  } catch (error) {
    throw streamFault(place, error, onDamage);
  }
};

const missingRecord = (place: EventPlace, onDamage: OnDamage): Error =>
  streamFault(place, new RecordFault('a record is missing'), onDamage);

/** The record that holds a revision is found by its last one. */
const recordEnd = (streams: Tables['streams'], stream: string, revision: number): number => {
  for (const [, last] of streams.getKeys({ start: [stream, revision], end: [stream, DELETED], limit: 1 }))
    return last;
  return DELETED - 1;
};

type Take = (record: string, position: number) => 'taken' | 'full' | 'damaged';

const fillWhole = ({ events }: Tables, after: number, take: Take): void => {
  for (const { key, value: record } of events.getRange({ start: after + 1 }))
    if (take(record, key) === 'full') return;
};

const noteDamage = (
  tables: Tables,
  record: { readonly text: string; readonly position: number },
  error: unknown,
  listeners: readonly (OnDamage | undefined)[],
): void => {
  const damage = damageAt(tables, record, error);
  for (const onDamage of listeners) onDamage?.(damage);
};

/** Reads the category's records run by run, and skips everything between them. */
const fillFromCategory = (
  { events, runs }: Tables,
  { after, category }: { readonly after: number; readonly category: string },
  take: Take,
): void => {
  let start: number | undefined = after + 1;
  while (start !== undefined) {
    let foreign: number | undefined;
    for (const { key, value: text } of events.getRange({ start })) {
      const isOther = categoryOfRecord(text) !== category;
      // A damaged record could seem to end a run, and the rest would be skipped.
      if (isOther && !isDamaged(text, key)) {
        foreign = key;
        break;
      }
      if (take(text, key) === 'full') return;
    }
    start = foreign === undefined ? undefined : nextRun(runs, category, foreign);
  }
};

const isDamaged = (text: string, position: number): boolean => {
  try {
    unreadOfRecord(text, position);
    return false;
  } catch {
    return true;
  }
};

const nextRun = (runs: Tables['runs'], category: string, after: number): number | undefined => {
  for (const [, start] of runs.getKeys({ start: [category, after + 1], end: [category, DELETED], limit: 1 }))
    return start;
  return undefined;
};

const all = (): boolean => true;

type Page<Event> = {
  readonly events: readonly Event[];
  /** Takes the requested events of a record; true if nothing more fits. */
  readonly fillsWith: (
    recordEvents: readonly Event[],
    isRequested: (event: Event) => boolean,
    chars: number,
  ) => boolean;
};

const newPage = <Event>(limit: number): Page<Event> => {
  const events: Event[] = [];
  const eventsMax = Math.min(limit, READ_PAGE_EVENTS_MAX);
  let chars = 0;
  return {
    events,
    fillsWith: (recordEvents, isRequested, recordChars) => {
      for (const event of recordEvents)
        if (events.length < eventsMax && isRequested(event)) events.push(event);
      chars += recordChars;
      return events.length >= eventsMax || chars >= READ_PAGE_CHARS_MAX;
    },
  };
};
