import type { CommandArguments, Option } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';
import { agentPath, chooseKnownAgent, deletedAgents, listAgents } from './choose-agent.ts';
import type { Client } from './client.ts';

export const SESSION_AGENT_OPTION: Option = {
  flags: '--agent <agent>',
  summary: 'id or name; optional if only one agent has this session',
};

/** A session of an agent, or a sandbox. */
export type ChosenSession = {
  readonly agentId: string;
  readonly sessionId: string;
  /** The path prefix of every request about it. */
  readonly path: string;
};

/** The session that a command names, with the agent that has it. */
export const chooseSession = async (client: Client, args: CommandArguments): Promise<ChosenSession> => {
  const sessionId = args.argument(0) ?? '';
  const agent = args.text('agent');
  // A token of an agent opens only that agent, so there is nothing to look up.
  const isNamed = agent !== undefined || client.agent !== '' || client.isAgentToken;
  const agentId = isNamed
    ? (await chooseKnownAgent(client, agent)).agentId
    : await ownerOf(client, sessionId);
  return { agentId, sessionId, path: `${agentPath(agentId)}/sessions/${encodeURIComponent(sessionId)}` };
};

/** A whole number from 1 on, or the default. */
export const turnIn = (args: CommandArguments, name: string): number | undefined => {
  const text = args.text(name);
  if (text === undefined) return undefined;
  return asTurn(text, `--${name}`);
};

export const asTurn = (text: string, place: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new CommandError(`${place} is "${text}", but must be the number of a turn, from 1 on`, EXIT_USAGE);
};

const ownerOf = async (client: Client, sessionId: string): Promise<string> => {
  type Owners = { readonly owners: readonly { readonly agentId: string; readonly isSandbox: boolean }[] };
  const query = new URLSearchParams({ session: sessionId });
  const { owners } = await client.json<Owners>({ method: 'GET', path: `/admin/replay/owners?${query}` });
  const [owner, ...others] = owners;
  if (owner === undefined) throw new CommandError(`no agent of this server has a session "${sessionId}"`);
  if (others.length === 0) return owner.agentId;
  const names = [...(await listAgents(client)), ...(await deletedAgents(client))]
    .filter(({ agentId }) => owners.some((owner) => owner.agentId === agentId))
    .map(({ agentId, name }) => `\n  ${agentId}  ${name}`);
  throw new CommandError(
    `several agents have a session of this id; say --agent:${names.join('')}`,
    EXIT_USAGE,
  );
};
