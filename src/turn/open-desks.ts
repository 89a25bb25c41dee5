import type { Agent } from '../agent/agent.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { type Outside, systemOutside } from '../outside/outside.ts';
import { type PositionDesk, positionDesk, positionNotingStore } from '../outside/positions.ts';
import { noTracer, type Tracer } from '../outside/tracer.ts';
import type { InspectSession } from '../session/actor.ts';
import type { TurnReply } from '../session/reply.ts';
import { sessionStream } from '../session/session-stream.ts';
import { type EvaluationStore, evaluationsInMemory } from '../training/kept-evaluations.ts';
import { modelsOf } from '../training/models.ts';
import { type ModelCache, openTrainer, type WatchTraining } from '../training/trainer.ts';
import type { ReadVectors } from '../training/training-bench.ts';
import type { AllowedAddresses } from '../webhook/address-guard.ts';
import { type CircuitBreaker, circuitBreaker } from '../webhook/circuit-breaker.ts';
import { secretBox } from '../webhook/secret-box.ts';
import { type CallWebhook, webhookClient } from '../webhook/webhook.ts';
import { agentDesk } from './agent-desk.ts';
import { type AgentHistory, agentHistory } from './agent-history.ts';
import { type LifeDesk, lifeDesk } from './agent-life.ts';
import { type Agents, openAgents } from './agents.ts';
import { type AnnotationDesk, annotationDesk } from './annotation-desk.ts';
import { type Answerers, answerersOf } from './answerers.ts';
import type { AgentDesk, SessionDesk } from './desks.ts';
import { type InstallationDesk, openInstallation } from './installation-desk.ts';
import { trainingNewAgents } from './new-agents.ts';
import { type PrivacyDesk, privacyDesk } from './privacy-desk.ts';
import { type PublishedAgents, publishedAgents } from './published-agents.ts';
import { type PublishingDesk, publishingDesk } from './publishing-desk.ts';
import { type QualityDesk, qualityDesk } from './quality-desk.ts';
import { type ResendDesk, resendDesk } from './resend-desk.ts';
import { type SandboxDesk, sandboxDesk } from './sandboxes.ts';
import { type ErasableSessions, sessionDesk } from './session-desk.ts';
import { type TeachingDesk, teachingDesk } from './teaching-desk.ts';
import { warmStart } from './warm-start.ts';

export type DeskOptions = {
  readonly store: EventStore;
  readonly snapshots: SnapshotStore;
  readonly modelCache: ModelCache;
  readonly readVectors: ReadVectors;
  /** Forgotten with the process when absent. */
  readonly evaluations?: EvaluationStore;
  /** Absent: understanding works without one. */
  readonly encoder?: SentenceEncoder;
  /** 32 random bytes, constant for an installation. */
  readonly secretKey: Uint8Array;
  readonly webhookAddresses: AllowedAddresses;
  readonly webhookTimeoutMs?: number;
  /** Whether new agents publish; false by default. */
  readonly publishing?: boolean;
  /** The exact JSON text of a webhook request. */
  readonly webhookBody: (reply: TurnReply) => string;
  readonly watchTraining?: WatchTraining;
  /** Called for each call that is skipped because fields of a webhook cannot be decrypted. */
  readonly onSecretsUnreadable: (agentId: string, fields: readonly string[]) => void;
  readonly onTrainingFailed: (agent: Agent, error: unknown) => void;
  /** The subscription to changes by other processes ended; the process should stop. */
  readonly onAgentsLost: (error: Error) => void;
  readonly outside?: Outside;
  readonly tracer?: Tracer;
  /** Selects sessions whose actors are observed. */
  readonly inspectSession?: InspectSession;
};

