import type { Agent } from '../agent/agent.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SentenceEncoder } from '../kernel/sentence-encoder.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import type { Outside } from '../outside/outside.ts';
import { type EvaluationStore, evaluationsInMemory } from '../training/kept-evaluations.ts';
import { type Models, modelsOf } from '../training/models.ts';
import { type ModelCache, openTrainer, type Trainer, type WatchTraining } from '../training/trainer.ts';
import type { ReadVectors } from '../training/training-bench.ts';
import type { SecretBox } from '../webhook/secret-box.ts';
import { agentDesk } from './agent-desk.ts';
import { type AgentHistory, agentHistory } from './agent-history.ts';
import { type LifeDesk, lifeDesk } from './agent-life.ts';
import type { AgentDesk } from './agent-operations.ts';
import { type Agents, openAgents } from './agents.ts';
import { type InstallationDesk, openInstallation } from './installation-desk.ts';
import { trainingNewAgents } from './new-agents.ts';
import { type PrivacyDesk, privacyDesk } from './privacy-desk.ts';
import { type PublishedAgents, publishedAgents } from './published-agents.ts';
import { type PublishingDesk, publishingDesk } from './publishing-desk.ts';
import { type QualityDesk, qualityDesk } from './quality-desk.ts';
import { type TeachingDesk, teachingDesk } from './teaching-desk.ts';

export type AuthoringOptions = {
  readonly snapshots: SnapshotStore;
  readonly modelCache: ModelCache;
  readonly readVectors: ReadVectors;
  /** Forgotten with the process when absent. */
  readonly evaluations?: EvaluationStore;
  /** Absent: understanding works without one. */
  readonly encoder?: SentenceEncoder;
  /** Whether new agents publish; false by default. */
  readonly publishing?: boolean;
  readonly watchTraining?: WatchTraining;
  readonly onTrainingFailed: (agent: Agent, error: unknown) => void;
  /** The subscription to changes by other processes ended; the process should stop. */
  readonly onAgentsLost: (error: Error) => void;
};

/** The desks for those who make agents. */
export type AuthoringDesks = {
  readonly agents: AgentDesk;
  /** Agents at earlier revisions. */
  readonly history: AgentHistory;
  readonly life: LifeDesk;
  readonly publishing: PublishingDesk;
  readonly privacy: PrivacyDesk;
  readonly installation: InstallationDesk;
  readonly quality: QualityDesk;
  readonly teaching: TeachingDesk;
  /** Calls the listener for each agent, and after each change of one. */
  readonly watchAgents: (listener: (agent: Agent) => void) => void;
};

type Ports = {
  readonly store: EventStore;
  readonly outside: Outside;
  readonly secrets: SecretBox;
  /** The revision that answered the first request of a session; undefined for a new session. */
  readonly beganWith: (agentId: string, sessionId: string) => Promise<number | undefined>;
};

export type Authoring = {
  readonly desks: AuthoringDesks;
  /** Current agents, with their models. */
  readonly current: Agents;
  readonly models: Models;
  readonly trainer: Trainer;
  readonly published: PublishedAgents;
  /** Resolves when queries use all changes of an agent so far. */
  readonly untilReady: (agent: Agent) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Resolves when every recorded agent is in memory. */
export const openAuthoring = async (options: AuthoringOptions, ports: Ports): Promise<Authoring> => {
  const knowledge = await openKnowledge(options, ports);
  const { agents, installation, trainer, models, published, history, watchAgents, untilReady } = knowledge;
  const parts = { ...knowledge, ...ports };
  const desk = agentDesk({ ...parts, publishing: options.publishing ?? false });
  return {
    desks: {
      agents: desk,
      history,
      life: lifeDesk(parts),
      publishing: publishingDesk(parts),
      privacy: privacyDesk(desk),
      installation,
      quality: qualityDesk({ ...parts, evaluations: options.evaluations ?? evaluationsInMemory() }),
      teaching: teachingDesk(parts),
      watchAgents,
    },
    current: agents,
    models,
    trainer,
    published,
    untilReady,
    close: async () => {
      await Promise.all([agents.close(), installation.close()]);
      await trainer.close();
    },
  };
};

/** Current, earlier and published agents, with their models. */
const openKnowledge = async (options: AuthoringOptions, { store, outside, beganWith }: Ports) => {
  const { snapshots, onTrainingFailed: onFailure, onAgentsLost: onEnd } = options;
  const { modelCache, readVectors, watchTraining, encoder } = options;
  const trainer = openTrainer(modelCache, readVectors, watchTraining, encoder);
  const models = modelsOf({ trainer, outside, onFailure });
  const installation = await openInstallation({ store, outside, onEnd });
  const history = agentHistory({ store, nameOf: installation.nameOf });
  const listeners: ((agent: Agent) => void)[] = [];
  const published = publishedAgents({
    agents: () => agents,
    history,
    models,
    trainer,
    beganWith,
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
    onEnd,
  });
  const untilReady = async (agent: Agent): Promise<void> => {
    await models.waitUntilTrained(agent);
    await published.untilReady(agent);
  };
  listeners.push(trainingNewAgents(agents.list(), untilReady));
  const watchAgents: AuthoringDesks['watchAgents'] = (listener) => {
    listeners.push(listener);
    for (const agent of agents.list()) listener(agent);
  };
  return { trainer, models, history, published, agents, installation, untilReady, watchAgents };
};
