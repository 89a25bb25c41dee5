import type { Intent } from '../agent/agent.ts';
import type { JsonObject, JsonValue } from '../kernel/json.ts';
import { CONTEXT_LIFESPAN_DEFAULT } from '../kernel/limits.ts';
import type { Context, GivenContext } from './context.ts';
import type { ParameterValue } from './events.ts';

/** A turn's contexts: `active` are those that intents may ask for, `left` those that outlive the request. */
export type TurnContexts = { readonly active: readonly Context[]; readonly left: readonly Context[] };

/**
 * Begins a turn: contexts sent with the request are activated, then every context is aged by one.
 * A context sent with lifespan N is shown with N-1, one sent with 0 is shown with 0 in this reply only.
 * A context whose last request this is still counts as active and is gone from the reply.
 */
export const beginTurn = (
  stored: readonly Context[],
  given: readonly Context[],
  trigger?: Context,
): TurnContexts => {
  const withGiven = given.reduce(activate, activeOf(stored));
  const aged = withGiven.map(({ name, lifespan, parameters }) => ({
    name,
    lifespan: Math.max(0, lifespan - 1),
    parameters,
  }));
  const left = aged.filter(({ lifespan, name }) => lifespan > 0 || isSentForThisTurn(name, given));
  if (trigger === undefined) return { active: withGiven, left };
  return { active: activateTrigger(withGiven, trigger), left: activateTrigger(left, trigger) };
};

const isSentForThisTurn = (name: string, given: readonly Context[]): boolean =>
  given.some((context) => context.name === name && context.lifespan === 0);

/** Those that count for the next request, newest first. */
export const activeOf = (contexts: readonly Context[]): readonly Context[] =>
  contexts.filter(({ lifespan }) => lifespan > 0);

/** A context set again keeps the parameters that it is not given anew. */
export const activate = (contexts: readonly Context[], given: Context): readonly Context[] => {
  const before = contexts.find(({ name }) => name === given.name);
  const others = contexts.filter(({ name }) => name !== given.name);
  return [{ ...given, parameters: { ...before?.parameters, ...given.parameters } }, ...others];
};

/** The context that carries a trigger's data must not shorten the life of one that bears the same name. */
const activateTrigger = (contexts: readonly Context[], trigger: Context): readonly Context[] => {
  const lifespan = contexts.find(({ name }) => name === trigger.name)?.lifespan ?? trigger.lifespan;
  return activate(contexts, { ...trigger, lifespan });
};

/** Makes a context of what a client or webhook asks for. */
export const contextFrom = ({ name, lifespan, parameters }: GivenContext): Context => ({
  name: name.toLowerCase(),
  lifespan: lifespan ?? CONTEXT_LIFESPAN_DEFAULT,
  parameters,
});

/** Sets what an intent or webhook puts out, as one group in front; lifespan 0 removes. */
export const putOut = (contexts: readonly Context[], outputs: readonly Context[]): readonly Context[] => {
  const removed = new Set(outputs.filter(({ lifespan }) => lifespan === 0).map(({ name }) => name));
  const kept = contexts.filter(({ name }) => !removed.has(name));
  const set = outputs.filter(({ lifespan }) => lifespan > 0);
  return set.toReversed().reduce(activate, kept);
};

/**
 * Every context active in a result gains the matched intent's parameters and their originals (recorded
 * behaviour).
 */
export const mergeParameters = (
  contexts: readonly Context[],
  parameters: readonly ParameterValue[],
): readonly Context[] => {
  if (parameters.length === 0) return contexts;
  const merged = asContextParameters(parameters);
  return contexts.map((context) => (hasAll(context.parameters, merged) ? context : merging(context, merged)));
};

const merging = ({ name, lifespan, parameters }: Context, merged: JsonObject): Context => ({
  name,
  lifespan,
  parameters: { ...parameters, ...merged },
});

/** Mostly so: a dialogue goes on about the same, and copying it all would be a good part of a turn. */
const hasAll = (parameters: JsonObject, merged: JsonObject): boolean => {
  for (const name in merged) if (parameters[name] !== merged[name]) return false;
  return true;
};

const asContextParameters = (parameters: readonly ParameterValue[]): JsonObject => {
  const merged: Record<string, JsonValue> = {};
  for (const { name, value, detailed, original } of parameters) {
    merged[name] = detailed ?? value;
    merged[`${name}.original`] = original;
  }
  return merged;
};

/** The three contexts of a slot-filling dialogue, with the lifespans 2, 2 and 1 that were recorded. */
export const dialogueContexts = (intent: Intent, parameter: string): readonly Context[] => {
  const name = dialogueName(intent.name);
  return [
    { name: `${name}_dialog_context`, lifespan: 2, parameters: {} },
    { name: `${intent.id.toLowerCase()}_id_dialog_context`, lifespan: 2, parameters: {} },
    { name: `${name}_dialog_params_${dialogueName(parameter)}`, lifespan: 1, parameters: {} },
  ];
};

const dialogueName = (name: string): string => name.replace(/[^A-Za-z0-9_-]/g, '_').toLowerCase();

const DIALOGUE_CONTEXT = /_dialog_context$|_dialog_params_/;

export const isDialogueContext = ({ name }: Context): boolean => DIALOGUE_CONTEXT.test(name);

export const withoutDialogue = (contexts: readonly Context[]): readonly Context[] =>
  contexts.filter((context) => !isDialogueContext(context));
