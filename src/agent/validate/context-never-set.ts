import type { Rule } from './rule.ts';
import { isOn } from './subject.ts';

export const contextNeverSet: Rule = {
  code: 'context_never_set',
  severity: 'warning',
  summary: 'an input context that no intent puts out',
  example: '"order.yes" waits for the context "order-followup", and no intent puts it out.',
  hint: 'Let an intent put it out, or correct its name. If a client or webhook sets it, all is well.',
  find: ({ intents }) => {
    const set = new Set(
      intents
        .flatMap(({ responses }) => responses.flatMap(({ affectedContexts }) => affectedContexts))
        .filter(({ lifespan }) => lifespan > 0)
        .map(({ name }) => name.toLowerCase()),
    );
    return intents
      .filter(isOn)
      .flatMap(({ name, contexts }) =>
        contexts
          .filter((context) => !set.has(context.toLowerCase()))
          .map((context) => ({ intent: name, message: `no intent puts out its input context "${context}"` })),
      );
  },
};
