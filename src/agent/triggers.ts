import type { Agent, Intent } from './agent.ts';

/** Welcome events of messaging platforms; an agent that defines only WELCOME answers them all. */
const platformWelcomes: ReadonlySet<string> = new Set([
  'google_assistant_welcome',
  'facebook_welcome',
  'telegram_welcome',
  'kik_welcome',
  'slack_welcome',
  'skype_welcome',
]);

/** The intents that a trigger invokes, ignoring case, in the agent's order, without disabled ones. */
export const intentsForTrigger = (agent: Agent, name: string): readonly Intent[] => {
  const byTrigger = triggersOf(agent.intents);
  const trigger = name.toLowerCase();
  const intents = byTrigger.get(trigger);
  if (intents !== undefined) return intents;
  return (platformWelcomes.has(trigger) && byTrigger.get('welcome')) || [];
};

type ByTrigger = ReadonlyMap<string, readonly Intent[]>;
const cache = new WeakMap<Agent['intents'], ByTrigger>();

const triggersOf = (intents: Agent['intents']): ByTrigger => {
  const cachedTriggers = cache.get(intents);
  if (cachedTriggers !== undefined) return cachedTriggers;
  const byTrigger = new Map<string, Intent[]>();
  for (const intent of intents.values()) {
    if (intent.priority <= 0) continue;
    for (const name of new Set(intent.triggers.map((trigger) => trigger.toLowerCase()))) {
      byTrigger.set(name, [...(byTrigger.get(name) ?? []), intent]);
    }
  }
  cache.set(intents, byTrigger);
  return byTrigger;
};
