import type { Agent } from '../agent/agent.ts';
import { trainingSetSteps } from '../agent/training.ts';
import { isAlike } from '../kernel/json-alike.ts';
import { inSlices } from '../outside/slices.ts';
import { type ReadyModel, trainReadyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import { type AgentHistory, readyAt } from './agent-history.ts';
import type { Agents } from './agents.ts';

/** A revision with trained models. */
export type Ready = { readonly agent: Agent; readonly models: ReadonlyMap<string, ReadyModel> };

type Ports = {
  readonly agents: () => Pick<Agents, 'get'>;
  readonly history: Pick<AgentHistory, 'at'>;
  readonly trainer: Trainer;
};

/** Prepared revisions, cached as long as they may be needed. */
export const readyRevisions = ({ agents, history, trainer }: Ports) => {
  /** By agent, then by revision: revisions in preparation and prepared ones. */
  const revisionsByAgent = new Map<string, Map<number, Promise<Ready>>>();

  const makeReady = async (agentId: string, revision: number): Promise<Ready> => {
    const earlierAgent = await readyAt(history, agentId, revision);
    const agent = shareEqualParts(earlierAgent, agents().get(agentId));
    const models = new Map<string, ReadyModel>();
    for (const language of new Set([agent.settings.language, ...agent.settings.languages])) {
      const trainingSet = await inSlices(trainingSetSteps(agent, language));
      models.set(language, await trainReadyModel(trainer, trainingSet));
    }
    return { agent, models };
  };

  return {
    get: (agentId: string, revision: number): Promise<Ready> => {
      const agentRevisions = revisionsByAgent.get(agentId) ?? new Map<number, Promise<Ready>>();
      revisionsByAgent.set(agentId, agentRevisions);
      const earlier = agentRevisions.get(revision);
      if (earlier !== undefined) return earlier;
      const ready = makeReady(agentId, revision);
      agentRevisions.set(revision, ready);
      // The next request retries.
      ready.catch(() => agentRevisions.delete(revision));
      return ready;
    },
    forgetOthers: (agentId: string, environments: Iterable<{ readonly revision: number }>): void => {
      const publishedRevisions = new Set(Array.from(environments, ({ revision }) => revision));
      const agentRevisions = revisionsByAgent.get(agentId);
      for (const revision of agentRevisions?.keys() ?? [])
        if (!publishedRevisions.has(revision)) agentRevisions?.delete(revision);
    },
    forget: (agentId: string): void => {
      revisionsByAgent.delete(agentId);
    },
  };
};

/** Reuses the current agent's objects for equal parts, so that models share caches. */
const shareEqualParts = (earlierAgent: Agent, today: Agent): Agent => ({
  ...earlierAgent,
  intents: shareEqual(earlierAgent.intents, today.intents),
  entities: shareEqual(earlierAgent.entities, today.entities),
});

const shareEqual = <Item>(
  earlierItems: ReadonlyMap<string, Item>,
  today: ReadonlyMap<string, Item>,
): ReadonlyMap<string, Item> =>
  new Map(
    Array.from(earlierItems, ([id, item]) => {
      const other = today.get(id);
      return [id, other !== undefined && isAlike(item, other) ? other : item];
    }),
  );
