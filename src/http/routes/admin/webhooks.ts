import type { WebhookSettings } from '../../../agent/agent.ts';
import type { GivenSetWebhook } from '../../../agent/commands.ts';
import { headerField, SECRET_MASK, STORED_SECRET, type StoredSecret } from '../../../agent/sealed-secret.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { JsonRecord } from '../../../kernel/json.ts';
import {
  CIRCUIT_FAILURES_MAX,
  SIGNING_KEYS_MAX,
  WEBHOOK_TIMEOUT_MS_MAX,
} from '../../../kernel/limits/webhooks.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import { operation, RevisedReply } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { AgentPath } from '../../wire/paths.ts';
import { WebhookReply, webhookOut } from '../../wire/webhook-out.ts';

/**
 * RFC 9110: a name is a token, a value is visible text in one line. An empty name, as in exports, is ignored.
 */
const headerName = "^[!#$%&'*+.^_`|~0-9A-Za-z-]*$";
const headerValue = Type.String({
  pattern: '^[\\t\\x20-\\x7e\\x80-\\xff]*$',
  description: 'One line of Latin-1 text.',
});
/** 24 to 64 bytes in base64. */
const signingSecret = '^whsec_[A-Za-z0-9+/]{32,86}={0,2}$';

const WebhookBody = Type.Object(
  {
    enabled: Type.Optional(Type.Boolean()),
    url: Type.Optional(Type.String()),
    username: Type.Optional(Type.String()),
    password: Type.Optional(Type.String({ writeOnly: true })),
    hasPassword: Type.Optional(
      Type.Boolean({ description: 'Accepted and ignored, so that a reply can be sent back.' }),
    ),
    addressWarning: Type.Optional(
      Type.String({ description: 'Accepted and ignored, so that a reply can be sent back.' }),
    ),
    secretWarnings: Type.Optional(
      Type.Array(JsonRecord, { description: 'Accepted and ignored, so that a reply can be sent back.' }),
    ),
    headers: Type.Optional(
      Type.Record(Type.String({ pattern: headerName }), headerValue, {
        additionalProperties: false,
        description: `All of them; "${SECRET_MASK}" keeps the existing value.`,
      }),
    ),
    secretHeaders: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Further headers with secret values, which their names do not show.',
      }),
    ),
    signing: Type.Optional(
      Type.Array(
        Type.Object(
          {
            id: Type.Optional(Type.String({ description: 'Of a key that is set.' })),
            addedAt: Type.Optional(Type.String()),
            secret: Type.Optional(
              Type.String({
                pattern: signingSecret,
                writeOnly: true,
                description: 'A new key: `whsec_` and 24 to 64 random bytes in base64.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: SIGNING_KEYS_MAX, description: 'All keys; calls are signed under each of them.' },
      ),
    ),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: WEBHOOK_TIMEOUT_MS_MAX,
        description: "Where it is less than the server's own time; 0 leaves that.",
      }),
    ),
    circuitFailures: Type.Optional(Type.Integer({ minimum: 0, maximum: CIRCUIT_FAILURES_MAX })),
  },
  { additionalProperties: false },
);

/** The server's limits for webhooks. */
export type WebhookRules = {
  readonly timeoutMs: number;
  /** The address of a URL that a call would refuse now. */
  readonly refused: (url: string) => Promise<string | undefined>;
};

const addressWarningOf = async (url: string, rules: WebhookRules | undefined): Promise<object> => {
  const refusedHost = url === '' ? undefined : await rules?.refused(url);
  if (refusedHost === undefined) return {};
  return {
    addressWarning:
      `The server does not call ${refusedHost}, because it is not a public address. ` +
      `To allow it, start the server with PARLEY_WEBHOOK_ALLOW=${refusedHost.replace(/^\[|\]$/g, '')}`,
  };
};

/** A longer timeout than the server's would not count. The one that is set may be sent back. */
const assertTimeoutCounts = (
  timeoutMs: number | undefined,
  before: WebhookSettings,
  rules: WebhookRules | undefined,
): void => {
  if (timeoutMs === undefined || rules === undefined) return;
  if (timeoutMs <= rules.timeoutMs || timeoutMs === before.timeoutMs) return;
  throw new ParleyError('request_invalid', {
    place: 'timeoutMs',
    fault:
      `must be at most ${rules.timeoutMs}, the server's own timeout, or it has no effect; ` +
      'PARLEY_WEBHOOK_TIMEOUT_MS of the server raises that',
  });
};

/** An agent's webhook for fulfillment. */
export const webhookSettingOperations = (agents: AgentDesk, rules?: WebhookRules) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/webhook',
    summary: "An agent's webhook, without its secrets",
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    reply: WebhookReply,
    run: async ({ params }) => {
      const { settings, revision } = agents.get(params.id);
      const reply = webhookOut(settings.webhook, agents.secretFaults(params.id));
      return new RevisedReply(revision, { ...reply, ...(await addressWarningOf(reply.url, rules)) });
    },
  }),
  operation({
    method: 'put',
    path: '/admin/agents/:id/webhook',
    summary: "Set an agent's webhook; what is left out stays, an empty password removes it",
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    body: WebhookBody,
    bodyLimits: agentBody,
    reply: WebhookReply,
    errors: [
      'bad_webhook_url',
      'signing_key_not_found',
      'webhook_header_not_found',
      'webhook_secrets_needed',
      'part_too_large',
      'agent_changed',
    ],
    run: async ({ params, actor, edit, body }) => {
      const before = agents.get(params.id).settings.webhook;
      assertTimeoutCounts(body.timeoutMs, before, rules);
      const agent = await agents.change(params.id, settingOf(body, before), actor, edit('webhook'));
      const reply = webhookOut(agent.settings.webhook, agents.secretFaults(params.id));
      return new RevisedReply(agent.revision, { ...reply, ...(await addressWarningOf(reply.url, rules)) });
    },
  }),
];

const settingOf = (body: Static<typeof WebhookBody>, before: WebhookSettings): GivenSetWebhook => {
  const { hasPassword: _, secretWarnings: __, addressWarning: ___, ...settings } = body;
  const { secretHeaders, headers, signing, ...rest } = settings;
  const hiddenHeaders = headers ?? (secretHeaders && webhookOut(before).headers);
  const keys = signing?.map(({ id = '', secret = '' }) => ({ id, secret, addedAt: '' }));
  const changes = {
    ...rest,
    ...(hiddenHeaders && { headers: givenHeaders(hiddenHeaders, before) }),
    ...(keys && { signing: keys }),
  };
  return { type: 'SetWebhook', changes, ...(secretHeaders && { secretHeaders }) };
};

type Headers = Readonly<Record<string, string>>;

/** Secrets are not looked up here: the decision about the change resolves those that are kept. */
const givenHeaders = (headers: Headers, before: WebhookSettings): Record<string, string | StoredSecret> => {
  const set = new Map(Object.entries(before.headers).map(([name, value]) => [headerField(name), value]));
  const headerValue = (name: string, value: string) => {
    if (value !== SECRET_MASK) return value;
    const current = set.get(headerField(name));
    return typeof current === 'string' ? current : STORED_SECRET;
  };
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== '')
      .map(([name, value]) => [name, headerValue(name, value)]),
  );
};
