import type { Agent } from '../agent/agent.ts';
import { DRAFT, PRODUCTION } from '../agent/publishing.ts';
import { trainingSetOf } from '../agent/training.ts';
import { ParleyError } from '../kernel/errors.ts';
import { isAlike } from '../kernel/json-alike.ts';
import { type Models, type ReadyModel, readyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import type { AgentHistory } from './agent-history.ts';
import type { Agents } from './agents.ts';
import type { SessionKey } from './desks.ts';

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
   * answers. @throws agent_not_found, environment_not_found
   */
  readonly answerer: (key: Pick<SessionKey, 'agentId' | 'environment'>) => Answerer | Promise<Answerer>;
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
  readonly onFailure: (agent: Agent, error: unknown) => void;
};

/** A revision with trained models. */
type Ready = { readonly agent: Agent; readonly models: ReadonlyMap<string, ReadyModel> };

/**
 * The answerer of an environment is the same object until the agent changes, so that caches can be keyed by
 * it.
 */
type Answering = { readonly ready: Ready; readonly today: Agent; readonly answerer: Answerer };

/** Prepared revisions, cached as long as they may be needed. */
const readyRevisions = ({ agents, history, trainer }: Pick<Ports, 'agents' | 'history' | 'trainer'>) => {
  /** By agent, then by revision: revisions in preparation and prepared ones. */
  const made = new Map<string, Map<number, Promise<Ready>>>();

  const makeReady = async (agentId: string, revision: number): Promise<Ready> => {
    const then = await history.at(agentId, revision);
    if (then?.status !== 'ready') throw new ParleyError('revision_not_found', { revision });
    const agent = sharingParts(then, agents().get(agentId));
    const trained = new Map<string, ReadyModel>();
    for (const language of new Set([agent.settings.language, ...agent.settings.languages])) {
      trained.set(language, await readyModel(trainer, trainingSetOf(agent, language)));
    }
    return { agent, models: trained };
  };

  return {
    get: (agentId: string, revision: number): Promise<Ready> => {
      const own = made.get(agentId) ?? new Map<number, Promise<Ready>>();
      made.set(agentId, own);
      const known = own.get(revision);
      if (known !== undefined) return known;
      const making = makeReady(agentId, revision);
      own.set(revision, making);
      // The next request retries.
      making.catch(() => own.delete(revision));
      return making;
    },
    forgetOthers: (agentId: string, environments: Iterable<{ readonly revision: number }>): void => {
      const used = new Set(Array.from(environments, ({ revision }) => revision));
      const own = made.get(agentId);
      for (const revision of own?.keys() ?? []) if (!used.has(revision)) own?.delete(revision);
    },
    forget: (agentId: string): void => {
      made.delete(agentId);
    },
  };
};

export const publishedAgents = (ports: Ports): PublishedAgents => {
  const { agents, models, onFailure } = ports;
  const revisions = readyRevisions(ports);
  /** By agent, then by environment. */
  const answering = new Map<string, Map<string, Answering>>();

  /** Switches an environment to its revision, unless another one was published in the meantime. */
  const goOver = async (agentId: string, environment: string, revision: number): Promise<Answerer> => {
    const next = await revisions.get(agentId, revision);
    const today = agents().get(agentId);
    const { environments } = today;
    if (environments?.get(environment)?.revision !== revision) return answererOf(next, today, environment);
    revisions.forgetOthers(agentId, environments.values());
    return keep(next, today, environment);
  };

  const keep = (ready: Ready, today: Agent, environment: string): Answerer => {
    const own = answering.get(today.id) ?? new Map<string, Answering>();
    const answerer = answererOf(ready, today, environment);
    answering.set(today.id, own.set(environment, { ready, today, answerer }));
    return answerer;
  };

  const forget = (agentId: string): void => {
    answering.delete(agentId);
    revisions.forget(agentId);
  };

  const draft = (agent: Agent, environment?: string): Answerer => ({
    agent,
    ...(environment !== undefined && { environment }),
    model: (language) => models.ready(agent, language) ?? models.get(agent, language),
  });

  const publishedIn = (today: Agent, environment: string, revision: number): Answerer | Promise<Answerer> => {
    const now = answering.get(today.id)?.get(environment);
    if (now?.ready.agent.revision !== revision) {
      const next = goOver(today.id, environment, revision);
      if (now === undefined) return next;
      next.catch((error) => onFailure(today, error));
    }
    return now.today === today ? now.answerer : keep(now.ready, today, environment);
  };

  return {
    answerer: ({ agentId, environment }) => {
      const today = agents().get(agentId);
      if (today.environments === undefined) return draft(today);
      if (environment === DRAFT) return draft(today, DRAFT);
      const name = environment ?? PRODUCTION;
      const publication = today.environments.get(name);
      if (publication === undefined) throw new ParleyError('environment_not_found', { environment: name });
      return publishedIn(today, name, publication.revision);
    },
    prepare: async (agentId, revision) => {
      await revisions.get(agentId, revision);
    },
    changed: (agent) => {
      const { id, status, environments } = agent;
      if (status === 'deleted' || environments === undefined) {
        forget(id);
        return;
      }
      for (const [name, now] of answering.get(id) ?? []) {
        const publication = environments.get(name);
        if (publication === undefined) answering.get(id)?.delete(name);
        else if (publication.revision !== now.ready.agent.revision) {
          goOver(id, name, publication.revision).catch((error) => onFailure(agent, error));
        }
      }
    },
    settled: async ({ id, environments }) => {
      for (const [name, { revision }] of environments ?? []) await goOver(id, name, revision);
    },
  };
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

/** Reuses the current agent's objects for equal parts, so that models share caches. */
const sharingParts = (then: Agent, today: Agent): Agent => ({
  ...then,
  intents: sharing(then.intents, today.intents),
  entities: sharing(then.entities, today.entities),
});

const sharing = <Item>(
  then: ReadonlyMap<string, Item>,
  today: ReadonlyMap<string, Item>,
): ReadonlyMap<string, Item> =>
  new Map(
    Array.from(then, ([id, item]) => {
      const other = today.get(id);
      return [id, other !== undefined && isAlike(item, other) ? other : item];
    }),
  );
