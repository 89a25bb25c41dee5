import Type from 'typebox';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };
export type JsonObject = { readonly [key: string]: JsonValue };

/** Any JSON, in an event or on the wire; its depth and size are checked where it comes in. */
export const Json = Type.Unsafe<JsonValue>({});
export const JsonRecord = Type.Unsafe<JsonObject>({ type: 'object' });
