import type { Agent, Entity } from '../../src/agent/agent.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import { newAgentSettings } from '../../src/agent/new-agent.ts';
import { entityOfSize, intent } from './agent-stories.ts';

export const agentWith = (entities: readonly Entity[]) =>
  foldAgent(emptyAgent('a'), [
    { type: 'AgentCreated', data: { agentId: 'a', origin: 'new', settings: newAgentSettings('shop', 'en') } },
    ...entities.map((one) => ({ type: 'EntityCreated' as const, data: { entity: one } })),
  ]);

export const entitiesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => entityOfSize(`e${at}`, 1));

/** One intent with phrases that are annotated with an entity. */
export const agentWithPhrases = (count: number): Agent => {
  const phrases = Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    data: [{ text: 'say ' }, { text: `word ${at}`, alias: 'large', meta: '@large' }],
    isTemplate: false,
    count: 0,
  }));
  return foldAgent(agentWith([entityOfSize('large', 1)]), [
    { type: 'IntentCreated', data: { intent: intent({ phrases: { en: phrases } }) } },
  ]);
};
