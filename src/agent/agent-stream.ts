export const AGENT_CATEGORY = 'agent';

/** The one place that knows how an agent's stream is named: `agent-<agentId>`. */
export const agentStream = (agentId: string): string => `${AGENT_CATEGORY}-${agentId}`;

export const parseAgentStream = (stream: string): string => stream.slice(AGENT_CATEGORY.length + 1);
