import { WHAT_IF_CHANGES_MAX } from '../../kernel/limits/replay.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { ChangeGroup } from './what-if-report.ts';

/** The answers of another revision to the turns of an environment. */
export type ShadowReport = Static<typeof ShadowReport>;
export const ShadowReport = Type.Object({
  agentId: Type.String(),
  environment: Type.String(),
  revision: Type.Integer({ description: 'The revision that understands the same turns and answers none.' }),
  since: Type.String({ description: 'Turns from this time on are compared.' }),
  upToDate: Type.Boolean({ description: 'False while turns that are recorded are still to be compared.' }),
  turns: Type.Integer({
    description: 'Turns compared so far; turns that the revision answered itself are not.',
  }),
  changed: Type.Integer(),
  share: Type.Number({ description: 'Changed turns of all compared turns, 0 to 1.' }),
  refused: Type.Integer({ description: 'Turns that the revision could not take, for want of an entity.' }),
  webhooksUnrecorded: Type.Integer({ description: 'Changed turns whose webhook call has no recording.' }),
  groups: Type.Array(ChangeGroup, {
    description: `Changed turns by their cause; the first ${WHAT_IF_CHANGES_MAX} are listed.`,
  }),
});
