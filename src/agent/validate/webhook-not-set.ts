import type { Rule } from './rule.ts';
import { listed } from './subject.ts';

export const webhookNotSet: Rule = {
  code: 'webhook_not_set',
  severity: 'warning',
  summary: 'intents that ask a webhook which is off',
  example: '"order" asks the webhook, and the agent has none that is switched on.',
  hint: 'Set it with `parley agent webhook ID --url ADDRESS`; until then intents answer with their own replies.',
  find: ({ settings, intents }) => {
    const { enabled, url } = settings.webhook;
    const asking = intents.filter((intent) => intent.webhookUsed || intent.webhookForSlotFilling);
    if ((enabled && url !== '') || asking.length === 0) return [];
    const names = listed(asking.map(({ name }) => name));
    return [{ message: `the webhook is off, and is asked by ${names}` }];
  },
};
