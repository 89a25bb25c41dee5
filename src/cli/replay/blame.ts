import { quantity } from '../../kernel/quantity.ts';
import type { Blame, BlamedEdit } from '../../replay/wire/blame.ts';
import { clientSettings } from '../../settings/settings.ts';
import { asTurn, chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { type Colours, coloursOf } from '../terminal/colours.ts';
import { printAnswer } from '../terminal/print.ts';
import { answererOf, scoreText, turnHeading } from './recorded-turn-text.ts';
import { failuresOf } from './turn-failures.ts';

export const blame: Command = {
  name: 'blame',
  summary: 'find the edit of the agent that led to a reply, with its token and time',
  args: [
    { name: '<session>', summary: 'id of a session or sandbox' },
    { name: '<turn>', summary: 'number of the turn, from 1' },
  ],
  options: [SESSION_AGENT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley blame SESSION 3', 'parley blame SESSION 3 --json'],
  run: async (args, io) => {
    const turn = asTurn(args.argument(1) ?? '', 'turn');
    const client = openClient(args, io);
    const { path } = await chooseSession(client, args);
    const report = await client.json<Blame>({ method: 'GET', path: `${path}/blame/${turn}` });
    printAnswer(args, io, { json: report, text: blameText(report, coloursOf(io)) });
    return EXIT_OK;
  },
};

const blameText = (report: Blame, colours: Colours): string => {
  const { transition, match, turn } = report;
  const { from, to, event, revision } = transition;
  return [
    turnHeading(turn, colours),
    `transition  ${from} → ${to} by ${event}, event ${revision} of the session`,
    `answered    by ${answererOf(turn)}`,
    `reply       from ${turn.reply?.from ?? '(none yet)'}${webhookOf(turn)}`,
    ...failuresOf(turn).map((failure) => `failed      ${failure}`),
    ...(match === undefined ? [] : [`match       ${matchOf(match)}`]),
    ...phrasesOf(report),
    ...(report.trigger ? [`event       ${report.trigger.name}, ${editOf(report.trigger.edit)}`] : []),
    ...(report.responses ? [`responses   last changed ${editOf(report.responses)}`] : []),
    ...(report.intent ? [`intent      made ${editOf(report.intent)}`] : []),
  ].join('\n');
};

const webhookOf = ({ reply, webhooks }: Blame['turn']): string => {
  const call = webhooks.at(-1);
  return reply?.from === 'webhook' && call !== undefined ? ` at ${call.url} (call ${call.callId})` : '';
};

const matchOf = ({ intent, matchedBy, score, candidates }: NonNullable<Blame['match']>): string => {
  const winner = candidates.find(({ outcome }) => outcome === 'won');
  const reason = winner === undefined ? '' : `, ${winner.reason.replaceAll('_', ' ')}`;
  if (intent === undefined) return 'nothing';
  return `${intent.name}, by ${matchedBy ?? '?'}, score ${scoreText(score)}${reason}`;
};

const phrasesOf = ({ phrases, turn }: Blame): readonly string[] => {
  if (turn.query.text === undefined) return [];
  if (phrases.length === 0) return ['phrase      none of the intent is like the text'];
  return phrases.map(({ text, similarity, edit }, at) => {
    const likeness = `${Math.round(similarity * 100)} % alike`;
    const came = edit?.origin === undefined ? 'added' : `assigned from the inbox${usageText(edit.origin)}`;
    return `${at === 0 ? 'phrase      ' : '            '}"${text}" (${likeness}), ${came} ${editOf(edit)}`;
  });
};

const usageText = ({ heard }: NonNullable<BlamedEdit['origin']>): string =>
  heard === 0 ? '' : ` (heard ${quantity(heard, 'time')})`;

const editOf = (edit: BlamedEdit | undefined): string =>
  edit === undefined
    ? 'by an edit that is not known'
    : `by ${edit.actor ?? 'an unknown'} token on ${edit.occurredAt} (${edit.event}, revision ${edit.revision})`;
