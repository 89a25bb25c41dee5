import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import type { PublishingDesk } from '../../../authoring/publishing-desk.ts';
import { Type } from '../../../kernel/schema.ts';
import type { ShadowDesk } from '../../../replay/shadow-desk.ts';
import { ShadowReport } from '../../../replay/wire/shadow-report.ts';
import { operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { PublishingReply, publishingOut } from '../../wire/publishing-out.ts';

type Ports = {
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly publishing: Pick<PublishingDesk, 'shadow' | 'state'>;
  readonly shadows: Pick<ShadowDesk, 'report'>;
};

const common = {
  path: '/admin/agents/:id/environments/:environment/shadow',
  tag: 'publishing',
  token: 'agent-part',
  params: Type.Object({ id: Type.String(), environment: Type.String() }),
} as const;

/** A revision that understands the turns of an environment beside the published one, and answers none. */
export const shadowOperations = ({ agents, publishing, shadows }: Ports) => [
  operation({
    ...common,
    method: 'put',
    summary: 'Compare the turns of an environment with another revision from now on, or end that',
    body: Type.Object({
      shadow: Type.Union([
        Type.Null({ description: 'No revision is compared.' }),
        Type.Object({ revision: Type.Integer({ minimum: 0 }) }),
      ]),
    }),
    bodyLimits: agentBody,
    reply: PublishingReply,
    errors: [
      'agent_changed',
      'publishing_off',
      'environment_not_found',
      'revision_not_found',
      'shadow_of_itself',
    ],
    run: async ({ params: { id, environment }, body: { shadow }, actor, edit }) => {
      const target = { environment, ...shadow };
      await publishing.shadow(id, target, { actor, dryRun: false, edit: edit('environments') });
      return publishingOut(await publishing.state(id));
    },
  }),
  operation({
    ...common,
    method: 'get',
    summary: 'How another revision would have answered the turns of an environment',
    reply: ShadowReport,
    errors: ['shadow_not_found'],
    run: ({ params: { id, environment } }) => {
      agents.get(id);
      return shadows.report(id, environment);
    },
  }),
];
