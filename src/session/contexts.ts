import type { Intent } from '../agent/agent.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import { CONTEXT_LIFESPAN_DEFAULT } from '../kernel/limits/conversation.ts';
import type { Context, ContextInput } from './context.ts';
import type { ParameterValue } from './events.ts';

/**
 * A turn's contexts: intents may require the `active` ones, and the `remaining` ones outlive the request.
 */
export type TurnContexts = { readonly active: readonly Context[]; readonly remaining: readonly Context[] };

/**
 * Begins a turn: contexts sent with the request are activated, then every context ages by one. A context sent
 * with lifespan N is shown with N-1, one sent with 0 is shown with 0 in this reply only. A context in its
 * last request still counts as active, but is not in the reply.
 */
export const beginTurn = (
  storedContexts: readonly Context[],
  sentContexts: readonly Context[],
  trigger?: Context,
): TurnContexts => {
  const active = activeIn(storedContexts, sentContexts);
  const outlives = ({ name, lifespan }: Context) => lifespan > 1 || isSentForThisTurn(name, sentContexts);
  const remaining = only(active, outlives).map(({ name, lifespan, parameters }) => ({
    name,
    lifespan: Math.max(0, lifespan - 1),
    parameters,
  }));
  if (trigger === undefined) return { active, remaining };
  return { active: activateTrigger(active, trigger), remaining: activateTrigger(remaining, trigger) };
};

/** The contexts of a request: those of the session and its own. */
export const activeIn = (
  storedContexts: readonly Context[],
  sentContexts: readonly Context[],
): readonly Context[] => sentContexts.reduce(activate, activeOf(storedContexts));

const isSentForThisTurn = (name: string, sentContexts: readonly Context[]): boolean =>
  sentContexts.some((context) => context.name === name && context.lifespan === 0);

/** The contexts that are active in the next request, newest first. */
export const activeOf = (contexts: readonly Context[]): readonly Context[] => only(contexts, isActive);

const isActive = ({ lifespan }: Context): boolean => lifespan > 0;

/** The contexts that match. Usually all of them do, so the list itself is returned. */
const only = (contexts: readonly Context[], matches: (context: Context) => boolean): readonly Context[] =>
  contexts.every(matches) ? contexts : contexts.filter(matches);

/** A context that is set again keeps parameters without a new value. */
export const activate = (contexts: readonly Context[], incoming: Context): readonly Context[] => {
  const before = contexts.find(({ name }) => name === incoming.name);
  if (before === undefined) return [incoming].concat(contexts);
  const { name, lifespan } = incoming;
  const others = contexts.filter((context) => context.name !== name);
  return [{ name, lifespan, parameters: joinParameters(before.parameters, incoming.parameters) }].concat(
    others,
  );
};

/** An intent sets its contexts without parameters, so there is usually nothing to copy. */
const joinParameters = (before: JsonObject, incoming: JsonObject): JsonObject => {
  for (const _ in incoming) return { ...before, ...incoming };
  return before;
};

/** The context with a trigger's data must not shorten the lifespan of one with the same name. */
export const activateTrigger = (contexts: readonly Context[], trigger: Context): readonly Context[] => {
  const lifespan = contexts.find(({ name }) => name === trigger.name)?.lifespan ?? trigger.lifespan;
  return activate(contexts, { ...trigger, lifespan });
};

/** Converts a context in a client's or webhook's request. */
export const contextFrom = ({ name, lifespan, parameters }: ContextInput): Context => ({
  name: name.toLowerCase(),
  lifespan: lifespan ?? CONTEXT_LIFESPAN_DEFAULT,
  parameters,
});

/** Sets the output contexts of an intent or webhook as one group in front; lifespan 0 removes a context. */
export const putOut = (contexts: readonly Context[], outputs: readonly Context[]): readonly Context[] => {
  const activeOutputs = activeOf(outputs);
  if (activeOutputs.length === outputs.length) return activeOutputs.reduceRight(activate, contexts);
  const removedNames = new Set(outputs.filter(({ lifespan }) => lifespan === 0).map(({ name }) => name));
  return activeOutputs.reduceRight(
    activate,
    contexts.filter(({ name }) => !removedNames.has(name)),
  );
};

/**
 * Every context active in a result gets the matched intent's parameters and their originals (recorded
 * behaviour).
 */
export const mergeParameters = (
  contexts: readonly Context[],
  parameters: readonly ParameterValue[],
): readonly Context[] => {
  if (parameters.length === 0) return contexts;
  const additions = asContextParameters(parameters);
  const names = Object.keys(additions);
  return contexts.map((context) => {
    const { name, lifespan, parameters: own } = context;
    if (hasAll(own, additions)) return context;
    return { name, lifespan, parameters: isOfNames(own, names) ? additions : { ...own, ...additions } };
  });
};

/** True if the keys are a prefix of `names`; the merge then replaces them all. */
const isOfNames = (parameters: JsonObject, names: readonly string[]): boolean => {
  let at = 0;
  for (const name in parameters) {
    if (name !== names[at]) return false;
    at += 1;
  }
  return true;
};

/** Usually true: a dialogue merges the same parameters in each turn, and copying them costs time. */
const hasAll = (parameters: JsonObject, additions: JsonObject): boolean => {
  for (const name in additions) if (parameters[name] !== additions[name]) return false;
  return true;
};

const asContextParameters = (parameters: readonly ParameterValue[]): JsonObject => {
  const named: Record<string, JsonValue> = {};
  for (const { name, value, detailed, original } of parameters) {
    named[name] = detailed ?? value;
    named[originalOf(name)] = original;
  }
  return named;
};

/** Cached, because names are few and repeat in every turn, and V8 would have to intern each new string. */
const originalOf = (name: string): string => {
  const cachedName = originals.get(name);
  if (cachedName !== undefined) return cachedName;
  const original = `${name}.original`;
  if (originals.size < ORIGINALS_MAX) originals.set(name, original);
  return original;
};

const originals = new Map<string, string>();
/** Far more names than the agents of one process use; further names are concatenated each time. */
const ORIGINALS_MAX = 1_024;

/** The three contexts of a slot-filling dialogue, with the recorded lifespans 2, 2 and 1. */
export const dialogueContexts = (intent: Intent, parameter: string): readonly Context[] => {
  const name = dialogueName(intent.name);
  return [
    { name: `${name}_dialog_context`, lifespan: 2, parameters: {} },
    { name: `${intent.id.toLowerCase()}_id_dialog_context`, lifespan: 2, parameters: {} },
    { name: `${name}_dialog_params_${dialogueName(parameter)}`, lifespan: 1, parameters: {} },
  ];
};

const dialogueName = (name: string): string => name.replace(/[^A-Za-z0-9_-]/g, '_').toLowerCase();

export const isDialogueContext = ({ name }: Context): boolean =>
  name.endsWith('_dialog_context') || name.includes('_dialog_params_');

export const withoutDialogue = (contexts: readonly Context[]): readonly Context[] =>
  only(contexts, (context) => !isDialogueContext(context));
