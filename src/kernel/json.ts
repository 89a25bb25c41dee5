import { Type } from './schema.ts';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/** Any JSON, in an event or on the wire; depth and size are checked at the entry. */
export const Json = Type.Unsafe<JsonValue>({});
export const JsonRecord = Type.Unsafe<JsonObject>({ type: 'object' });

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
