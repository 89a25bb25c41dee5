import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';

/**
 * The newest event of a log that a reader has taken. It is saved with each view, because the position alone
 * also fits another store at the same address, and an older state of the same store.
 */
export type Landmark = {
  /** The identity of the store; empty if it has none. */
  readonly storeId: string;
  /** -1 before the first event. */
  readonly position: number;
  readonly id: string;
};

export const noLandmark = (storeId: string): Landmark => ({ storeId, position: -1, id: '' });

/** The newest landmark of these events, or else the previous one. */
export const landmarkAfter = (before: Landmark, events: readonly UnreadEvent[]): Landmark => {
  const event = events.findLast(({ stream }) => !isShortLived(stream));
  if (event === undefined || event.position <= before.position) return before;
  return { storeId: before.storeId, position: event.position, id: event.id() };
};

/** Streams that are deleted without another event being recorded. */
const isShortLived = (stream: string): boolean => /^(sandbox|sealkey)-/.test(stream);

/** @returns why the log is not the one that the landmark was taken from; undefined if it is */
export const misfitOf = async (
  store: Pick<EventStore, 'newestPosition' | 'readAll'>,
  { position, id }: Landmark,
): Promise<string | undefined> => {
  if (position < 0) return undefined;
  const newest = await store.newestPosition();
  if (newest < position) return `the event store ends at ${newest}, before event ${position} of the view`;
  const there = await eventAt(store, position);
  return there === id ? undefined : `the event store has another event at ${position} than the view`;
};

const eventAt = async (store: Pick<EventStore, 'readAll'>, position: number): Promise<string | undefined> => {
  const event = await firstValue(store.readAll({ from: position, limit: 1 }));
  return event?.position === position ? event.id : undefined;
};
