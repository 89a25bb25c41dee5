import type { Actor } from '../authoring/agent-operations.ts';
import type { ChangeAuthor } from '../authoring/author-names.ts';
import type { Answerer, PublishedAgents } from '../authoring/published-agents.ts';
import { readyAnswerer } from '../authoring/ready-answerer.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { REQUESTS_WAITING_MAX, REQUESTS_WAITING_PER_SESSION_MAX } from '../kernel/limits/http.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { understand } from '../nlu/understand.ts';
import { type Mailbox, mailbox } from '../outside/mailbox.ts';
import { noTracer, type Tracer } from '../outside/tracer.ts';
import type { Masking } from '../privacy/masking.ts';
import type { InspectSession } from '../session/actor.ts';
import type { SessionCommand } from '../session/commands.ts';
import { contextsAt, userEntitiesAt } from '../session/conditions.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { SessionState } from '../session/state.ts';
import type { ReadyModel } from '../training/models.ts';
import type { AnnotationPorts } from './annotation-desk.ts';
import { withEncoding } from './encoding.ts';
import { giveUpCall } from './interrupted-call.ts';
import { maskingOf } from './masking.ts';
import { ruleMask } from './record-masks.ts';
import { requestMetadata } from './request-metadata.ts';
import type { SessionDesk, SessionKey } from './session-operations.ts';
import { type Session, type Sessions, sessionsOf } from './sessions.ts';
import { lasting, pendingCall, runTurn, type TrainedAgent, type TurnPorts } from './turn.ts';
import { unansweredTurns } from './unanswered-turns.ts';
import { refuseUnusableContext, refuseUnusableTrigger } from './usable-names.ts';

export type SessionDeskPorts = TurnPorts & {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  /** The agent that answers a session. */
  readonly answererOf: PublishedAgents['answerer'];
  readonly inspectSession?: InspectSession;
  /** Timeout of webhook calls; a call in flight is abandoned after it. */
  readonly webhookTimeoutMs?: number;
};

/** The operations that erasure needs. */
export type ErasableSessions = {
  /** Runs the work while no request of the session runs, and then drops the session from memory. */
  readonly erase: (key: SessionKey, work: () => Promise<void>) => Promise<void>;
  /** Drops sessions that were erased elsewhere. */
  readonly forget: (isErased: (stream: string) => boolean) => Promise<void>;
};

/** The operations on all sessions: one request at a time per session, sessions in parallel. */
export const sessionDesk = (
  ports: SessionDeskPorts,
): SessionDesk &
  ErasableSessions &
  Pick<SessionRoom, 'hotCount' | 'waitingCount'> &
  Pick<AnnotationPorts, 'changeBy'> => {
  const { now } = ports.outside;
  const { tracer = noTracer } = ports;
  const room = sessionRoom(ports);
  const turn = turnIn(room, { ...ports, unansweredTurns: unansweredTurns(now) });
  const change = (key: SessionKey, actor: Actor, command: CommandAt) =>
    room.changeBy(key, { actor }, () => command);
  return {
    changeBy: room.changeBy,
    erase: room.erase,
    forget: room.forget,
    hotCount: room.hotCount,
    waitingCount: room.waitingCount,
    runTurn: (request, isAwaited) =>
      tracer.span('turn', { 'parley.agent_id': request.agentId }, () => turn(request, isAwaited)),
    contexts: async (key) => contextsAt(await room.readState(key), now()),
    addContexts: async (key, contexts, actor) => {
      const { agent } = await ports.answererOf(key);
      for (const { name } of contexts) refuseUnusableContext(name, agent);
      await change(key, actor, (at) => ({ type: 'AddContexts', contexts, now: at }));
      return contexts.map(({ name }) => name.toLowerCase());
    },
    deleteContexts: async (key, names, actor) => {
      const done = await change(key, actor, (at) => ({ type: 'DeleteContexts', names, now: at }));
      const remaining = new Set(contextsAt(done.after, done.at).map(({ name }) => name));
      const before = contextsAt(done.before, done.at).map(({ name }) => name);
      return before.filter((name) => !remaining.has(name));
    },
    userEntity: async (key, name) => {
      const entities = userEntitiesAt(await room.readState(key), now());
      return entities.find((entity) => entity.name.toLowerCase() === name.toLowerCase());
    },
    setUserEntities: async (key, sentEntities, actor) => {
      const { agent } = await ports.answererOf(key);
      await change(key, actor, (at) => {
        const entities = sentEntities.map((entity) => lasting(entity, agent, at));
        return { type: 'SetUserEntities', entities, agent, now: at };
      });
    },
    deleteUserEntity: async (key, name, actor) => {
      const done = await change(key, actor, (at) => ({ type: 'DeleteUserEntity', name, now: at }));
      const count = (state: SessionState) => userEntitiesAt(state, done.at).length;
      return count(done.after) < count(done.before);
    },
  };
};

