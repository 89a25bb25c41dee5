import Type from 'typebox';
import { AGENT_BODY_BYTES_MAX } from '../../kernel/limits.ts';
import type { AgentDesk } from '../../turn/desks.ts';
import { operation } from '../operation.ts';
import { TokenReply, tokenOut } from '../wire/agent-out.ts';
import { StatusReply, success } from '../wire/query-out.ts';

const IdParameter = Type.Object({ id: Type.String() });

/** An agent's access tokens: to rotate one, issue the next, hand it out, and revoke the old. */
export const tokenOperations = (agents: Pick<AgentDesk, 'get' | 'issueToken' | 'revokeToken'>) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/tokens',
    summary: "An agent's access tokens, without the tokens themselves",
    tag: 'tokens',
    token: 'agent-part',
    params: IdParameter,
    reply: Type.Object({ tokens: Type.Array(TokenReply) }),
    run: ({ params }) => ({ tokens: Array.from(agents.get(params.id).tokens.values(), tokenOut) }),
  }),
  operation({
    method: 'post',
    path: '/admin/agents/:id/tokens',
    summary: 'Issue one more access token; it is shown this once',
    tag: 'tokens',
    token: 'agent-part',
    params: IdParameter,
    body: Type.Object({ kind: Type.Enum(['client', 'developer']) }),
    bodyLimits: { bytesMax: AGENT_BODY_BYTES_MAX, reads: 'json' },
    reply: Type.Object({
      tokenId: Type.String(),
      kind: Type.Enum(['client', 'developer']),
      token: Type.String(),
    }),
    run: ({ params, body }) => agents.issueToken(params.id, body.kind),
  }),
  operation({
    method: 'delete',
    path: '/admin/agents/:id/tokens/:tokenId',
    summary: 'Revoke an access token',
    tag: 'tokens',
    token: 'agent-part',
    params: Type.Object({ id: Type.String(), tokenId: Type.String() }),
    reply: StatusReply,
    errors: ['token_not_found'],
    run: async ({ params }) => {
      await agents.revokeToken(params.id, params.tokenId);
      return { status: success };
    },
  }),
];
