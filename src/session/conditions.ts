import type { Agent } from '../agent/agent.ts';
import type { Conditions, Expecting } from '../nlu/understanding.ts';
import type { Context } from './context.ts';
import { activeIn, activeOf, beginTurn, type TurnContexts } from './contexts.ts';
import { reopen } from './draft.ts';
import type { ParameterValue } from './events.ts';
import { isEmpty } from './parameters.ts';
import type {
  RecordedQuery,
  RecordedRequest,
  SessionData,
  SessionState,
  SlotFilling,
  Turn,
} from './state.ts';
import type { UserEntity } from './user-entities.ts';

/**
 * The conditions of this session under which a query is understood. The decision about the query relies on
 * the same ones.
 */
export const conditionsOf = (
  state: SessionState,
  request: RecordedQuery,
  agent: Agent,
  entities: readonly UserEntity[],
): Conditions => {
  const { data } = reopen(state, request.receivedAt);
  const expectation = request.resetContexts ? undefined : expectationOf(data, agent);
  return {
    contexts: activeNames(data.contexts, request),
    now: request.receivedAt,
    timezone: request.timezone,
    sessionEntities: withRequestEntities(data.userEntities, entities),
    ...(expectation && { expecting: expectation }),
    ...(expectation && dayOf(data.slotFilling, agent)),
  };
};

const activeNames = (storedContexts: readonly Context[], request: RecordedQuery): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { name } of activeIn(storedFor(request, storedContexts), request.given)) names.add(name);
  return names;
};

const storedFor = (
  { resetContexts }: RecordedRequest,
  storedContexts: readonly Context[],
): readonly Context[] => (resetContexts ? [] : storedContexts);

const withRequestEntities = (
  storedEntities: readonly UserEntity[],
  requestEntities: readonly UserEntity[],
): readonly UserEntity[] => {
  const names = new Set(requestEntities.map(({ name }) => name));
  return [...storedEntities.filter(({ name }) => !names.has(name)), ...requestEntities];
};

/** The turn's contexts: stored ones (unless reset), those of the request, and a trigger's own. */
export const turnContextsOf = (
  storedContexts: readonly Context[],
  request: RecordedRequest,
): TurnContexts => {
  const trigger = 'name' in request ? triggerContext(request.name, request.data) : undefined;
  return beginTurn(storedFor(request, storedContexts), request.given, trigger);
};

export const triggerContext = (name: string, data: Context['parameters']): Context => ({
  name: name.toLowerCase(),
  lifespan: 0,
  parameters: data,
});

const expectationOf = ({ slotFilling, turn }: SessionData, agent: Agent): Expecting | undefined => {
  if (slotFilling === null || !agent.intents.has(slotFilling.intentId)) return undefined;
  const { missing, parameters } = slotFilling.matched;
  const others = parameters.filter(({ name }) => !missing.includes(name));
  const namesOf = (values: readonly ParameterValue[]): string[] => values.map(({ name }) => name);
  // A value that was not said cannot be corrected.
  const collected = others.filter(({ value, original }) => !isEmpty(value) && original !== '');
  return {
    intentId: slotFilling.intentId,
    parameters: missing,
    optional: namesOf(others.filter(({ value }) => isEmpty(value))),
    collected: namesOf(collected),
    texts: Object.fromEntries(collected.map(({ name, original }) => [name, original])),
    latest: namesOf(inOrderOf(textOf(turn), collected)),
  };
};

/** The values that a text gave, in its order. */
const inOrderOf = (text: string, values: readonly ParameterValue[]): readonly ParameterValue[] =>
  values
    .filter(({ original }) => text.includes(original))
    .sort((a, b) => text.lastIndexOf(a.original) - text.lastIndexOf(b.original));

const textOf = (turn: Turn | null): string => (turn !== null && 'text' in turn.asked ? turn.asked.text : '');

const DATES: ReadonlySet<string> = new Set(['@sys.date', '@sys.date-time']);
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The date among the values collected so far, unless there are several. */
const dayOf = (slotFilling: SlotFilling | null, agent: Agent): { readonly day: string } | undefined => {
  if (slotFilling === null) return undefined;
  const responses = agent.intents.get(slotFilling.intentId)?.responses ?? [];
  const isDate = (name: string): boolean =>
    responses.some(({ parameters }) =>
      parameters.some((parameter) => parameter.name === name && DATES.has(parameter.dataType)),
    );
  const [day, ...others] = slotFilling.matched.parameters.flatMap(({ name, value }) =>
    typeof value === 'string' && ISO_DAY.test(value) && isDate(name) ? [value] : [],
  );
  return day === undefined || others.length > 0 ? undefined : { day };
};

/** The contexts that a reader sees at this time: none after the session has expired. */
export const contextsAt = (state: SessionState, now: string): readonly Context[] =>
  activeOf(reopen(state, now).data.contexts);

export const userEntitiesAt = (state: SessionState, now: string): readonly UserEntity[] =>
  reopen(state, now).data.userEntities;
