import type { RecordedEvent } from '../../kernel/event.ts';
import { READ_PAGE_EVENTS_MAX } from '../../kernel/limits.ts';
import type { EventLog } from '../embedded/event-log.ts';
import { categoryOf, parseEvent, wholeText } from '../embedded/event-text.ts';

/**
 * Events are kept as text: what comes out is JSON and nobody else's object, as it is from every other
 * engine.
 */
type Entry = { readonly category: string; readonly text: string };

export const memoryLog = (): EventLog => {
  const log: (Entry | undefined)[] = [];
  const positionsByStream = new Map<string, number[] | 'deleted'>();

  const positionsOf = (stream: string): readonly number[] => {
    const positions = positionsByStream.get(stream);
    return positions === undefined || positions === 'deleted' ? [] : positions;
  };
  const eventsAt = (positions: readonly number[]): RecordedEvent[] =>
    positions.flatMap((position) => {
      const entry = log[position];
      return entry === undefined ? [] : [parseEvent(entry.text, position)];
    });

  return {
    headOf: (stream) => {
      if (positionsByStream.get(stream) === 'deleted') return 'deleted';
      const positions = positionsOf(stream);
      return { revision: positions.length - 1, position: positions.at(-1) ?? -1 };
    },
    positionOf: (stream, revision) => positionsOf(stream)[revision],
    textAt: (position) => log[position]?.text,
    newestRevision: (stream) => positionsOf(stream).length - 1,
    newestPosition: () => log.length - 1,

    add: (stream, events) => {
      const known = positionsByStream.get(stream);
      const positions = Array.isArray(known) ? known : [];
      const category = categoryOf(stream);
      for (const event of events) {
        const text = wholeText(event, stream, positions.length);
        positions.push(log.push({ category, text }) - 1);
      }
      positionsByStream.set(stream, positions);
      return { revision: positions.length - 1, position: log.length - 1 };
    },
    remove: (stream) => {
      if (!positionsByStream.has(stream)) return;
      for (const position of positionsOf(stream)) log[position] = undefined;
      positionsByStream.set(stream, 'deleted');
    },

    streamPage: ({ stream, from, direction, limit }) => {
      const positions = positionsOf(stream);
      const count = Math.min(limit, READ_PAGE_EVENTS_MAX);
      if (direction === 'forwards') return eventsAt(positions.slice(from ?? 0, (from ?? 0) + count));
      const end = from === undefined ? positions.length : Math.min(from + 1, positions.length);
      return eventsAt(positions.slice(Math.max(0, end - count), end).reverse());
    },
    logPage: ({ after, category, limit }) => {
      const found: number[] = [];
      const count = Math.min(limit, READ_PAGE_EVENTS_MAX);
      for (let position = after + 1; position < log.length && found.length < count; position++) {
        const entry = log[position];
        if (entry !== undefined && (category === undefined || entry.category === category))
          found.push(position);
      }
      return eventsAt(found);
    },
  };
};
