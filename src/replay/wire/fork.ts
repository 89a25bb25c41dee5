import Type, { type Static } from 'typebox';
import { JsonRecord } from '../../kernel/json.ts';
import { GivenContext, strictly, WebhookAnswer } from './conversation-script.ts';
import { RecordedTurn } from './recorded-turn.ts';

const Webhook = Type.Enum(['recorded', 'live'] as const, {
  description: 'Live: the webhook is called where nothing was recorded or given.',
});
const editable = {
  text: Type.Optional(Type.String({ minLength: 1, description: 'What is said instead.' })),
  trigger: Type.Optional(Type.Object({ name: Type.String(), data: Type.Optional(JsonRecord) }, strictly)),
  contexts: Type.Optional(
    Type.Array(GivenContext, { description: 'Set before it is said; lifespan 0 deletes.' }),
  ),
  webhookReplies: Type.Optional(
    Type.Array(WebhookAnswer, { description: 'What its webhook answers instead, call by call.' }),
  ),
};

export type ForkOrder = Static<typeof ForkOrder>;
export const ForkOrder = Type.Object(
  {
    turn: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'The turn to go on from; the last when absent. With any edit it is run again, on what came ' +
          'before it; with nothing edited the sandbox waits after it.',
      }),
    ),
    ...editable,
    webhook: Webhook,
    rest: Type.Boolean({ description: 'Whether the later turns are said again as they were.' }),
  },
  strictly,
);

export type SandboxQuery = Static<typeof SandboxQuery>;
export const SandboxQuery = Type.Object(
  {
    ...editable,
    language: Type.Optional(Type.String()),
    webhook: Webhook,
  },
  strictly,
);

export type Forked = Static<typeof Forked>;
export const Forked = Type.Object({
  sandboxId: Type.String(),
  origin: Type.Object({ sessionId: Type.String(), turn: Type.Integer() }),
  copied: Type.Integer({ description: 'Turns copied from the origin.' }),
  turns: Type.Array(RecordedTurn, { description: 'Turns that were run again.' }),
});

export type Sandbox = Static<typeof Sandbox>;
export const Sandbox = Type.Object({
  sandboxId: Type.String(),
  origin: Type.Object({ sessionId: Type.String(), turn: Type.Integer() }),
  events: Type.Integer(),
});
