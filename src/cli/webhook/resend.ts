import { clientSettings } from '../../settings/settings.ts';
import { type Client, openClient } from '../client/client.ts';
import { agentPathOf, argumentsIn, callFilterIn, callFilterOptions } from '../client/filters.ts';
import { refusalIn } from '../client/refusal.ts';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { forTerminals } from '../terminal/for-terminals.ts';
import { counted } from '../terminal/print.ts';

type Resent = {
  readonly callId: string;
  readonly url: string;
  readonly isSame: boolean;
  readonly changes: readonly { readonly path: string; readonly before?: unknown; readonly after?: unknown }[];
  readonly now: {
    readonly outcome: string;
    readonly status?: number;
    readonly details?: string;
    readonly elapsedMs: number;
  };
};

type Line = {
  readonly resent?: Resent;
  readonly done?: { readonly isCut: boolean; readonly erased: number };
};

export const webhookResend: Command = {
  name: 'webhook resend',
  summary: 'send recorded webhook requests again, and compare the replies; sessions do not change',
  args: [{ name: '[call...]', summary: 'ids from `parley webhook calls`; or select calls with options' }],
  options: [
    { flags: '--to <address>', summary: 'send to this address instead, without credentials' },
    {
      flags: '--with-credentials',
      summary: 'refuse to send to another scheme, host or port, which gets no credentials',
    },
    ...callFilterOptions,
    { flags: '--strict', summary: 'exit with 1 if a reply differs' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley webhook resend CALL',
    'parley webhook resend CALL CALL --to http://127.0.0.1:3000/hook',
    'parley webhook resend --since 24h --outcome http_status --strict --json',
  ],
  run: async (given, io) => {
    const client = openClient(given, io);
    const { path, body } = await askedBy(given, client);
    const resent: Resent[] = [];
    let [isCut, erased] = [false, 0];
    for await (const line of client.lines({ method: 'POST', path, body })) {
      const refusal = refusalIn(line);
      if (refusal !== undefined) throw new CommandError(refusal);
      // The server's own types describe its lines; this reads the few fields it prints.
      const { resent: one, done } = line as Line;
      isCut = done?.isCut ?? isCut;
      erased = done?.erased ?? erased;
      if (one === undefined) continue;
      resent.push(one);
      if (!given.has('json')) io.out.write(`${forTerminals(inWords(one, io))}\n`);
    }
    const same = resent.filter(({ isSame }) => isSame).length;
    if (given.has('json'))
      io.out.write(`${forTerminals(JSON.stringify({ sent: resent.length, same, erased, isCut, resent }))}\n`);
    else io.out.write(`${resent.length} sent, ${same} answered as before.\n`);
    if (erased > 0) io.err.write(`${counted(erased, 'call')} of erased sessions were not sent.\n`);
    if (isCut) io.err.write('More calls fit than are sent at once: go on with --since or other options.\n');
    return given.has('strict') && same < resent.length ? EXIT_FAILED : EXIT_OK;
  },
};

const askedBy = async (given: Given, client: Client) => {
  const calls = argumentsIn(given);
  const to = given.text('to');
  const filter = callFilterIn(given);
  if (calls.length === 0 && Object.keys(filter).length === 0) {
    throw new CommandError('say which calls: name their ids, or give --since or another option', EXIT_USAGE);
  }
  if (calls.length > 0 && Object.keys(filter).length > 0) {
    throw new CommandError('name calls by their ids or by options, not both', EXIT_USAGE);
  }
  const [first] = calls;
  const agentPath =
    first === undefined || given.text('agent') !== undefined
      ? await agentPathOf(client, given)
      : await pathOfCall(client, first);
  return {
    path: `${agentPath}/webhook-calls/resend`,
    body: {
      ...(calls.length > 0 ? { calls } : filter),
      ...(to !== undefined && { to }),
      ...(given.has('with-credentials') && { withCredentials: true }),
    },
  };
};

/** The id of a call is enough to find its agent. */
const pathOfCall = async (client: Client, callId: string): Promise<string> => {
  const path = `/admin/webhook-calls/${encodeURIComponent(callId)}`;
  const { agentId } = await client.json<{ readonly agentId: string }>({ method: 'GET', path });
  return `/admin/agents/${encodeURIComponent(agentId)}`;
};

const inWords = ({ callId, url, isSame, changes, now }: Resent, io: Io): string => {
  const { green, red, dim } = coloursOf(io);
  const ending = [now.outcome, now.status, now.details].filter((part) => part !== undefined).join(', ');
  const verdict = isSame ? green('same   ') : red('differs');
  const head = `${verdict} ${callId} ${dim(`${url}: ${ending}, ${now.elapsedMs} ms`)}`;
  const lines = changes.map(({ path, before, after }) => {
    const place = path === '' ? '(all)' : path;
    return `  ${place}: ${red(shown(before))} → ${green(shown(after))}`;
  });
  return [head, ...lines].join('\n');
};

const shown = (value: unknown): string => (value === undefined ? '(nothing)' : JSON.stringify(value));
