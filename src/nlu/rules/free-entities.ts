import type { EntityIndex } from '../entities/entity-index.ts';

/** System entities without a list of values: only the place in a text identifies a value. */
const KNOWN_BY_THEIR_PLACE: ReadonlySet<string> = new Set(
  ['address', 'street-address', 'location', 'place-attraction', 'place-attraction-us', 'place-attraction-gb']
    .concat(['music-artist', 'music-genre', 'given-name', 'last-name', 'patronymic-name', 'person'])
    .map((name) => `sys.${name}`),
);

/** Their lists are long but incomplete, so unlisted values are accepted too. */
const HARDLY_LISTED: ReadonlySet<string> = new Set(
  ['geo-city', 'geo-city-us', 'geo-city-gb', 'geo-state', 'geo-state-us', 'geo-state-gb', 'geo-capital']
    .concat(['geo-county-us', 'geo-county-gb', 'geo-country', 'airport', 'color', 'language'])
    .map((name) => `sys.${name}`),
);

/** How a pattern accepts values of an entity. */
export const takesFreely = (entity: string, entities: EntityIndex): 'known' | 'expandable' | 'any' => {
  if (entity === 'sys.any') return 'any';
  if (KNOWN_BY_THEIR_PLACE.has(entity)) return 'expandable';
  return entities.byName.get(entity)?.isExpandable === true ? 'expandable' : 'known';
};

/** Whether an unlisted value is accepted where the slot tagger finds one. */
export const takesByPlace = (entity: string, entities: EntityIndex): boolean =>
  takesFreely(entity, entities) !== 'known' || HARDLY_LISTED.has(entity);

/** Whether an annotated value may be arbitrary text; a number may not. */
export const mayBeText = (entity: string): boolean =>
  !entity.startsWith('sys.') ||
  entity === 'sys.any' ||
  KNOWN_BY_THEIR_PLACE.has(entity) ||
  HARDLY_LISTED.has(entity);
