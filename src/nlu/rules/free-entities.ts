import type { EntityIndex } from '../entities/entity-index.ts';

/** System entities that no list can hold: their values are known by where they stand. */
const KNOWN_BY_THEIR_PLACE: ReadonlySet<string> = new Set(
  ['address', 'street-address', 'location', 'place-attraction', 'place-attraction-us', 'place-attraction-gb']
    .concat(['music-artist', 'music-genre', 'given-name', 'last-name', 'patronymic-name', 'person'])
    .map((name) => `sys.${name}`),
);

/** Lists of these are long but never whole: a place or a language that is not in them is one all the same. */
const HARDLY_LISTED: ReadonlySet<string> = new Set(
  ['geo-city', 'geo-city-us', 'geo-city-gb', 'geo-state', 'geo-state-us', 'geo-state-gb', 'geo-capital']
    .concat(['geo-county-us', 'geo-county-gb', 'geo-country', 'airport', 'color', 'language'])
    .map((name) => `sys.${name}`),
);

/** How freely a pattern takes values of an entity. */
export const takesFreely = (entity: string, entities: EntityIndex): 'known' | 'expandable' | 'any' => {
  if (entity === 'sys.any') return 'any';
  if (KNOWN_BY_THEIR_PLACE.has(entity)) return 'expandable';
  return entities.named.get(entity)?.isExpandable === true ? 'expandable' : 'known';
};

/** Whether a value that no list has is believed where the slot tagger sees one. */
export const takesByPlace = (entity: string, entities: EntityIndex): boolean =>
  takesFreely(entity, entities) !== 'known' || HARDLY_LISTED.has(entity);

/**
 * Whether a value may be plain text, where the developer's own phrase says that one stands there: a number
 * may not.
 */
export const mayBeText = (entity: string): boolean =>
  !entity.startsWith('sys.') ||
  entity === 'sys.any' ||
  KNOWN_BY_THEIR_PLACE.has(entity) ||
  HARDLY_LISTED.has(entity);
