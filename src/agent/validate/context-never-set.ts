import type { ValidationRule } from './rule.ts';
import { isOn, type Subject } from './subject.ts';

export const contextNeverSet: ValidationRule = {
  code: 'context_never_set',
  severity: 'warning',
  summary: 'an input context that no intent sets',
  example: '"order.yes" needs the context "order-followup", and no intent sets it.',
  hint: 'Add it as an output context of an intent, or correct its name. Ignore this if a client or webhook sets it.',
  find: ({ intents }) => {
    const isSet = contextsSet(intents);
    return intents.filter(isOn).flatMap(({ name, contexts }) =>
      contexts
        .filter((context) => !isSet(context.toLowerCase()))
        .map((context) => ({
          intent: name,
          message: `no intent sets its input context "${context}"`,
          facts: { context },
        })),
    );
  },
};

const contextsSet = (intents: Subject['intents']): ((name: string) => boolean) => {
  const putOut = intents
    .flatMap(({ responses }) => responses.flatMap(({ affectedContexts }) => affectedContexts))
    .filter(({ lifespan }) => lifespan > 0)
    .map(({ name }) => name);
  // An event creates a context with its own name.
  const names = new Set(
    [...putOut, ...intents.flatMap(({ triggers }) => triggers)].map((name) => name.toLowerCase()),
  );
  return (name) => names.has(name) || SET_BY_OTHERS.test(name);
};

/** Contexts of messaging platforms, of Google and of slot filling. */
const SET_BY_OTHERS = /^(google_assistant|facebook|telegram|kik|slack|skype)_welcome$|^actions_|_dialog_/;
