import { SLOTS_LEARNED_MAX } from '../../kernel/limits/training.ts';
import { ownAlias } from '../../nlu/entities/reference.ts';
import type { Phrase } from '../agent.ts';
import { withoutAt } from '../references.ts';
import { inEachIntent, type ValidationRule } from './rule.ts';

export const tooManyValuesLearned: ValidationRule = {
  code: 'too_many_values_learned',
  severity: 'warning',
  summary: 'an intent with so many annotated parameters that it is not learned where they are in a text',
  example: 'The phrases of "configure" annotate 1,000 parameters.',
  hint: 'Split the intent, or ask for some values in follow-up intents. Until then, only lists, system entities and whole phrases find its values.',
  find: ({ intents }) =>
    inEachIntent(intents, ({ name, phrases }) =>
      Object.entries(phrases).flatMap(([language, list]) => {
        const count = countSlots(list);
        if (count <= SLOTS_LEARNED_MAX) return [];
        const message = `its phrases annotate ${count} parameters; at most ${SLOTS_LEARNED_MAX} are learned`;
        return [{ intent: name, language, message, facts: { count, countMax: SLOTS_LEARNED_MAX } }];
      }),
    ),
};

/** As training counts them: an alias with an entity. */
const countSlots = (phrases: readonly Phrase[]): number => {
  const slots = new Set<string>();
  for (const { data } of phrases)
    for (const { meta, alias } of data) {
      const entity = withoutAt(meta ?? '');
      if (entity !== '' && entity !== 'sys.ignore') slots.add(`${alias || ownAlias(entity)} ${entity}`);
    }
  return slots.size;
};
