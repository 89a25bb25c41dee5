import Type, { type Static } from 'typebox';
import { AgentDiff, diffOfAgents } from '../../agent/agent-diff.ts';
import { summaryOf } from '../../agent/diff-summary.ts';
import { counted } from '../../kernel/counted.ts';
import type { AgentEdit } from '../../turn/agent-changes.ts';
import type { LifeChange } from '../../turn/agent-life.ts';
import { RevisedReply } from '../operation.ts';
import { StatusReply, success } from './query-out.ts';

const Summary = Type.Array(Type.String(), { description: 'The difference in a few lines.' });

/** The result or preview of a change of a whole agent. */
export const ChangeReply = Type.Intersect([
  Type.Object({
    agentId: Type.String(),
    revision: Type.Integer({ description: 'Of the agent afterwards; of a dry run, before.' }),
    dryRun: Type.Boolean(),
    changed: Type.Boolean(),
    summary: Summary,
    diff: AgentDiff,
    warnings: Type.Array(Type.Object({ code: Type.String(), path: Type.String(), message: Type.String() })),
  }),
  StatusReply,
]);

export const changeOut = ({ before, after, diff, warnings }: LifeChange, dryRun: boolean) => {
  const summary = summaryOf(diff);
  const { revision } = dryRun ? before : after;
  return new RevisedReply(revision, {
    agentId: before.id,
    revision,
    dryRun,
    changed: summary.length > 0,
    summary,
    diff,
    warnings,
    status: success,
  });
};

export type AgentEditReply = Static<typeof AgentEditReply>;
export const AgentEditReply = Type.Object({
  revision: Type.Integer({ description: 'Of the agent after it.' }),
  firstRevision: Type.Integer({ description: 'Of its first event: a change may be several.' }),
  occurredAt: Type.String(),
  actor: Type.Optional(Type.String({ description: 'The kind of token that made it.' })),
  tokenId: Type.Optional(Type.String()),
  tokenName: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String({ description: 'Such as `merge`, `restore 12` or `undo 15`.' })),
  requestId: Type.String(),
  summary: Summary,
});

export const agentEditOut = (edit: AgentEdit): AgentEditReply => {
  const { revision, firstRevision, metadata, author, before, after } = edit;
  const { occurredAt, reason, correlationId } = metadata;
  return {
    revision,
    firstRevision,
    occurredAt,
    ...author,
    ...(reason !== undefined && { reason }),
    requestId: correlationId,
    summary: wholeSummary(edit) ?? [...summaryOf(diffOfAgents(before, after))],
  };
};

/** Of an edit that made, deleted or undeleted the agent. */
const wholeSummary = ({ before, after }: AgentEdit): string[] | undefined => {
  if (before.status === after.status) return undefined;
  if (after.status === 'deleted') return ['agent deleted'];
  if (after.status !== 'ready') return undefined;
  const what = before.status === 'deleted' ? 'undeleted' : 'created';
  const intents = counted(after.intents.size, 'intent');
  return [`agent ${what} (${intents}, ${counted(after.entities.size, 'entity', 'entities')})`];
};

export const AgentDiffReply = Type.Object({
  agentId: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
  summary: Summary,
  diff: AgentDiff,
});
