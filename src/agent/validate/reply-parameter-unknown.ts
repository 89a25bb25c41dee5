import type { JsonValue } from '../../kernel/json.ts';
import type { Intent } from '../agent.ts';
import { longestNameAt, writtenNameAt } from '../reference-name.ts';
import type { ValidationRule } from './rule.ts';
import { allParameters } from './subject.ts';

export const replyParameterUnknown: ValidationRule = {
  code: 'reply_parameter_unknown',
  severity: 'error',
  summary: 'a reply or prompt with a parameter that its intent does not have',
  example: '"Your $colour bike is ready" in an intent whose only parameter is "color".',
  hint: 'Correct the name, or add the parameter. Until then the reply contains the name itself.',
  find: ({ intents }) =>
    intents.flatMap((intent) => {
      const names = allParameters(intent).map(({ name }) => name);
      const unknownNames = new Set(
        textsOf(intent).flatMap((text) =>
          [...text.matchAll(REFERENCE)]
            .filter(({ index }) => longestNameAt(text, index + 1, names) === undefined)
            .map(({ index }) => writtenNameAt(text, index + 1) ?? ''),
        ),
      );
      return [...unknownNames].map((name) => ({
        intent: intent.name,
        message: `"$${name}" is in a reply, and there is no such parameter`,
        facts: { name },
      }));
    }),
};

/** `$5` is money. */
const REFERENCE = /\$(?=[\p{L}_])/gu;

const textsOf = (intent: Intent): readonly string[] => [
  ...intent.responses.flatMap(({ messages }) => messages.flatMap(({ body }) => textsIn(body))),
  ...allParameters(intent).flatMap(({ prompts }) => prompts.map(({ value }) => value)),
];

const textsIn = (json: JsonValue): readonly string[] => {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(textsIn);
};
