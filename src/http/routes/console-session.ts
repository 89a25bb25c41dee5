import type { AgentDesk } from '../../authoring/agent-operations.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { CONSOLE_LOGINS_PER_MINUTE_MAX, CONSOLE_SESSION_MS } from '../../kernel/limits/access.ts';
import { Type } from '../../kernel/schema.ts';
import { type Caller, callerOf, type Door, hashOfToken } from '../auth.ts';
import {
  type Browser,
  type ConsoleHosts,
  halvesIn,
  refuseOpenWire,
  sessionCookie,
} from '../console/browser.ts';
import type { ConsoleSessions } from '../console/console-sessions.ts';
import { CookieReply, operation } from '../operation.ts';
import { rateLimit, requesterAt } from '../rate-limit.ts';
import { agentBody } from '../wire/body-limits.ts';
import { StatusReply, success } from '../wire/query-out.ts';

const tag = 'console';

const StartedSession = Type.Object({
  key: Type.String({ description: 'Send it as X-Parley-Console together with the cookie.' }),
  until: Type.String({ description: 'When the session ends.' }),
  actor: Type.Enum(['developer', 'admin']),
  role: Type.Optional(
    Type.Enum(['viewer', 'editor', 'admin'], { description: 'The role of a token for all agents.' }),
  ),
  agentId: Type.Optional(Type.String({ description: 'The only agent that a developer token can access.' })),
});

type Ports = {
  readonly agents: Pick<AgentDesk, 'ownerOf'>;
  readonly adminTokenHash?: string | undefined;
  readonly installation?: Door['installation'];
  readonly sessions: ConsoleSessions;
  readonly hosts: ConsoleHosts;
};

/** Login to the console with a token; the browser stores a session instead of it. */
export const consoleSessionOperations = ({ sessions, hosts, ...ports }: Ports) => {
  const { agents, adminTokenHash, installation } = ports;
  const door = { agents, adminTokenHash, installation };
  const admit = rateLimit({ requestsPerMinute: CONSOLE_LOGINS_PER_MINUTE_MAX });
  const check = (browser: Browser): void => {
    if (!hosts(browser.headers.host)) throw new ParleyError('console_host_unknown', {});
  };
  return [
    operation({
      method: 'post',
      path: '/admin/console/session',
      summary: 'Log in to the console: exchange a developer or admin token for a browser session',
      tag,
      token: 'none',
      body: Type.Object({ token: Type.String({ writeOnly: true }) }),
      bodyLimits: agentBody,
      reply: StartedSession,
      errors: [...refusals, 'token_missing', 'token_unknown', 'token_kind_wrong', 'too_many_requests'],
      run: async ({ body: { token }, browser }) => {
        check(browser);
        refuseOpenWire(browser);
        await admit?.(requesterAt(browser.socket.remoteAddress));
        const { actor, role, agentId } = whose(door, token);
        const { cookie, key, until } = sessions.begin(hashOfToken(token));
        const reply = { key, until, actor, ...(role && { role }), ...(agentId !== '' && { agentId }) };
        return new CookieReply(sessionCookie(browser, cookie, CONSOLE_SESSION_MS / 1000), reply);
      },
    }),
    operation({
      method: 'delete',
      path: '/admin/console/session',
      summary: 'Log out of the console: end the browser session',
      tag,
      token: 'none',
      reply: StatusReply,
      errors: refusals,
      run: ({ browser }) => {
        check(browser);
        const halves = halvesIn(browser);
        if (halves !== undefined) sessions.end(halves);
        return new CookieReply(sessionCookie(browser, '', 0), { status: success });
      },
    }),
  ];
};

const refusals = ['console_host_unknown', 'console_origin_refused'] as const;

/** Client tokens cannot log in to the console. @throws token_unknown, token_kind_wrong */
const whose = (door: Door, token: string): Caller => {
  const caller = callerOf(door, 'any', { authorization: `Bearer ${token}` });
  if (caller.actor !== 'client') return caller;
  return callerOf(door, 'developer', { authorization: `Bearer ${token}` });
};
