import { isAlike } from '../../kernel/json-alike.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Agent, Entity, Entry } from '../agent.ts';
import type {
  AddEntries,
  DeleteEntries,
  GivenEntity,
  PutEntities,
  UpdateEntity,
  UpdateEntries,
} from '../commands.ts';
import { type AgentDecision, type AgentRefusal, refuse } from '../decision.ts';
import type { AgentEvent } from '../events.ts';
import { faultsOfEntity, tooManyEntries } from '../legal.ts';
import { entityNamed, usersOfEntity, withoutAt } from '../references.ts';
import { chunksOf, eventPartsOf } from './event-parts.ts';

export function* createEntity(entity: Entity, agent: Agent): Steps<AgentDecision> {
  if (agent.entities.has(entity.id)) return refuse('id_taken', { id: entity.id });
  return refusalOf(entity, agent) ?? (yield* entityEvents('EntityCreated', yield* tidyEntity(entity)));
}

/**
 * One entity a step. Names are looked up in an index, because a request may contain thousands of entities.
 */
export function* putEntities({ language, entities }: PutEntities, agent: Agent): Steps<AgentDecision> {
  const events: AgentEvent[] = [];
  const byName = new Map(Array.from(agent.entities.values(), (entity) => [nameKey(entity), entity]));
  const newIds = new Set(agent.entities.keys());
  for (const { newId, ...given } of entities) {
    const before = byName.get(nameKey(given));
    if (before === undefined && newIds.size === newIds.add(newId).size)
      return refuse('id_taken', { id: newId });
    const after = yield* tidyEntity(
      before === undefined ? newEntity(newId, given, language) : applyChanges(before, language, given),
    );
    byName.set(nameKey(after), after);
    const decision = yield* putEntity(before, after);
    if ('refused' in decision) return decision;
    events.push(...decision.events);
    yield;
  }
  return { events };
}

function* putEntity(before: Entity | undefined, after: Entity): Steps<AgentDecision> {
  const [fault] = faultsOfEntity(after);
  if (fault !== undefined) return fault;
  if (before === undefined) return yield* entityEvents('EntityCreated', after);
  return isAlike(after, before) ? { events: [] } : yield* entityEvents('EntityUpdated', after);
}

const nameKey = ({ name }: Pick<Entity, 'name'>): string => withoutAt(name).toLowerCase();

const applyChanges = (before: Entity, language: string, changes: UpdateEntity['changes']): Entity => {
  const { entries, ...fields } = changes;
  return {
    ...before,
    ...fields,
    entries: entries === undefined ? before.entries : { ...before.entries, [language]: [...entries] },
  };
};

const newEntity = (
  id: string,
  { name, isEnum = false, automatedExpansion = false, entries = [] }: GivenEntity,
  language: string,
): Entity => ({ id, name, isEnum, automatedExpansion, entries: { [language]: [...entries] } });

/** A used entity cannot be renamed, because references contain its name. */
export function* updateEntity(
  { entity, language, changes }: UpdateEntity,
  agent: Agent,
): Steps<AgentDecision> {
  const before = entityNamed(agent, entity);
  if (before === undefined) return refuse('entity_not_found', { entity });
  const after = yield* tidyEntity(applyChanges(before, language, changes));
  const isRenamed = after.name.toLowerCase() !== before.name.toLowerCase();
  const refusal = refusalOf(after, agent) ?? (isRenamed ? refusalOfUse(before, agent) : undefined);
  if (refusal !== undefined) return refusal;
  return isAlike(after, before) ? { events: [] } : yield* entityEvents('EntityUpdated', after);
}

export const addEntries = ({ entity, language, entries }: AddEntries, agent: Agent): Steps<AgentDecision> =>
  changeEntries({ entity, language, entries }, agent, withSynonymsOfBoth);

export const updateEntries = (
  { entity, language, entries }: UpdateEntries,
  agent: Agent,
): Steps<AgentDecision> => changeEntries({ entity, language, entries }, agent, (_, entry) => entry);

type EntriesChange = Pick<AddEntries, 'entity' | 'language' | 'entries'>;

function* changeEntries(
  { entity: idOrName, language, entries }: EntriesChange,
  agent: Agent,
  whenKnown: (before: Entry, after: Entry) => Entry,
): Steps<AgentDecision> {
  const entity = entityNamed(agent, idOrName);
  if (entity === undefined) return refuse('entity_not_found', { entity: idOrName });
  const entriesBefore = new Map((entity.entries[language] ?? []).map((entry) => [entry.value, entry]));
  const newEntries: Entry[] = [];
  const changedEntries: Entry[] = [];
  yield* mappedInSteps(yield* tidyEntries(entries), (candidate) => {
    const before = entriesBefore.get(candidate.value);
    if (before === undefined) {
      newEntries.push(candidate);
      return;
    }
    const after = whenKnown(before, candidate);
    if (!isAlike(after, before)) changedEntries.push(after);
  });
  const allEntries = { ...entity.entries, [language]: [...(entity.entries[language] ?? []), ...newEntries] };
  const [fault] = tooManyEntries({ name: entity.name, entries: allEntries });
  if (fault !== undefined) return fault;
  const about = { entity, language };
  const events: AgentEvent[] = [];
  for (const [type, eventEntries] of [
    ['EntityEntriesUpdated', changedEntries],
    ['EntityEntriesAdded', newEntries],
  ] as const) {
    const decision = yield* entryEvents(type, eventEntries, about);
    if ('refused' in decision) return decision;
    events.push(...decision.events);
  }
  return { events };
}

