import { USER_ENTITY_CHARS_MAX } from '../kernel/limits/conversation.ts';
import { type Static, Type } from '../kernel/schema.ts';

const Entry = Type.Object({ value: Type.String(), synonyms: Type.Array(Type.String()) });

/** A session's own definition of an entity, valid until `expiresAt`, or only for the request with it. */
export type UserEntity = Static<typeof UserEntity>;
export const UserEntity = Type.Object({
  name: Type.String(),
  extend: Type.Boolean(),
  entries: Type.Array(Entry),
  expiresAt: Type.String(),
  /** Sent with a query, and valid only for that query. */
  forRequest: Type.Optional(Type.Literal(true)),
});

type Entries = Pick<UserEntity, 'entries'>;

/** The characters of all values and synonyms. */
export const charsOfEntities = (entities: readonly Entries[]): number => {
  let chars = 0;
  for (const { entries } of entities)
    for (const { value, synonyms } of entries) {
      chars += value.length;
      for (const synonym of synonyms) chars += synonym.length;
    }
  return chars;
};

/** The facts of a refusal, if a session's entities would become too large together with those of a request. */
export const tooLargeEntities = (
  stored: readonly UserEntity[],
  sent: readonly UserEntity[],
): { readonly chars: number; readonly charsMax: number } | undefined => {
  if (sent.length === 0) return undefined;
  const names = new Set(sent.map(({ name }) => name));
  const chars = charsOfEntities([...stored.filter(({ name }) => !names.has(name)), ...sent]);
  return chars > USER_ENTITY_CHARS_MAX ? { chars, charsMax: USER_ENTITY_CHARS_MAX } : undefined;
};