const turnIn =
  (room: SessionRoom, ports: SessionDeskPorts): SessionDesk['runTurn'] =>
  (request, isAwaited = always) =>
    room.alone(request, async (session) => {
      if (!isAwaited()) throw new ParleyError('client_gone', {});
      const { answerer, language, model } = await readyAnswerer(ports.answererOf, request);
      const { agent, environment } = answerer;
      if ('trigger' in request.ask) refuseUnusableTrigger(request.ask.trigger, agent);
      const { tracer = noTracer } = ports;
      // Field by field, because extending a copy is many times slower.
      const trainedAgent = trainedAgentWith(model, { agent, environment, language, tracer });
      if (agent.privacy === undefined) return runTurn(ports, session, trainedAgent, request);
      const masking = await maskingFor(ports, answerer, language);
      return runTurn(ports, session, { ...trainedAgent, ...(masking && { masking }) }, request);
    });

type CommandAt = (now: string) => SessionCommand;

type Change = { readonly at: string; readonly before: SessionState; readonly after: SessionState };

type SessionRoom = ErasableSessions & {
  readonly hotCount: Sessions['hotCount'];
  /** Turns that wait for an earlier one of their session. */
  readonly waitingCount: () => number;
  /** Opens a session for a change, exclusively; first frees one that a crash left waiting for a webhook. */
  readonly alone: <Result>(key: SessionKey, task: (session: Session) => Promise<Result>) => Promise<Result>;
  /** @param prepare called while no other request of the session runs */
  readonly changeBy: (
    key: SessionKey,
    author: ChangeAuthor,
    prepare: () => CommandAt | Promise<CommandAt>,
  ) => Promise<Change>;
  /** The state that readers see: while a turn runs, the state before it. */
  readonly readState: (key: SessionKey) => Promise<SessionState>;
};

const sessionRoom = (ports: SessionDeskPorts): SessionRoom => {
  const { answererOf, outside } = ports;
  const sessions = sessionsOf(ports);
  const mailboxes = mailbox();
  const streamOf = ({ agentId, sessionId }: SessionKey) => sessionStream(agentId, sessionId);

  const alone: SessionRoom['alone'] = async (key, task) => {
    const { sessionId } = key;
    const stream = streamOf(key);
    refuseQueue(mailboxes, stream);
    return mailboxes.run(stream, async () => {
      const { agent } = await answererOf(key);
      const endInterruptedCall = (session: Session) => giveUpCall(ports, session, { agent, sessionId });
      const session = await sessions.open(stream, endInterruptedCall);
      if (pendingCall(session.state()) !== undefined) await endInterruptedCall(session);
      return task(session);
    });
  };

  return {
    alone,
    forget: sessions.forget,
    hotCount: sessions.hotCount,
    waitingCount: () => mailboxes.waiting(),
    erase: (key, work) =>
      mailboxes.run(streamOf(key), async () => {
        await work();
        const stream = streamOf(key);
        await sessions.forget((name) => name === stream);
        await ports.snapshots.drop(stream);
      }),
    changeBy: (key, { actor, tokenId }, prepare) =>
      alone(key, async (session) => {
        const command = await prepare();
        const at = outside.now();
        const before = session.state();
        const answerer = await answererOf(key);
        const { privacy, settings } = answerer.agent;
        const masking = privacy && (await maskingFor(ports, answerer, settings.language));
        const { metadata, ...cause } = requestMetadata(outside, answerer, actor);
        const by = { ...cause, metadata: { ...metadata, ...(tokenId !== undefined && { tokenId }) } };
        await session.record(() => command(at), by, masking && ruleMask(masking));
        return { at, before, after: session.state() };
      }),
    readState: async (key) => {
      await answererOf(key);
      const stream = streamOf(key);
      if (mailboxes.isBusy(stream)) return (await sessions.open(stream)).state();
      return mailboxes.run(stream, async () => {
        const session = await sessions.open(stream);
        await session.refresh();
        return session.state();
      });
    },
  };
};

const always = (): boolean => true;

/** @throws session_queue_full, store_busy */
const refuseQueue = (mailboxes: Mailbox, stream: string): void => {
  const waitingTurns = mailboxes.waiting(stream);
  if (waitingTurns >= REQUESTS_WAITING_PER_SESSION_MAX)
    throw new ParleyError('session_queue_full', { waiting: waitingTurns });
  if (mailboxes.isBusy(stream) && mailboxes.waiting() >= REQUESTS_WAITING_MAX)
    throw new ParleyError('store_busy', {});
};

/** The masking of a request in one of the agent's languages; undefined without rules. */
const maskingFor = (
  { outside }: SessionDeskPorts,
  { agent, model }: Answerer,
  language: string,
): Promise<Masking | undefined> => maskingOf(agent, async () => (await model(language)).model, outside.now());

type TurnSurroundings = Pick<TrainedAgent, 'agent' | 'language'> & {
  readonly environment: string | undefined;
  readonly tracer: Tracer;
};

const trainedAgentWith = (
  { model, hash, encodeText }: ReadyModel,
  { agent, environment, language, tracer }: TurnSurroundings,
): TrainedAgent =>
  withEncoding(
    {
      agent,
      language,
      ...(environment !== undefined && { environment }),
      modelHash: hash,
      understand: (text, conditions) =>
        tracer.span('understanding', { 'parley.language': language }, () =>
          understand(model, text, conditions),
        ),
    },
    encodeText,
  );
