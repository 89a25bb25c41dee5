import type { Agent } from '../agent/agent.ts';

/**
 * Trains each agent that appears while the server runs, such as one that was made through another server of
 * the store, so that its first query need not wait for the training. A request for a model that cannot be
 * trained gets the error.
 * @returns a listener for changes of agents
 */
export const trainingNewAgents = (
  knownAgents: readonly Agent[],
  train: (agent: Agent) => Promise<void>,
): ((agent: Agent) => void) => {
  const seenIds = new Set(knownAgents.map(({ id }) => id));
  return (agent) => {
    if (agent.status === 'deleted') seenIds.delete(agent.id);
    if (agent.status !== 'ready' || seenIds.has(agent.id)) return;
    seenIds.add(agent.id);
    train(agent).catch(() => undefined);
  };
};
