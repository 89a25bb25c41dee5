import { AgentDiff } from '../../agent/diff/agent-diff.ts';
import { summaryLines, summaryOf } from '../../agent/diff/diff-summary.ts';
import type { Publication, PublishingState } from '../../authoring/publishing-desk.ts';
import { Type } from '../../kernel/schema.ts';
import { RevisedReply } from '../operation.ts';
import { Summary, SummaryLines } from './agent-change-out.ts';
import { StatusReply, success } from './query-out.ts';

export const PublishingReply = Type.Object({
  agentId: Type.String(),
  on: Type.Boolean({ description: 'Whether published revisions answer, and edits go to a draft.' }),
  draftRevision: Type.Integer({ description: 'The newest revision of the agent.' }),
  environments: Type.Array(
    Type.Object({
      name: Type.String(),
      revision: Type.Integer({ description: 'The revision that answers in it.' }),
      earlier: Type.Array(Type.Integer(), {
        description: 'Revisions that answered before, the newest first.',
      }),
      split: Type.Optional(
        Type.Object({
          revision: Type.Integer({ description: 'The revision that answers a share of the new sessions.' }),
          share: Type.Number({ description: 'Of the new sessions, between 0 and 1.' }),
        }),
      ),
      shadow: Type.Optional(
        Type.Object({
          revision: Type.Integer({ description: 'What its turns are compared with.' }),
          since: Type.String({ description: 'Turns from this time on.' }),
        }),
      ),
      publishedAt: Type.String(),
      actor: Type.Optional(Type.String({ description: 'The kind of token that published it.' })),
      tokenId: Type.Optional(Type.String()),
      tokenName: Type.Optional(Type.String()),
      draftSummary: Summary,
      draftDiff: AgentDiff,
    }),
  ),
});

export const publishingOut = ({ agent, environments }: PublishingState) =>
  new RevisedReply(agent.revision, {
    agentId: agent.id,
    on: agent.environments !== undefined,
    draftRevision: agent.revision,
    environments: environments.map(({ publishedBy, draftDiff, ...environment }) => ({
      ...environment,
      ...publishedBy,
      draftSummary: summaryOf(draftDiff),
      draftDiff,
    })),
  });

export const PublicationReply = Type.Intersect([
  Type.Object({
    agentId: Type.String(),
    environment: Type.String(),
    before: Type.Optional(Type.Integer({ description: 'The revision that answered before, if one did.' })),
    revision: Type.Integer({
      description: 'The revision that answers now, or that would answer after a dry run.',
    }),
    changed: Type.Boolean({ description: 'Whether another revision answers.' }),
    dryRun: Type.Boolean(),
    summary: Summary,
    summaryLines: SummaryLines,
    diff: Type.Intersect([AgentDiff], {
      description:
        'The difference between the revisions before and now; for a new environment, between production and it.',
    }),
  }),
  StatusReply,
]);

export const publicationOut = ({ agent, diff, ...publication }: Publication, dryRun: boolean) =>
  new RevisedReply(agent.revision, {
    agentId: agent.id,
    ...publication,
    changed: publication.before !== publication.revision,
    dryRun,
    summary: summaryOf(diff),
    summaryLines: summaryLines(diff),
    diff,
    status: success,
  });
