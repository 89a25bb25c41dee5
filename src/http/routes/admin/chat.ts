import Type from 'typebox';
import { QUERY_BODY_BYTES_MAX } from '../../../kernel/limits.ts';
import { Context } from '../../../session/context.ts';
import type { SessionDesk } from '../../../turn/session-operations.ts';
import { operation } from '../../operation.ts';
import { firstOf } from '../../wire/lenient.ts';
import { NUMBERS_VERSION } from '../../wire/protocol-version.ts';
import { QueryBody, queryBodyIn, turnRequestOf } from '../../wire/query-in.ts';
import { QueryReply, queryOut, StatusReply, success } from '../../wire/query-out.ts';
import { queryRefusals } from '../v1/query.ts';
import { queueErrors } from './session-part.ts';

const Parameters = Type.Object({ id: Type.String() });
const SessionParameters = Type.Object({
  id: Type.String(),
  session: Type.String({ minLength: 1, maxLength: 36 }),
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
    params: Parameters,
    query: QueryParameters,
    accept: ({ body, query }) => ({
      query: query.environment === undefined ? {} : { environment: firstOf(query, 'environment') },
      body: queryBodyIn(body, {}),
    }),
    body: QueryBody,
    bodyLimits: { bytesMax: QUERY_BODY_BYTES_MAX, reads: 'json' },
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
    run: ({ params: { id, session } }) => sessions.contexts({ agentId: id, sessionId: session }),
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
    run: async ({ params: { id, session }, actor }) => {
      await sessions.deleteContexts({ agentId: id, sessionId: session }, 'all', actor);
      return { status: success };
    },
  }),
];
