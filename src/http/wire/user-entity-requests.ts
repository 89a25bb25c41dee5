import { ParleyError } from '../../kernel/errors.ts';
import { isJsonObject } from '../../kernel/json.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import type { Wire } from '../operation.ts';
import { firstOf } from './lenient.ts';
import { sessionIdOf } from './session-id.ts';
import { userEntitiesIn, userEntityIn, WireUserEntity } from './user-entity-in.ts';

/** The documented body of POST /userEntities. */
export type UserEntitiesBody = Static<typeof UserEntitiesBody>;
export const UserEntitiesBody = Type.Object({
  sessionId: Type.String(),
  entities: Type.Array(WireUserEntity, { minItems: 1 }),
});

/**
 * Accepts the four formats of clients: `{sessionId, entities}`; a list with `sessionId` on each item; a list
 * with `sessionId` in the URL; one entity with its `sessionId`.
 */
export const userEntitiesBodyIn = ({ body, query }: Wire): unknown => {
  const inUrl = firstOf(query, 'sessionId');
  if (Array.isArray(body)) {
    const first: unknown = body.find((item) => isJsonObject(item) && item.sessionId !== undefined);
    const sessionId = sessionIdOf(isJsonObject(first) ? first.sessionId : undefined, inUrl);
    for (const [index, item] of body.entries()) {
      const isElsewhere = isJsonObject(item) && sessionIdOf(item.sessionId, sessionId) !== sessionId;
      if (isElsewhere) throw new ParleyError('request_invalid', notOneSession(index));
    }
    return { sessionId, entities: userEntitiesIn(body) };
  }
  if (!isJsonObject(body)) return { sessionId: sessionIdOf(inUrl), entities: body };
  // A client in Go writes its own names of the fields.
  const sessionId = sessionIdOf(body.sessionId ?? body.SessionID, inUrl);
  return { sessionId, entities: userEntitiesIn(body.entities ?? body.Entities ?? body) };
};

/** All entities must be valid, because the request is not applied in part. */
const notOneSession = (index: number) => ({
  place: `body.${index}.sessionId`,
  fault: 'must be the same for all; send one request for each session',
});

/** The documented body of PUT /userEntities/{name}; the path names the entity. */
export const userEntityBodyIn = ({ body, query, params }: Wire): unknown => {
  if (!isJsonObject(body)) return body;
  const sessionId = sessionIdOf(body.sessionId, firstOf(query, 'sessionId'));
  const entity = userEntityIn(body);
  return isJsonObject(entity) ? { ...entity, name: params.name, sessionId } : entity;
};
