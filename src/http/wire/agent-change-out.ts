import { AgentDiff, diffSteps } from '../../agent/diff/agent-diff.ts';
import { SummaryLine, summaryLines, summaryOf } from '../../agent/diff/diff-summary.ts';
import type { AgentEdit } from '../../authoring/agent-changes.ts';
import type { LifeChange } from '../../authoring/agent-life.ts';
import { quantity } from '../../kernel/quantity.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import type { Steps } from '../../kernel/steps.ts';
import { RevisedReply } from '../operation.ts';
import { StatusReply, success } from './query-out.ts';
import { WarningReply } from './warning-out.ts';

export const Summary = Type.Array(Type.String(), { description: 'The difference in a few lines.' });
export const SummaryLines = Type.Array(SummaryLine, {
  description: 'The summary as data, to write it in another language.',
});

/** The result or preview of a change of a whole agent. */
export const ChangeReply = Type.Intersect([
  Type.Object({
    agentId: Type.String(),
    revision: Type.Integer({ description: 'Of the agent afterwards; of a dry run, before.' }),
    dryRun: Type.Boolean(),
    changed: Type.Boolean(),
    summary: Summary,
    summaryLines: SummaryLines,
    diff: AgentDiff,
    warnings: Type.Array(WarningReply),
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
    summaryLines: summaryLines(diff),
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
  summaryLines: SummaryLines,
});

/** In steps, because each edit compares two whole agents. */
export function* agentEditsOut(edits: readonly AgentEdit[]): Steps<AgentEditReply[]> {
  const replies: AgentEditReply[] = [];
  for (const edit of edits) {
    replies.push(yield* agentEditOut(edit));
    yield;
  }
  return replies;
}

function* agentEditOut(edit: AgentEdit): Steps<AgentEditReply> {
  const { revision, firstRevision, metadata, author, before, after } = edit;
  const { occurredAt, reason, correlationId } = metadata;
  const whole = wholeLine(edit);
  const summaryFields = whole
    ? { summary: [wholeText(whole)], summaryLines: [whole] }
    : summaries(yield* diffSteps(before, after));
  return {
    revision,
    firstRevision,
    occurredAt,
    ...author,
    ...(reason !== undefined && { reason }),
    requestId: correlationId,
    ...summaryFields,
  };
}

const summaries = (diff: AgentDiff) => ({ summary: [...summaryOf(diff)], summaryLines: summaryLines(diff) });

/** Of an edit that made, deleted or undeleted the agent. */
const wholeLine = ({ before, after }: AgentEdit): SummaryLine | undefined => {
  if (before.status === after.status) return undefined;
  if (after.status === 'deleted') return { what: 'agent', change: 'deleted', counts: [], fields: [] };
  if (after.status !== 'ready') return undefined;
  return {
    what: 'agent',
    change: before.status === 'deleted' ? 'undeleted' : 'created',
    counts: [
      { of: 'intent', change: 'added', count: after.intents.size },
      { of: 'entity', change: 'added', count: after.entities.size },
    ],
    fields: [],
  };
};

const wholeText = ({ change, counts: [intents, entities] }: SummaryLine): string =>
  intents === undefined || entities === undefined
    ? `agent ${change}`
    : `agent ${change} (${quantity(intents.count, 'intent')}, ${quantity(entities.count, 'entity', 'entities')})`;

export const AgentDiffReply = Type.Object({
  agentId: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
  summary: Summary,
  diff: AgentDiff,
});
