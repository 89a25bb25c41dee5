import type { AlikeChanges, TurnBrief, TurnChange } from '../wire/what-if-report.ts';

/**
 * Groups equal changes: the same words that changed in the same way, in any session; the most frequent first.
 */
export const alikeChanges = (changes: readonly TurnChange[]): AlikeChanges[] => {
  const groups = new Map<string, AlikeChanges>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { turns: 1, example: change });
    else group.turns += 1;
  }
  return [...groups.values()].sort((one, other) => other.turns - one.turns);
};

const keyOf = ({ cause, query, hypothetical, recorded, instead }: TurnChange): string =>
  JSON.stringify([query.trim().toLowerCase(), hypothetical, sideOf(cause, recorded), sideOf(cause, instead)]);

/**
 * The part of an answer that the cause is about, because scores differ with every small change of an agent.
 */
const sideOf = (
  cause: TurnChange['cause'],
  { intent, parameters, contexts, fulfillment }: TurnBrief,
): unknown => {
  if (cause === 'intent' || cause === 'threshold') return intent ?? null;
  if (cause === 'parameters') return parameters;
  return cause === 'contexts' ? contexts : fulfillment;
};
