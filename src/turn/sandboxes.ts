import { inAppends } from '../authoring/agent-recorder.ts';
import type { NewEvent, RecordedEvent } from '../kernel/event.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { EVENTS_AT_A_TIME } from '../kernel/limits/replay.ts';
import { mailbox } from '../outside/mailbox.ts';
import { inSlices } from '../outside/slices.ts';
import type { SessionCommand, WebhookOutcome } from '../session/commands.ts';
import type { TurnReply } from '../session/reply.ts';
import { sandboxStream } from '../session/session-stream.ts';
import type { SessionState } from '../session/state.ts';
import type { Answerers } from './answerers.ts';
import { type LaterAppends, laterAppends } from './later-appends.ts';
import { requestMetadata } from './request-metadata.ts';
import type { TurnRequest } from './session-operations.ts';
import { type Session, type SessionPorts, sessionsOf } from './sessions.ts';
import { runTurn, type TurnPorts } from './turn.ts';

export type SandboxKey = { readonly agentId: string; readonly sandboxId: string };

/** A query in a sandbox, in which the request sets the clock and the random value. */
export type SandboxTurn = {
  readonly request: Omit<TurnRequest, 'agentId' | 'sessionId'>;
  readonly now: string;
  /** In [0, 1); random if absent. */
  readonly random?: number;
  /** The webhook's reply for a waiting session; undefined for none. */
  readonly reply: (state: SessionState) => WebhookOutcome | undefined;
  /** The outcome of a call without a reply; if absent, the webhook is called. */
  readonly unanswered?: WebhookOutcome;
};

/** Sessions that continue a real one without changing it, in streams of their own category. */
export interface SandboxDesk {
  /**
   * Creates a sandbox with events of a session, if there are any. Each copy names its original.
   * @param turns how many answered turns it will have when it is made; recorded with its first event
   */
  begin(key: SandboxKey, events: RecordedEvents, turns: number): Promise<void>;
  change(key: SandboxKey, command: SessionCommand, now: string): Promise<void>;
  runTurn(key: SandboxKey, turn: SandboxTurn): Promise<TurnReply>;
  /** Runs one after another without waiting for the disk between them. Resolves when all are durable. */
  runTurns(key: SandboxKey, turns: AsyncIterable<SandboxTurn>): Promise<void>;
  /** Deletes it permanently. */
  delete(key: SandboxKey): Promise<void>;
  /** Drops sandboxes that were deleted elsewhere. */
  forget(isErased: (stream: string) => boolean): Promise<void>;
}

type RecordedEvents = Iterable<RecordedEvent> | AsyncIterable<RecordedEvent>;

type Ports = TurnPorts & SessionPorts & { readonly answerers: Answerers };

export const sandboxDesk = (ports: Ports): SandboxDesk => {
  const { store, snapshots, outside, answerers } = ports;
  const { runs, plannedTurns, append } = sandboxAppends(store);
  const sessions = sessionsOf({ ...ports, store: { ...store, append } });
  const mailboxes = mailbox();
  const streamOf = ({ agentId, sandboxId }: SandboxKey) => sandboxStream(agentId, sandboxId);

  const take = async (key: SandboxKey, session: Session, turn: SandboxTurn): Promise<TurnReply> => {
    const { agentId, sandboxId: sessionId } = key;
    const trainedAgent = await answerers.today(agentId, turn.request.lang);
    const random = turn.random === undefined ? outside.random : () => turn.random ?? 0;
    const callWebhook: TurnPorts['callWebhook'] = async (call, agent) => {
      const reply = turn.reply(session.state()) ?? turn.unanswered;
      if (reply !== undefined) return reply;
      await runs.get(streamOf(key))?.settled();
      return ports.callWebhook(call, agent);
    };
    const around = { ...ports, outside: { ...outside, random, now: () => turn.now }, callWebhook };
    return runTurn(around, session, trainedAgent, { ...turn.request, agentId, sessionId });
  };

  return {
    begin: async (key, events, turns) => {
      plannedTurns.set(streamOf(key), turns);
      await copyInto(streamOf(key), events, { append, id: outside.id });
    },
    change: (key, command, now) =>
      mailboxes.run(streamOf(key), async () => {
        const session = await sessions.open(streamOf(key));
        const { agent } = await answerers.today(key.agentId, '');
        await session.record(
          () => command,
          requestMetadata({ ...outside, now: () => now }, { agent }, 'admin'),
        );
      }),
    runTurn: (key, turn) =>
      mailboxes.run(streamOf(key), async () => take(key, await sessions.open(streamOf(key)), turn)),
    runTurns: (key, turns) =>
      mailboxes.run(streamOf(key), async () => {
        const stream = streamOf(key);
        const session = await sessions.open(stream);
        const run = laterAppends(store, stream);
        runs.set(stream, run);
        try {
          for await (const turn of turns) await take(key, session, turn);
          await run.settled();
        } catch (error) {
          // The session in memory may be ahead of its stream.
          await run.settled().catch(() => sessions.forget((one) => one === stream));
          throw error;
        } finally {
          runs.delete(stream);
        }
      }),
    delete: (key) => {
      const stream = streamOf(key);
      return mailboxes.run(stream, async () => {
        plannedTurns.delete(stream);
        await store.delete(stream);
        await sessions.forget((name) => name === stream);
        await snapshots.drop(stream);
      });
    },
    forget: sessions.forget,
  };
};

/** Appends that record the plan of a new sandbox, and that need not wait for the disk while many turns run. */
const sandboxAppends = (store: EventStore) => {
  /** By their streams: the sandboxes that run many turns now. */
  const runs = new Map<string, LaterAppends>();
  /** By the streams of sandboxes that have no event yet: the turns that they will have. */
  const plannedTurns = new Map<string, number>();
  const append: EventStore['append'] = (stream, events, expected) => {
    const turns = plannedTurns.get(stream);
    plannedTurns.delete(stream);
    const planned = turns === undefined ? events : withPlan(events, turns);
    return (runs.get(stream) ?? store).append(stream, planned, expected);
  };
  return { runs, plannedTurns, append };
};

const copyInto = async (
  stream: string,
  events: RecordedEvents,
  { append, id }: { readonly append: EventStore['append']; readonly id: () => string },
): Promise<void> => {
  let revision = -1;
  for await (const group of inGroups(events)) {
    // Several requests, because the ids of one can number only so many events.
    for (const part of await inSlices(inAppends(copiesOf(group, id())))) {
      if (part.length === 0) continue;
      ({ revision } = await append(stream, part, revision < 0 ? 'no-stream' : revision));
    }
  }
};

async function* inGroups(events: RecordedEvents): AsyncGenerator<readonly RecordedEvent[]> {
  let group: RecordedEvent[] = [];
  for await (const event of events) {
    group.push(event);
    if (group.length < EVENTS_AT_A_TIME) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

const copiesOf = (events: readonly RecordedEvent[], requestId: string): readonly NewEvent[] =>
  events.map(({ type, data, id, metadata }, index) => ({
    type,
    data,
    id: eventId(requestId, index),
    metadata: { ...metadata, causationId: id },
  }));

const withPlan = ([first, ...rest]: readonly NewEvent[], sandboxTurns: number): readonly NewEvent[] =>
  first === undefined ? [] : [{ ...first, metadata: { ...first.metadata, sandboxTurns } }, ...rest];
