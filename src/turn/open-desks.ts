import { type AuthoringDesks, type AuthoringOptions, openAuthoring } from '../authoring/open-authoring.ts';
import type { PublishedAgents } from '../authoring/published-agents.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { type Outside, systemOutside } from '../outside/outside.ts';
import { type PositionDesk, positionDesk, positionNotingStore } from '../outside/positions.ts';
import { noTracer, type Tracer } from '../outside/tracer.ts';
import type { InspectSession } from '../session/actor.ts';
import type { TurnReply } from '../session/reply.ts';
import { sessionStream } from '../session/session-stream.ts';
import type { AllowedAddresses } from '../webhook/address-guard.ts';
import { type CircuitBreaker, circuitBreaker } from '../webhook/circuit-breaker.ts';
import { secretBox } from '../webhook/secret-box.ts';
import { type CallWebhook, webhookClient } from '../webhook/webhook.ts';
import { type AnnotationDesk, annotationDesk } from './annotation-desk.ts';
import { type Answerers, answerersOf } from './answerers.ts';
import { type ResendDesk, resendDesk } from './resend-desk.ts';
import { type SandboxDesk, sandboxDesk } from './sandboxes.ts';
import { type ErasableSessions, sessionDesk } from './session-desk.ts';
import type { SessionDesk } from './session-operations.ts';
import { warmStart } from './warm-start.ts';

export type DeskOptions = AuthoringOptions & {
  readonly store: EventStore;
  /** 32 random bytes, constant for an installation. */
  readonly secretKey: Uint8Array;
  readonly webhookAddresses: AllowedAddresses;
  readonly webhookTimeoutMs?: number;
  /** The exact JSON text of a webhook request. */
  readonly webhookBody: (reply: TurnReply) => string;
  /** Called for each call that is skipped because fields of a webhook cannot be decrypted. */
  readonly onSecretsUnreadable: (agentId: string, fields: readonly string[]) => void;
  readonly outside?: Outside;
  readonly tracer?: Tracer;
  /** Selects sessions whose actors are observed. */
  readonly inspectSession?: InspectSession;
};

export type Desks = AuthoringDesks & {
  readonly sessions: SessionDesk;
  readonly annotations: AnnotationDesk;
  /** Sends a recorded webhook request again, without effect on its session. */
  readonly sendWebhook: CallWebhook;
  /** Records who sent which request again. */
  readonly resends: ResendDesk;
  /** The revision that answers in an environment of an agent. */
  readonly answererOf: PublishedAgents['answerer'];
  readonly positions: PositionDesk;
  readonly answerers: Answerers;
  readonly sandboxes: SandboxDesk;
  readonly erasable: ErasableSessions;
  /** Calls a webhook for a session that is not recorded. */
  readonly callWebhook: CallWebhook;
  /** The number of sessions in memory. */
  readonly hotSessions: () => number;
  /** The number of turns that wait for an earlier one of their session. */
  readonly waitingTurns: () => number;
  /** The webhook addresses that this server has called. */
  readonly circuits: Pick<CircuitBreaker, 'counts' | 'failuresAt'>;
  /** Loads what first queries need while requests are already accepted; stops early on close. */
  readonly warm: () => Promise<void>;
  /** Call it when no request is running. Does not close the store. */
  readonly close: () => Promise<void>;
};

/** Opens all desks; resolves when every recorded agent is in memory. Sessions are read on demand. */
export const openDesks = async (options: DeskOptions): Promise<Desks> => {
  const { snapshots, outside = systemOutside, tracer = noTracer, webhookTimeoutMs } = options;
  const { store, newestWritten } = positionNotingStore(options.store);
  const timeout = webhookTimeoutMs === undefined ? {} : { webhookTimeoutMs };
  const { secrets, circuits, webhooks } = openWebhooks(options, store);
  const beganWith = firstRevisionOf(store);
  const authoring = await openAuthoring(options, { store, outside, secrets, beganWith });
  const { models, trainer, published, current, untilReady } = authoring;
  const { agents, installation } = authoring.desks;
  const { nameOf } = installation;
  const turns = {
    outside,
    tracer,
    callWebhook: webhooks.call,
    mask: webhooks.mask,
    webhookBody: options.webhookBody,
  };
  const answerers = answerersOf({ agents: current, models, trainer, outside });
  const sessions = sessionDesk({
    ...turns,
    ...timeout,
    store,
    snapshots,
    answererOf: published.answerer,
    ...(options.inspectSession && { inspectSession: options.inspectSession }),
  });
  let isClosing = false;
  return {
    ...authoring.desks,
    sessions,
    erasable: sessions,
    annotations: annotationDesk({ ...sessions, store, agents, nameOf }),
    positions: positionDesk({ agents: current, untilReady, newestWritten }),
    sendWebhook: webhooks.send,
    resends: resendDesk({ store, outside, agents, nameOf }),
    answererOf: published.answerer,
    answerers,
    sandboxes: sandboxDesk({ ...turns, store, snapshots, answerers }),
    callWebhook: webhooks.call,
    hotSessions: sessions.hotCount,
    waitingTurns: sessions.waitingCount,
    circuits,
    warm: () =>
      warmStart({ store, agents, published, webhooksReady: webhooks.ready, isWanted: () => !isClosing }),
    close: async () => {
      isClosing = true;
      await Promise.all([authoring.close(), webhooks.close()]);
    },
  };
};

const openWebhooks = (options: DeskOptions, store: EventStore) => {
  const { outside = systemOutside, tracer = noTracer, webhookTimeoutMs } = options;
  const secrets = secretBox(options.secretKey);
  const circuits = circuitBreaker({ store, outside });
  const webhooks = webhookClient({
    allowedAddresses: options.webhookAddresses,
    openSecret: secrets.open,
    onUnreadable: options.onSecretsUnreadable,
    circuits,
    outside,
    tracer,
    ...(webhookTimeoutMs !== undefined && { timeoutMs: webhookTimeoutMs }),
  });
  return { secrets, circuits, webhooks };
};

/** The revision of the agent that answered the first request of a session. */
const firstRevisionOf =
  (store: EventStore) =>
  async (agentId: string, sessionId: string): Promise<number | undefined> => {
    const first = store.readStream(sessionStream(agentId, sessionId), { limit: 1 });
    return (await firstValue(first))?.metadata.agentRevision;
  };
