import { CALLS_RESENT_MAX } from '../../kernel/limits/webhooks.ts';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { agentPathOf, argumentsIn, callFilterIn, callFilterOptions, queryOf } from '../client/filters.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { confirm } from '../terminal/confirm.ts';
import { forTerminals } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';

type Resent = {
  readonly callId: string;
  readonly url: string;
  readonly recordedUrl: string;
  readonly agentRevision: number;
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
      flags: '--as-recorded',
      summary: 'use address, settings and credentials of the revision that answered the turn, not of today',
    },
    {
      flags: '--with-credentials',
      summary: 'refuse to send to another scheme, host or port, which gets no credentials',
    },
    ...callFilterOptions,
    { flags: '--strict', summary: 'exit with 1 if a reply differs' },
    { flags: '--dry-run', summary: 'list the calls that would be sent again, and send nothing' },
    { flags: '--yes', summary: 'do not ask before calls that options selected are sent' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley webhook resend CALL',
    'parley webhook resend CALL --as-recorded',
    'parley webhook resend CALL CALL --to http://127.0.0.1:3000/hook',
    'parley webhook resend --since 24h --outcome http_status --dry-run',
    'parley webhook resend --since 24h --outcome http_status --yes --strict --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { path, body } = await requestOf(args, client);
    if (args.has('dry-run')) {
      printAnswer(args, io, await selectionOf(args, client));
      return EXIT_OK;
    }
    if (!(await confirmResend(args, io, client))) throw new CommandError('nothing was sent');
    return send(args, io, client.lines({ method: 'POST', path, body }));
  },
};

/** Calls that options select are counted and confirmed first. */
const confirmResend = async (args: CommandArguments, io: Io, client: Client): Promise<boolean> => {
  if (args.has('yes') || argumentsIn(args).length > 0) return true;
  const { json } = await selectionOf(args, client);
  const calls = quantity(Math.min(json.total, CALLS_RESENT_MAX), 'call');
  const to = args.text('to') ?? `the webhook ${args.has('as-recorded') ? 'recorded' : 'of today'}`;
  return confirm(args, io, `Send ${calls} again to ${to}? The service may act on each of them again.`);
};

const send = async (args: CommandArguments, io: Io, lines: AsyncIterable<Line>): Promise<number> => {
  const resent: Resent[] = [];
  let [isCut, erasedCalls] = [false, 0];
  for await (const { resent: one, done } of lines) {
    isCut = done?.isCut ?? isCut;
    erasedCalls = done?.erased ?? erasedCalls;
    if (one === undefined) continue;
    resent.push(one);
    if (!args.has('json')) io.out.write(`${forTerminals(resendText(one, io))}\n`);
  }
  const sameCount = resent.filter(({ isSame }) => isSame).length;
  if (args.has('json'))
    io.out.write(
      `${forTerminals(JSON.stringify({ sent: resent.length, same: sameCount, erased: erasedCalls, isCut, resent }))}\n`,
    );
  else io.out.write(`${webhookText(args, resent)}${resent.length} sent, ${sameCount} answered as before.\n`);
  if (erasedCalls > 0) io.err.write(`${quantity(erasedCalls, 'call')} of erased sessions were not sent.\n`);
  if (isCut)
    io.err.write('More calls match than are sent at once: continue with --since or other options.\n');
  return args.has('strict') && sameCount < resent.length ? EXIT_FAILED : EXIT_OK;
};

/** Names the webhook that was used, because it may have changed since the calls. */
const webhookText = (args: CommandArguments, resent: readonly Resent[]): string => {
  const revisions = [...new Set(resent.map(({ agentRevision }) => agentRevision))].toSorted((a, b) => a - b);
  if (revisions.length === 0) return '';
  const whose = args.has('as-recorded') ? 'as it was at the time' : 'as it is today';
  return `Webhook ${whose} (agent revision ${revisions.join(', ')}).\n`;
};

const requestOf = async (args: CommandArguments, client: Client) => {
  const calls = argumentsIn(args);
  const to = args.text('to');
  const filter = callFilterIn(args);
  if (calls.length === 0 && Object.keys(filter).length === 0) {
    throw new CommandError('say which calls: name their ids, or give --since or another option', EXIT_USAGE);
  }
  if (calls.length > 0 && Object.keys(filter).length > 0) {
    throw new CommandError('name calls by their ids or by options, not both', EXIT_USAGE);
  }
  const [first] = calls;
  const agentPath =
    first === undefined || args.text('agent') !== undefined
      ? await agentPathOf(client, args)
      : await pathOfCall(client, first);
  return {
    path: `${agentPath}/webhook-calls/resend`,
    body: {
      ...(calls.length > 0 ? { calls } : filter),
      ...(to !== undefined && { to }),
      ...(args.has('as-recorded') && { webhook: 'recorded' }),
      ...(args.has('with-credentials') && { withCredentials: true }),
    },
  };
};

/** The calls that would be sent again: the count of all, and a list of the newest. */
const selectionOf = async (args: CommandArguments, client: Client) => {
  const ids = argumentsIn(args);
  const query = queryOf(callFilterIn(args));
  const page =
    ids.length > 0
      ? undefined
      : await callsPage(client, `${await agentPathOf(client, args)}/webhook-calls?${query}`);
  const calls = ids.length > 0 ? ids : (page?.calls ?? []).map(({ callId }) => callId);
  const total = page?.counts?.total ?? calls.length;
  const olderLine = total > calls.length ? [`… and ${quantity(total - calls.length, 'older one')}.`] : [];
  const limit =
    total > CALLS_RESENT_MAX ? [`At most ${CALLS_RESENT_MAX} are sent at once, the oldest first.`] : [];
  const whose = args.has('as-recorded') ? 'recorded' : 'of today';
  const destination = args.text('to') ?? `the webhook ${whose}`;
  const summary = `${quantity(total, 'call')} would be sent again to ${destination}. The service may act on each of them again.`;
  return { json: { total, calls }, text: [...calls, ...olderLine, summary, ...limit].join('\n') };
};

const callsPage = (client: Client, path: string) =>
  client.json<{
    readonly calls: readonly { readonly callId: string }[];
    readonly counts?: { readonly total: number };
  }>({ method: 'GET', path });

/** The id of a call is enough to find its agent. */
const pathOfCall = async (client: Client, callId: string): Promise<string> => {
  const path = `/admin/webhook-calls/${encodeURIComponent(callId)}`;
  const { agentId } = await client.json<{ readonly agentId: string }>({ method: 'GET', path });
  return agentPath(agentId);
};

const resendText = ({ callId, url, recordedUrl, isSame, changes, now }: Resent, io: Io): string => {
  const { green, red, dim } = coloursOf(io);
  const outcomeText = [now.outcome, now.status, now.details].filter((part) => part !== undefined).join(', ');
  const verdict = isSame ? green('same   ') : red('differs');
  const head = `${verdict} ${callId} ${dim(`${url}: ${outcomeText}, ${now.elapsedMs} ms`)}`;
  const lines = changes.map(({ path, before, after }) => {
    const place = path === '' ? '(all)' : path;
    return `  ${place}: ${red(valueText(before))} → ${green(valueText(after))}`;
  });
  const addressLine = url === recordedUrl ? [] : [dim(`  first sent to ${recordedUrl}`)];
  return [head, ...addressLine, ...lines].join('\n');
};

const valueText = (value: unknown): string => (value === undefined ? '(nothing)' : JSON.stringify(value));
