import { quantity } from '../../kernel/quantity.ts';
import type { DrilledTurn, DrillSummary } from '../../replay/wire/drilled-turn.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, periodOptions, wholeNumberIn } from '../client/filters.ts';
import { momentIn } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { forTerminals } from '../terminal/for-terminals.ts';

type Line = {
  readonly turn?: DrilledTurn;
  readonly done?: { readonly sessions: number };
  readonly drill?: DrillSummary;
};

export const webhookDrill: Command = {
  name: 'webhook drill',
  summary: 'list replies that would change if the webhook were slower or failed; makes no calls',
  options: [
    AGENT_OPTION,
    ...periodOptions('calls'),
    { flags: '--slower <ms>', summary: 'milliseconds to add to every call' },
    { flags: '--fail <how>', summary: 'STATUS:PERCENT%, such as 503:20%; or timeout:5%, unreachable:1%' },
    { flags: '--timeout-ms <number>', summary: "timeout of a call [default: the agent's]" },
    {
      flags: '--seed <number>',
      summary: 'selects the calls that fail; the same seed selects the same calls [default: 1]',
    },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley webhook drill --agent ID --since 7d --slower 2000',
    'parley webhook drill --since 7d --slower 2000 --fail 503:20% --json',
  ],
  run: async (args, io) => {
    const body = planIn(args);
    const client = openClient(args, io);
    const path = `${await agentPathOf(client, args)}/webhook-drill`;
    const turns: DrilledTurn[] = [];
    let drill: DrillSummary | undefined;
    for await (const step of client.lines<Line>({ method: 'POST', path, body })) {
      drill = step.drill ?? drill;
      if (step.done !== undefined && io.terminal.err)
        io.err.write(`\r${quantity(step.done.sessions, 'session')}`);
      if (step.turn === undefined) continue;
      turns.push(step.turn);
      if (!args.has('json')) io.out.write(`${forTerminals(drillText(step.turn, io))}\n`);
    }
    if (drill === undefined) throw new CommandError(`${client.url} ended its reply early`);
    io.out.write(
      args.has('json') ? `${forTerminals(JSON.stringify({ ...drill, turns }))}\n` : `${summaryText(drill)}\n`,
    );
    return EXIT_OK;
  },
};

const planIn = (args: CommandArguments) => {
  const plan = {
    since: momentIn(args, 'since'),
    until: momentIn(args, 'until'),
    slowerMs: wholeNumberIn(args, 'slower'),
    timeoutMs: wholeNumberIn(args, 'timeout-ms'),
    seed: wholeNumberIn(args, 'seed'),
    fail: failIn(args),
  };
  if (plan.slowerMs === undefined && plan.fail === undefined) {
    throw new CommandError('say what goes wrong: --slower 2000, --fail 503:20%, or both', EXIT_USAGE);
  }
  return Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined));
};

const failIn = (args: CommandArguments) => {
  const text = args.text('fail');
  if (text === undefined) return undefined;
  const [, failure = '', percent = ''] =
    /^([345]\d\d|timeout|unreachable):(\d{1,3}(?:\.\d+)?)%?$/.exec(text) ?? [];
  if (failure === '' || Number(percent) > 100) {
    throw new CommandError(`--fail takes STATUS:PERCENT%, such as 503:20%; not "${text}"`, EXIT_USAGE);
  }
  return { with: /^\d/.test(failure) ? Number(failure) : failure, percent: Number(percent) };
};

const drillText = (turn: DrilledTurn, io: Io): string => {
  const { red, green, dim } = coloursOf(io);
  const { sessionId, query, cause, recorded, instead, changes, elapsedMs } = turn;
  const others = changes.filter((change) => change !== 'reply');
  return [
    `${sessionId} ${turn.turn} ${JSON.stringify(query)} ${dim(`${cause}; it took ${elapsedMs} ms`)}`,
    `  ${green(speechText(recorded))} → ${red(speechText(instead))}`,
    ...(others.length === 0 ? [] : [`  other ${others.join(', ')} from here on`]),
  ].join('\n');
};

const speechText = ({ speech, messages }: DrilledTurn['recorded']): string =>
  speech === '' && messages.length > 0 ? `(${quantity(messages.length, 'message')})` : JSON.stringify(speech);

const summaryText = (drill: DrillSummary): string =>
  [
    `${quantity(drill.calls, 'call')} in ${quantity(drill.sessions, 'session')}; ` +
      `${drill.hit} would have failed.`,
    `${quantity(drill.changed, 'turn')} would have another reply or other contexts, ` +
      `${drill.unchanged} the same; unknown: ${quantity(drill.hypothetical, 'later turn')}.`,
  ].join('\n');
