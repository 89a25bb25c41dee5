import type { PublishingDesk, Target } from '../../../authoring/publishing-desk.ts';
import { Type } from '../../../kernel/schema.ts';
import { type Operation, operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { DryRun } from '../../wire/dry-run.ts';
import { AgentPath } from '../../wire/paths.ts';
import {
  PublicationReply,
  PublishingReply,
  publicationOut,
  publishingOut,
} from '../../wire/publishing-out.ts';
import { StatusReply, success } from '../../wire/query-out.ts';

const tag = 'publishing';
const token = 'agent-part';
const changeErrors = ['agent_changed'] as const;

const TargetBody = Type.Object({
  environment: Type.Optional(Type.String({ description: 'The default is production.' })),
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  dryRun: DryRun,
});

/** The published revisions of an agent's environments. */
export const publishingOperations = (publishing: PublishingDesk) => [
  showOperation(publishing),
  switchOperation(publishing),
  publishOperation(publishing),
  rollBackOperation(publishing),
  splitOperation(publishing),
  removeOperation(publishing),
];

const showOperation = (publishing: Pick<PublishingDesk, 'state'>) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/publishing',
    summary:
      'Whether publishing is on, the revision that answers in each environment, and what the draft would change',
    tag,
    token,
    params: AgentPath,
    reply: PublishingReply,
    run: async ({ params: { id } }) => publishingOut(await publishing.state(id)),
  });

const switchOperation = (publishing: Pick<PublishingDesk, 'switch' | 'state'>) =>
  operation({
    method: 'put',
    path: '/admin/agents/:id/publishing',
    summary:
      'Switch publishing on, so that edits go to a draft, or off, so that all queries are answered by the ' +
      'agent as it is',
    tag,
    token,
    params: AgentPath,
    body: Type.Object({ on: Type.Boolean() }),
    bodyLimits: agentBody,
    reply: PublishingReply,
    errors: changeErrors,
    run: async ({ params: { id }, body, actor, edit }) => {
      await publishing.switch(id, body.on, { actor, dryRun: false, edit: edit('environments') });
      return publishingOut(await publishing.state(id));
    },
  });

type ToTarget = Pick<Operation, 'path' | 'summary' | 'errors'> & {
  readonly change: PublishingDesk['publish' | 'rollBack'];
};

/** Changes what answers in one environment. */
const targetOperation = ({ change, errors = [], ...named }: ToTarget) =>
  operation({
    ...named,
    method: 'post',
    tag,
    token,
    params: AgentPath,
    body: TargetBody,
    bodyLimits: agentBody,
    reply: PublicationReply,
    errors: [...changeErrors, 'publishing_off', 'revision_not_found', ...errors],
    run: async ({ params: { id }, body: { dryRun = false, ...target }, actor, edit }) => {
      const options = { actor, dryRun, edit: edit('environments') };
      return publicationOut(await change(id, targetIn(target), options), dryRun);
    },
  });

const publishOperation = ({ publish }: Pick<PublishingDesk, 'publish'>) =>
  targetOperation({
    path: '/admin/agents/:id/publish',
    summary: 'Publish the draft or a revision; replies when queries use it',
    errors: ['bad_environment_name', 'too_many_items'],
    change: publish,
  });

const rollBackOperation = ({ rollBack }: Pick<PublishingDesk, 'rollBack'>) =>
  targetOperation({
    path: '/admin/agents/:id/rollback',
    summary: 'Go back to the revision that was published before, or to another one',
    errors: ['environment_not_found', 'nothing_to_roll_back'],
    change: rollBack,
  });

const splitOperation = (publishing: Pick<PublishingDesk, 'split' | 'state'>) =>
  operation({
    method: 'put',
    path: '/admin/agents/:id/environments/:environment/split',
    summary: 'Let another revision answer a share of the new sessions of an environment, or end that',
    tag,
    token,
    params: Type.Object({ id: Type.String(), environment: Type.String() }),
    body: Type.Object({
      split: Type.Union([
        Type.Null({ description: 'All sessions are answered by the published revision.' }),
        Type.Object({
          revision: Type.Integer({ minimum: 0 }),
          share: Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 }),
        }),
      ]),
    }),
    bodyLimits: agentBody,
    reply: PublishingReply,
    errors: [
      ...changeErrors,
      'publishing_off',
      'environment_not_found',
      'revision_not_found',
      'split_to_itself',
    ],
    run: async ({ params: { id, environment }, body: { split }, actor, edit }) => {
      const target = { environment, ...(split !== null && { split }) };
      await publishing.split(id, target, { actor, dryRun: false, edit: edit('environments') });
      return publishingOut(await publishing.state(id));
    },
  });

const removeOperation = (publishing: Pick<PublishingDesk, 'remove'>) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/environments/:environment',
    summary: 'Remove an environment that no token uses',
    tag,
    token,
    params: Type.Object({ id: Type.String(), environment: Type.String() }),
    reply: StatusReply,
    errors: [...changeErrors, 'publishing_off', 'environment_not_found', 'environment_in_use'],
    run: async ({ params: { id, environment }, actor, edit }) => {
      await publishing.remove(id, environment, { actor, dryRun: false, edit: edit('environments') });
      return { status: success };
    },
  });

const targetIn = ({ environment, revision }: { environment?: string; revision?: number }): Target => ({
  ...(environment !== undefined && { environment }),
  ...(revision !== undefined && { revision }),
});
