import type { GivenEntity } from '../../agent/commands.ts';
import { withoutAt } from '../../agent/references.ts';
import { isJsonObject } from '../../kernel/json.ts';
import { ENTRIES_PER_REQUEST_MAX } from '../../kernel/limits/agents.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { atMost, booleanOf, listOf, mapList, withoutNulls } from './lenient.ts';
import { entriesIn, WireEntry } from './user-entity-in.ts';

/** The documented entity object in requests. */
export type EntityBody = Static<typeof EntityBody>;
export const EntityBody = Type.Object({
  name: Type.String(),
  entries: Type.Optional(Type.Array(WireEntry)),
  isEnum: Type.Optional(Type.Boolean()),
  automatedExpansion: Type.Optional(Type.Boolean()),
});

/** Clients send null for absent fields, and entries without synonyms. */
export const entityBodyIn = (value: unknown): unknown => {
  if (!isJsonObject(value)) return value;
  const { id: _, isEnum, automatedExpansion, entries, ...given } = withoutNulls(value);
  return withoutNulls({
    ...given,
    isEnum: booleanOf(isEnum),
    automatedExpansion: booleanOf(automatedExpansion),
    entries: entriesIn(entries),
  });
};

export const entityBodiesIn = (body: unknown): unknown => mapList(listOf(body), entityBodyIn);

/** Entries to delete are identified by their values; some clients send the entries. */
export const valuesIn = (body: unknown): unknown =>
  mapList(atMost(ENTRIES_PER_REQUEST_MAX, listOf(body), 'the request', 'values'), (item) =>
    isJsonObject(item) ? item.value : item,
  );

/** An entity in the domain's form: names may have the `@` of references. */
export const givenEntity = <Given extends Partial<EntityBody>>({
  name,
  entries,
  isEnum,
  automatedExpansion,
}: Given): Pick<Given, 'name'> & Omit<GivenEntity, 'name'> => ({
  ...(name !== undefined && { name: withoutAt(name) }),
  ...(entries !== undefined && { entries: entries.map(({ value, synonyms }) => ({ value, synonyms })) }),
  ...(isEnum !== undefined && { isEnum }),
  ...(automatedExpansion !== undefined && { automatedExpansion }),
});
