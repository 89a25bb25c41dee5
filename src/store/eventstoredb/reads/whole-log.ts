import type { WrittenLog } from '../appends/written-log.ts';
import type { Connection } from '../connection/connection.ts';
import type { LogEvent } from '../wire/log-event.ts';
import type { Arrival, Flow } from './flow.ts';
import { type LogPart, type LogSource, logSource } from './sources.ts';
import type { Tombstones } from './tombstones.ts';

export type LogSurroundings = {
  readonly connection: Connection;
  readonly tombstones: Tombstones;
  readonly written: WrittenLog;
};

/** The log or a category of it; reads to its end find out by themselves what was deleted. */
export const wholeLogSource = (
  { connection, tombstones, written }: LogSurroundings,
  { ownFromMemory, ...part }: LogPart & { readonly ownFromMemory: boolean },
): LogSource => {
  const source = logSource(connection, part, tombstones.deleted);
  const isWhole = part.category === undefined;
  return {
    ...source,
    read: (after, newest) => {
      const own = isWhole && ownFromMemory ? written.after(after) : [];
      const last = own.at(-1)?.position;
      if (after !== undefined && last !== undefined) tombstones.markSearched(after, last);
      // Nothing is between own appends that touch, so no deletion either.
      if (last !== undefined && newest !== undefined && last >= newest) return flowOver(own);
      const place = last ?? after;
      const rest = tombstones.knownIn(source.read(place), { after: place ?? part.from, isWhole, newest });
      return own.length === 0 ? rest : precededBy(own, rest);
    },
  };
};

const flowOver = (events: readonly LogEvent[]): Flow<LogEvent> => {
  const arrivals = [events];
  return { next: async () => arrivals.shift(), stop: () => undefined };
};

/** Events before a read that is begun first, because it may find that their streams were deleted. */
const precededBy = (events: readonly LogEvent[], rest: Flow<LogEvent>): Flow<LogEvent> => {
  let held: (Arrival<LogEvent> | undefined)[] | undefined;
  return {
    next: async (limit) => {
      if (held === undefined) {
        held = [await rest.next(limit)];
        return events;
      }
      return held.length > 0 ? held.shift() : rest.next(limit);
    },
    stop: rest.stop,
  };
};
