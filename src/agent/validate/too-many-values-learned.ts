import { SLOTS_LEARNED_MAX } from '../../kernel/limits/training.ts';
import { countSlots } from '../../nlu/slots/count-slots.ts';
import { trainingPhrase } from '../training.ts';
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
        const count = countSlots(list.map(trainingPhrase));
        if (count <= SLOTS_LEARNED_MAX) return [];
        const message = `its phrases annotate ${count} parameters; at most ${SLOTS_LEARNED_MAX} are learned`;
        return [{ intent: name, language, message, facts: { count, countMax: SLOTS_LEARNED_MAX } }];
      }),
    ),
};
