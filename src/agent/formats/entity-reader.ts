import { isJsonObject, type JsonObject, type JsonValue } from '../../kernel/json.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Entity, Entry } from '../agent.ts';
import { fieldsOf, type Warn } from './fields.ts';
import type { ReaderOptions } from './intent-reader.ts';

/** Reads an entity object of the API or of an export. `name` is used if the object has none. */
export function* readEntity(
  json: JsonObject,
  name: string,
  { language, ids, warn }: ReaderOptions,
): Steps<Entity> {
  const fields = fieldsOf(json, `entity ${name}`, warn);
  const own = fields.text('name', '').replace(/^@/, '');
  const id = fields.text('id', '');
  const entries = yield* readEntries(fields.list('entries'), own || name, warn);
  return {
    id: id === '' ? ids() : id,
    name: own.trim() === '' ? name : own,
    isEnum: fields.flag('isEnum', false),
    automatedExpansion: fields.flag('automatedExpansion', false),
    entries: entries.length === 0 ? {} : { [language]: entries },
    ...fields.kept(),
  };
}

/** Entries as written, including duplicates. A value without synonyms is its own synonym. */
export function* readEntries(items: readonly JsonValue[], entity: string, warn: Warn): Steps<Entry[]> {
  const entries = yield* mappedInSteps(items, (item): Entry | undefined => {
    const value = isJsonObject(item) ? item.value : item;
    if (typeof value === 'string' && value.trim() !== '')
      return { value, synonyms: synonymsIn(isJsonObject(item) ? item.synonyms : undefined, value) };
    warn('entry_unreadable', `an entry of entity ${entity} has no value and was left out`, { entity });
    return undefined;
  });
  return entries.filter((entry) => entry !== undefined);
}

const synonymsIn = (json: JsonValue | undefined, value: string): string[] => {
  const synonyms = Array.isArray(json) ? json.filter((synonym) => typeof synonym === 'string') : [];
  return synonyms.length === 0 ? [value] : synonyms;
};
