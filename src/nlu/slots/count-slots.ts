import { ownAlias } from '../entities/reference.ts';
import { IGNORE } from '../rules/phrase-pattern.ts';
import type { TrainingPhrase } from '../training-set.ts';

/** How many kinds of values a tagger learns from phrases: each alias with each entity. */
export const countSlots = (phrases: readonly Pick<TrainingPhrase, 'parts'>[]): number => {
  const slots = new Set<string>();
  for (const { parts } of phrases)
    for (const { entity, alias } of parts)
      if (entity !== undefined && entity !== IGNORE) slots.add(`${alias ?? ownAlias(entity)} ${entity}`);
  return slots.size;
};
