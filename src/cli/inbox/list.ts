import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, pageOptions, periodOptions, queryOf } from '../client/filters.ts';
import { momentIn } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { barChart } from '../terminal/bar-chart.ts';
import { printAnswer } from '../terminal/print.ts';

export type InboxAnswer = {
  readonly groups: readonly {
    readonly text: string;
    readonly language: string;
    readonly count: number;
    readonly utterances: readonly {
      readonly text: string;
      readonly count: number;
      readonly kind: string;
      readonly intentName: string;
      readonly score: number;
      readonly lastHeardAt: string;
    }[];
  }[];
  readonly counts: { readonly groups: number; readonly texts: number; readonly heard: number };
  readonly nextCursor?: string;
  readonly isCut: boolean;
  readonly lookedBackTo?: string;
};

const KINDS = ['unmatched', 'low-score'];

export const inboxList: Command = {
  name: 'inbox list',
  isDefault: true,
  summary: 'list texts that an agent did not understand, or with a low score, grouped by similarity',
  options: [
    AGENT_OPTION,
    ...periodOptions('texts'),
    { flags: '--lang <tag>', summary: "only one of the agent's languages" },
    { flags: '--kind <kind>', summary: `${KINDS.join(' or ')} [default: both]` },
    { flags: '--dismissed', summary: 'dismissed texts instead of the others' },
    { flags: '--below <score>', summary: 'scores below this are low, 0.8 at most [default: 0.6]' },
    ...pageOptions('groups'),
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley inbox',
    'parley inbox list --agent "Bike shop" --since 7d --kind unmatched',
    'parley inbox list --below 0.4 --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const query = queryOf({
      from: momentIn(args, 'since'),
      to: momentIn(args, 'until'),
      lang: args.text('lang'),
      kind: kindIn(args),
      dismissed: args.has('dismissed') ? 'true' : undefined,
      below: args.text('below'),
      limit: args.text('limit'),
      cursor: args.text('cursor'),
    });
    const path = `${await agentPathOf(client, args)}/inbox?${query}`;
    const answer = await client.json<InboxAnswer>({ method: 'GET', path });
    printAnswer(args, io, { json: answer, text: inboxText(answer, io) });
    return EXIT_OK;
  },
};

const kindIn = (args: CommandArguments): string | undefined => {
  const kind = args.text('kind');
  if (kind === undefined || KINDS.includes(kind.replace('_', '-'))) return kind?.replace('-', '_');
  throw new CommandError(`--kind takes ${KINDS.join(' or ')}, not "${kind}"`, EXIT_USAGE);
};

const cutText = (lookedBackTo = ''): string =>
  `There are more texts; this search goes back to ${lookedBackTo}: continue with --until ${lookedBackTo}`;

const inboxText = ({ groups, counts, nextCursor, isCut, lookedBackTo }: InboxAnswer, io: Io): string => {
  if (groups.length === 0) return isCut ? cutText(lookedBackTo) : 'The inbox is empty.';
  const lines = groups.flatMap(({ language, count, utterances }) =>
    utterances.map((utterance, place) => ({ ...utterance, language, count, place, own: utterance.count })),
  );
  const table = lines.map(({ place, count, own, text, language, kind, intentName, score }) => [
    place === 0 ? String(count) : '',
    place === 0 ? text : `  ${text}`,
    String(own),
    language,
    kind.replace('_', ' '),
    intentName === '' ? '-' : `${intentName} ${score.toFixed(2)}`,
  ]);
  const chart = barChart({
    head: ['GROUP', 'TEXT', 'HEARD', 'LANG', 'WHY', 'NEAREST INTENT'],
    table,
    isNumber: [true, false, true, false, false, false],
    values: lines.map(({ place, count }) => (place === 0 ? count : 0)),
    io,
  });
  return [
    chart,
    '',
    `${counts.heard} heard, ${quantity(counts.texts, 'text')} in ${quantity(counts.groups, 'group')}.`,
    ...(isCut ? [cutText(lookedBackTo)] : []),
    ...(nextCursor === undefined ? [] : [`More: --cursor ${nextCursor}`]),
  ].join('\n');
};
