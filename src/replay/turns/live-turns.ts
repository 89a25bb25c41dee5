import type { RecordedEvent } from '../../kernel/event.ts';
import { FOLLOWED_SESSIONS_MAX } from '../../kernel/limits/replay.ts';
import { LIVE_TURNS_SHARED_MAX } from '../../kernel/limits/reports.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import type { LiveTurn } from '../wire/live-turn.ts';
import type { RecordedTurn } from '../wire/recorded-turn.ts';
import { isErasedTurn } from './spans.ts';
import { type TurnFollower, turnFollower } from './turn-follower.ts';
import { turnOf } from './turns.ts';

/** Turns in the order of their replies in the log. */
export type LiveTurns = {
  /** The turns that replies ended; other events are passed over. */
  readonly along: (events: AsyncIterable<RecordedEvent>) => AsyncIterable<LiveTurn>;
  /** Drops sessions, which may have been erased, from the readers that are at work. */
  readonly forget: (isErased: (stream: string) => boolean) => void;
};

/** Each list reads the events of a session once, for any number of its turns. */
export const liveTurns = (ports: Parameters<typeof turnFollower>[0]): LiveTurns => {
  const followers = new Set<TurnFollower>();
  const rows = sharedRows();
  return {
    // Written as an iterator, because a generator cannot be ended while it waits for an event that may never
    // come.
    along: (events) => ({
      [Symbol.asyncIterator]: () => {
        const all = events[Symbol.asyncIterator]();
        const follower = turnFollower(ports, FOLLOWED_SESSIONS_MAX);
        followers.add(follower);
        const end = (): IteratorReturnResult<undefined> => {
          followers.delete(follower);
          return { done: true, value: undefined };
        };
        return {
          next: async () => {
            for (;;) {
              const step = await all.next();
              if (step.done === true) return end();
              const row = await rows.of(step.value, follower);
              if (row !== undefined) return { done: false, value: row };
            }
          },
          return: async () => {
            const result = end();
            await all.return?.();
            return result;
          },
        };
      },
    }),
    forget: (isErased) => {
      rows.clear();
      for (const follower of followers) follower.forget(isErased);
    },
  };
};

/** Lists that stay open come to a reply at about the same time. The first one reads its turn for all of them. */
const sharedRows = () => {
  const rows = new Map<number, Promise<LiveTurn | undefined>>();
  return {
    of: (event: RecordedEvent, follower: TurnFollower): Promise<LiveTurn | undefined> => {
      const { position } = event;
      const earlier = rows.get(position);
      if (earlier !== undefined) return earlier;
      const row = rowOf(event, follower);
      rows.set(position, row);
      row.catch(() => rows.delete(position));
      const [oldest] = rows.keys();
      if (rows.size > LIVE_TURNS_SHARED_MAX && oldest !== undefined) rows.delete(oldest);
      return row;
    },
    clear: () => rows.clear(),
  };
};

/** Only replies end turns. */
const rowOf = async (
  { type, stream, revision, position }: RecordedEvent,
  follower: TurnFollower,
): Promise<LiveTurn | undefined> => {
  const session = type === 'ReplySent' ? parseSessionStream(stream) : undefined;
  if (session === undefined) return undefined;
  const span = await follower.endedAt(stream, revision);
  if (span === undefined || isErasedTurn(span)) return undefined;
  return { position, sessionId: session.sessionId, ...liveTurnOf(turnOf(span)) };
};

const liveTurnOf = (turn: RecordedTurn): Omit<LiveTurn, 'position' | 'sessionId'> => {
  const { number, turnId, query, reply, intent, verdicts, score, webhooks, timings } = turn;
  const { agentRevision, environment } = turn;
  return {
    number,
    turnId,
    receivedAt: timings.receivedAt,
    lang: query.lang,
    text: query.resolved,
    isTrigger: query.trigger !== undefined,
    reply: reply?.fulfillment.speech ?? '',
    ...(intent && { intent: intent.name }),
    isUnmatched: intent === undefined || verdicts[0]?.matchedBy === 'fallback',
    score,
    webhooks: webhooks.map(({ outcome }) => outcome),
    ...(agentRevision !== undefined && { agentRevision }),
    ...(environment !== undefined && { environment }),
    ...(timings.totalMs !== undefined && { totalMs: timings.totalMs }),
  };
};
