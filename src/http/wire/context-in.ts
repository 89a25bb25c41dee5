import { ParleyError } from '../../kernel/errors.ts';
import { isJsonObject, JsonRecord } from '../../kernel/json.ts';
import { CONTEXT_LIFESPAN_MAX, CONTEXT_NAME_BYTES_MAX } from '../../kernel/limits/conversation.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import type { ContextInput } from '../../session/context.ts';
import { listOf, mapList, numberOf } from './lenient.ts';

/** A context as the API documents it. */
export type WireContext = Static<typeof WireContext>;
export const WireContext = Type.Object({
  name: Type.String(),
  lifespan: Type.Optional(Type.Integer({ minimum: 0, maximum: CONTEXT_LIFESPAN_MAX })),
  parameters: Type.Optional(JsonRecord),
});

/** Accepts a list, a single context, names alone, numbers as strings, and parameters as pairs. */
export const contextsIn = (value: unknown): unknown => mapList(listOf(value), contextIn);

const contextIn = (value: unknown): unknown => {
  if (typeof value === 'string') return { name: value };
  if (!isJsonObject(value)) return value;
  const { name, lifespan, parameters } = value;
  return { name: name ?? undefined, lifespan: numberOf(lifespan), parameters: parametersIn(parameters) };
};

/** The documentation lists parameters as pairs of `name` and `value`; its samples are objects. */
const parametersIn = (value: unknown): unknown => {
  if (!Array.isArray(value) || !value.every(isPair)) return value ?? undefined;
  return Object.fromEntries(value.map(({ name, value: item }) => [name, item ?? null]));
};

const isPair = (value: unknown): value is { readonly name: string; readonly value?: unknown } =>
  isJsonObject(value) && typeof value.name === 'string';

/** Contexts with names lowercased. The agent decides about their characters. @throws bad_context_name */
export const givenContexts = (contexts: readonly WireContext[]): readonly ContextInput[] =>
  contexts.map(({ name, lifespan, parameters = {} }) => {
    if (name.trim() === '' || name.length > CONTEXT_NAME_BYTES_MAX) {
      throw new ParleyError('bad_context_name', { name, bytesMax: CONTEXT_NAME_BYTES_MAX });
    }
    return { name: name.toLowerCase(), ...(lifespan !== undefined && { lifespan }), parameters };
  });
