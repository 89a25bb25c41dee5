import { randomUUID } from 'node:crypto';
import type { EventMetadata, NewEvent, RecordedEvent } from '../../src/kernel/event.ts';
import { eventId } from '../../src/kernel/event-id.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';

/** Rounds of a conversation in one append: a few hundred events. */
const ROUNDS_AT_ONCE = 50;

const isQuestion = ({ type }: RecordedEvent): boolean =>
  type === 'QueryReceived' || type === 'TriggerReceived';

/**
 * Records a session with this many turns without running them: it repeats a recorded conversation. If the
 * first query resets the contexts, each round is consistent with the previous one, as a replay requires.
 * @param talk all events of a short session
 * @param roundsAtOnce recorded in one append; a server records each turn by itself
 * @param appendsAtOnce that do not wait for each other; more than one only of a few events each
 * @returns the number of events
 */
export const recordLongSession = async (
  store: Pick<EventStore, 'append'>,
  {
    stream,
    talk,
    turns,
    roundsAtOnce = ROUNDS_AT_ONCE,
    appendsAtOnce = 1,
  }: {
    readonly stream: string;
    readonly talk: readonly RecordedEvent[];
    readonly turns: number;
    readonly roundsAtOnce?: number;
    readonly appendsAtOnce?: number;
  },
): Promise<number> => {
  let revision = -1;
  let left = turns;
  let appends: Promise<unknown>[] = [];
  while (left > 0) {
    const events: NewEvent[] = [];
    for (let round = 0; round < roundsAtOnce && left > 0; round += 1) {
      const some = firstTurns(talk, left);
      left -= some.filter(isQuestion).length;
      events.push(...saidAgain(some));
    }
    appends.push(store.append(stream, events, revision < 0 ? 'no-stream' : revision));
    revision += events.length;
    if (left > 0 && appends.length < appendsAtOnce) continue;
    await Promise.all(appends);
    appends = [];
  }
  return revision + 1;
};

const firstTurns = (talk: readonly RecordedEvent[], turns: number): readonly RecordedEvent[] => {
  const next = talk.filter(isQuestion)[turns];
  return next === undefined ? talk : talk.filter(({ revision }) => revision < next.revision);
};

/** The same events with new ids, numbered through per request. */
const saidAgain = (talk: readonly RecordedEvent[]): readonly NewEvent[] => {
  const requests = new Map<string, { readonly metadata: EventMetadata; events: number }>();
  return talk.map(({ type, data, metadata }) => {
    const { correlationId } = metadata;
    const request = requests.get(correlationId) ?? {
      metadata: { ...metadata, correlationId: randomUUID() },
      events: 0,
    };
    requests.set(correlationId, request);
    const id = eventId(request.metadata.correlationId, request.events);
    request.events += 1;
    return { id, type, data, metadata: { ...request.metadata, schemaVersion: metadata.schemaVersion } };
  });
};
