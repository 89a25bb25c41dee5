import { SESSION_ID_CHARS_MAX } from '../../../kernel/limits/conversation.ts';
import { Type } from '../../../kernel/schema.ts';
import { Context } from '../../../session/context.ts';
import type { SessionDesk } from '../../../turn/session-operations.ts';
import { operation } from '../../operation.ts';
import { queryBody } from '../../wire/body-limits.ts';
import { firstOf } from '../../wire/lenient.ts';
import { AgentPath, sessionKeyOf } from '../../wire/paths.ts';
import { NUMBERS_VERSION } from '../../wire/protocol-version.ts';
import { QueryBody, queryBodyIn, turnRequestOf } from '../../wire/query-in.ts';
import { QueryReply, queryOut, StatusReply, success } from '../../wire/query-out.ts';
import { queueErrors } from '../session-part.ts';
import { queryRefusals } from '../v1/query.ts';

const SessionParameters = Type.Object({
  id: Type.String(),
  session: Type.String({ minLength: 1, maxLength: SESSION_ID_CHARS_MAX }),
});
const QueryParameters = Type.Object({
  environment: Type.Optional(
    Type.String({ description: 'The environment that answers, or draft. The default is production.' }),
  ),
});

/**
 * Lets people who manage an agent talk to it under their own token, so that no client token has to be
 * issued and revoked for a conversation.
 */
export const chatOperations = (sessions: Pick<SessionDesk, 'runTurn' | 'contexts' | 'deleteContexts'>) => [
  operation({
    method: 'post',
    path: '/admin/agents/:id/query',
    summary: 'Answer one query or event like POST /v1/query, without a client token',
    tag: 'query',
    token: 'agent-part',
    usesModel: true,
    params: AgentPath,
    query: QueryParameters,
    accept: ({ body, query }) => ({
      query: { environment: firstOf(query, 'environment') },
      body: queryBodyIn(body, {}),
    }),
    body: QueryBody,
    bodyLimits: queryBody,
    reply: QueryReply,
    errors: [...queryRefusals, 'event_too_large', 'voice_unsupported', 'environment_not_found'],
    run: ({ body, query: { environment }, params: { id }, actor, isAwaited }) =>
      sessions
        .runTurn(turnRequestOf(body, { actor, agentId: id, environment, v: NUMBERS_VERSION }), isAwaited)
        .then(queryOut),
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/contexts',
    summary: 'The active contexts of a session, newest first',
    tag: 'contexts',
    token: 'agent-part',
    params: SessionParameters,
    reply: Type.Array(Context),
    run: ({ params }) => sessions.contexts(sessionKeyOf(params)),
  }),
  operation({
    method: 'delete',
    path: '/admin/agents/:id/sessions/:session/contexts',
    summary: 'Remove all contexts of a session',
    tag: 'contexts',
    token: 'agent-part',
    params: SessionParameters,
    reply: StatusReply,
    errors: queueErrors,
    run: async ({ params, actor }) => {
      await sessions.deleteContexts(sessionKeyOf(params), 'all', actor);
      return { status: success };
    },
  }),
];
