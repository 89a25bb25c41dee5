import { summaryOf } from '../../../agent/diff/diff-summary.ts';
import type { LifeDesk, PastPlace } from '../../../authoring/agent-life.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { CHANGES_PER_PAGE_MAX } from '../../../kernel/limits/agents.ts';
import { PAGE_ROWS_DEFAULT } from '../../../kernel/limits/reports.ts';
import { Type } from '../../../kernel/schema.ts';
import { inSlices } from '../../../outside/slices.ts';
import { NDJSON } from '../../body/ndjson.ts';
import { operation, RevisedReply } from '../../operation.ts';
import {
  AgentDiffReply,
  AgentEditReply,
  agentEditsOut,
  ChangeReply,
  changeOut,
} from '../../wire/agent-change-out.ts';
import { AgentReply, agentOut } from '../../wire/agent-out.ts';
import { agentBody, exportBody } from '../../wire/body-limits.ts';
import { DryRun } from '../../wire/dry-run.ts';
import { ExportFiles } from '../../wire/export-files.ts';
import { queryValues } from '../../wire/lenient.ts';
import { Moment, momentOf } from '../../wire/moment.ts';
import { AgentPath } from '../../wire/paths.ts';
import { TrainingProgress, trainingLines } from '../../wire/training-progress.ts';

const tag = 'agents';
const token = 'agent-part';
const changeErrors = ['agent_changed', 'part_too_large', 'append_too_large'] as const;

/** Import, restore, comparison and undo of an agent's content. */
export const lifeOperations = (life: LifeDesk) => [
  importOperation(life),
  restoreOperation(life),
  undoOperation(life),
  undeleteOperation(life),
  listChangesOperation(life),
  compareOperation(life),
];

const importOperation = (life: LifeDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/import',
    summary:
      'Import an export into an existing agent, which keeps its tokens, webhook secrets and history; ' +
      'answers when it is trained',
    tag,
    token,
    params: AgentPath,
    accept: ({ query }) => ({ query: { mode: 'replace', ...queryValues(query, { flags: ['dryRun'] }) } }),
    query: Type.Object({
      mode: Type.Enum(['replace', 'merge'], {
        description: 'merge replaces intents and entities by name and keeps all others and the settings.',
        default: 'replace',
      }),
      dryRun: DryRun,
    }),
    body: Type.Object({ files: ExportFiles }),
    bodyLimits: exportBody,
    reply: ChangeReply,
    replyLine: Type.Union([TrainingProgress, ChangeReply]),
    errors: [...changeErrors, 'bad_export', 'too_many_items', 'too_many_outputs'],
    run: async ({ params: { id }, query, body, actor, edit, accepts }) => {
      const isDry = query.dryRun ?? false;
      const source = { files: body.files, mode: query.mode };
      const options = { actor, dryRun: isDry, edit: edit('content') };
      if (!accepts.includes(NDJSON)) return changeOut(await life.importInto(id, source, options), isDry);
      return trainingLines(
        async (onProgress) =>
          changeOut(await life.importInto(id, source, { ...options, onProgress }), isDry).reply,
      );
    },
  });

const restoreOperation = (life: LifeDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/restore',
    summary: 'Restore the content of an agent from a revision or moment; tokens and privacy settings stay',
    tag,
    token,
    params: AgentPath,
    body: Type.Object(
      {
        revision: Type.Optional(Type.Integer({ minimum: 0 })),
        moment: Moment('The state at this time.'),
        dryRun: DryRun,
      },
      { additionalProperties: false },
    ),
    bodyLimits: agentBody,
    reply: ChangeReply,
    errors: [...changeErrors, 'revision_not_found'],
    run: async ({ params: { id }, body, actor, edit }) => {
      const { dryRun: isDry = false, ...place } = body;
      return changeOut(
        await life.restore(id, placeIn(place), { actor, dryRun: isDry, edit: edit('content') }),
        isDry,
      );
    },
  });

const undeleteOperation = (life: LifeDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/undelete',
    summary: 'Bring a deleted agent back with its content, tokens and environments',
    tag,
    token: 'admin',
    role: 'admin',
    params: AgentPath,
    reply: Type.Intersect([
      AgentReply,
      Type.Object({
        tokensTaken: Type.Integer({
          description: 'Tokens that another agent has now, and that stay revoked.',
        }),
      }),
    ]),
    errors: ['agent_not_found', 'agent_not_deleted', 'agent_changed'],
    run: async ({ params: { id }, actor, edit }) => {
      const { agent, tokensTaken } = await life.undelete(id, { actor, edit: edit('content') });
      return new RevisedReply(agent.revision, { ...agentOut(agent), tokensTaken });
    },
  });

const undoOperation = (life: LifeDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/revert',
    summary: 'Undo one change and keep later changes',
    tag,
    token,
    params: AgentPath,
    body: Type.Object(
      {
        revision: Type.Integer({ minimum: 0, description: 'The revision of any event of the change.' }),
        dryRun: DryRun,
      },
      { additionalProperties: false },
    ),
    bodyLimits: agentBody,
    reply: ChangeReply,
    errors: [...changeErrors, 'revision_not_found', 'undo_refused', 'too_many_items'],
    run: async ({ params: { id }, body, actor, edit }) => {
      const { dryRun: isDry = false, revision } = body;
      return changeOut(await life.undo(id, revision, { actor, dryRun: isDry, edit: edit('content') }), isDry);
    },
  });

const listChangesOperation = (life: LifeDesk) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/changes',
    summary: 'The changes of an agent, the newest first',
    tag,
    token,
    params: AgentPath,
    accept: ({ query }) => ({
      query: { limit: PAGE_ROWS_DEFAULT, ...queryValues(query, { numbers: ['before', 'limit'] }) },
    }),
    query: Type.Object({
      before: Type.Optional(Type.Integer({ minimum: 0, description: 'Only changes before this revision.' })),
      limit: Type.Integer({ minimum: 1, maximum: CHANGES_PER_PAGE_MAX, default: PAGE_ROWS_DEFAULT }),
    }),
    reply: Type.Object({ changes: Type.Array(AgentEditReply) }),
    run: async ({ params: { id }, query: { before, limit } }) => {
      const page = { limit, ...(before !== undefined && { before }) };
      return { changes: await inSlices(agentEditsOut(await life.changes(id, page))) };
    },
  });

const compareOperation = (life: LifeDesk) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/diff',
    summary: 'The difference between two revisions of an agent',
    tag,
    token,
    params: AgentPath,
    accept: ({ query }) => ({ query: queryValues(query, { numbers: ['from', 'to'] }) }),
    query: Type.Object({ from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) }),
    reply: AgentDiffReply,
    errors: ['revision_not_found'],
    run: async ({ params: { id }, query: { from, to } }) => {
      const { before, after, diff } = await life.diff(id, { revision: from }, { revision: to });
      return { agentId: id, from: before.revision, to: after.revision, summary: summaryOf(diff), diff };
    },
  });

/** @throws request_invalid unless exactly one of the two is given */
const placeIn = ({
  revision,
  moment,
}: {
  readonly revision?: number;
  readonly moment?: string;
}): PastPlace => {
  if (revision !== undefined && moment === undefined) return { revision };
  if (moment !== undefined && revision === undefined) return { moment: momentOf(moment, 'moment') };
  throw new ParleyError('request_invalid', {
    place: 'The body',
    fault: 'must have either revision or moment',
  });
};
