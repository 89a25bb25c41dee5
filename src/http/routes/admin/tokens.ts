import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import type { InstallationDesk } from '../../../authoring/installation-desk.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { TOKEN_NAME_CHARS_MAX, TOKEN_NOTE_CHARS_MAX } from '../../../kernel/limits/access.ts';
import { Type } from '../../../kernel/schema.ts';
import type { TokenUses } from '../../../outside/token-uses.ts';
import { authorOf } from '../../change-author.ts';
import { operation } from '../../operation.ts';
import { TokenReply, tokenOut } from '../../wire/agent-out.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { AgentPath } from '../../wire/paths.ts';
import { StatusReply, success } from '../../wire/query-out.ts';

/** The owner of the request's token. */
export const whoamiOperation = (
  agents: Pick<AgentDesk, 'get'>,
  installation?: Pick<InstallationDesk, 'nameOf'>,
) =>
  operation({
    method: 'get',
    path: '/admin/whoami',
    summary: "The owner of the request's token",
    tag: 'tokens',
    token: 'any',
    reply: Type.Object({
      actor: Type.Enum(['client', 'developer', 'admin']),
      role: Type.Optional(
        Type.Enum(['viewer', 'editor', 'admin'], { description: 'The role of a token for all agents.' }),
      ),
      agentId: Type.Optional(Type.String({ description: 'The only agent that it can access.' })),
      tokenId: Type.Optional(Type.String()),
      name: Type.Optional(Type.String()),
    }),
    run: ({ actor, role, agentId, tokenId }) => {
      const ownName = agentId && tokenId && agents.get(agentId).tokens.get(tokenId)?.name;
      const name = ownName || (tokenId && installation?.nameOf(tokenId));
      return {
        actor,
        ...(role !== undefined && { role }),
        ...(agentId !== '' && { agentId }),
        ...(tokenId !== undefined && { tokenId }),
        ...(name && { name }),
      };
    },
  });

/** An agent's access tokens. To rotate one, issue the next, distribute it, and revoke the old one. */
export const tokenOperations = (
  agents: Pick<AgentDesk, 'get' | 'issueToken' | 'revokeToken'>,
  isAdminToken: (token: string) => boolean,
  uses?: Pick<TokenUses, 'lastUse'>,
) => [listOperation(agents, uses), issueOperation(agents, isAdminToken), revokeOperation(agents)];

const listOperation = (agents: Pick<AgentDesk, 'get'>, uses?: Pick<TokenUses, 'lastUse'>) =>
  operation({
    method: 'get',
    path: '/admin/agents/:id/tokens',
    summary: "An agent's access tokens, without the tokens themselves",
    tag: 'tokens',
    token: 'agent-part',
    params: AgentPath,
    reply: Type.Object({ tokens: Type.Array(TokenReply) }),
    run: ({ params }) => ({
      tokens: Array.from(agents.get(params.id).tokens.values(), (token) => tokenOut(token, uses)),
    }),
  });

const issueOperation = (agents: Pick<AgentDesk, 'issueToken'>, isAdminToken: (token: string) => boolean) =>
  operation({
    method: 'post',
    path: '/admin/agents/:id/tokens',
    summary: 'Issue an access token; only this reply shows it',
    tag: 'tokens',
    token: 'agent-part',
    params: AgentPath,
    body: Type.Object({
      kind: Type.Enum(['client', 'developer']),
      value: Type.Optional(
        Type.String({
          writeOnly: true,
          description: 'An existing token to accept; by default a new one is made.',
        }),
      ),
      name: Type.Optional(
        Type.String({ minLength: 1, maxLength: TOKEN_NAME_CHARS_MAX, description: 'Who or what uses it.' }),
      ),
      note: Type.Optional(Type.String({ maxLength: TOKEN_NOTE_CHARS_MAX })),
      environment: Type.Optional(
        Type.String({
          description: 'The environment that answers its queries, or draft. The default is production.',
        }),
      ),
    }),
    bodyLimits: agentBody,
    reply: Type.Object({
      tokenId: Type.String(),
      kind: Type.Enum(['client', 'developer']),
      token: Type.String(),
    }),
    errors: ['bad_token_value', 'token_taken', 'environment_not_found'],
    run: ({ params, body, ...request }) => {
      if (body.value !== undefined && isAdminToken(body.value)) throw new ParleyError('token_taken', {});
      return agents.issueToken(params.id, body, request.actor, authorOf(request));
    },
  });

const revokeOperation = (agents: Pick<AgentDesk, 'revokeToken'>) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/tokens/:tokenId',
    summary: 'Revoke an access token',
    tag: 'tokens',
    token: 'agent-part',
    params: Type.Object({ id: Type.String(), tokenId: Type.String() }),
    reply: StatusReply,
    errors: ['token_not_found'],
    run: async ({ params, ...request }) => {
      await agents.revokeToken(params.id, params.tokenId, request.actor, authorOf(request));
      return { status: success };
    },
  });
