import { ParleyError } from '../../../kernel/errors.ts';
import { CONTEXTS_PER_SESSION_MAX } from '../../../kernel/limits/conversation.ts';
import { Type } from '../../../kernel/schema.ts';
import { Context } from '../../../session/context.ts';
import type { SessionDesk } from '../../../turn/session-operations.ts';
import { operation, type Wire } from '../../operation.ts';
import { queryBody } from '../../wire/body-limits.ts';
import { contextsIn, givenContexts, WireContext } from '../../wire/context-in.ts';
import { StatusReply, success } from '../../wire/query-out.ts';
import { sessionAnywhere } from '../../wire/session-id.ts';
import { NameParameter, SessionParameters, sessionChangeErrors, sessionErrors } from '../session-part.ts';

const sessionIn = (wire: Wire) => ({ query: sessionAnywhere(wire) });

type Sessions = Pick<SessionDesk, 'contexts' | 'addContexts' | 'deleteContexts'>;

export const contextOperations = (sessions: Sessions) => [
  ...readOperations(sessions),
  ...changeOperations(sessions),
];

const readOperations = (sessions: Pick<Sessions, 'contexts'>) => [
  operation({
    method: 'get',
    path: '/v1/contexts',
    summary: 'The active contexts of a session, newest first',
    tag: 'contexts',
    token: 'client',
    accept: sessionIn,
    query: SessionParameters,
    reply: Type.Array(Context),
    errors: sessionErrors,
    run: ({ agentId, environment, query }) => sessions.contexts({ agentId, environment, ...query }),
  }),
  operation({
    method: 'get',
    path: '/v1/contexts/:name',
    summary: 'One active context of a session',
    tag: 'contexts',
    token: 'client',
    accept: sessionIn,
    params: NameParameter,
    query: SessionParameters,
    reply: Context,
    errors: [...sessionErrors, 'context_not_found'],
    run: async ({ agentId, environment, params, query }) => {
      const contextName = params.name.toLowerCase();
      const active = await sessions.contexts({ agentId, environment, ...query });
      const context = active.find(({ name }) => name === contextName);
      if (context === undefined) throw new ParleyError('context_not_found', params);
      return context;
    },
  }),
];

const changeOperations = (sessions: Pick<Sessions, 'addContexts' | 'deleteContexts'>) => [
  operation({
    method: 'post',
    path: '/v1/contexts',
    summary: 'Activate contexts in a session',
    tag: 'contexts',
    token: 'client',
    accept: (wire) => ({ ...sessionIn(wire), body: contextsIn(wire.body) }),
    query: SessionParameters,
    body: Type.Array(WireContext, { maxItems: CONTEXTS_PER_SESSION_MAX }),
    bodyLimits: queryBody,
    reply: Type.Intersect([Type.Object({ names: Type.Array(Type.String()) }), StatusReply]),
    errors: [...sessionChangeErrors, 'event_too_large', 'bad_context_name', 'too_many_contexts'],
    run: async ({ agentId, environment, actor, query, body }) => {
      const names = await sessions.addContexts(
        { agentId, environment, ...query },
        givenContexts(body),
        actor,
      );
      return { names, status: success };
    },
  }),
  operation({
    method: 'delete',
    path: '/v1/contexts',
    summary: 'Remove all contexts of a session',
    tag: 'contexts',
    token: 'client',
    accept: sessionIn,
    query: SessionParameters,
    reply: StatusReply,
    errors: sessionChangeErrors,
    run: async ({ agentId, environment, actor, query }) => {
      await sessions.deleteContexts({ agentId, environment, ...query }, 'all', actor);
      return { status: success };
    },
  }),
  operation({
    method: 'delete',
    path: '/v1/contexts/:name',
    summary: 'Remove one context of a session',
    tag: 'contexts',
    token: 'client',
    accept: sessionIn,
    params: NameParameter,
    query: SessionParameters,
    reply: StatusReply,
    errors: [...sessionChangeErrors, 'context_not_found'],
    run: async ({ agentId, environment, actor, params, query }) => {
      const names = [params.name.toLowerCase()];
      const deletedNames = await sessions.deleteContexts({ agentId, environment, ...query }, names, actor);
      if (deletedNames.length === 0) throw new ParleyError('context_not_found', params);
      return { status: success };
    },
  }),
];
