import { Role } from '../../../agent/installation.ts';
import type { InstallationDesk } from '../../../authoring/installation-desk.ts';
import { TOKEN_NAME_CHARS_MAX } from '../../../kernel/limits/access.ts';
import { Type } from '../../../kernel/schema.ts';
import type { TokenUses } from '../../../outside/token-uses.ts';
import { operation } from '../../operation.ts';
import { LastUsedAt } from '../../wire/agent-out.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { StatusReply, success } from '../../wire/query-out.ts';

const tag = 'tokens';
const roles = { description: 'viewer can read, editor can also change agents, admin can do everything.' };

/** Access tokens of the installation, for people who look after several agents. */
export const accessOperations = (installation: InstallationDesk, uses?: Pick<TokenUses, 'lastUse'>) => [
  listOperation(installation, uses),
  grantOperation(installation),
  revokeOperation(installation),
];

const listOperation = (installation: InstallationDesk, uses?: Pick<TokenUses, 'lastUse'>) =>
  operation({
    method: 'get',
    path: '/admin/tokens',
    summary: "The installation's access tokens, without the tokens themselves",
    tag,
    token: 'admin',
    role: 'admin',
    reply: Type.Object({
      tokens: Type.Array(
        Type.Object({
          tokenId: Type.String(),
          role: Role,
          name: Type.String(),
          grantedAt: Type.String(),
          lastUsedAt: LastUsedAt,
        }),
      ),
    }),
    run: () => ({
      tokens: installation.list().map(({ tokenId, role, name, grantedAt }) => {
        const lastUsedAt = uses?.lastUse(tokenId);
        return { tokenId, role, name, grantedAt, ...(lastUsedAt !== undefined && { lastUsedAt }) };
      }),
    }),
  });

const grantOperation = (installation: InstallationDesk) =>
  operation({
    method: 'post',
    path: '/admin/tokens',
    summary: 'Grant a person access to the management API; only this reply shows the token',
    tag,
    token: 'admin',
    role: 'admin',
    body: Type.Object({
      role: Type.Enum(['viewer', 'editor', 'admin'], roles),
      name: Type.String({
        minLength: 1,
        maxLength: TOKEN_NAME_CHARS_MAX,
        description: 'The person who uses it.',
      }),
    }),
    bodyLimits: agentBody,
    reply: Type.Object({ tokenId: Type.String(), role: Role, token: Type.String() }),
    run: ({ body, tokenId }) => installation.grant(body, tokenId),
  });

const revokeOperation = (installation: InstallationDesk) =>
  operation({
    method: 'delete',
    path: '/admin/tokens/:tokenId',
    summary: 'Revoke an access token of the installation',
    tag,
    token: 'admin',
    role: 'admin',
    params: Type.Object({ tokenId: Type.String() }),
    reply: StatusReply,
    errors: ['token_not_found'],
    run: async ({ params, tokenId }) => {
      await installation.revoke(params.tokenId, tokenId);
      return { status: success };
    },
  });