const entryEvents = (
  type: 'EntityEntriesAdded' | 'EntityEntriesUpdated',
  entries: readonly Entry[],
  { entity, language }: { readonly entity: Entity; readonly language: string },
): Steps<AgentDecision> =>
  eventsOfChunks(entries, `an entry of entity ${entity.name}`, (chunk) => ({
    type,
    data: { entityId: entity.id, lang: language, entries: chunk },
  }));

/** One event for as many items as fit into it. @param what describes an item that is too large */
function* eventsOfChunks<Item>(
  items: readonly Item[],
  what: string,
  eventOf: (chunk: Item[]) => AgentEvent,
): Steps<AgentDecision> {
  const chunks = yield* chunksOf(items, { what });
  if ('refused' in chunks) return chunks;
  return { events: chunks.items.filter(({ length }) => length > 0).map(eventOf) };
}

export function* deleteEntries(
  { entity: idOrName, language, values }: DeleteEntries,
  agent: Agent,
): Steps<AgentDecision> {
  const entity = entityNamed(agent, idOrName);
  if (entity === undefined) return refuse('entity_not_found', { entity: idOrName });
  const unique = new Set(values);
  const present = new Set((entity.entries[language] ?? []).map(({ value }) => value));
  const presentValues = [...unique].filter((value) => present.has(value));
  return yield* eventsOfChunks(presentValues, `a value of entity ${entity.name}`, (chunk) => ({
    type: 'EntityEntriesDeleted',
    data: { entityId: entity.id, lang: language, values: chunk },
  }));
}

export const deleteEntity = (idOrName: string, agent: Agent): AgentDecision => {
  const entity = entityNamed(agent, idOrName);
  if (entity === undefined) return refuse('entity_not_found', { entity: idOrName });
  return (
    refusalOfUse(entity, agent) ?? { events: [{ type: 'EntityDeleted', data: { entityId: entity.id } }] }
  );
};

/** The events of a whole entity, split by size. */
export function* entityEvents(type: 'EntityCreated' | 'EntityUpdated', entity: Entity): Steps<AgentDecision> {
  const { entries, ...frame } = entity;
  const parts = yield* eventPartsOf(entries, { what: `entity ${entity.name}`, frame });
  if ('refused' in parts) return parts;
  return {
    events: [
      { type, data: { entity: { ...entity, entries: parts.first } } },
      ...parts.later.map(({ lang, items }) => ({
        type: 'EntityEntriesAdded' as const,
        data: { entityId: entity.id, lang, entries: items },
      })),
    ],
  };
}

const refusalOf = (entity: Entity, agent: Agent): AgentRefusal | undefined => {
  const [fault] = faultsOfEntity(entity);
  if (fault !== undefined) return fault;
  const key = nameKey(entity);
  for (const other of agent.entities.values())
    if (other.id !== entity.id && nameKey(other) === key)
      return refuse('entity_name_taken', { name: other.name });
  return undefined;
};

/** An error is one sentence, and the first few users show where to look. */
const USERS_NAMED_MAX = 5;

const refusalOfUse = (entity: Entity, agent: Agent): AgentRefusal | undefined => {
  const users = usersOfEntity(agent, entity);
  if (users.length === 0) return undefined;
  const firstUsers = users.slice(0, USERS_NAMED_MAX).join(', ');
  const others = users.length > USERS_NAMED_MAX ? ` and ${users.length - USERS_NAMED_MAX} more` : '';
  return refuse('entity_in_use', { name: entity.name, users: firstUsers + others });
};

function* tidyEntity(entity: Entity): Steps<Entity> {
  const entries: Entity['entries'] = {};
  for (const [lang, given] of Object.entries(entity.entries))
    if (given.length > 0) entries[lang] = yield* tidyEntries(given);
  return { ...entity, entries };
}

/** Merges entries with the same value; a value without synonyms becomes its own synonym. */
function* tidyEntries(entries: readonly Entry[]): Steps<Entry[]> {
  const byValue = new Map<string, Entry>();
  yield* mappedInSteps(entries, ({ value, synonyms }) => {
    const entry = { value, synonyms: synonyms.length === 0 ? [value] : synonyms };
    const before = byValue.get(value);
    byValue.set(value, before === undefined ? entry : withSynonymsOfBoth(before, entry));
  });
  return [...byValue.values()];
}

const withSynonymsOfBoth = (before: Entry, addition: Entry): Entry => ({
  value: before.value,
  synonyms: [...new Set([...before.synonyms, ...addition.synonyms])],
});
