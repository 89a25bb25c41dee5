import { Json } from '../../kernel/json.ts';
import { DIVERGENCES_MAX } from '../../kernel/limits/replay.ts';
import { type Static, Type } from '../../kernel/schema.ts';

/** The place where a recording diverges, with both sides. */
export type Divergence = Static<typeof Divergence>;
export const Divergence = Type.Object({
  kind: Type.Enum(['sequence', 'illegal', 'reply', 'decision', 'snapshot'] as const, {
    description:
      'sequence: a revision or id is not the one due; illegal: an event that the session could not take; ' +
      "reply: the reply does not follow from the turn's own events; decision: from the recorded query and " +
      'what was understood of it, the recorded agent makes other events; snapshot: a kept state is not the ' +
      "fold's.",
  }),
  turn: Type.Optional(Type.Integer()),
  revision: Type.Integer(),
  path: Type.String({ description: 'The place in the events, such as ReplySent.fulfillment.speech.' }),
  recorded: Type.Optional(Json),
  derived: Type.Optional(Json),
});

/** The report of a replay. */
export type ReplayReport = Static<typeof ReplayReport>;
export const ReplayReport = Type.Object({
  sessions: Type.Integer(),
  events: Type.Integer(),
  turns: Type.Integer(),
  repliesOnly: Type.Integer({
    description:
      'Turns whose reply alone was checked: their agent is no longer known or masks what it records, ' +
      'the recorded values do not tell which words they were made of, or the turn was erased.',
  }),
  unreadable: Type.Integer({
    description: 'Damaged records, whose sessions cannot be replayed from there on.',
  }),
  divergent: Type.Integer({ description: 'Sessions whose replies do not follow from their recordings.' }),
  divergences: Type.Array(
    Type.Object({ agentId: Type.String(), sessionId: Type.String(), divergence: Divergence }),
    { description: `The first of each session, ${DIVERGENCES_MAX} at most.` },
  ),
});
