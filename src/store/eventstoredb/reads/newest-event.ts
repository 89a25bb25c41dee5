import type { ResolvedEvent } from '@eventstore/db-client';
import type { Connection } from '../connection/connection.ts';
import { type Flow, flowOf } from './flow.ts';

/** The newest event of the log, including the store's own. This is the cheapest read. */
export const newestEvent = (connection: Connection): Flow<ResolvedEvent> => {
  const { BACKWARDS, END } = connection.vendor;
  return flowOf(connection.reads().readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
};
