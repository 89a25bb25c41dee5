import type { EntityIndex } from '../entities/entity-index.ts';

/** System entities without a list of values: only the place in a text identifies a value. */
const UNLISTED_ENTITIES: ReadonlySet<string> = new Set(
  ['address', 'street-address', 'location', 'place-attraction', 'place-attraction-us', 'place-attraction-gb']
    .concat(['music-artist', 'music-genre', 'given-name', 'last-name', 'patronymic-name', 'person'])
    .map((name) => `sys.${name}`),
);

/** Their lists are long but incomplete, so unlisted values are accepted too. */
const PARTLY_LISTED_ENTITIES: ReadonlySet<string> = new Set(
  ['geo-city', 'geo-city-us', 'geo-city-gb', 'geo-state', 'geo-state-us', 'geo-state-gb', 'geo-capital']
    .concat(['geo-county-us', 'geo-county-gb', 'geo-country', 'airport', 'color', 'language'])
    .map((name) => `sys.${name}`),
);

/** How a pattern accepts values of an entity. */
export const acceptedValuesOf = (entity: string, entities: EntityIndex): 'listed' | 'expandable' | 'any' => {
  if (entity === 'sys.any') return 'any';
  if (UNLISTED_ENTITIES.has(entity)) return 'expandable';
  return entities.byName.get(entity)?.isExpandable === true ? 'expandable' : 'listed';
};

/** Whether an unlisted value is accepted where the slot tagger finds one. */
export const acceptsUnlistedValue = (entity: string, entities: EntityIndex): boolean =>
  acceptedValuesOf(entity, entities) !== 'listed' || PARTLY_LISTED_ENTITIES.has(entity);

/** Whether an annotated value may be arbitrary text; a number may not. */
export const acceptsAnyText = (entity: string): boolean =>
  !entity.startsWith('sys.') ||
  entity === 'sys.any' ||
  UNLISTED_ENTITIES.has(entity) ||
  PARTLY_LISTED_ENTITIES.has(entity);
