import { JsonRecord } from '../../kernel/json.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { GivenContext, ScriptedReply, strictly } from './conversation-script.ts';
import { RecordedTurn } from './recorded-turn.ts';

const Webhook = Type.Enum(['recorded', 'live'] as const, {
  description: 'Live: the webhook is called if there is no recorded or supplied reply.',
});
const editable = {
  text: Type.Optional(Type.String({ minLength: 1, description: 'The text in place of the recorded one.' })),
  trigger: Type.Optional(Type.Object({ name: Type.String(), data: Type.Optional(JsonRecord) }, strictly)),
  contexts: Type.Optional(
    Type.Array(GivenContext, { description: 'Contexts to set before the turn; lifespan 0 deletes.' }),
  ),
  webhookReplies: Type.Optional(
    Type.Array(ScriptedReply, {
      description: 'Replies of the webhook in place of the recorded ones, one for each call.',
    }),
  ),
};

export type ForkOrder = Static<typeof ForkOrder>;
export const ForkOrder = Type.Object(
  {
    turn: Type.Optional(
      Type.Integer({
        minimum: 1,
        description:
          'The turn to continue from; by default the last. With an edit it is run again, on what came ' +
          'before it; with nothing edited the sandbox waits after it.',
      }),
    ),
    ...editable,
    webhook: Webhook,
    rest: Type.Boolean({ description: 'Whether the later turns are repeated.' }),
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

const Origin = Type.Object(
  { sessionId: Type.String(), turn: Type.Integer() },
  { description: 'The turn that it continues; an empty id and turn 0 if it began with nothing.' },
);

export type Forked = Static<typeof Forked>;
export const Forked = Type.Object({
  sandboxId: Type.String(),
  origin: Origin,
  copied: Type.Integer({ description: 'Turns copied from the origin.' }),
  turns: Type.Array(RecordedTurn, { description: 'Turns that were run again.' }),
});

export type Sandbox = Static<typeof Sandbox>;
export const Sandbox = Type.Object({
  sandboxId: Type.String(),
  origin: Origin,
  events: Type.Integer(),
  isUnfinished: Type.Boolean({
    description:
      'Whether turns of it are missing: it is being made, or the server stopped meanwhile. Then delete it ' +
      'and fork again.',
  }),
});
