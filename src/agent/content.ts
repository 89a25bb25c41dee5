import type { Agent, AgentSettings, Entity, Intent } from './agent.ts';

/** The content of an export: everything except tokens and privacy settings. */
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

/** Entity names are compared case-insensitively. */
export const entityKey = ({ name }: Pick<Entity, 'name'>): string => name.toLowerCase();
