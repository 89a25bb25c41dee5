import type { JsonValue } from '../../kernel/json.ts';
import type { ValidationRule } from './rule.ts';
import { isOn } from './subject.ts';

export const intentWithoutReply: ValidationRule = {
  code: 'intent_without_reply',
  severity: 'note',
  summary: 'an intent without a reply',
  example: '"order" has no messages and does not call the webhook.',
  hint: 'Write a reply, or call the webhook. Ignore this if your client uses only the action.',
  find: ({ intents }) =>
    intents
      .filter((intent) => isOn(intent) && !intent.webhookUsed)
      .filter(({ responses }) =>
        responses.every(({ messages }) => messages.every(({ body }) => isBlank(body))),
      )
      .map(({ name }) => ({ intent: name, message: 'it has no reply and does not call the webhook' })),
};

const isBlank = (json: JsonValue): boolean => {
  if (typeof json === 'string') return json.trim() === '';
  return typeof json !== 'object' || json === null || Object.values(json).every(isBlank);
};
