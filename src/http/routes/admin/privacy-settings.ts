import { PrivacySettings } from '../../../agent/privacy.ts';
import type { PrivacyDesk } from '../../../authoring/privacy-desk.ts';
import { operation, RevisedReply } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { AgentPath } from '../../wire/paths.ts';
import { PrivacyBody, privacyIn } from '../../wire/privacy-in.ts';

const tag = 'privacy';

/** The masking rules and the retention of an agent. */
export const privacySettingOperations = (privacy: PrivacyDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/privacy',
    summary: 'The values that an agent masks in its records, and how long it keeps sessions',
    tag,
    token: 'agent-part',
    params: AgentPath,
    reply: PrivacySettings,
    run: ({ params }) => new RevisedReply(privacy.revision(params.id), privacy.settings(params.id)),
  }),
  operation({
    method: 'put',
    path: '/admin/agents/:id/privacy',
    summary: 'Change which values an agent masks and how long it keeps sessions; absent fields stay',
    tag,
    token: 'agent-part',
    role: 'admin',
    params: AgentPath,
    body: PrivacyBody,
    bodyLimits: agentBody,
    reply: PrivacySettings,
    errors: ['bad_masking_pattern', 'bad_masking_label', 'entity_not_found', 'agent_changed'],
    run: async ({ params, actor, edit, body }) => {
      const after = await privacy.change(params.id, privacyIn(body), actor, edit('privacy'));
      return new RevisedReply(after.revision, after.settings);
    },
  }),
];
