import { LRUCache } from 'lru-cache';
import type { Agent } from '../agent/agent.ts';
import { isParleyError, ParleyError } from '../kernel/errors.ts';
import type { EventMetadata, NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { APPEND_ATTEMPTS_MAX, HOT_SESSIONS_MAX } from '../kernel/limits.ts';
import { type SessionActor, sessionActor } from '../session/actor.ts';
import type { SessionCommand, SessionRefusal } from '../session/commands.ts';
import { decide } from '../session/decide.ts';
import { type SessionEvent, sessionCatalogue } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { eventId } from './event-ids.ts';
import type { Outside } from './outside.ts';

/** A session in hand: its state, and the one way to change it. */
export type Session = {
  readonly state: () => SessionState;
  /**
   * Decides the command, appends its events, then lets the actor take them. When another process was faster the
   * session is read again and the command made anew from what it is now.
   * @throws the refusal's code; wrong_expected_revision when others were faster too often.
   */
  readonly record: (command: CommandOn, cause: Cause) => Promise<void>;
  /** Takes what other processes have recorded meanwhile. */
  readonly refresh: () => Promise<void>;
};

type CommandOn = (state: SessionState) => SessionCommand;

/** What all events of one request share. Its `request` numbers them through, over several appends. */
export type Cause = {
  readonly request: { readonly id: string; events: number };
  readonly metadata: Omit<EventMetadata, 'schemaVersion' | 'occurredAt' | 'correlationId'>;
  readonly now: () => string;
};

export const causeOf = (outside: Outside, agent: Agent, actor: EventMetadata['actor']): Cause => ({
  request: { id: outside.id(), events: 0 },
  metadata: { ...(actor && { actor }), agentRevision: agent.revision },
  now: outside.now,
});

export type Sessions = { readonly open: (stream: string) => Promise<Session> };

type Hot = { readonly actor: SessionActor; revision: number };

/** Sessions by their streams. Hot actors are kept up to a limit; the rest is as long as its stream. */
export const sessionsOf = (store: EventStore, hotMax = HOT_SESSIONS_MAX): Sessions => {
  const hot = new LRUCache<string, Hot>({ max: hotMax });
  const opened = async (stream: string): Promise<Hot> => {
    const known = hot.get(stream);
    if (known !== undefined) return known;
    const cold: Hot = { actor: sessionActor(), revision: -1 };
    await catchUp(store, stream, cold);
    hot.set(stream, cold);
    return cold;
  };
  return {
    open: async (stream) => {
      let current = await opened(stream);
      const recordOnce = async (command: CommandOn, cause: Cause): Promise<void> => {
        const state = current.actor.state();
        const events = accepted(command(state), state);
        if (events.length === 0) return;
        try {
          await append(store, stream, current, asNew(events, cause));
        } catch (error) {
          // After any failure the actor and the stream may differ: whoever asks next reads the stream.
          hot.delete(stream);
          throw error;
        }
        cause.request.events += events.length;
      };
      return {
        state: () => current.actor.state(),
        refresh: () => catchUp(store, stream, current),
        record: async (command, cause) => {
          for (let attempt = 1; attempt < APPEND_ATTEMPTS_MAX; attempt += 1) {
            try {
              return await recordOnce(command, cause);
            } catch (error) {
              if (!isParleyError(error, 'wrong_expected_revision')) throw error;
              current = await opened(stream);
            }
          }
          return recordOnce(command, cause);
        },
      };
    },
  };
};

const catchUp = async (store: EventStore, stream: string, session: Hot): Promise<void> => {
  for await (const recorded of store.readStream(stream, { from: session.revision + 1 })) {
    session.actor.take([sessionCatalogue.read(recorded)]);
    session.revision = recorded.revision;
  }
};

const append = async (
  store: EventStore,
  stream: string,
  session: Hot,
  events: readonly NewEvent<SessionEvent>[],
): Promise<void> => {
  const expected = session.revision < 0 ? 'no-stream' : session.revision;
  const { revision } = await store.append(stream, events, expected);
  session.actor.take(events);
  session.revision = revision;
};

const accepted = (command: SessionCommand, state: SessionState): readonly SessionEvent[] => {
  const decision = decide(command, state);
  if ('events' in decision) return decision.events;
  throw refusalError(decision.refused, decision.facts);
};

const refusalError = (code: SessionRefusal, facts: Readonly<Record<string, string | number>>): ParleyError =>
  // The facts of a refusal are those of its own code; the compiler cannot see that through the union.
  new ParleyError(code as 'session_busy', facts);

const asNew = (events: readonly SessionEvent[], cause: Cause): readonly NewEvent<SessionEvent>[] => {
  const { request, metadata } = cause;
  const occurredAt = cause.now();
  return events.map((event, index) => ({
    ...event,
    id: eventId(request.id, request.events + index),
    metadata: {
      schemaVersion: sessionCatalogue.versionOf(event.type),
      occurredAt,
      correlationId: request.id,
      ...metadata,
    },
  }));
};
