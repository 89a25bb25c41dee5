import type { TSchema } from '../kernel/schema.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * The schema with every object closed: undocumented fields are refused instead of ignored. Parts of an
 * intersection stay open, because each of them receives the fields of the others.
 */
export const closedSchema = (schema: TSchema): TSchema => closeObjects(schema) as TSchema;

const closeObjects = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (!isNode(value) || 'allOf' in value) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'properties' ? propertiesOf(part) : closeObjects(part),
    ]),
  );
  const isObject = value.type === 'object' && isNode(value.properties);
  const isOpen = isObject && !('additionalProperties' in value);
  return isOpen ? { ...inside, additionalProperties: false } : inside;
};

/** Names of properties are not keywords, even if they equal one. */
const propertiesOf = (properties: unknown): unknown =>
  isNode(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, closeObjects(schema)]))
    : properties;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of the properties that a schema of parameters describes. */
export const propertyNames = (schema: TSchema | undefined): readonly string[] =>
  isNode(schema) && isNode(schema.properties) ? Object.keys(schema.properties) : [];
