import type { Agent } from '../agent/agent.ts';
import { trainingSetOf } from '../agent/training.ts';
import { isAlike } from '../kernel/json-alike.ts';
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
    const then = await readyAt(history, agentId, revision);
    const agent = shareEqualParts(then, agents().get(agentId));
    const models = new Map<string, ReadyModel>();
    for (const language of new Set([agent.settings.language, ...agent.settings.languages])) {
      models.set(language, await trainReadyModel(trainer, trainingSetOf(agent, language)));
    }
    return { agent, models };
  };

  return {
    get: (agentId: string, revision: number): Promise<Ready> => {
      const own = revisionsByAgent.get(agentId) ?? new Map<number, Promise<Ready>>();
      revisionsByAgent.set(agentId, own);
      const earlier = own.get(revision);
      if (earlier !== undefined) return earlier;
      const ready = makeReady(agentId, revision);
      own.set(revision, ready);
      // The next request retries.
      ready.catch(() => own.delete(revision));
      return ready;
    },
    forgetOthers: (agentId: string, environments: Iterable<{ readonly revision: number }>): void => {
      const publishedRevisions = new Set(Array.from(environments, ({ revision }) => revision));
      const own = revisionsByAgent.get(agentId);
      for (const revision of own?.keys() ?? []) if (!publishedRevisions.has(revision)) own?.delete(revision);
    },
    forget: (agentId: string): void => {
      revisionsByAgent.delete(agentId);
    },
  };
};

/** Reuses the current agent's objects for equal parts, so that models share caches. */
const shareEqualParts = (then: Agent, today: Agent): Agent => ({
  ...then,
  intents: shareEqual(then.intents, today.intents),
  entities: shareEqual(then.entities, today.entities),
});

const shareEqual = <Item>(
  then: ReadonlyMap<string, Item>,
  today: ReadonlyMap<string, Item>,
): ReadonlyMap<string, Item> =>
  new Map(
    Array.from(then, ([id, item]) => {
      const other = today.get(id);
      return [id, other !== undefined && isAlike(item, other) ? other : item];
    }),
  );
