import type { AccessToken, Agent } from '../../agent/agent.ts';
import type { NewAgent } from '../../authoring/agent-operations.ts';
import { Type } from '../../kernel/schema.ts';
import type { TokenUses } from '../../outside/token-uses.ts';
import { StatusReply, success } from './query-out.ts';
import { WarningReply } from './warning-out.ts';
import { WebhookReply, webhookOut } from './webhook-out.ts';

export const AgentReply = Type.Object({
  agentId: Type.String(),
  name: Type.String(),
  description: Type.String(),
  language: Type.String(),
  languages: Type.Array(Type.String()),
  defaultTimezone: Type.String(),
  matchMode: Type.Enum(['hybrid', 'ml-only']),
  mlMinConfidence: Type.Number(),
  requestEntities: Type.Enum(['request', 'session'], {
    description: 'How long entities sent with a query hold.',
  }),
  webhook: WebhookReply,
  intents: Type.Integer({ description: 'Their number.' }),
  entities: Type.Integer({ description: 'Their number.' }),
  revision: Type.Integer({ description: 'Grows with each change.' }),
  published: Type.Optional(
    Type.Record(Type.String(), Type.Integer(), {
      description: 'The revision that answers in each environment; absent while publishing is off.',
    }),
  ),
});

export const agentOut = ({ id, settings, intents, entities, revision, environments }: Agent) => ({
  agentId: id,
  name: settings.name,
  description: settings.description,
  language: settings.language,
  languages: settings.languages,
  defaultTimezone: settings.defaultTimezone,
  matchMode: settings.matchMode,
  mlMinConfidence: settings.mlMinConfidence,
  requestEntities: settings.requestEntities ?? 'request',
  webhook: webhookOut(settings.webhook),
  intents: intents.size,
  entities: entities.size,
  revision,
  ...(environments && {
    published: Object.fromEntries(
      Array.from(environments.values(), (environment) => [environment.id, environment.revision]),
    ),
  }),
});

export const NewAgentReply = Type.Intersect([
  AgentReply,
  Type.Object({
    clientAccessToken: Type.String({ description: 'Shown only in this reply.' }),
    developerAccessToken: Type.String({ description: 'Shown only in this reply.' }),
    warnings: Type.Array(WarningReply),
  }),
  StatusReply,
]);

export const newAgentOut = ({ agent, clientAccessToken, developerAccessToken, warnings }: NewAgent) => ({
  ...agentOut(agent),
  clientAccessToken,
  developerAccessToken,
  warnings,
  status: success,
});

/** Of access tokens of agents and of the installation. */
export const LastUsedAt = Type.Optional(
  Type.String({
    description:
      'Accurate to about a minute, as the replying server knows it; absent if it has not seen the token. Servers that ' +
      'share a store keep it each for itself.',
  }),
);

export const TokenReply = Type.Object({
  tokenId: Type.String(),
  kind: Type.Enum(['client', 'developer']),
  issuedAt: Type.String(),
  name: Type.Optional(Type.String({ description: 'Who or what uses it.' })),
  note: Type.Optional(Type.String()),
  lastUsedAt: LastUsedAt,
  environment: Type.Optional(
    Type.String({ description: 'The environment that answers its queries; absent for production.' }),
  ),
});

export const tokenOut = ({ id, hash: _hash, ...token }: AccessToken, uses?: Pick<TokenUses, 'lastUse'>) => {
  const lastUsedAt = uses?.lastUse(id);
  return { tokenId: id, ...token, ...(lastUsedAt !== undefined && { lastUsedAt }) };
};
