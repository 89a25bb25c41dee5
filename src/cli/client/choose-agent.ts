import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { AgentRow } from '../agent/list.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';
import type { Call, Client } from './client.ts';
import { exportContent } from './export-content.ts';

/**
 * The agent with that id or name; the only one if none is named.
 * @param howToName how the command names an agent
 */
export const chooseAgent = async (
  client: Client,
  idOrName: string | undefined,
  howToName = 'by its id',
): Promise<AgentRow> => singleMatch(await agentsOf(client), targetOf(client, idOrName), howToName);

/** The same, or a deleted agent with that id or name, whose sessions can still be read. */
export const chooseKnownAgent = async (
  client: Client,
  idOrName: string | undefined,
  howToName = 'by its id',
): Promise<AgentRow> => {
  const target = targetOf(client, idOrName);
  const agents = await agentsOf(client);
  if (target === undefined || client.isAgentToken || agents.some(isNamed(target))) {
    return singleMatch(agents, target, howToName);
  }
  const deletedMatches = (await deletedAgents(client)).filter(isNamed(target));
  return deletedMatches.length > 0
    ? oneOf(deletedMatches, target, howToName)
    : singleMatch(agents, target, howToName);
};

const targetOf = (client: Client, idOrName: string | undefined): string | undefined =>
  idOrName ?? (client.agent === '' ? undefined : client.agent);

const singleMatch = (
  agents: readonly AgentRow[],
  target: string | undefined,
  howToName: string,
): AgentRow => {
  if (agents.length > 0) return oneOf(agents, target, howToName);
  throw new CommandError('this server has no agents. Make one with `parley agent create NAME`.');
};

/** The agents of a server, or its deleted ones. */
export const listAgents = async (
  client: Client,
  query: '' | '?deleted=true' = '',
): Promise<readonly AgentRow[]> => {
  const path = `/admin/agents${query}`;
  return (await client.json<{ readonly agents: readonly AgentRow[] }>({ method: 'GET', path })).agents;
};

export const deletedAgents = (client: Client): Promise<readonly AgentRow[]> =>
  listAgents(client, '?deleted=true');

/** The path prefix of every request about an agent. */
export const agentPath = (agentId: string): string => `/admin/agents/${encodeURIComponent(agentId)}`;

const isNamed =
  (target: string) =>
  ({ agentId, name }: AgentRow): boolean =>
    agentId === target || name.toLowerCase() === target.toLowerCase();

/** @throws CommandError unless exactly one has that id or name */
export const oneOf = (
  agents: readonly AgentRow[],
  target: string | undefined,
  howToName = 'by its id',
): AgentRow => {
  const fits = target === undefined ? agents : agents.filter(isNamed(target));
  const [agent] = fits;
  if (agent !== undefined && fits.length === 1) return agent;
  const names = (fits.length > 0 ? fits : agents)
    .map(({ agentId, name }) => `\n  ${agentId}  ${name}`)
    .join('');
  const problem =
    fits.length > 0 ? `which agent? Name one ${howToName}:` : `there is no agent "${target}", but:`;
  throw new CommandError(problem + names, EXIT_USAGE);
};

/** Agents that the client's token can access. */
const agentsOf = async (client: Client): Promise<readonly AgentRow[]> => {
  if (!client.isAgentToken) return listAgents(client);
  const { agentId } = await client.json<{ readonly agentId?: string }>({
    method: 'GET',
    path: '/admin/whoami',
  });
  // PARLEY_TOKEN may also contain the admin token.
  if (agentId === undefined) return agentsOf({ ...client, isAgentToken: false });
  return [await client.json<AgentRow>({ method: 'GET', path: `/admin/agents/${agentId}` })];
};

/**
 * The id of the agent with that id or name. An id is used without a look-up, because a developer token opens
 * its own agent but cannot list agents.
 */
export const agentIdOf = async (admin: Client, idOrName?: string): Promise<string> =>
  idOrName !== undefined && /^[0-9a-f]{32}$/.test(idOrName)
    ? idOrName
    : (await chooseAgent(admin, idOrName)).agentId;

/** Paths and parameters of requests about an agent. */
export type AgentSource = Pick<Call, 'archive' | 'body'> & {
  readonly name: string;
  /** The path prefix of every request about it. */
  readonly path: string;
  readonly isExport: boolean;
};

/** Whether the argument is the path of an export and not an agent. */
export const isExport = (agentOrPath: string, io: Io): boolean =>
  existsSync(resolve(io.cwd, agentOrPath)) || /[/\\]|\.zip$/i.test(agentOrPath);

/** An agent of the server by its id or name, or an export in a file or folder. */
export const agentOrExport = async (agentOrPath: string, admin: Client, io: Io): Promise<AgentSource> => {
  if (isExport(agentOrPath, io)) {
    const name = basename(resolve(io.cwd, agentOrPath)).replace(/\.zip$/i, '');
    return { name, path: '/admin', isExport: true, ...(await exportContent(agentOrPath, io)) };
  }
  const { agentId, name } = await chooseAgent(admin, agentOrPath);
  return { name, path: agentPath(agentId), isExport: false };
};
