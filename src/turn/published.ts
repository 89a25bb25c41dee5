import type { Agent, Environment } from '../agent/agent.ts';
import { DRAFT, PRODUCTION } from '../agent/publishing.ts';
import { isInShare } from '../agent/split.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { Models, ReadyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import type { AgentHistory } from './agent-history.ts';
import type { Agents } from './agents.ts';
import type { SessionKey } from './desks.ts';
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
  readonly answerer: (
    key: Pick<SessionKey, 'agentId' | 'environment'> & Partial<Pick<SessionKey, 'sessionId'>>,
  ) => Answerer | Promise<Answerer>;
  /** Prepares a revision, so that publishing it takes no time. @throws revision_not_found */
  readonly prepare: (agentId: string, revision: number) => Promise<void>;
  /** Called after each change of an agent; prepares published revisions. */
  readonly changed: (agent: Agent) => void;
  /** Resolves when the published revision answers in every environment. */
  readonly settled: (agent: Agent) => Promise<void>;
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
type Answering = { readonly ready: Ready; readonly today: Agent; readonly answerer: Answerer };

/** A revision that answers in an environment: the published one, or that of its split. */
type Served = { readonly environment: string; readonly revision: number };

/** By slot: the name of an environment, and for its split the same with `SPLIT`. */
const servedBy = ({ environments = new Map() }: Agent): ReadonlyMap<string, Served> => {
  const served = new Map<string, Served>();
  for (const { id: environment, revision, split } of environments.values()) {
    served.set(environment, { environment, revision });
    if (split !== undefined) served.set(environment + SPLIT, { environment, revision: split.revision });
  }
  return served;
};

/** Names of environments have no space. */
const SPLIT = ' split';

export const publishedAgents = (ports: Ports): PublishedAgents => {
  const { agents, models, beganWith } = ports;
  const revisions = readyRevisions(ports);
  const { inSlot, changed, settled } = answeringSlots(ports, revisions);

  const draft = (agent: Agent, environment?: string): Answerer => ({
    agent,
    ...(environment !== undefined && { environment }),
    model: (language) => models.ready(agent, language) ?? models.get(agent, language),
  });

  /** A session stays with the revision that it began with; a new one is chosen by its id. */
  const ofSplit = async (agentId: string, environment: string, sessionId: string): Promise<Answerer> => {
    const began = await beganWith(agentId, sessionId);
    // The agent may have changed meanwhile.
    const today = agents().get(agentId);
    const { split, revision } = publicationIn(today, environment);
    const isOther =
      split !== undefined &&
      (began === undefined ? isInShare(sessionId, split.share) : began === split.revision);
    if (!isOther) return inSlot(today, environment, { environment, revision });
    return inSlot(today, environment + SPLIT, { environment, revision: split.revision });
  };

  return {
    answerer: ({ agentId, environment, sessionId }) => {
      const today = agents().get(agentId);
      if (today.environments === undefined) return draft(today);
      if (environment === DRAFT) return draft(today, DRAFT);
      const name = environment ?? PRODUCTION;
      const { split, revision } = publicationIn(today, name);
      if (split !== undefined && sessionId !== undefined) return ofSplit(agentId, name, sessionId);
      return inSlot(today, name, { environment: name, revision });
    },
    prepare: async (agentId, revision) => {
      await revisions.get(agentId, revision);
    },
    changed,
    settled,
  };
};

/** The revision that answers in each environment of each agent. */
const answeringSlots = (
  { agents, onFailure }: Pick<Ports, 'agents' | 'onFailure'>,
  revisions: ReturnType<typeof readyRevisions>,
) => {
  /** By agent, then by slot. */
  const answering = new Map<string, Map<string, Answering>>();

  /** Switches a slot to its revision, unless another one was published in the meantime. */
  const goOver = async (
    agentId: string,
    slot: string,
    { environment, revision }: Served,
  ): Promise<Answerer> => {
    const next = await revisions.get(agentId, revision);
    const today = agents().get(agentId);
    const served = servedBy(today);
    if (served.get(slot)?.revision !== revision) return answererOf(next, today, environment);
    revisions.forgetOthers(agentId, served.values());
    return keep(next, today, { slot, environment });
  };

  const keep = (
    ready: Ready,
    today: Agent,
    { slot, environment }: { readonly slot: string; readonly environment: string },
  ): Answerer => {
    const own = answering.get(today.id) ?? new Map<string, Answering>();
    const answerer = answererOf(ready, today, environment);
    answering.set(today.id, own.set(slot, { ready, today, answerer }));
    return answerer;
  };

  return {
    /** The previous revision of the slot answers while the next one is prepared. */
    inSlot: (today: Agent, slot: string, served: Served): Answerer | Promise<Answerer> => {
      const now = answering.get(today.id)?.get(slot);
      if (now?.ready.agent.revision !== served.revision) {
        const next = goOver(today.id, slot, served);
        if (now === undefined) return next;
        next.catch((error) => onFailure(today, error));
      }
      const { environment } = served;
      return now.today === today ? now.answerer : keep(now.ready, today, { slot, environment });
    },
    changed: (agent: Agent): void => {
      const { id, status, environments } = agent;
      if (status === 'deleted' || environments === undefined) {
        answering.delete(id);
        revisions.forget(id);
        return;
      }
      const served = servedBy(agent);
      const now = answering.get(id) ?? new Map<string, Answering>();
      for (const slot of now.keys()) if (!served.has(slot)) now.delete(slot);
      for (const [slot, next] of served) {
        // A revision that has not answered yet is prepared by its first query.
        const isInUse = now.has(next.environment);
        if (!isInUse || now.get(slot)?.ready.agent.revision === next.revision) continue;
        goOver(id, slot, next).catch((error) => onFailure(agent, error));
      }
    },
    settled: async (agent: Agent): Promise<void> => {
      for (const [slot, served] of servedBy(agent)) await goOver(agent.id, slot, served);
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
