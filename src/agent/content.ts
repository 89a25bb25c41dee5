import type { Agent, AgentSettings, Entity, Intent } from './agent.ts';

/** What an agent says and understands: all that an export holds, without tokens and privacy settings. */
export type AgentContent = {
  readonly settings: AgentSettings;
  readonly intents: readonly Intent[];
  readonly entities: readonly Entity[];
};

export const contentOf = ({ settings, intents, entities }: Agent): AgentContent => ({
  settings,
  intents: [...intents.values()],
  entities: [...entities.values()],
});

/** An agent's entities are one if their names differ in case alone. */
export const entityKey = ({ name }: Pick<Entity, 'name'>): string => name.toLowerCase();
