import { entityNamed, withoutAt } from '../../../agent/references.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { Type } from '../../../kernel/schema.ts';
import type { SessionDesk } from '../../../turn/session-operations.ts';
import { operation } from '../../operation.ts';
import { queryBody } from '../../wire/body-limits.ts';
import { UserEntityReply, userEntityOut } from '../../wire/entity-out.ts';
import { StatusReply, success } from '../../wire/query-out.ts';
import { sessionAnywhere } from '../../wire/session-id.ts';
import { sentUserEntities, WireUserEntity } from '../../wire/user-entity-in.ts';
import { UserEntitiesBody, userEntitiesBodyIn, userEntityBodyIn } from '../../wire/user-entity-requests.ts';
import { NameParameter, SessionParameters, sessionChangeErrors, sessionErrors } from '../session-part.ts';

const entityRefusals = ['user_entity_unknown', 'user_entities_too_large'] as const;

type Agents = Pick<AgentDesk, 'get'>;
type Sessions = Pick<SessionDesk, 'userEntity' | 'setUserEntities' | 'deleteUserEntity'>;

export const userEntityOperations = (sessions: Sessions, agents: Agents) => [
  ...defineOperations(sessions),
  ...definitionOperations(sessions, agents),
];

const defineOperations = (sessions: Sessions) => [
  operation({
    method: 'post',
    path: '/v1/userEntities',
    summary: 'Define entities for one session',
    tag: 'userEntities',
    token: 'client',
    accept: (wire) => ({ body: userEntitiesBodyIn(wire) }),
    body: UserEntitiesBody,
    bodyLimits: queryBody,
    reply: StatusReply,
    errors: [...sessionChangeErrors, 'event_too_large', ...entityRefusals],
    run: async ({ agentId, environment, actor, body }) => {
      const { sessionId, entities } = body;
      await sessions.setUserEntities({ agentId, environment, sessionId }, sentUserEntities(entities), actor);
      return { status: success };
    },
  }),
  operation({
    method: 'put',
    path: '/v1/userEntities/:name',
    summary: 'Define one entity for one session',
    tag: 'userEntities',
    token: 'client',
    accept: (wire) => ({ body: userEntityBodyIn(wire) }),
    params: NameParameter,
    body: Type.Intersect([SessionParameters, WireUserEntity]),
    bodyLimits: queryBody,
    reply: StatusReply,
    errors: [...sessionChangeErrors, 'event_too_large', ...entityRefusals],
    run: async ({ agentId, environment, actor, body: { sessionId, ...entity } }) => {
      await sessions.setUserEntities({ agentId, environment, sessionId }, sentUserEntities([entity]), actor);
      return { status: success };
    },
  }),
];

const definitionOperations = (sessions: Sessions, agents: Agents) => [
  operation({
    method: 'get',
    path: '/v1/userEntities/:name',
    summary: 'One entity that a session defines',
    tag: 'userEntities',
    token: 'client',
    accept: (wire) => ({ query: sessionAnywhere(wire) }),
    params: NameParameter,
    query: SessionParameters,
    reply: UserEntityReply,
    errors: [...sessionErrors, 'user_entity_not_found'],
    run: async ({ agentId, environment, params, query: { sessionId } }) => {
      const userEntity = await sessions.userEntity(
        { agentId, environment, sessionId },
        withoutAt(params.name),
      );
      if (userEntity === undefined) throw new ParleyError('user_entity_not_found', params);
      const entity = entityNamed(agents.get(agentId), userEntity.name);
      return userEntityOut(userEntity, { sessionId, entity });
    },
  }),
  operation({
    method: 'delete',
    path: '/v1/userEntities/:name',
    summary: 'Remove one entity that a session defines',
    tag: 'userEntities',
    token: 'client',
    accept: (wire) => ({ query: sessionAnywhere(wire) }),
    params: NameParameter,
    query: SessionParameters,
    bodyLimits: queryBody,
    reply: StatusReply,
    errors: [...sessionChangeErrors, 'user_entity_not_found'],
    run: async ({ agentId, environment, actor, params, query: { sessionId } }) => {
      const was = await sessions.deleteUserEntity(
        { agentId, environment, sessionId },
        withoutAt(params.name),
        actor,
      );
      if (!was) throw new ParleyError('user_entity_not_found', params);
      return { status: success };
    },
  }),
];
