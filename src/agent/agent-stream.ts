export const AGENT_CATEGORY = 'agent';

/** The only definition of the name of an agent's stream: `agent-<agentId>`. */
export const agentStream = (agentId: string): string => `${AGENT_CATEGORY}-${agentId}`;

export const parseAgentStream = (stream: string): string => stream.slice(AGENT_CATEGORY.length + 1);
