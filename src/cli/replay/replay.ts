import { quantity } from '../../kernel/quantity.ts';
import type { ReplayReport } from '../../replay/wire/replay-report.ts';
import { clientSettings } from '../../settings/settings.ts';
import { verificationText, verifiedRecord } from '../audit/verified-record.ts';
import { chooseKnownAgent } from '../client/choose-agent.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { type Client, openClient } from '../client/client.ts';
import { resultOf } from '../client/result-of.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { percentOf } from '../terminal/progress.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'check that each reply of a recorded session follows from its recording',
  args: [{ name: '[session]', summary: 'id of a session or sandbox; or use --all' }],
  options: [
    {
      flags: '--all',
      summary:
        'replay every session of --agent; or of the server, and then verify its record as audit verify does',
    },
    SESSION_AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley replay SESSION',
    'parley replay --all',
    'parley replay --all --agent "Bike shop" --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    if (args.has('all') === (args.argument(0) !== undefined)) {
      throw new CommandError('name a session, or give --all', EXIT_USAGE);
    }
    const report = args.has('all') ? await ofAll(client, args, io) : await ofOne(client, args);
    const isWhole = args.has('all') && args.text('agent') === undefined;
    const audit = isWhole ? await verifiedRecord(client, io) : undefined;
    const text = [replayReportText(report), ...(audit === undefined ? [] : [verificationText(audit)])].join(
      '\n',
    );
    printAnswer(args, io, { json: { ...report, ...(audit && { audit }) }, text });
    const isSound = report.divergent === 0 && report.unreadable === 0 && audit?.isIntact !== false;
    return isSound ? EXIT_OK : EXIT_FAILED;
  },
};

const ofOne = async (client: Client, args: CommandArguments): Promise<ReplayReport> => {
  const { path } = await chooseSession(client, args);
  return client.json<ReplayReport>({ method: 'POST', path: `${path}/replay` });
};

/** A line of the server's answer. */
type Line = { readonly events?: number; readonly share?: number; readonly report?: ReplayReport };

const ofAll = async (client: Client, args: CommandArguments, io: Io): Promise<ReplayReport> => {
  const idOrName = args.text('agent');
  const agent = idOrName === undefined ? undefined : (await chooseKnownAgent(client, idOrName)).agentId;
  const path = agent === undefined ? '/admin/replay' : `/admin/replay?agent=${encodeURIComponent(agent)}`;
  const progress = percentOf(io);
  const read = ({ share = 0, report }: Line) => {
    if (report === undefined) progress.show('replaying', Math.round(share * 100), 100);
    return report;
  };
  return resultOf(client, { method: 'POST', path }, { progress, read });
};

const replayReportText = (report: ReplayReport): string => {
  const { sessions, turns, events, divergent, unreadable, repliesOnly, divergences } = report;
  const counts = [quantity(sessions, 'session'), quantity(turns, 'turn'), quantity(events, 'event')].join(
    ', ',
  );
  const only = [
    repliesOnly === 0 ? '' : ` Of ${quantity(repliesOnly, 'turn')} only the reply could be checked.`,
    unreadable === 0 ? '' : ` ${quantity(unreadable, 'record')} cannot be read: see \`parley store check\`.`,
  ].join('');
  if (divergent === 0 && unreadable > 0) return `${counts}: every reply that can be read follows.${only}`;
  if (divergent === 0) return `${counts}: every reply follows from its recording.${only}`;
  const texts = divergences.map(({ sessionId, agentId, divergence }) => {
    const { kind, turn, revision, path, recorded, derived } = divergence;
    const place = turn === undefined ? `event ${revision}` : `turn ${turn}, event ${revision}`;
    return [
      `session ${sessionId} of agent ${agentId}, ${place}: ${reasons[kind]}`,
      `  at        ${path}`,
      `  recorded  ${JSON.stringify(recorded) ?? '(nothing)'}`,
      `  derived   ${JSON.stringify(derived) ?? '(nothing)'}`,
    ].join('\n');
  });
  return [...texts, `${counts}: ${divergent} of the sessions diverge.${only}`].join('\n\n');
};

const reasons: Readonly<Record<ReplayReport['divergences'][number]['divergence']['kind'], string>> = {
  sequence: 'an event is missing or out of order',
  illegal: 'the session could not take this event',
  reply: 'the reply does not follow from the events before it',
  decision: 'the recorded agent decides differently on what was recorded before',
  snapshot: 'the stored state differs from the fold of the events',
};
