import type { Agent } from '../../../agent/agent.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { Type } from '../../../kernel/schema.ts';
import type { ListedCircuit } from '../../../webhook/circuit-list.ts';
import { operation } from '../../operation.ts';
import { AgentPath } from '../../wire/paths.ts';

const CircuitReply = Type.Object({
  agentId: Type.String(),
  agentName: Type.String(),
  address: Type.String({ description: 'Scheme, host and port of the webhook.' }),
  state: Type.Enum(['closed', 'open', 'half-open'] as const, {
    description: 'Shared by all agents and servers that call the address.',
  }),
  since: Type.Optional(Type.String({ description: 'Absent if it never opened.' })),
  failures: Type.Integer({
    description: 'Failures in a row that opened it or, while it is closed, that this server saw.',
  }),
  failuresMax: Type.Integer({
    description: 'The number of failures in a row that opens it for this agent; 0 for never.',
  }),
  retryAt: Type.Optional(Type.String({ description: 'The earliest time of a trial call.' })),
  reason: Type.Optional(Type.String({ description: 'Why the last call failed.' })),
});

const Reply = Type.Object({ circuits: Type.Array(CircuitReply) });

type List = (agents: Iterable<Agent>) => Promise<readonly ListedCircuit[]>;

/** The circuits of the addresses that webhooks have now. */
export const circuitOperations = (list: List, agents: Pick<AgentDesk, 'get' | 'list'>) => [
  operation({
    method: 'get',
    path: '/admin/circuits',
    summary: "The circuits of all agents' webhooks",
    tag: 'webhooks',
    token: 'admin',
    reply: Reply,
    run: async () => ({ circuits: await list(agents.list()) }),
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/circuits',
    summary: "The circuits of an agent's webhook, in each of its environments",
    tag: 'webhooks',
    token: 'agent-part',
    params: AgentPath,
    reply: Reply,
    run: async ({ params: { id } }) => ({ circuits: await list([agents.get(id)]) }),
  }),
];
