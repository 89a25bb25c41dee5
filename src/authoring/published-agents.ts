import type { Agent, Environment } from '../agent/agent.ts';
import { DRAFT, PRODUCTION } from '../agent/publishing.ts';
import { isInShare } from '../agent/split.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { Models, ReadyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import type { AgentHistory } from './agent-history.ts';
import type { Agents } from './agents.ts';
import { type Ready, readyRevisions } from './ready-revisions.ts';

/** An agent that answers queries, with its models. */
export type Answerer = {
  readonly agent: Agent;
  /** Absent while publishing is off. */
  readonly environment?: string;
  readonly model: (language: string) => ReadyModel | Promise<ReadyModel>;
};

/** The published revisions in agents' environments. */
export type PublishedAgents = {
  /**
   * The agent that answers in an environment. While a newer revision is being prepared, the previous one
   * answers. Without a session, a split is ignored. @throws agent_not_found, environment_not_found
   */
  readonly answerer: (key: {
    readonly agentId: string;
    readonly environment?: string | undefined;
    readonly sessionId?: string;
  }) => Answerer | Promise<Answerer>;
  /** Prepares a revision, so that publishing it takes no time. @throws revision_not_found */
  readonly prepare: (agentId: string, revision: number) => Promise<void>;
  /** Called after each change of an agent; prepares published revisions. */
  readonly prepareAgain: (agent: Agent) => void;
  /** Resolves when the published revision answers in every environment. */
  readonly untilReady: (agent: Agent) => Promise<void>;
};

type Ports = {
  readonly agents: () => Pick<Agents, 'get'>;
  readonly history: Pick<AgentHistory, 'at'>;
  readonly models: Pick<Models, 'ready' | 'get'>;
  readonly trainer: Trainer;
  /** The revision that answered the first request of a session; undefined for a new session. */
  readonly beganWith: (agentId: string, sessionId: string) => Promise<number | undefined>;
  readonly onFailure: (agent: Agent, error: unknown) => void;
};

/**
 * The answerer of an environment is the same object until the agent changes, so that caches can be keyed by
 * it.
 */
type LaneAnswerer = { readonly ready: Ready; readonly today: Agent; readonly answerer: Answerer };

/** A revision that answers in an environment: the published one, or that of its split. */
type PublishedRevision = { readonly environment: string; readonly revision: number };

/** By lane: the name of an environment, and for its split the same with `SPLIT`. */
const publishedByLane = ({ environments = new Map() }: Agent): ReadonlyMap<string, PublishedRevision> => {
  const published = new Map<string, PublishedRevision>();
  for (const { id: environment, revision, split } of environments.values()) {
    published.set(environment, { environment, revision });
    if (split !== undefined) published.set(environment + SPLIT, { environment, revision: split.revision });
  }
  return published;
};

/** Names of environments have no space. */
const SPLIT = ' split';

export const publishedAgents = (ports: Ports): PublishedAgents => {
  const { agents, models, beganWith } = ports;
  const revisions = readyRevisions(ports);
  const { inLane, prepareAgain, untilReady } = answeringLanes(ports, revisions);

  /** A session stays with the revision that it began with; a new one is chosen by its id. */
  const ofSplit = async (agentId: string, environment: string, sessionId: string): Promise<Answerer> => {
    const began = await beganWith(agentId, sessionId);
    // The agent may have changed meanwhile.
    const today = agents().get(agentId);
    const { split, revision } = publicationIn(today, environment);
    const isOther =
      split !== undefined &&
      (began === undefined ? isInShare(sessionId, split.share) : began === split.revision);
    if (!isOther) return inLane(today, environment, { environment, revision });
    return inLane(today, environment + SPLIT, { environment, revision: split.revision });
  };

  return {
    answerer: ({ agentId, environment, sessionId }) => {
      const today = agents().get(agentId);
      if (today.environments === undefined) return draftAnswerer(models, today);
      if (environment === DRAFT) return { ...draftAnswerer(models, today), environment: DRAFT };
      const name = environment ?? PRODUCTION;
      const { split, revision } = publicationIn(today, name);
      if (split !== undefined && sessionId !== undefined) return ofSplit(agentId, name, sessionId);
      return inLane(today, name, { environment: name, revision });
    },
    prepare: async (agentId, revision) => {
      await revisions.get(agentId, revision);
    },
    prepareAgain,
    untilReady,
  };
};

