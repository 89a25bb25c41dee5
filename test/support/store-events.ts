import { randomUUID } from 'node:crypto';
import type { NewEvent, RecordedEvent } from '../../src/kernel/event.ts';

/** An event for stores, which do not read `data`. */
export const someEvent = (data: unknown = {}, id: string = randomUUID()): NewEvent => ({
  id,
  type: 'SomethingHappened',
  data,
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' },
});

export const someEvents = (count: number, from = 0): NewEvent[] =>
  Array.from({ length: count }, (_, index) => someEvent({ number: from + index }));

/** A unique stream name, so that a store with older data can be tested too. */
export const freshStream = (category = freshCategory()): string => `${category}-${randomUUID()}`;

export const freshCategory = (): string => `category${randomUUID().replaceAll('-', '')}`;

export const collect = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const collected: T[] = [];
  for await (const event of events) collected.push(event);
  return collected;
};

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);
export const revisionsOf = (events: readonly RecordedEvent[]): number[] =>
  events.map(({ revision }) => revision);
