import type { Agent } from './agent.ts';
import { isContextName } from './legal.ts';

/**
 * Whether a client or a webhook may set a context of this name. Imported agents have names that new ones may
 * not have, such as one with a space.
 */
export const isUsableContext = (agent: Agent, name: string): boolean =>
  isContextName(name) || namesIn(agent.intents).has(name.toLowerCase());

const cache = new WeakMap<Agent['intents'], ReadonlySet<string>>();

const namesIn = (intents: Agent['intents']): ReadonlySet<string> => {
  const cachedNames = cache.get(intents);
  if (cachedNames !== undefined) return cachedNames;
  const names = new Set<string>();
  for (const { contexts, responses } of intents.values()) {
    for (const name of contexts) names.add(name.toLowerCase());
    for (const { affectedContexts } of responses)
      for (const { name } of affectedContexts) names.add(name.toLowerCase());
  }
  cache.set(intents, names);
  return names;
};
