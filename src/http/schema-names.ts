import type { TSchema } from '../kernel/schema.ts';

export type SchemaNames = {
  /** The same JSON with references in place of named schemas. */
  readonly referring: (value: object) => object;
  /** The targets of the references. */
  readonly definitions: () => Readonly<Record<string, object>>;
};

/** Named schemas, identified by content: the description contains each only once. */
export const namesOfSchemas = (schemas: Readonly<Record<string, TSchema>>): SchemaNames => {
  const names = new Map(Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]));
  const withReferences = (value: unknown): unknown => {
    const name = isShape(value) ? names.get(JSON.stringify(value)) : undefined;
    return name === undefined ? inside(value) : { $ref: `#/components/schemas/${name}` };
  };
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withReferences);
    if (typeof value !== 'object' || value === null) return value;
    // Parts of an intersection stay inline, because a reader that closes objects would close the named one.
    const partOf = (key: string, part: unknown) =>
      key === 'allOf' && Array.isArray(part) ? part.map(inside) : withReferences(part);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, partOf(key, part)]));
  };
  return {
    // Converts JSON to JSON, and leaves everything except schemas unchanged.
    referring: (value) => inside(value) as object,
    definitions: () =>
      Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, inside(schema) as object])),
  };
};

const isShape = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('properties' in value || 'allOf' in value);
