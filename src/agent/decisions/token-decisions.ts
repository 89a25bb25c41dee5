import type { Agent } from '../agent.ts';
import type { AgentCommand } from '../commands.ts';
import { type AgentDecision, refuse } from '../decision.ts';
import { hasEnvironment } from '../publishing.ts';

type IssueToken = Extract<AgentCommand, { type: 'IssueToken' }>;
type RevokeToken = Extract<AgentCommand, { type: 'RevokeToken' }>;

export const issueToken = ({ type: _, ...token }: IssueToken, agent: Agent): AgentDecision => {
  const { tokenId, environment } = token;
  if (agent.tokens.has(tokenId)) return refuse('id_taken', { id: tokenId });
  if (environment !== undefined && !hasEnvironment(agent, environment))
    return refuse('environment_not_found', { environment });
  return { events: [{ type: 'TokenIssued', data: token }] };
};

export const revokeToken = ({ tokenId }: RevokeToken, agent: Agent): AgentDecision =>
  agent.tokens.has(tokenId)
    ? { events: [{ type: 'TokenRevoked', data: { tokenId } }] }
    : refuse('token_not_found', { tokenId });
