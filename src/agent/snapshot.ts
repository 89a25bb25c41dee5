import type { JsonValue } from '../kernel/json.ts';
import type { Agent, Environment } from './agent.ts';

/** Increase it when an agent or the result of `evolveAgent` changes: older snapshots are dropped. */
export const AGENT_VERSION = 4;

/** An agent as JSON, for `agentFrom`. */
export const agentSnapshot = ({ intents, entities, tokens, environments, ...rest }: Agent): JsonValue => {
  const lists = {
    ...rest,
    intents: [...intents.values()],
    entities: [...entities.values()],
    tokens: [...tokens.values()],
    ...(environments && { environments: [...environments.values()] }),
  };
  // An agent contains only recorded data, so it is JSON; its types do not say so.
  return lists as unknown as JsonValue;
};

export const agentFrom = (snapshot: JsonValue): Agent => {
  // The caller has compared the snapshot's version, so `agentSnapshot` wrote it with this shape.
  const { intents, entities, tokens, environments, ...rest } = snapshot as unknown as AgentLists;
  const items = { intents: byId(intents), entities: byId(entities), tokens: byId(tokens) };
  return { ...rest, ...items, ...(environments && { environments: byId(environments) }) };
};

type KeyedLists = 'intents' | 'entities' | 'tokens';
type AgentLists = Omit<Agent, KeyedLists | 'environments'> & {
  readonly [K in KeyedLists]: Agent[K] extends ReadonlyMap<string, infer Item> ? readonly Item[] : never;
} & { readonly environments?: readonly Environment[] };

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));
