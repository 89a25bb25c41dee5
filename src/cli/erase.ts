import { resolve } from 'node:path';
import { clientSettings } from '../settings.ts';
import type { AgentRow } from './agent-list.ts';
import { chooseAgent } from './choose-agent.ts';
import { agentPath } from './choose-session.ts';
import { type Client, openClient } from './client.ts';
import { type Command, type Given, JSON_OPTION } from './command.ts';
import { confirmed } from './confirm.ts';
import { type Erasure, erasureText, isClean } from './erasure-text.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from './io.ts';
import { counted, printAnswer } from './print.ts';

export const erase: Command = {
  name: 'erase',
  summary: 'erase a session, or all sessions of a person, with everything that was made of them',
  options: [
    { flags: '--session <ID>', summary: 'one session' },
    {
      flags: '--where <PATH=VALUE>',
      summary: 'all sessions in which this stood in a request, such as originalRequest.data.user=U1',
    },
    { flags: '--parameter <NAME=VALUE>', summary: 'all sessions with this value of a parameter' },
    {
      flags: '--agent <ID>',
      summary: 'sessions of this agent, by id or name; of all agents, deleted ones too, when left out',
    },
    { flags: '--dry-run', summary: 'say what would be erased, and erase nothing' },
    { flags: '--yes', summary: 'do not ask' },
    { flags: '--verify', summary: 'look afterwards whether anything of it can still be read' },
    {
      flags: '--look-for <TEXT>',
      summary: 'with --verify: look for this text, too, on a server that did not erase it',
      repeats: true,
    },
    { flags: '--scavenge', summary: 'tell EventStoreDB to take what was deleted off its disk' },
    { flags: '--log <FILE>', summary: 'with --verify: look into this log of the server, too', repeats: true },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley erase --session 4711 --dry-run',
    'parley erase --where originalRequest.data.user=U1 --yes --verify',
    'parley erase --parameter email=ada@example.org --agent shop --json --yes',
  ],
  run: async (given, io) => {
    const body = criterionIn(given);
    const client = openClient(given, io);
    const agents = await agentsMeant(given, client);
    const found = await eraseIn(client, agents, { ...body, dryRun: true });
    if (given.has('dry-run')) return told(given, io, found);
    const meant = found.filter(({ sessions }) => sessions.length > 0);
    const isMore = given.has('verify') || given.has('scavenge');
    if (meant.length === 0 && !isMore) return told(given, io, found);
    const isWanted = meant.length === 0 || (await confirmed(given, io, questionOf(meant)));
    if (!isWanted) throw new CommandError('nothing was erased');
    const logs = given.texts('log').map((path) => resolve(io.cwd, path));
    const verify = given.has('verify') ? { verify: true, logs, lookFor: given.texts('look-for') } : {};
    const order = { ...body, ...verify, ...(given.has('scavenge') && { scavenge: true }) };
    const asked = meant.length === 0 ? await everErased(client, agents) : meant;
    return told(given, io, await eraseIn(client, asked, order));
  },
};

type Body = { readonly session?: string; readonly where?: string; readonly parameter?: string };

const criterionIn = (given: Given): Body => {
  const named = (['session', 'where', 'parameter'] as const).flatMap((name) => {
    const text = given.text(name);
    return text === undefined ? [] : [{ [name]: text }];
  });
  const [one, ...others] = named;
  if (one === undefined || others.length > 0) {
    throw new CommandError('say what to erase: one of --session, --where and --parameter', EXIT_USAGE);
  }
  // An erasure that means nobody by a slip of the pen would look as if there were nothing to erase.
  const [where, parameter] = [given.text('where'), given.text('parameter')];
  if (where !== undefined && !/^originalRequest\.[^=]+=./s.test(where))
    throw new CommandError(`--where takes originalRequest.PATH=VALUE, not "${where}"`, EXIT_USAGE);
  if (parameter !== undefined && !/^[^=]+=./s.test(parameter))
    throw new CommandError(`--parameter takes NAME=VALUE, not "${parameter}"`, EXIT_USAGE);
  return one;
};

type Meant = Pick<AgentRow, 'agentId'> & { readonly isDeleted?: true };

const AGENT_ID = /^[0-9a-f]{32}$/;

const agentsMeant = async (given: Given, client: Client): Promise<readonly Meant[]> => {
  const wanted = given.text('agent');
  // Sessions of an agent that was deleted are named by its id.
  if (wanted !== undefined)
    return AGENT_ID.test(wanted) ? [{ agentId: wanted }] : [await chooseAgent(client, wanted)];
  // Sessions outlive their agent.
  const deleted = (await listed(client, '?deleted=true')).map(({ agentId }) => ({
    agentId,
    isDeleted: true as const,
  }));
  return [...(await listed(client, '')), ...deleted];
};

const listed = async (client: Client, query: string): Promise<readonly AgentRow[]> => {
  const path = `/admin/agents${query}`;
  return (await client.json<{ readonly agents: readonly AgentRow[] }>({ method: 'GET', path })).agents;
};

/** Of agents that were deleted, those of whose sessions something was erased: there is nothing else to verify. */
const everErased = async (client: Client, agents: readonly Meant[]): Promise<readonly Meant[]> => {
  const some: Meant[] = [];
  for (const agent of agents) {
    if (agent.isDeleted && !(await hasReceipts(client, agent.agentId))) continue;
    some.push(agent);
  }
  return some;
};

const hasReceipts = async (client: Client, agentId: string): Promise<boolean> => {
  const path = `${agentPath(agentId)}/erasures`;
  const told = await client.json<{ readonly erasures: readonly unknown[] }>({ method: 'GET', path });
  return told.erasures.length > 0;
};

const eraseIn = async (
  client: Client,
  agents: readonly Meant[],
  body: object,
): Promise<readonly Erasure[]> => {
  const erasures: Erasure[] = [];
  for (const { agentId } of agents) {
    const path = `${agentPath(agentId)}/erase`;
    erasures.push(await client.json<Erasure>({ method: 'POST', path, body }));
  }
  return erasures;
};

const questionOf = (found: readonly Erasure[]): string => {
  const sum = (count: (one: Erasure) => number) => found.reduce((total, one) => total + count(one), 0);
  const [sessions, events] = [sum((one) => one.sessions.length), sum((one) => one.events)];
  return `Erase ${counted(sessions, 'session')} with ${counted(events, 'event')} for ever?`;
};

const told = (given: Given, io: Io, erasures: readonly Erasure[]): number => {
  printAnswer(given, io, { json: { erasures }, text: erasureText(erasures) });
  return erasures.every(isClean) ? EXIT_OK : EXIT_FAILED;
};
