import type { ValidationRule } from './rule.ts';
import { listNames } from './subject.ts';

export const webhookNotSet: ValidationRule = {
  code: 'webhook_not_set',
  severity: 'warning',
  summary: 'intents that use a webhook that is turned off',
  example: '"order" calls the webhook, and the agent has none that is turned on.',
  hint: 'Set it with `parley agent webhook ID --url ADDRESS`. Until then intents send their own replies.',
  find: ({ settings, intents }) => {
    const { enabled, url } = settings.webhook;
    const callingIntents = intents.filter((intent) => intent.webhookUsed || intent.webhookForSlotFilling);
    if ((enabled && url !== '') || callingIntents.length === 0) return [];
    const names = callingIntents.map(({ name }) => name);
    return [
      { message: `the webhook is off, and these intents use it: ${listNames(names)}`, facts: { names } },
    ];
  },
};
