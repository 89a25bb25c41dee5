/**
 * A text with references in the agent's notation: `feed @pet:pet`, `@sys.number`, `@{want to, wanna}:wish`.
 */
export type Notation = readonly NotationPart[];
export type NotationPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'entity'; readonly entity: string; readonly alias: string; readonly isAliased: boolean }
  /** The old inline form: any of these texts. `alias` is empty if there is none. */
  | { readonly kind: 'choice'; readonly texts: readonly string[]; readonly alias: string };

/**
 * A name may contain dots and dashes but ends in neither, so that a full stop after a reference is not part
 * of it.
 */
const NAME = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.-]*[\\p{L}\\p{N}_])?';
const REFERENCE = new RegExp(`@(?:\\{([^{}]*)\\}|(${NAME}))(?::(${NAME}))?`, 'gu');

/**
 * Parses a template, or the value of an enum entity. A reference to an unknown entity (`me@home`) is text. An
 * entity without an alias is its own alias; a system entity loses its `sys.`.
 */
export const parseNotation = (source: string, isEntity: (name: string) => boolean): Notation => {
  const parts: NotationPart[] = [];
  let end = 0;
  for (const match of source.matchAll(REFERENCE)) {
    const [whole, inline, entity = '', alias] = match;
    if (inline === undefined && !isEntity(entity)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    if (inline !== undefined)
      parts.push({ kind: 'choice', texts: inline.split(',').map((text) => text.trim()), alias: alias ?? '' });
    else
      parts.push({
        kind: 'entity',
        entity,
        alias: alias ?? ownAlias(entity),
        isAliased: alias !== undefined,
      });
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
};

/** The default alias of an entity: `sys.geo-city` becomes `geo-city`. */
export const ownAlias = (entity: string): string => entity.replace(/^sys\./, '');
