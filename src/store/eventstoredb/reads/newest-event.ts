import type { ResolvedEvent } from '@eventstore/db-client';
import type { Connection } from '../connection/connection.ts';
import { positionOf } from '../wire/recorded-event.ts';
import { type Arrival, type Flow, flowOf } from './flow.ts';

/**
 * The newest event of the log, or the newest before a position, including the store's own. This is the
 * cheapest read.
 */
export const newestEvent = (connection: Connection, before?: number): Flow<ResolvedEvent> => {
  const { BACKWARDS, END } = connection.vendor;
  const fromPosition = before === undefined ? END : { commit: BigInt(before), prepare: BigInt(before) };
  return flowOf(connection.reads().readAll({ direction: BACKWARDS, fromPosition, maxCount: 1 }));
};

/** The position of the event that such a read has found; -1 if it has found none. */
export const positionIn = (arrival: Arrival<ResolvedEvent> | undefined): number => {
  const event = arrival === 'caught-up' ? undefined : arrival?.[0]?.event;
  return positionOf(event?.position) ?? -1;
};
