import { Type } from '../../kernel/schema.ts';

export const FactsReply = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]),
  { description: 'What the message names, to say it in another language.' },
);

/** Something unusual in the files of an export, or in the agent that they make. */
export const WarningReply = Type.Object({
  code: Type.String(),
  path: Type.String({ description: 'The file, or the part of the agent.' }),
  message: Type.String(),
  facts: Type.Optional(FactsReply),
});
