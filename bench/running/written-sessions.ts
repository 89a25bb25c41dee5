/** Sessions written into the store of a running server without running their turns. */
import { setTimeout } from 'node:timers/promises';
import type { RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { sessionStream } from '../../src/session/session-stream.ts';
import { openLmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { recordLongSession } from '../../test/support/long-session.ts';
import type { NewAgent } from './server-process.ts';

const LONG_TURNS = 20_000;
const UNKNOWN = { sessions: 140, textsOfEach: 200 };
/** Enough for the views and the record to include the written events. */
const SETTLED_MS = 10_000;

type Place = {
  readonly folder: string;
  readonly agent: NewAgent;
  /** Sends a query of the agent. */
  readonly ask: (query: string, sessionId: string) => Promise<unknown>;
};

/** A session with far more turns than in practice, one append per turn. @returns its id */
export const writeLongSession = async ({ folder, agent, ask }: Place): Promise<string> => {
  await ask('open my account', 'short');
  await inStore(folder, async (store) => {
    const talk = await eventsOf(store, sessionStream(agent.agentId, 'short'));
    const stream = sessionStream(agent.agentId, 'long');
    await recordLongSession(store, { stream, talk, turns: LONG_TURNS, roundsAtOnce: 1, appendsAtOnce: 500 });
  });
  return 'long';
};

/** Many different texts that the agent did not understand. @returns how many */
export const writeUnknownTexts = async ({ folder, agent, ask }: Place): Promise<number> => {
  const text = 'zebras quarrel';
  await ask(text, 'lost');
  await inStore(folder, async (store) => {
    const turn = await eventsOf(store, sessionStream(agent.agentId, 'lost'));
    for (let session = 0; session < UNKNOWN.sessions; session += 1) {
      const texts = Array.from({ length: UNKNOWN.textsOfEach }, (_, index) => textNumber(session, index));
      const talk = texts.flatMap((other) => turn.map((event) => withText(event, text, other)));
      const stream = sessionStream(agent.agentId, `lost-${session}`);
      await recordLongSession(store, { stream, talk, turns: texts.length });
    }
  });
  return UNKNOWN.sessions * UNKNOWN.textsOfEach;
};

const inStore = async (folder: string, write: (store: EventStore) => Promise<void>): Promise<void> => {
  const store = await openLmdbEventStore({ path: folder });
  await write(store);
  await store.close();
  await setTimeout(SETTLED_MS);
};

const eventsOf = async (store: EventStore, stream: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream(stream)) events.push(event);
  return events;
};

const ANIMALS = ['zebras', 'lynxes', 'newts', 'quails', 'voles', 'wrens', 'yaks'];
const textNumber = (session: number, index: number): string =>
  `${ANIMALS[(session + index) % ANIMALS.length]} quarrel over ${session} of ${index}`;

const withText = (event: RecordedEvent, text: string, other: string): RecordedEvent => ({
  ...event,
  data: JSON.parse(JSON.stringify(event.data).replaceAll(text, other)),
});
