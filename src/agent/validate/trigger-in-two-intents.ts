import type { Intent } from '../agent.ts';
import type { ValidationRule } from './rule.ts';
import { contextsKey, isOn, listNames } from './subject.ts';

export const triggerInTwoIntents: ValidationRule = {
  code: 'trigger_in_two_intents',
  severity: 'warning',
  summary: 'an event that invokes two intents with the same input contexts',
  example: 'The event WELCOME is defined in "greet" and in "start".',
  hint: 'Remove it from one of them, because only one can answer.',
  find: ({ intents }) => {
    const byTrigger = new Map<string, Intent[]>();
    for (const intent of intents.filter(isOn)) {
      for (const name of new Set(intent.triggers.map((trigger) => trigger.toLowerCase()))) {
        const key = JSON.stringify([name, contextsKey(intent)]);
        byTrigger.set(key, [...(byTrigger.get(key) ?? []), intent]);
      }
    }
    return [...byTrigger].flatMap(([key, [first, ...others]]) => {
      if (first === undefined || others.length === 0) return [];
      const [name]: readonly string[] = JSON.parse(key);
      const triggerName = first.triggers.find((trigger) => trigger.toLowerCase() === name) ?? '';
      const names = others.map((intent) => intent.name);
      const message = `the event ${triggerName} invokes ${listNames(names)} too`;
      return [{ intent: first.name, message, facts: { event: triggerName, names } }];
    });
  },
};
