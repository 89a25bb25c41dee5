import { parseNotation } from '../nlu/entities/reference.ts';
import type { Agent, Entity, Intent, Phrase } from './agent.ts';

/** An entity's name in a reference, without `@`. */
export const withoutAt = (name: string): string => (name.startsWith('@') ? name.slice(1) : name);

/** The entity with that id, or with that name ignoring case. */
export const entityNamed = (agent: Pick<Agent, 'entities'>, idOrName: string): Entity | undefined => {
  const byId = agent.entities.get(idOrName);
  if (byId !== undefined) return byId;
  const lowerName = withoutAt(idOrName).toLowerCase();
  for (const entity of agent.entities.values()) if (entity.name.toLowerCase() === lowerName) return entity;
  return undefined;
};

/** The intent of that id, or of that very name. */
export const intentNamed = (agent: Pick<Agent, 'intents'>, idOrName: string): Intent | undefined => {
  const byId = agent.intents.get(idOrName);
  if (byId !== undefined) return byId;
  for (const intent of agent.intents.values()) if (intent.name === idOrName) return intent;
  return undefined;
};

/** Lowercased names of the entities in an intent's phrases and parameters. */
export const entitiesOfIntent = (intent: Intent): ReadonlySet<string> => {
  const names = new Set<string>();
  const note = (name: string) => {
    if (name !== '') names.add(withoutAt(name).toLowerCase());
  };
  for (const { parameters } of intent.responses) for (const { dataType } of parameters) note(dataType);
  for (const phrases of Object.values(intent.phrases)) for (const phrase of phrases) noteParts(phrase, note);
  return names;
};

const noteParts = ({ data, isTemplate }: Phrase, note: (name: string) => void): void => {
  for (const { text, meta } of data) {
    if (meta !== undefined) note(meta);
    else if (isTemplate) referencesIn(text).forEach(note);
  }
};

/** Lowercased names of the entities that a composite or union refers to. */
export const entitiesOfEntity = ({ isEnum, entries }: Entity): ReadonlySet<string> => {
  const names = new Set<string>();
  if (!isEnum) return names;
  for (const { value, synonyms } of Object.values(entries).flat()) {
    for (const text of [value, ...synonyms]) {
      for (const name of referencesIn(text)) names.add(name.toLowerCase());
    }
  }
  return names;
};

const referencesIn = (text: string): readonly string[] =>
  text.includes('@')
    ? parseNotation(text, () => true).flatMap((part) => (part.kind === 'entity' ? [part.entity] : []))
    : [];

/** Describes the users of an entity: `intent "order"`, `entity "address"`. */
export const usersOfEntity = (
  agent: Pick<Agent, 'intents' | 'entities'>,
  entity: Entity,
): readonly string[] => {
  const name = entity.name.toLowerCase();
  const users: string[] = [];
  for (const intent of agent.intents.values()) {
    if (entitiesOfIntent(intent).has(name)) users.push(`intent "${intent.name}"`);
  }
  for (const other of agent.entities.values()) {
    if (other.id !== entity.id && entitiesOfEntity(other).has(name)) users.push(`entity "${other.name}"`);
  }
  return users;
};
