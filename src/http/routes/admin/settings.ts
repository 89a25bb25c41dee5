import { RequestEntities } from '../../../agent/agent.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { JsonRecord } from '../../../kernel/json.ts';
import { UNDERSTAND_TEXTS_MAX } from '../../../kernel/limits/training.ts';
import { Type } from '../../../kernel/schema.ts';
import { operation, RevisedReply } from '../../operation.ts';
import { AgentReply, agentOut } from '../../wire/agent-out.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { AgentPath } from '../../wire/paths.ts';

/** An agent's settings besides intents and entities, and its understanding of texts. */
export const settingsOperations = (agents: AgentDesk) => [
  changeOperation(agents),
  understandOperation(agents),
  training(agents),
];

const changeOperation = (agents: AgentDesk) =>
  operation({
    method: 'patch',
    path: '/admin/agents/:id',
    summary: 'Change the settings of an agent; absent fields stay',
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    body: Type.Object(
      {
        name: Type.Optional(Type.String()),
        description: Type.Optional(Type.String()),
        language: Type.Optional(Type.String()),
        languages: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
        defaultTimezone: Type.Optional(Type.String()),
        matchMode: Type.Optional(Type.Union([Type.Literal('hybrid'), Type.Literal('ml-only')])),
        mlMinConfidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
        requestEntities: Type.Optional(RequestEntities),
      },
      { additionalProperties: false },
    ),
    bodyLimits: agentBody,
    reply: AgentReply,
    errors: [
      'bad_agent_name',
      'bad_timezone',
      'too_many_items',
      'part_too_large',
      'bad_language',
      'agent_changed',
    ],
    run: async ({ params, actor, edit, body }) => {
      const command = { type: 'ChangeSettings', changes: body } as const;
      const after = await agents.change(params.id, command, actor, edit('settings'));
      return new RevisedReply(after.revision, agentOut(after));
    },
  });

const understandOperation = (agents: AgentDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/understand',
    summary: 'How the agent understands texts, without a session',
    tag: 'agents',
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    body: Type.Object({
      texts: Type.Array(Type.String(), { maxItems: UNDERSTAND_TEXTS_MAX }),
      lang: Type.Optional(Type.String()),
      contexts: Type.Optional(Type.Array(Type.String())),
    }),
    bodyLimits: agentBody,
    reply: Type.Object({ results: Type.Array(JsonRecord) }),
    run: async ({ params, body: { texts, lang, contexts = [] } }) => {
      const understandings = await agents.understand(params.id, texts, { language: lang, contexts });
      return { results: understandings.map((understanding, at) => ({ text: texts[at], ...understanding })) };
    },
  });

const training = (agents: AgentDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/train',
    summary: 'Wait until queries use all changes so far',
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    reply: Type.Object({ agentId: Type.String(), revision: Type.Integer() }),
    run: async ({ params }) => {
      await agents.untilTrained(params.id);
      return { agentId: params.id, revision: agents.get(params.id).revision };
    },
  });
