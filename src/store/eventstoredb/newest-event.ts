import type { ResolvedEvent } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { type Flow, flowOf } from './flow.ts';

/** The newest event of the log, the store's own included. It costs the store less than any other read. */
export const newestEvent = (connection: Connection): Flow<ResolvedEvent> => {
  const { BACKWARDS, END } = connection.vendor;
  return flowOf(connection.reads().readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
};
