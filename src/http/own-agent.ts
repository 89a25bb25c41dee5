import { ParleyError } from '../kernel/errors.ts';
import type { OperationRequest } from './operation.ts';

type Caller = Pick<OperationRequest, 'actor' | 'agentId'>;

/** The only agent that the caller may see; undefined for a token that opens all agents. */
export const ownAgent = ({ actor, agentId }: Caller): string | undefined =>
  actor === 'developer' ? agentId : undefined;

/**
 * The agent that a request concerns: the one that it names, and for a developer its own.
 * @throws token_kind_wrong if a developer names another agent
 */
export const agentFor = (caller: Caller, requestedAgentId: string | undefined): string | undefined => {
  const own = ownAgent(caller);
  if (own === undefined || requestedAgentId === undefined || requestedAgentId === own)
    return requestedAgentId ?? own;
  throw new ParleyError('token_kind_wrong', {
    needed: "the admin or that agent's developer",
    given: "another agent's developer",
  });
};
