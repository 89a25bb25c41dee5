import { randomUUID } from 'node:crypto';
import type { EventMetadata, NewEvent, RecordedEvent } from '../../src/kernel/event.ts';
import { eventId } from '../../src/kernel/event-id.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';

/** Rounds of a talk written in one append: a few hundred events. */
const ROUNDS_AT_ONCE = 50;

const isQuestion = ({ type }: RecordedEvent): boolean =>
  type === 'QueryReceived' || type === 'TriggerReceived';

/**
 * Records a session of that many turns without taking one: a recorded talk, said again and again.
 * Where its first question resets the contexts, each round follows from the one before, as a replay checks.
 * @param talk all events of a short session
 * @returns how many events it has
 */
export const recordLongSession = async (
  store: Pick<EventStore, 'append'>,
  {
    stream,
    talk,
    turns,
  }: { readonly stream: string; readonly talk: readonly RecordedEvent[]; readonly turns: number },
): Promise<number> => {
  let revision = -1;
  let left = turns;
  while (left > 0) {
    const events: NewEvent[] = [];
    for (let round = 0; round < ROUNDS_AT_ONCE && left > 0; round += 1) {
      const some = firstTurns(talk, left);
      left -= some.filter(isQuestion).length;
      events.push(...saidAgain(some));
    }
    ({ revision } = await store.append(stream, events, revision < 0 ? 'no-stream' : revision));
  }
  return revision + 1;
};

const firstTurns = (talk: readonly RecordedEvent[], turns: number): readonly RecordedEvent[] => {
  const next = talk.filter(isQuestion)[turns];
  return next === undefined ? talk : talk.filter(({ revision }) => revision < next.revision);
};

/** The same events under new ids, those of one request counted through. */
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
