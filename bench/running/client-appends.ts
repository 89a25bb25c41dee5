import { randomUUID } from 'node:crypto';
import {
  type AppendResult,
  BACKWARDS,
  END,
  EventStoreDBClient,
  type JSONEventType,
  jsonEvent,
  NO_STREAM,
} from '@eventstore/db-client';

type Event = Pick<JSONEventType, 'type' | 'data' | 'metadata'>;
export type RecordedTurn = readonly Event[];

const TURNS_PER_STREAM = 60;
/** Turns that are appended again, one after another. */
const TURNS_REPEATED = 500;

/**
 * The events of the newest turns, except the last, which may be incomplete. The store's own events, which may
 * be many after each turn, are skipped.
 */
export const recordedTurns = async (connectionString: string): Promise<readonly RecordedTurn[]> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const turns = new Map<string, Event[]>();
  for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END })) {
    if (!event?.isJson || !event.streamId.startsWith('session-')) continue;
    const { type, data, metadata } = event;
    const { correlationId } = metadata as { readonly correlationId: string };
    turns.set(correlationId, [{ type, data, metadata }, ...(turns.get(correlationId) ?? [])]);
    if (turns.size > TURNS_REPEATED) break;
  }
  await client.dispose();
  return [...turns.values()].slice(0, -1);
};

/** @param atOnce appends in flight, each to its own stream. @returns the number of acknowledged appends */
export const appendByClient = async (
  connectionString: string,
  turns: readonly RecordedTurn[],
  { atOnce, seconds }: { readonly atOnce: number; readonly seconds: number },
): Promise<number> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const endsAt = performance.now() + seconds * 1_000;
  let appends = 0;
  const eventsOf = (turn: RecordedTurn) => turn.map((event) => jsonEvent({ ...event, id: randomUUID() }));
  const converse = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const stream = `bench-${randomUUID()}`;
      let expectedRevision: bigint | typeof NO_STREAM = NO_STREAM;
      for (let turn = 0; turn < TURNS_PER_STREAM && performance.now() < endsAt; turn += 1) {
        const events = eventsOf(turns[appends % turns.length] ?? []);
        const { nextExpectedRevision }: AppendResult = await client.appendToStream(stream, events, {
          expectedRevision,
        });
        expectedRevision = nextExpectedRevision;
        appends += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, converse));
  await client.dispose();
  return appends;
};
