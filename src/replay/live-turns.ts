import type { RecordedEvent } from '../kernel/event.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import type { PastDesk } from './past-desk.ts';
import type { LiveTurn } from './wire/live-turn.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

/**
 * The turns that replies ended, in their order; other events are passed over. Written as an iterator, because
 * a generator cannot be ended while it waits for an event that may never come.
 */
export const liveTurns = (
  events: AsyncIterable<RecordedEvent>,
  past: Pick<PastDesk, 'turnAt'>,
): AsyncIterable<LiveTurn> => ({
  [Symbol.asyncIterator]: () => {
    const all = events[Symbol.asyncIterator]();
    return {
      next: async () => {
        for (;;) {
          const step = await all.next();
          if (step.done === true) return { done: true, value: undefined };
          const row = await rowOf(step.value, past);
          if (row !== undefined) return { done: false, value: row };
        }
      },
      return: async () => {
        await all.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});

/** Only replies end turns. */
const rowOf = async (
  { type, stream, revision, position }: RecordedEvent,
  past: Pick<PastDesk, 'turnAt'>,
): Promise<LiveTurn | undefined> => {
  const session = type === 'ReplySent' ? parseSessionStream(stream) : undefined;
  if (session === undefined) return undefined;
  const turn = await past.turnAt(stream, revision);
  if (turn === undefined || turn.isErased) return undefined;
  return { position, sessionId: session.sessionId, ...liveTurnOf(turn) };
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
