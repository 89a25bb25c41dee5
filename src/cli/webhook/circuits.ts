import { clientSettings } from '../../settings/settings.ts';
import { type Client, openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf } from '../client/filters.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { EXIT_FAILED, EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Circuit = {
  readonly agentName: string;
  readonly address: string;
  readonly state: string;
  readonly since?: string;
  readonly failures: number;
  readonly failuresMax: number;
  readonly retryAt?: string;
  readonly reason?: string;
};

type Reply = { readonly circuits: readonly Circuit[] };

export const webhookCircuits: Command = {
  name: 'webhook circuits',
  summary: 'list the webhook addresses, and show which calls are paused after failures',
  options: [
    { ...AGENT_OPTION, summary: 'id or name [default: all agents that the token opens]' },
    { flags: '--strict', summary: 'exit with 1 if calls to an address pause' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley webhook circuits', 'parley webhook circuits --agent "Bike shop" --strict --json'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const reply = await client.json<Reply>({ method: 'GET', path: await pathOf(client, args) });
    printAnswer(args, io, { json: reply, text: tableOf(reply, zoneOf(args), lineColumnsOf(io)) });
    const isPaused = reply.circuits.some(({ state }) => state !== 'closed');
    return args.has('strict') && isPaused ? EXIT_FAILED : EXIT_OK;
  },
};

/** A developer token opens the circuits of its own agent only. */
const pathOf = async (client: Client, args: CommandArguments): Promise<string> => {
  if (args.text('agent') !== undefined) return `${await agentPathOf(client, args)}/circuits`;
  const { agentId } = await client.json<{ readonly agentId?: string }>({
    method: 'GET',
    path: '/admin/whoami',
  });
  return agentId === undefined ? '/admin/circuits' : `/admin/agents/${agentId}/circuits`;
};

const tableOf = ({ circuits }: Reply, zone: string, columnsMax: number): string => {
  if (circuits.length === 0) return 'No agent calls a webhook.';
  const timeOf = (moment?: string): string => (moment === undefined ? '-' : localTime(moment, zone));
  const rows = circuits.map(({ agentName, address, state, since, failures, retryAt, ...rest }) => [
    agentName,
    address,
    rest.failuresMax === 0 ? `${state} (ignored)` : state,
    timeOf(since),
    rest.failuresMax === 0 ? String(failures) : `${failures} of ${rest.failuresMax}`,
    timeOf(retryAt),
    rest.reason ?? '-',
  ]);
  const head = ['AGENT', 'ADDRESS', 'STATE', `SINCE (${zone})`, 'FAILURES', 'TRIAL FROM', 'LAST FAILURE'];
  return inColumns([head, ...rows], columnsMax);
};
