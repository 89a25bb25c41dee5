import { createHash } from 'node:crypto';
import type { TurnRequest } from './session-operations.ts';

/**
 * The id of a request's turn. If the client named the request by an idempotency key, the first 48 bits say
 * so in the record itself, where every server of the store finds it, at any time. The others stay random, so
 * that no two turns share an id, nor their events.
 * @param randomId a UUID
 */
export const turnIdOf = (request: TurnRequest, randomId: string): string =>
  request.idempotencyKey === undefined ? randomId : startOf(request) + randomId.slice(START_CHARS);

/** Whether this request, or an earlier try of it, has begun the turn. Without a key nothing proves that. */
export const isTurnOf = (request: TurnRequest, turnId: string): boolean =>
  request.idempotencyKey !== undefined && turnId.startsWith(startOf(request));

/** In a UUID, the digits before its version. */
const START_CHARS = '01234567-89ab'.length;

/** The same key with another query is another request. */
const startOf = ({ agentId, sessionId, ask, idempotencyKey }: TurnRequest): string => {
  const digits = createHash('sha256')
    .update(JSON.stringify([agentId, sessionId, ask, idempotencyKey]))
    .digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}`;
};
