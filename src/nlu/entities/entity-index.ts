import { ENTRIES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { ENTITY_NESTING_MAX } from '../../kernel/limits/understanding.ts';
import { finish, type Steps } from '../../kernel/steps.ts';
import type { PatternElement } from '../rules/pattern.ts';
import { patternOfTemplate } from '../rules/phrase-pattern.ts';
import type { EntityEntry, TrainingEntity } from '../training-set.ts';
import { type Dictionary, dictionarySteps } from './dictionary.ts';
import { createOpeners, type Openers } from './openings.ts';
import { parseNotation } from './reference.ts';

/** An entity prepared for look-ups. */
export type CompiledEntity = {
  readonly name: string;
  readonly isExpandable: boolean;
  /** The plain values; of an enum entity, those without references. */
  readonly dictionary: Dictionary;
  /** The values of an enum entity that contain references, in the order of its entries. */
  readonly composites: readonly Composite[];
};

export type Composite = {
  readonly elements: readonly PatternElement[];
  /** A bare reference: the value is the inner entity's own. */
  readonly isUnion: boolean;
};

export type EntityIndex = {
  readonly language: string;
  readonly byName: ReadonlyMap<string, CompiledEntity>;
  readonly isSystem: (name: string) => boolean;
  readonly openers: Openers;
};

/** Builds, in steps, the dictionaries that `indexEntities` needs and caches them for it. */
export function* prepareEntities(
  entities: readonly TrainingEntity[],
  language: string,
  isSystem: (name: string) => boolean,
): Steps<void> {
  const names = new Set(entities.map((entity) => entity.name));
  const isEntity = (name: string): boolean => names.has(name) || isSystem(name);
  for (const { entries } of entities) {
    const { plainEntries } = yield* splitSteps(entries, isEntity);
    yield* dictionaryOf(entries, plainEntries, language);
  }
}

/** Compiles every entity. A dictionary is reused if the array of entries is the same object. */
export const indexEntities = (
  entities: readonly TrainingEntity[],
  language: string,
  isSystem: (name: string) => boolean,
): EntityIndex => finish(indexEntitiesSteps(entities, language, isSystem));

/** `indexEntities`, one entity a step. */
export function* indexEntitiesSteps(
  entities: readonly TrainingEntity[],
  language: string,
  isSystem: (name: string) => boolean,
): Steps<EntityIndex> {
  const names = new Set(entities.map((entity) => entity.name));
  const isEntity = (name: string): boolean => names.has(name) || isSystem(name);
  const byName = new Map<string, CompiledEntity>();
  for (const entity of entities) {
    const { plainEntries, compositeEntries } = yield* splitSteps(entity.entries, isEntity);
    byName.set(entity.name, {
      name: entity.name,
      isExpandable: entity.isExpandable,
      dictionary: yield* dictionaryOf(entity.entries, plainEntries, language),
      composites: compositesOf(compositeEntries, isEntity),
    });
    yield;
  }
  const openers = createOpeners(Array.from(byName.values(), ({ dictionary }) => dictionary));
  yield;
  return { language, byName: withoutCircles(byName), isSystem, openers };
}

/** The same entity with a session's own entries. */
export const withEntries = (
  index: EntityIndex,
  entity: CompiledEntity,
  entries: readonly EntityEntry[],
): CompiledEntity => {
  const isEntity = (name: string): boolean => index.byName.has(name) || index.isSystem(name);
  const { plainEntries, compositeEntries } = finish(splitSteps(entries, isEntity));
  return {
    ...entity,
    dictionary: finish(dictionaryOf(entries, plainEntries, index.language)),
    composites: compositesOf(compositeEntries, isEntity).filter((composite) =>
      avoidsEntity(index, composite, entity.name),
    ),
  };
};

/** Whether no reference of the composite leads to the entity, which would then be matched within itself. */
const avoidsEntity = (index: EntityIndex, composite: Composite, name: string): boolean => {
  const visited = new Set<string>();
  const pending = [...referencesOf(composite)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === name) return false;
    if (visited.has(next)) continue;
    visited.add(next);
    for (const inner of index.byName.get(next)?.composites ?? []) pending.push(...referencesOf(inner));
  }
  return true;
};

