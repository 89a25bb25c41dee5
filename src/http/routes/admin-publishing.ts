import Type from 'typebox';
import { AGENT_BODY_BYTES_MAX } from '../../kernel/limits.ts';
import type { PublishingDesk, Target } from '../../turn/publishing-desk.ts';
import { operation, RevisedReply } from '../operation.ts';
import { PublicationReply, PublishingReply, publicationOut, publishingOut } from '../wire/publishing-out.ts';
import { StatusReply, success } from '../wire/query-out.ts';

const tag = 'publishing';
const token = 'agent-part';
const params = Type.Object({ id: Type.String() });
const bodyLimits = { bytesMax: AGENT_BODY_BYTES_MAX, reads: 'json' } as const;
const changeErrors = ['agent_importing', 'agent_changed'] as const;

const TargetBody = Type.Object({
  environment: Type.Optional(Type.String({ description: 'production when left out.' })),
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  dryRun: Type.Optional(Type.Boolean({ description: 'Says what would change, and records nothing.' })),
});

/** What an agent's environments are answered with. */
export const publishingOperations = (publishing: PublishingDesk) => [
  showing(publishing),
  switching(publishing),
  publishingRevision(publishing),
  rollingBack(publishing),
  removing(publishing),
];

const showing = (publishing: Pick<PublishingDesk, 'state'>) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/publishing',
    summary: 'Whether an agent publishes, what answers in each environment, and what the draft would change',
    tag,
    token,
    params,
    reply: PublishingReply,
    run: async ({ params: { id } }) => {
      const state = await publishing.state(id);
      return new RevisedReply(state.agent.revision, publishingOut(state));
    },
  });

const switching = (publishing: Pick<PublishingDesk, 'switch' | 'state'>) =>
  operation({
    method: 'put',
    path: '/admin/agents/:id/publishing',
    summary:
      'Switch publishing on, so that edits go to a draft, or off, so that every query is answered by the ' +
      'agent as it is',
    tag,
    token,
    params,
    body: Type.Object({ on: Type.Boolean() }),
    bodyLimits,
    reply: PublishingReply,
    errors: changeErrors,
    run: async ({ params: { id }, body, actor, edit }) => {
      await publishing.switch(id, body.on, { actor, dryRun: false, edit: edit('environments') });
      const state = await publishing.state(id);
      return new RevisedReply(state.agent.revision, publishingOut(state));
    },
  });

const publishingRevision = (publishing: Pick<PublishingDesk, 'publish'>) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/publish',
    summary: 'Publish the draft, or the revision that is given; answers when queries are answered by it',
    tag,
    token,
    params,
    body: TargetBody,
    bodyLimits,
    reply: PublicationReply,
    errors: [
      ...changeErrors,
      'publishing_off',
      'revision_not_found',
      'bad_environment_name',
      'too_many_items',
    ],
    run: async ({ params: { id }, body: { dryRun = false, ...target }, actor, edit }) => {
      const options = { actor, dryRun, edit: edit('environments') };
      return publicationOut(await publishing.publish(id, targetIn(target), options), dryRun);
    },
  });

const rollingBack = (publishing: Pick<PublishingDesk, 'rollBack'>) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/rollback',
    summary: 'Go back to the revision that was published before, or to the one that is given',
    tag,
    token,
    params,
    body: TargetBody,
    bodyLimits,
    reply: PublicationReply,
    errors: [
      ...changeErrors,
      'publishing_off',
      'revision_not_found',
      'environment_not_found',
      'nothing_to_roll_back',
    ],
    run: async ({ params: { id }, body: { dryRun = false, ...target }, actor, edit }) => {
      const options = { actor, dryRun, edit: edit('environments') };
      return publicationOut(await publishing.rollBack(id, targetIn(target), options), dryRun);
    },
  });

const removing = (publishing: Pick<PublishingDesk, 'remove'>) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/environments/:environment',
    summary: 'Remove an environment that no token names',
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
