import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, type JSONEventType, jsonEvent } from '@eventstore/db-client';

type Event = Pick<JSONEventType, 'type' | 'data' | 'metadata'>;

/** A hundred turns without webhook, and less than an append may hold. */
const EVENTS_PER_SESSION = 300;
const APPENDS_AT_ONCE = 8;

/** @returns how many events the log holds, and the seconds in which the client alone reads them */
export const readByClient = async (
  connectionString: string,
): Promise<{ readonly events: number; readonly seconds: number }> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const startedAt = performance.now();
  let events = 0;
  for await (const { event } of client.readAll()) if (event?.isJson) events += 1;
  const seconds = (performance.now() - startedAt) / 1_000;
  await client.dispose();
  return { events, seconds };
};

/**
 * Adds sessions that repeat the recorded ones until the log has this many events. The client writes them,
 * because turns would take many minutes.
 */
export const growLog = async (connectionString: string, eventsMin: number): Promise<void> => {
  const client = EventStoreDBClient.connectionString(connectionString);
  const { sessions, events } = await recordedSessions(client);
  let missing = eventsMin - events;
  let added = 0;
  const write = async (): Promise<void> => {
    while (missing > 0) {
      const [stream, recorded] = sessions[added % sessions.length] ?? [];
      if (stream === undefined || recorded === undefined) throw new Error('the log has no sessions');
      added += 1;
      missing -= recorded.length;
      const copies = recorded.map((event) => jsonEvent({ ...event, id: randomUUID() }));
      await client.appendToStream(`${stream}-again-${added}`, copies);
    }
  };
  await Promise.all(Array.from({ length: APPENDS_AT_ONCE }, write));
  await client.dispose();
};

/** The beginning of each session, and the number of all events. */
const recordedSessions = async (client: EventStoreDBClient) => {
  const sessions = new Map<string, Event[]>();
  let events = 0;
  for await (const { event } of client.readAll()) {
    if (!event?.isJson) continue;
    events += 1;
    if (!event.streamId.startsWith('session-')) continue;
    const { streamId, type, data, metadata } = event;
    const session = sessions.get(streamId) ?? [];
    if (session.length < EVENTS_PER_SESSION) session.push({ type, data, metadata });
    sessions.set(streamId, session);
  }
  return { sessions: [...sessions], events };
};
