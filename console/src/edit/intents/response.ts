import type { EditedIntent } from './edited-intent.ts';

export type Response = NonNullable<EditedIntent['responses']>[number];

/** Almost all intents have one response; forms show the first. */
export const firstResponse = ({ responses = [] }: EditedIntent): Response => responses[0] ?? {};

/** The intent with some fields of its first response changed; the others stay. */
export const withResponse = (intent: EditedIntent, fields: Partial<Response>): EditedIntent => {
  const [first, ...others] = intent.responses ?? [];
  return { ...intent, responses: [{ ...first, ...fields }, ...others] };
};
