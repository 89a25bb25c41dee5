import { withoutAt } from '../../agent/references.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { isJsonObject } from '../../kernel/json.ts';
import { ENTRIES_PER_REQUEST_MAX } from '../../kernel/limits/agents.ts';
import { USER_ENTITY_CHARS_MAX } from '../../kernel/limits/conversation.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { charsOfEntities } from '../../session/user-entities.ts';
import type { SentUserEntity } from '../../turn/session-operations.ts';
import { atMost, booleanOf, listOf, mapList, textOrDigits } from './lenient.ts';
import { NotBlank } from './not-blank.ts';

/** An entry in the API's documented format; its value is required. */
export const WireEntry = Type.Object({ value: NotBlank, synonyms: Type.Array(NotBlank) });

/** An entity's definition for one session, or for one request. */
export type WireUserEntity = Static<typeof WireUserEntity>;
export const WireUserEntity = Type.Object({
  name: Type.String({ minLength: 1 }),
  extend: Type.Optional(Type.Boolean()),
  entries: Type.Array(WireEntry),
});

/** Accepts entries without synonyms (then the value is its own synonym), or a single one. */
export const entriesIn = (value: unknown): unknown =>
  mapList(atMost(ENTRIES_PER_REQUEST_MAX, listOf(value), 'the request', 'entries'), entryIn);

const entryIn = (value: unknown): unknown => {
  if (typeof value === 'string') return { value, synonyms: [value] };
  if (!isJsonObject(value)) return value;
  const text = textOrDigits(value.value);
  const synonyms = mapList(listOf(value.synonyms), textOrDigits) ?? [text];
  const isDocumented = text === value.value && synonyms === value.synonyms && Object.keys(value).length === 2;
  return isDocumented ? value : { value: text, synonyms };
};

export const userEntitiesIn = (value: unknown): unknown => mapList(listOf(value), userEntityIn);

export const userEntityIn = (value: unknown): unknown => {
  if (!isJsonObject(value)) return value;
  const { name, extend, entries } = value;
  return { name: name ?? undefined, extend: booleanOf(extend), entries: entriesIn(entries) };
};

/** Too many for a session are refused before they are indexed. @throws user_entities_too_large */
export const sentUserEntities = (entities: readonly WireUserEntity[]): readonly SentUserEntity[] => {
  const chars = charsOfEntities(entities);
  if (chars > USER_ENTITY_CHARS_MAX)
    throw new ParleyError('user_entities_too_large', { chars, charsMax: USER_ENTITY_CHARS_MAX });
  return entities.map(({ name, extend = false, entries }) => ({
    name: withoutAt(name),
    extend,
    entries: entries.map(({ value, synonyms }) => ({ value, synonyms })),
  }));
};
