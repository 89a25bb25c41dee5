import type { Agent } from '../agent/agent.ts';

/**
 * Trains each agent that appears while the server runs, such as one that was made through another server of
 * the store, so that its first query need not wait for the training. A request for a model that cannot be
 * trained gets the error.
 * @returns a listener for changes of agents
 */
export const trainingNewAgents = (
  known: readonly Agent[],
  train: (agent: Agent) => Promise<void>,
): ((agent: Agent) => void) => {
  const seen = new Set(known.map(({ id }) => id));
  return (agent) => {
    if (agent.status === 'deleted') seen.delete(agent.id);
    if (agent.status !== 'ready' || seen.has(agent.id)) return;
    seen.add(agent.id);
    train(agent).catch(() => undefined);
  };
};
