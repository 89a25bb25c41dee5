import { setImmediate } from 'node:timers/promises';
import Type from 'typebox';
import { agentLanguageFor } from '../../agent/language.ts';
import { JsonRecord } from '../../kernel/json.ts';
import { AGENT_BODY_BYTES_MAX, UNDERSTAND_TEXTS_MAX } from '../../kernel/limits.ts';
import type { Understanding } from '../../nlu/understanding.ts';
import type { AgentDesk } from '../../turn/desks.ts';
import { operation } from '../operation.ts';
import { AgentReply, agentOut, HIDDEN, WebhookReply, webhookOut } from '../wire/agent-out.ts';

const IdParameter = Type.Object({ id: Type.String() });
/** RFC 9110: a name is a token, a value is visible text in one line. */
const headerName = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";
const headerValue = '^[\\t\\x20-\\x7e\\x80-\\xff]*$';
const bodyLimits = { bytesMax: AGENT_BODY_BYTES_MAX, reads: 'json' } as const;

/** What can be set on an agent besides its intents and entities, and what it makes of texts. */
export const settingsOperations = (agents: AgentDesk) => [
  changingSettings(agents),
  ...settingWebhooks(agents),
  understanding(agents),
  training(agents),
];

const changingSettings = (agents: AgentDesk) =>
  operation({
    method: 'patch',
    path: '/admin/agents/:id',
    summary: "Change an agent's settings; what is left out stays",
    tag: 'agents',
    token: 'agent-part',
    params: IdParameter,
    body: Type.Object(
      {
        name: Type.Optional(Type.String()),
        description: Type.Optional(Type.String()),
        language: Type.Optional(Type.String()),
        languages: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
        defaultTimezone: Type.Optional(Type.String()),
        matchMode: Type.Optional(Type.Union([Type.Literal('hybrid'), Type.Literal('ml-only')])),
        mlMinConfidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
      },
      { additionalProperties: false },
    ),
    bodyLimits,
    reply: AgentReply,
    errors: ['bad_agent_name', 'bad_language', 'bad_timezone', 'agent_importing'],
    run: async ({ params, actor, body }) =>
      agentOut(await agents.change(params.id, { type: 'ChangeSettings', changes: body }, actor)),
  });

const settingWebhooks = (agents: AgentDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/webhook',
    summary: "An agent's webhook, without its secrets",
    tag: 'agents',
    token: 'agent-part',
    params: IdParameter,
    reply: WebhookReply,
    run: ({ params }) => webhookOut(agents.get(params.id).settings.webhook),
  }),
  operation({
    method: 'put',
    path: '/admin/agents/:id/webhook',
    summary: "Set an agent's webhook; what is left out stays, an empty password removes it",
    tag: 'agents',
    token: 'agent-part',
    params: IdParameter,
    body: Type.Object(
      {
        enabled: Type.Optional(Type.Boolean()),
        url: Type.Optional(Type.String()),
        username: Type.Optional(Type.String()),
        password: Type.Optional(Type.String({ writeOnly: true })),
        headers: Type.Optional(
          Type.Record(Type.String({ pattern: headerName }), Type.String({ pattern: headerValue }), {
            additionalProperties: false,
            description: `All of them; "${HIDDEN}" stands for the value that is set already.`,
          }),
        ),
      },
      { additionalProperties: false },
    ),
    bodyLimits,
    reply: WebhookReply,
    errors: ['bad_webhook_url', 'agent_importing'],
    run: async ({ params, actor, body }) => {
      const before = agents.get(params.id).settings.webhook.headers;
      const changes = { ...body, ...(body.headers && { headers: withHidden(body.headers, before) }) };
      const agent = await agents.change(params.id, { type: 'SetWebhook', changes }, actor);
      return webhookOut(agent.settings.webhook);
    },
  }),
];

type Headers = Readonly<Record<string, string>>;

const withHidden = (headers: Headers, before: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value === HIDDEN ? (before[name] ?? value) : value,
    ]),
  );

const understanding = (agents: AgentDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/understand',
    summary: 'What the agent makes of texts, without any session',
    tag: 'agents',
    token: 'agent-part',
    params: IdParameter,
    body: Type.Object({
      texts: Type.Array(Type.String(), { maxItems: UNDERSTAND_TEXTS_MAX }),
      lang: Type.Optional(Type.String()),
      contexts: Type.Optional(Type.Array(Type.String())),
    }),
    bodyLimits,
    reply: Type.Object({ results: Type.Array(JsonRecord) }),
    run: async ({ params, body: { texts, lang, contexts = [] } }) => {
      const agent = agents.get(params.id);
      const language = lang === undefined ? agent.settings.language : agentLanguageFor(agent, lang);
      const options = { language, contexts: contexts.map((name) => name.toLowerCase()) };
      const results: ({ readonly text: string } & Understanding)[] = [];
      for (const text of texts) {
        results.push({ text, ...(await agents.understand(params.id, text, options)) });
        // Understanding keeps the processor to itself; other requests want their turn.
        await setImmediate();
      }
      return { results };
    },
  });

const training = (agents: AgentDesk) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/train',
    summary: 'Wait until queries use everything that was changed so far',
    tag: 'agents',
    token: 'agent-part',
    params: IdParameter,
    reply: Type.Object({ agentId: Type.String(), revision: Type.Integer() }),
    run: async ({ params }) => {
      await agents.trained(params.id);
      return { agentId: params.id, revision: agents.get(params.id).revision };
    },
  });
