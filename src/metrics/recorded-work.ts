import { isParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AGENTS_METERED_MAX, ENVIRONMENTS_METERED_MAX } from '../kernel/limits/process.ts';
import type { SessionEvent } from '../session/events.ts';
import { agentOfSessionStream } from '../session/session-stream.ts';
import { ANSWER_S, EVENTS, PART_OF_TURN_S, WRITE_S } from './buckets.ts';
import { counter, type Family, histogram } from './families.ts';

export type RecordedWork = {
  /** Wraps a store and counts what is appended to it. */
  readonly measure: (store: EventStore) => EventStore;
  readonly families: readonly Family[];
  /** The turns of all agents. */
  readonly turns: Family;
};

/**
 * Measures the server's work from the events that it records: turns, understanding and webhook calls are
 * facts in them, so turns need not report these again. @param clock milliseconds
 */
export const recordedWork = (clock: () => number): RecordedWork => {
  const appends = histogram(
    {
      name: 'parley_store_append_duration_seconds',
      help: 'Time until an append was durable, or refused with the error code in outcome',
      labels: ['outcome'],
    },
    WRITE_S,
  );
  const sizes = histogram({ name: 'parley_store_append_events', help: 'Events of one append' }, EVENTS);
  const { note, turns, families } = recordedTurns();
  const noteEnd = (startedAt: number, outcome: string) =>
    appends.observe((clock() - startedAt) / 1_000, outcome);
  return {
    families: [...families, appends, sizes],
    turns,
    measure: (store) => ({
      ...store,
      append: (stream, events, expectedRevision) => {
        const startedAt = clock();
        const appended = store.append(stream, events, expectedRevision);
        // Not chained, so that the caller does not wait longer.
        appended.then(
          () => {
            noteEnd(startedAt, 'ok');
            sizes.observe(events.length);
            const agentId = agentOfSessionStream(stream);
            if (agentId !== undefined) note(agentId, events);
          },
          (error) => noteEnd(startedAt, isParleyError(error) ? error.code : 'failed'),
        );
        return appended;
      },
    }),
  };
};

const recordedTurns = () => {
  const turns = counter({
    name: 'parley_turns_total',
    help: 'Turns by what matched: exact, template, learned, fallback, trigger, answer or none',
    labels: ['agent', 'matched', 'environment'],
  });
  const understanding = histogram(
    { name: 'parley_understanding_duration_seconds', help: 'Time that understanding a text took' },
    PART_OF_TURN_S,
  );
  const calls = histogram(
    {
      name: 'parley_webhook_call_duration_seconds',
      help: 'Time of webhook calls by outcome: replied, or why the call failed',
      labels: ['outcome'],
    },
    ANSWER_S,
  );
  const agent = limitedTo(AGENTS_METERED_MAX);
  const environment = limitedTo(ENVIRONMENTS_METERED_MAX);
  const noteCall = (event: SessionEvent): void => {
    const { type, data } = event;
    if (type === 'WebhookReplied') calls.observe(data.elapsedMs / 1_000, 'replied');
    else if (type === 'WebhookFailed') calls.observe(data.elapsedMs / 1_000, data.reason);
  };
  const noteVerdict = (event: RecordedSessionEvent, agentId: string): boolean => {
    const { type, data, metadata } = event;
    if (type !== 'IntentMatched' && type !== 'NothingMatched') return false;
    const matchedBy = type === 'IntentMatched' ? data.matchedBy : 'none';
    turns.add(agent(agentId), matchedBy, environment(metadata.environment ?? ''));
    // A trigger has no text to understand.
    if (data.understoodInUs > 0) understanding.observe(data.understoodInUs / 1_000_000);
    return true;
  };
  const note = (agentId: string, events: readonly NewEvent[]): void => {
    // Only streams of sessions are noted here, but the store's type allows events of any kind in a stream.
    const sessionEvents = events as unknown as readonly RecordedSessionEvent[];
    let isAsked = false;
    for (const event of sessionEvents) {
      if (event.type === 'QueryReceived' || event.type === 'TriggerReceived') isAsked = true;
      // A further match without a query belongs to a webhook's follow-up.
      else if (isAsked && noteVerdict(event, agentId)) isAsked = false;
      else noteCall(event);
    }
  };
  return { note, turns, families: [turns, understanding, calls] };
};

type RecordedSessionEvent = SessionEvent & Pick<NewEvent, 'metadata'>;

/** The first names as they are, all further ones as `other`. */
const limitedTo = (namesMax: number): ((name: string) => string) => {
  const names = new Set<string>();
  return (name) => {
    if (names.has(name)) return name;
    if (names.size === namesMax) return 'other';
    names.add(name);
    return name;
  };
};
