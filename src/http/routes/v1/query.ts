import { type TSchema, Type } from '../../../kernel/schema.ts';
import type { SessionDesk } from '../../../turn/session-operations.ts';
import { type Operation, operation } from '../../operation.ts';
import { queryBody } from '../../wire/body-limits.ts';
import {
  bodyOfParameters,
  QueryBody,
  QueryParameters,
  queryBodyIn,
  queryParametersIn,
  turnRequestOf,
} from '../../wire/query-in.ts';
import { QueryReply, queryOut } from '../../wire/query-out.ts';
import { queueErrors } from '../session-part.ts';

export const queryRefusals = [
  'session_id_missing',
  'session_id_too_long',
  'lang_missing',
  'query_missing',
  'query_ambiguous',
  'query_too_long',
  'bad_language',
  'bad_timezone',
  'bad_trigger_name',
  'bad_context_name',
  'too_many_contexts',
  'user_entity_unknown',
  'user_entities_too_large',
  ...queueErrors,
] as const;

type Sessions = Pick<SessionDesk, 'runTurn'>;

export const queryOperations = (sessions: Sessions) => [
  ...atPath(sessions, {
    path: '/v1/query',
    summary: 'Understand one query or event and answer it',
  }),
  ...atPath(sessions, {
    path: '/v1/environments/:environment/query',
    summary: 'Understand one query or event and answer it as an environment of the agent does',
    params: Type.Object({
      environment: Type.String({ description: 'An environment, or draft. It overrides Parley-Environment.' }),
    }),
  }),
];

type Place = Pick<Operation, 'path' | 'summary'> & { readonly params?: TSchema };

const atPath = (sessions: Sessions, place: Place) => [
  operation({
    ...place,
    method: 'post',
    tag: 'query',
    token: 'client',
    usesModel: true,
    readsIdempotencyKey: true,
    accept: ({ body, query }) => ({ body: queryBodyIn(body, query) }),
    body: QueryBody,
    bodyLimits: queryBody,
    reply: QueryReply,
    errors: [...queryRefusals, 'event_too_large', 'voice_unsupported'],
    run: async (request) =>
      queryOut(await sessions.runTurn(turnRequestOf(request.body, request), request.isAwaited), request.v),
  }),
  operation({
    ...place,
    method: 'get',
    hasEffect: true,
    tag: 'query',
    token: 'client',
    usesModel: true,
    readsIdempotencyKey: true,
    accept: ({ query }) => ({ query: queryParametersIn(query) }),
    query: QueryParameters,
    reply: QueryReply,
    errors: queryRefusals,
    run: async (request) => {
      const turnRequest = turnRequestOf(bodyOfParameters(request.query), request);
      return queryOut(await sessions.runTurn(turnRequest, request.isAwaited), request.v);
    },
  }),
];
