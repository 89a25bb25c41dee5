import type { Agent } from '../agent/agent.ts';
import type { Conditions, Expecting } from '../nlu/understanding.ts';
import type { Context } from './context.ts';
import { activeIn, activeOf, beginTurn, type TurnContexts } from './contexts.ts';
import { awake } from './draft.ts';
import type { UserEntity } from './events.ts';
import type { Asked, AskedQuery, SessionState, SlotFilling } from './state.ts';

/**
 * The conditions of this session under which a query is understood. The decision about the query relies on
 * the same ones.
 */
export const conditionsOf = (
  state: SessionState,
  asked: AskedQuery,
  agent: Agent,
  entities: readonly UserEntity[],
): Conditions => {
  const { data } = awake(state, asked.receivedAt);
  const expecting = asked.resetContexts ? undefined : expectingOf(data.slotFilling, agent);
  return {
    contexts: namesActive(data.contexts, asked),
    now: asked.receivedAt,
    timezone: asked.timezone,
    sessionEntities: withSent(data.userEntities, entities),
    ...(expecting && { expecting }),
  };
};

const namesActive = (stored: readonly Context[], asked: AskedQuery): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { name } of activeIn(storedFor(asked, stored), asked.given)) names.add(name);
  return names;
};

const storedFor = ({ resetContexts }: Asked, stored: readonly Context[]): readonly Context[] =>
  resetContexts ? [] : stored;

const withSent = (own: readonly UserEntity[], sent: readonly UserEntity[]): readonly UserEntity[] => {
  const names = new Set(sent.map(({ name }) => name));
  return [...own.filter(({ name }) => !names.has(name)), ...sent];
};

/** The turn's contexts: stored ones (unless reset), those of the request, and a trigger's own. */
export const turnContextsOf = (stored: readonly Context[], asked: Asked): TurnContexts => {
  const trigger = 'name' in asked ? triggerContext(asked.name, asked.data) : undefined;
  return beginTurn(storedFor(asked, stored), asked.given, trigger);
};

export const triggerContext = (name: string, data: Context['parameters']): Context => ({
  name: name.toLowerCase(),
  lifespan: 0,
  parameters: data,
});

const expectingOf = (slotFilling: SlotFilling | null, agent: Agent): Expecting | undefined =>
  slotFilling !== null && agent.intents.has(slotFilling.intentId)
    ? { intentId: slotFilling.intentId, parameters: slotFilling.matched.missing }
    : undefined;

/** The contexts that a reader sees at this time: none after the session has expired. */
export const contextsAt = (state: SessionState, now: string): readonly Context[] =>
  activeOf(awake(state, now).data.contexts);

export const userEntitiesAt = (state: SessionState, now: string): readonly UserEntity[] =>
  awake(state, now).data.userEntities;
