import { JsonRecord } from '../../kernel/json.ts';
import { WHAT_IF_CHANGES_MAX } from '../../kernel/limits/replay.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { Context } from '../../session/context.ts';
import { Fulfillment } from '../../session/fulfillment.ts';

/** The outcome of a turn, short enough to compare with another. */
export type TurnBrief = Static<typeof TurnBrief>;
export const TurnBrief = Type.Object({
  intent: Type.Optional(Type.String()),
  action: Type.String(),
  score: Type.Number(),
  parameters: JsonRecord,
  contexts: Type.Array(Context),
  fulfillment: Fulfillment,
});

/** Why a turn changed, the deepest cause first, because another intent also has other parameters. */
export const changeCauses = ['intent', 'threshold', 'parameters', 'contexts', 'reply'] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** A turn that another agent would have answered differently. */
export type TurnChange = Static<typeof TurnChange>;
export const TurnChange = Type.Object({
  sessionId: Type.String(),
  turn: Type.Integer(),
  turnId: Type.String(),
  receivedAt: Type.String(),
  query: Type.String(),
  cause: Type.Enum(changeCauses, {
    description:
      'intent: another one; threshold: the recorded intent is still the best, but its score is too low; ' +
      'parameters, contexts, reply: the same intent with others of these.',
  }),
  hypothetical: Type.Boolean({
    description: 'An earlier turn of the session changed, so this query might not have been sent.',
  }),
  webhookUnrecorded: Type.Boolean({
    description: 'A webhook call without a recorded reply; it counts as failed.',
  }),
  path: Type.String({ description: 'The first difference.' }),
  recorded: TurnBrief,
  instead: TurnBrief,
});

/** Equal changes: the same words that changed in the same way. */
export type AlikeChanges = Static<typeof AlikeChanges>;
export const AlikeChanges = Type.Object({
  turns: Type.Integer({ description: 'How many of the listed changes are equal to the example.' }),
  example: TurnChange,
});

/** Changed turns with the same cause. */
export const ChangeGroup = Type.Object({
  cause: Type.Enum(changeCauses),
  turns: Type.Integer(),
  alike: Type.Array(AlikeChanges, { description: 'Equal changes once, the most frequent first.' }),
});

/** How another agent would have answered recorded sessions. */
export type WhatIfReport = Static<typeof WhatIfReport>;
export const WhatIfReport = Type.Object({
  sessions: Type.Integer(),
  turns: Type.Integer(),
  changed: Type.Integer(),
  share: Type.Number({
    description: 'Changed turns of all turns, 0 to 1; hypothetical ones count on neither side.',
  }),
  hypothetical: Type.Integer({
    description: 'Changed turns after an earlier change in their session.',
  }),
  hypotheticalTurns: Type.Integer({
    description: 'All turns after an earlier change in their session, changed or not.',
  }),
  refused: Type.Integer({ description: 'Turns that the agent could not answer because it lacks an entity.' }),
  webhooksUnrecorded: Type.Integer({ description: 'Changed turns whose webhook call has no recording.' }),
  groups: Type.Array(Type.Object({ ...ChangeGroup.properties, changes: Type.Array(TurnChange) }), {
    description: `Changed turns by their cause; ${WHAT_IF_CHANGES_MAX} are listed.`,
  }),
});

/** A page of the changes of a what-if. */
export type ChangesPage = Static<typeof ChangesPage>;
export const ChangesPage = Type.Object({
  changes: Type.Array(AlikeChanges, {
    description: 'Equal changes once: the deepest cause first, and of a cause the most frequent.',
  }),
  nextCursor: Type.Optional(Type.String({ description: 'Absent on the last page.' })),
});

/** A requested what-if, its progress and its result. */
export type WhatIfJob = Static<typeof WhatIfJob>;
export const WhatIfJob = Type.Object({
  id: Type.String(),
  state: Type.Enum(['running', 'done', 'cancelled', 'failed', 'interrupted'] as const, {
    description: 'interrupted: the server ended while it ran.',
  }),
  startedAt: Type.String(),
  endedAt: Type.Optional(Type.String()),
  sessionsOf: Type.Object({ agentId: Type.String(), name: Type.String() }),
  answeredBy: Type.Object({
    name: Type.String(),
    agentId: Type.Optional(Type.String({ description: 'Absent for an export.' })),
    revision: Type.Optional(Type.Integer()),
  }),
  filter: Type.Object({
    sessions: Type.Optional(Type.Array(Type.String())),
    since: Type.Optional(Type.String()),
    until: Type.Optional(Type.String()),
    intent: Type.Optional(Type.String()),
    language: Type.Optional(Type.String()),
  }),
  done: Type.Integer({ description: 'Sessions processed so far.' }),
  total: Type.Integer(),
  error: Type.Optional(Type.String()),
  report: Type.Optional(WhatIfReport),
});