/** The current agent, whether or not it is published. */
export const draftAnswerer = (models: Ports['models'], agent: Agent): Answerer => ({
  agent,
  model: (language) => models.ready(agent, language) ?? models.get(agent, language),
});

/** The revision that answers in each environment of each agent. */
const answeringLanes = (
  { agents, onFailure }: Pick<Ports, 'agents' | 'onFailure'>,
  revisions: ReturnType<typeof readyRevisions>,
) => {
  /** By agent, then by lane. */
  const lanesByAgent = new Map<string, Map<string, LaneAnswerer>>();

  /** Switches a lane to its revision, unless another one was published in the meantime. */
  const switchLane = async (
    agentId: string,
    lane: string,
    { environment, revision }: PublishedRevision,
  ): Promise<Answerer> => {
    const next = await revisions.get(agentId, revision);
    const today = agents().get(agentId);
    const published = publishedByLane(today);
    if (published.get(lane)?.revision !== revision) return answererOf(next, today, environment);
    revisions.forgetOthers(agentId, published.values());
    return keep(next, today, { lane, environment });
  };

  const keep = (
    ready: Ready,
    today: Agent,
    { lane, environment }: { readonly lane: string; readonly environment: string },
  ): Answerer => {
    const agentLanes = lanesByAgent.get(today.id) ?? new Map<string, LaneAnswerer>();
    const answerer = answererOf(ready, today, environment);
    lanesByAgent.set(today.id, agentLanes.set(lane, { ready, today, answerer }));
    return answerer;
  };

  return {
    /** The previous revision of the lane answers while the next one is prepared. */
    inLane: (today: Agent, lane: string, published: PublishedRevision): Answerer | Promise<Answerer> => {
      const now = lanesByAgent.get(today.id)?.get(lane);
      if (now?.ready.agent.revision !== published.revision) {
        const next = switchLane(today.id, lane, published);
        if (now === undefined) return next;
        next.catch((error) => onFailure(today, error));
      }
      const { environment } = published;
      return now.today === today ? now.answerer : keep(now.ready, today, { lane, environment });
    },
    prepareAgain: (agent: Agent): void => {
      const { id, status, environments } = agent;
      if (status === 'deleted' || environments === undefined) {
        lanesByAgent.delete(id);
        revisions.forget(id);
        return;
      }
      const published = publishedByLane(agent);
      const now = lanesByAgent.get(id) ?? new Map<string, LaneAnswerer>();
      for (const lane of now.keys()) if (!published.has(lane)) now.delete(lane);
      for (const [lane, next] of published) {
        // A revision that has not answered yet is prepared by its first query.
        const isInUse = now.has(next.environment);
        if (!isInUse || now.get(lane)?.ready.agent.revision === next.revision) continue;
        switchLane(id, lane, next).catch((error) => onFailure(agent, error));
      }
    },
    untilReady: async (agent: Agent): Promise<void> => {
      for (const [lane, published] of publishedByLane(agent)) await switchLane(agent.id, lane, published);
    },
  };
};

/** @throws environment_not_found */
const publicationIn = ({ environments }: Agent, environment: string): Environment => {
  const publication = environments?.get(environment);
  if (publication === undefined) throw new ParleyError('environment_not_found', { environment });
  return publication;
};

/** Privacy settings and tokens are always those of the current agent. */
const answererOf = ({ agent, models }: Ready, { privacy, tokens }: Agent, environment: string): Answerer => {
  const { privacy: _then, ...then } = agent;
  return {
    agent: { ...then, tokens, ...(privacy && { privacy }) },
    environment,
    model: (language) => {
      const model = models.get(language);
      if (model === undefined) throw new TypeError(`agent ${agent.id} does not speak ${language}`);
      return model;
    },
  };
};
