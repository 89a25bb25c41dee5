import type { JsonObject, JsonValue } from '../../kernel/json.ts';
import type { Entity, Entry } from '../agent.ts';
import { fieldsOf, isRecord, type Warn } from './fields.ts';
import type { Reading } from './intent-reader.ts';

/** Reads an entity object of the API or of an export. `name` is used if the object has none. */
export const readEntity = (json: JsonObject, name: string, { language, ids, warn }: Reading): Entity => {
  const fields = fieldsOf(json, `entity ${name}`, warn);
  const own = fields.text('name', '').replace(/^@/, '');
  const id = fields.text('id', '');
  const entries = readEntries(fields.list('entries'), own || name, warn);
  return {
    id: id === '' ? ids() : id,
    name: own.trim() === '' ? name : own,
    isEnum: fields.flag('isEnum', false),
    automatedExpansion: fields.flag('automatedExpansion', false),
    entries: entries.length === 0 ? {} : { [language]: entries },
    ...fields.kept(),
  };
};

/** Entries as written, including duplicates. A value without synonyms is its own synonym. */
export const readEntries = (items: readonly JsonValue[], entity: string, warn: Warn): Entry[] => {
  const entries: Entry[] = [];
  for (const item of items) {
    const value = isRecord(item) ? item.value : item;
    if (typeof value !== 'string' || value.trim() === '') {
      warn('entry_unreadable', `an entry of entity ${entity} has no value and was left out`, { entity });
      continue;
    }
    entries.push({ value, synonyms: synonymsIn(isRecord(item) ? item.synonyms : undefined, value) });
  }
  return entries;
};

const synonymsIn = (json: JsonValue | undefined, value: string): string[] => {
  const synonyms = Array.isArray(json) ? json.filter((synonym) => typeof synonym === 'string') : [];
  return synonyms.length === 0 ? [value] : synonyms;
};
