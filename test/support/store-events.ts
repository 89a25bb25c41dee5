import { randomUUID } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';

/** An event of any type; only its readers know what its data must be. */
export const eventOf = (type: string, data: unknown = {}, id: string = randomUUID()): NewEvent => ({
  id,
  type,
  data,
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' },
});

/** An event for stores, which do not read `data`. */
export const someEvent = (data?: unknown, id?: string): NewEvent => eventOf('SomethingHappened', data, id);

export const someEvents = (count: number, from = 0): NewEvent[] =>
  Array.from({ length: count }, (_, index) => someEvent({ number: from + index }));

/** Appends events one by one to a new stream, as many at once as a store accepts. */
export const appendRecords = async (
  store: Pick<EventStore, 'append'>,
  stream: string,
  count: number,
): Promise<void> => {
  const AT_ONCE = 500;
  for (let from = 0; from < count; from += AT_ONCE) {
    const events = someEvents(Math.min(AT_ONCE, count - from), from);
    await Promise.all(
      events.map((event, at) => store.append(stream, [event], from + at === 0 ? 'no-stream' : from + at - 1)),
    );
  }
};

/** A unique stream name, so that a store with older data can be tested too. */
export const freshStream = (category = freshCategory()): string => `${category}-${randomUUID()}`;

export const freshCategory = (): string => `category${randomUUID().replaceAll('-', '')}`;

export const collect = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const collected: T[] = [];
  for await (const event of events) collected.push(event);
  return collected;
};

export const typesIn = async (store: Pick<EventStore, 'readStream'>, stream: string): Promise<string[]> =>
  (await collect(store.readStream(stream))).map(({ type }) => type);

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);
export const revisionsOf = (events: readonly RecordedEvent[]): number[] =>
  events.map(({ revision }) => revision);
