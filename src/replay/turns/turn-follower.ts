import { SNAPSHOT_EVERY_EVENTS } from '../../kernel/limits/conversation.ts';
import { EVENTS_AT_A_TIME } from '../../kernel/limits/replay.ts';
import { type SpanReader, spanReader, type TurnSpan } from './spans.ts';
import type { TurnReader } from './turn-reader.ts';
import { startBefore, type TurnReaderPorts } from './turn-start.ts';

/** Reads turns as they end. It keeps the newest sessions, so that it reads each of their events once. */
export type TurnFollower = {
  /** The turn that ended with the event at this revision; undefined if its stream was deleted. */
  readonly endedAt: (stream: string, revision: number) => Promise<TurnSpan | undefined>;
  /** Drops sessions, which may have been erased. */
  readonly forget: (isErased: (stream: string) => boolean) => void;
};

type Ports = TurnReaderPorts & { readonly reader: Pick<TurnReader, 'numberAt'> };

/** A session up to a revision. */
type FollowedSession = { readonly spans: SpanReader; readonly revision: number };

/** @param sessionsMax the number of sessions to keep. */
export const turnFollower = (ports: Ports, sessionsMax: number): TurnFollower => {
  /** In the order of their last turns. */
  const sessions = new Map<string, FollowedSession>();
  /** Counts calls of `forget`, because a session being read at that time must not be kept. */
  let timesForgotten = 0;

  const begin = async (stream: string, revision: number): Promise<FollowedSession> => {
    // So near its beginning, a search for a snapshot would cost more than it saves.
    if (revision < SNAPSHOT_EVERY_EVENTS) return { spans: spanReader(), revision: -1 };
    const start = await startBefore(ports, stream, await ports.reader.numberAt(stream, revision));
    return { spans: spanReader(start?.state), revision: start?.revision ?? -1 };
  };

  const keep = (stream: string, session: FollowedSession): void => {
    sessions.set(stream, session);
    const [oldest] = sessions.keys();
    if (sessions.size > sessionsMax && oldest !== undefined) sessions.delete(oldest);
  };

  return {
    endedAt: async (stream, revision) => {
      const earlier = sessions.get(stream);
      // A reading that fails must not be continued.
      sessions.delete(stream);
      const timesBefore = timesForgotten;
      const isAhead = earlier !== undefined && earlier.revision < revision;
      const session = isAhead ? earlier : await begin(stream, revision);
      const { spans, revision: from } = session;
      let span: TurnSpan | undefined;
      let last = from;
      const range = { from: from + 1, limit: revision - from };
      for await (const event of ports.store.readStream(stream, range)) {
        span = spans.take(event);
        last = event.revision;
        if ((last - from) % EVENTS_AT_A_TIME === 0) await ports.breathe();
      }
      if (last !== revision) return undefined;
      if (timesForgotten === timesBefore) keep(stream, { spans, revision });
      return span;
    },
    forget: (isErased) => {
      timesForgotten += 1;
      for (const stream of sessions.keys()) if (isErased(stream)) sessions.delete(stream);
    },
  };
};