const hasReference = (text: string, isEntity: (name: string) => boolean): boolean =>
  text.includes('@') && parseNotation(text, isEntity).some((part) => part.kind !== 'text');

type SplitEntries = {
  readonly plainEntries: readonly EntityEntry[];
  readonly compositeEntries: readonly string[];
};

function* splitSteps(
  entries: readonly EntityEntry[],
  isEntity: (name: string) => boolean,
): Steps<SplitEntries> {
  const compositeEntries = new Set<string>();
  for (const [index, { value, synonyms }] of entries.entries()) {
    if (hasReference(value, isEntity)) compositeEntries.add(value);
    for (const text of synonyms) if (hasReference(text, isEntity)) compositeEntries.add(text);
    if (index % ENTRIES_AT_A_TIME === 0) yield;
  }
  if (compositeEntries.size === 0) return { plainEntries: entries, compositeEntries: [] };
  const plainEntries = entries
    .filter(({ value }) => !compositeEntries.has(value))
    .map(({ value, synonyms }) => ({
      value,
      synonyms: synonyms.filter((text) => !compositeEntries.has(text)),
    }));
  return { plainEntries, compositeEntries: [...compositeEntries] };
}

/** Keyed by the array itself: the entities that an edit does not touch keep theirs between trainings. */
const dictionaries = new WeakMap<readonly EntityEntry[], Map<string, Dictionary>>();

function* dictionaryOf(
  entries: readonly EntityEntry[],
  plainEntries: readonly EntityEntry[],
  language: string,
): Steps<Dictionary> {
  const byLanguage = dictionaries.get(entries) ?? new Map<string, Dictionary>();
  dictionaries.set(entries, byLanguage);
  const cached = byLanguage.get(language);
  // The plain part of an enum entity depends on which references exist. Such entities are small, so it is not
  // cached.
  if (cached !== undefined && plainEntries === entries) return cached;
  const dictionary = yield* dictionarySteps(plainEntries, language);
  byLanguage.set(language, dictionary);
  return dictionary;
}

const compositesOf = (texts: readonly string[], isEntity: (name: string) => boolean): readonly Composite[] =>
  texts.map((text) => {
    const parts = parseNotation(text.trim(), isEntity);
    const [only] = parts;
    const accepts = (name: string) => (name === 'sys.any' ? 'any' : 'listed');
    return {
      elements: patternOfTemplate(text, { isEntity, accepts, isList: () => false }),
      isUnion: parts.length === 1 && only?.kind === 'entity' && !only.isAliased,
    };
  });

/** Drops the composites whose references form a circle or nest deeper than ENTITY_NESTING_MAX. */
const withoutCircles = (byName: ReadonlyMap<string, CompiledEntity>): ReadonlyMap<string, CompiledEntity> => {
  const acyclic = new Map<string, CompiledEntity>();
  const depths = new Map<string, number>();
  /** 0 for an entity without references; Infinity while its own references are being followed. */
  const depthOf = (name: string): number => {
    const cached = depths.get(name);
    const entity = byName.get(name);
    if (cached !== undefined || entity === undefined) return cached ?? 0;
    depths.set(name, Number.POSITIVE_INFINITY);
    let depth = 0;
    const composites = entity.composites.filter((composite) => {
      const inner = Math.max(-1, ...referencesOf(composite).map(depthOf));
      if (inner + 1 > ENTITY_NESTING_MAX) return false;
      depth = Math.max(depth, inner + 1);
      return true;
    });
    depths.set(name, depth);
    acyclic.set(name, { ...entity, composites });
    return depth;
  };
  for (const name of byName.keys()) depthOf(name);
  return acyclic;
};

export const referencesOf = (composite: Composite): readonly string[] =>
  composite.elements.flatMap((element) => (element.kind === 'entity' ? [element.entity] : []));
