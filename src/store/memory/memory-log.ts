import type { EventPlace, RecordedEvent } from '../../kernel/event.ts';
import { READ_PAGE_EVENTS_MAX } from '../../kernel/limits/store.ts';
import { partitionPoint } from '../../kernel/partition-point.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import type { EventLog } from '../embedded/event-log.ts';
import type { LogPage } from '../embedded/event-pages.ts';
import { parseEvent, unreadEvent } from '../embedded/event-text.ts';

/** Events are stored as text, so that readers get separate objects, as from every other engine. */
type Entry = { readonly stream: string; readonly revision: number; readonly text: string };

export const memoryLog = (): EventLog => {
  const log: (Entry | undefined)[] = [];
  const positionsByStream = new Map<string, number[] | 'deleted'>();
  const positionsByCategory = new Map<string, number[]>();

  const positionsOf = (stream: string): readonly number[] => {
    const positions = positionsByStream.get(stream);
    return positions === undefined || positions === 'deleted' ? [] : positions;
  };
  const eventsAt = (positions: readonly number[]): RecordedEvent[] => placesAt(log, positions, parseEvent);
  const unreadAt = (positions: readonly number[]): UnreadEvent[] => placesAt(log, positions, unreadEvent);
  const remember = (category: string, position: number): void => {
    const positions = positionsByCategory.get(category);
    if (positions === undefined) positionsByCategory.set(category, [position]);
    else positions.push(position);
  };

  const positionsIn = ({ after, category, limit }: LogPage): readonly number[] => {
    const count = Math.min(limit, READ_PAGE_EVENTS_MAX);
    const isPresent = (position: number): boolean => log[position] !== undefined;
    if (category === undefined) return firstFew(after + 1, log.length, count, isPresent);
    const positions = positionsByCategory.get(category) ?? [];
    const at = (index: number): number => positions[index] ?? -1;
    const start = partitionPoint(positions, (position) => position <= after);
    const indexes = firstFew(start, positions.length, count, (index) => isPresent(at(index)));
    return indexes.map(at);
  };

  return {
    headOf: (stream) => {
      if (positionsByStream.get(stream) === 'deleted') return 'deleted';
      const positions = positionsOf(stream);
      return { revision: positions.length - 1, position: positions.at(-1) ?? -1 };
    },
    positionOf: (stream, revision) => positionsOf(stream)[revision],
    textAt: (stream, revision) => log[positionsOf(stream)[revision] ?? -1]?.text,
    newestRevision: (stream) => positionsOf(stream).length - 1,
    isDeleted: (stream) => positionsByStream.get(stream) === 'deleted',
    newestPosition: () => log.length - 1,

    add: (stream, lines) => {
      const entry = positionsByStream.get(stream);
      const positions = Array.isArray(entry) ? entry : [];
      const category = categoryOf(stream);
      for (const text of lines) {
        const position = log.push({ stream, revision: positions.length, text }) - 1;
        positions.push(position);
        remember(category, position);
      }
      positionsByStream.set(stream, positions);
      return { revision: positions.length - 1, position: log.length - 1 };
    },
    removePart: (stream) => {
      if (!positionsByStream.has(stream)) return true;
      for (const position of positionsOf(stream)) log[position] = undefined;
      positionsByStream.set(stream, 'deleted');
      return true;
    },
    partlyRemoved: () => [],

    streamPage: ({ stream, from, direction, limit }) => {
      const positions = positionsOf(stream);
      const count = Math.min(limit, READ_PAGE_EVENTS_MAX);
      if (direction === 'forwards') return unreadAt(positions.slice(from ?? 0, (from ?? 0) + count));
      const end = from === undefined ? positions.length : Math.min(from + 1, positions.length);
      return unreadAt(positions.slice(Math.max(0, end - count), end).reverse());
    },
    logPage: (page) => eventsAt(positionsIn(page)),
    unreadPage: (page) => unreadAt(positionsIn(page)),
  };
};

const placesAt = <Event>(
  log: readonly (Entry | undefined)[],
  positions: readonly number[],
  make: (text: string, place: EventPlace) => Event,
): Event[] =>
  positions.flatMap((position) => {
    const entry = log[position];
    return entry === undefined ? [] : [make(entry.text, { ...entry, position })];
  });

const firstFew = (
  from: number,
  end: number,
  count: number,
  counts: (place: number) => boolean,
): readonly number[] => {
  const positions: number[] = [];
  for (let place = from; place < end && positions.length < count; place++)
    if (counts(place)) positions.push(place);
  return positions;
};
