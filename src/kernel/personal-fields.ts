import type { EventSpec } from './event.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json.ts';
import type { TSchema } from './schema.ts';

/** A field that can identify a person, and its replacement. */
export type PersonalField = {
  readonly path: readonly string[];
  /** Of the field's own type, so that a fold needs no special case; undefined removes the field. */
  readonly blank: JsonValue | undefined;
};

/** The personal fields of each type of event. */
export type PersonalFields = ReadonlyMap<string, readonly PersonalField[]>;

export const personalFieldsOf = (specs: readonly EventSpec[]): PersonalFields =>
  new Map(
    specs.map(({ type, data, personal }) => [
      type,
      personal.map((name) => {
        const path = name.split('.');
        return { path, blank: blankAt(data, path) };
      }),
    ]),
  );

/** JSON schemas, as far as events use them. */
type Schema = TSchema & {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

const blankAt = (schema: Schema, [key = '', ...rest]: readonly string[]): JsonValue | undefined => {
  const owner = schema.anyOf?.find(({ properties }) => properties !== undefined) ?? schema;
  const field = owner.properties?.[key];
  if (field === undefined)
    throw new TypeError(`a personal field is named ${key}, which its event does not have`);
  if (rest.length > 0) return blankAt(field, rest);
  return owner.required?.includes(key) ? blankOf(field) : undefined;
};

const blankOf = ({ type, properties, required = [] }: Schema): JsonValue => {
  switch (type) {
    case 'string':
      return '';
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'object': {
      const fields = required.map((name) => [name, blankOf(properties?.[name] ?? {})] as const);
      return Object.fromEntries(fields);
    }
    default:
      return null;
  }
};

/** The value at a path, if there is one. */
export const valueAt = (data: JsonObject, path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((value, key) => (isJsonObject(value) ? value[key] : undefined), data);

/** The data with another value at an existing path; undefined removes the field. */
export const withValueAt = (
  data: JsonObject,
  [key = '', ...rest]: readonly string[],
  value: JsonValue | undefined,
): JsonObject => {
  if (rest.length > 0) {
    const inner = data[key];
    return isJsonObject(inner) ? { ...data, [key]: withValueAt(inner, rest, value) } : data;
  }
  if (value !== undefined) return { ...data, [key]: value };
  const { [key]: _, ...others } = data;
  return others;
};
