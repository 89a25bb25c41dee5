import type { Agent, Intent } from '../agent/agent.ts';
import { intentsForTrigger } from '../agent/triggers.ts';
import { answerWith } from './answer.ts';
import type { Circumstances } from './commands.ts';
import type { TurnContexts } from './contexts.ts';
import type { Draft } from './draft.ts';

/** The intent for a trigger; undefined if there is none, or none with active input contexts. */
export const invoke = (
  draft: Draft,
  trigger: string,
  contexts: TurnContexts,
  around: Circumstances,
): Draft | undefined => {
  const intent = intentFor(trigger, contexts, around.agent);
  if (intent === undefined) return undefined;
  const candidate = {
    intentId: intent.id,
    intentName: intent.name,
    score: 1,
    matchedBy: 'trigger',
    outcome: 'won' as const,
    reason: 'trigger_named',
  };
  const match = { intent, score: 1, matchedBy: 'trigger' as const, values: [], contexts };
  return answerWith(draft, { ...match, candidates: [candidate], understoodInUs: 0 }, around);
};

/** More input contexts win, then the higher priority. */
const intentFor = (trigger: string, { active }: TurnContexts, agent: Agent): Intent | undefined => {
  const names = new Set(active.map(({ name }) => name));
  return intentsForTrigger(agent, trigger)
    .filter(({ contexts }) => contexts.every((name) => names.has(name.toLowerCase())))
    .toSorted((a, b) => b.contexts.length - a.contexts.length || b.priority - a.priority)[0];
};
