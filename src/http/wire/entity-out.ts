import type { Entity, Entry } from '../../agent/agent.ts';
import { Type } from '../../kernel/schema.ts';
import type { UserEntity } from '../../session/user-entities.ts';
import { WireEntry } from './user-entity-in.ts';

/** The documented entity object in replies. */
export const EntityReply = Type.Object({
  id: Type.String(),
  name: Type.String(),
  entries: Type.Array(WireEntry),
  isEnum: Type.Boolean(),
  automatedExpansion: Type.Boolean(),
});

/** An entity in one language of its agent. */
export const entityOut = ({ id, name, entries, isEnum, automatedExpansion }: Entity, language: string) => ({
  id,
  name,
  entries: entries[language] ?? [],
  isEnum,
  automatedExpansion,
});

export const EntitySummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  count: Type.Integer({ description: 'Synonyms in all its entries.' }),
  preview: Type.String(),
});

export const entitySummary = ({ id, name, entries }: Entity, language: string) => {
  const own = entries[language] ?? [];
  return {
    id,
    name,
    count: own.reduce((count, { synonyms }) => count + synonyms.length, 0),
    preview: previewOf(own),
  };
};

/** `Coffee Maker <= (coffee maker, coffee machine, coffee), ...` */
const previewOf = ([first, ...others]: readonly Entry[]): string => {
  if (first === undefined) return '';
  return `${first.value} <= (${first.synonyms.join(', ')})${others.length > 0 ? ', ...' : ''}`;
};

export const UserEntityReply = Type.Object({
  sessionId: Type.String(),
  name: Type.String(),
  extend: Type.Boolean(),
  entries: Type.Array(WireEntry),
  automatedExpansion: Type.Boolean(),
  isEnum: Type.Boolean(),
  isOverridable: Type.Boolean(),
});

/** The last three fields, which clients of the real service read, are those of the agent's entity. */
export const userEntityOut = (
  { name, extend, entries }: UserEntity,
  { sessionId, entity }: { readonly sessionId: string; readonly entity: Entity | undefined },
) => ({
  sessionId,
  name,
  extend,
  entries,
  automatedExpansion: entity?.automatedExpansion ?? false,
  isEnum: entity?.isEnum ?? false,
  isOverridable: entity?.kept?.isOverridable !== false,
});