export type Desks = {
  readonly sessions: SessionDesk;
  readonly annotations: AnnotationDesk;
  readonly agents: AgentDesk;
  /** Agents at earlier revisions. */
  readonly history: AgentHistory;
  readonly life: LifeDesk;
  readonly publishing: PublishingDesk;
  /** Calls the listener for each agent, and after each change of one. */
  readonly watchAgents: (listener: (agent: Agent) => void) => void;
  readonly installation: InstallationDesk;
  readonly quality: QualityDesk;
  readonly teaching: TeachingDesk;
  /** Sends a recorded webhook request again, without effect on its session. */
  readonly sendWebhook: CallWebhook;
  /** Records who sent which request again. */
  readonly resends: ResendDesk;
  /** The revision that answers in an environment of an agent. */
  readonly answererOf: PublishedAgents['answerer'];
  readonly positions: PositionDesk;
  readonly answerers: Answerers;
  readonly sandboxes: SandboxDesk;
  readonly privacy: PrivacyDesk;
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
  const knowledge = await openKnowledge(options, store);
  const { trainer, models, published, agents, installation } = knowledge;
  const turns = {
    outside,
    tracer,
    callWebhook: webhooks.call,
    mask: webhooks.mask,
    webhookBody: options.webhookBody,
  };
  const answerers = answerersOf({ agents, models, trainer, outside });
  const sessions = sessionDesk({
    ...turns,
    ...timeout,
    store,
    snapshots,
    answererOf: published.answerer,
    ...(options.inspectSession && { inspectSession: options.inspectSession }),
  });
  const parts = { ...knowledge, outside, secrets };
  const desk = agentDesk({ ...parts, publishing: options.publishing ?? false });
  let isClosing = false;
  return {
    sessions,
    erasable: sessions,
    annotations: annotationDesk({ ...sessions, store, agents: desk, nameOf: installation.nameOf }),
    privacy: privacyDesk(desk),
    agents: desk,
    history: knowledge.history,
    publishing: publishingDesk(parts),
    watchAgents: knowledge.watchAgents,
    installation,
    life: lifeDesk(parts),
    positions: positionDesk({ ...knowledge, newestWritten }),
    quality: qualityDesk({ ...parts, evaluations: options.evaluations ?? evaluationsInMemory() }),
    teaching: teachingDesk(parts),
    sendWebhook: webhooks.send,
    resends: resendDesk({ store, outside, agents: desk, nameOf: installation.nameOf }),
    answererOf: published.answerer,
    answerers,
    sandboxes: sandboxDesk({ ...turns, store, snapshots, answerers }),
    callWebhook: webhooks.call,
    hotSessions: sessions.hotCount,
    waitingTurns: sessions.waitingCount,
    circuits,
    warm: () =>
      warmStart({
        store,
        agents: desk,
        published,
        webhooksReady: webhooks.ready,
        isWanted: () => !isClosing,
      }),
    close: async () => {
      isClosing = true;
      await Promise.all([agents.close(), installation.close()]);
      await Promise.all([trainer.close(), webhooks.close()]);
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

/** Current, earlier and published agents, with their models. */
const openKnowledge = async (options: DeskOptions, store: EventStore) => {
  const { snapshots, outside = systemOutside, onTrainingFailed: onFailure } = options;
  const trainer = openTrainer(
    options.modelCache,
    options.readVectors,
    options.watchTraining,
    options.encoder,
  );
  const models = modelsOf({ trainer, outside, onFailure });
  const installation = await openInstallation({ store, outside, onEnd: options.onAgentsLost });
  const history = agentHistory({ store, nameOf: installation.nameOf });
  const listeners: ((agent: Agent) => void)[] = [];
  const published = publishedAgents({
    agents: () => agents,
    history,
    models,
    trainer,
    beganWith: async (agentId, sessionId) => {
      const first = store.readStream(sessionStream(agentId, sessionId), { limit: 1 });
      for await (const { metadata } of first) return metadata.agentRevision;
      return undefined;
    },
    onFailure,
  });
  const agents: Agents = await openAgents({
    store,
    snapshots,
    outside,
    onChange: (agent) => {
      models.retrain(agent);
      published.prepareAgain(agent);
      for (const listener of listeners) listener(agent);
    },
    onEnd: options.onAgentsLost,
  });
  const untilReady = async (agent: Agent): Promise<void> => {
    await models.waitUntilTrained(agent);
    await published.untilReady(agent);
  };
  listeners.push(trainingNewAgents(agents.list(), untilReady));
  const watchAgents: Desks['watchAgents'] = (listener) => {
    listeners.push(listener);
    for (const agent of agents.list()) listener(agent);
  };
  return { trainer, models, history, published, agents, installation, untilReady, watchAgents };
};
