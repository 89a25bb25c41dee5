import { clientSettings } from '../../settings/settings.ts';
import type { SessionPage } from '../../views/session-history.ts';
import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, queryOf } from '../client/filters.ts';
import { MOMENT_WORDS, momentIn } from '../client/moment.ts';
import { type Command, type Given, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { counted, inColumns, printAnswer } from '../terminal/print.ts';

type Page = SessionPage & { readonly isUpToDate: boolean };

export const sessionsList: Command = {
  name: 'sessions list',
  isDefault: true,
  summary: 'list the sessions of an agent by what happened in them, with counts',
  options: [
    AGENT_OPTION,
    { flags: '--since <moment>', summary: `active then or later: ${MOMENT_WORDS}` },
    { flags: '--until <moment>', summary: 'begun before that' },
    { flags: '--intent <name>', summary: 'an intent answered' },
    { flags: '--action <action>', summary: 'an action was named' },
    { flags: '--context <name>', summary: 'a context was active' },
    { flags: '--text <words>', summary: 'all these words were said; piz* for what begins so' },
    { flags: '--lang <tag>', summary: 'the agent answered in this language' },
    { flags: '--webhook <outcome>', summary: 'a call ended so: replied, failed, timeout, http_status …' },
    { flags: '--unmatched', summary: 'a turn that no intent but a fallback answered' },
    { flags: '--no-unmatched', summary: 'no such turn' },
    { flags: '--score-below <number>', summary: 'a text was understood with a lower score' },
    { flags: '--abandoned', summary: 'slot filling was left before its end' },
    { flags: '--no-abandoned', summary: 'it never was' },
    { flags: '--asking', summary: 'a parameter is being asked for still' },
    { flags: '--no-asking', summary: 'nothing is being asked for' },
    {
      flags: '--sort <field>',
      summary: 'lastActiveAt, startedAt, turns, unmatched or lowestScore [default: lastActiveAt]',
    },
    { flags: '--ascending', summary: 'the least first instead of the greatest' },
    { flags: '--limit <number>', summary: 'sessions on a page, 500 at most [default: 50]' },
    { flags: '--cursor <cursor>', summary: 'go on where the page before ended' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley sessions --since 24h',
    'parley sessions --unmatched --sort unmatched',
    'parley sessions --intent order.pizza --text "large marg*" --webhook failed',
    'parley sessions --agent "Bike shop" --score-below 0.5 --json',
  ],
  run: async (given, io) => {
    const client = openClient(given, io);
    const path = `${await agentPathOf(client, given)}/sessions?${queryOf(queryIn(given))}`;
    const page = await client.json<Page>({ method: 'GET', path });
    printAnswer(given, io, { json: page, text: pageText(page, lineColumnsOf(io)) });
    if (!page.isUpToDate)
      io.err.write('The list is behind what was recorded; see `parley projection lag`.\n');
    return EXIT_OK;
  },
};

const queryIn = (given: Given): Readonly<Record<string, string>> => {
  const texts = ['intent', 'action', 'context', 'text', 'lang', 'webhook', 'sort', 'limit', 'cursor'];
  const flags = ['unmatched', 'abandoned', 'asking'];
  const query: Readonly<Record<string, string | undefined>> = {
    since: momentIn(given, 'since'),
    until: momentIn(given, 'until'),
    scoreBelow: scoreIn(given),
    ...(given.has('ascending') && { order: 'asc' }),
    ...Object.fromEntries(texts.map((name) => [name, given.text(name)])),
    ...Object.fromEntries(flags.map((name) => [name, flagIn(given, name)])),
  };
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
};

const flagIn = (given: Given, name: string): string | undefined => {
  if (given.has(name)) return 'true';
  return given.has(`no-${name}`) ? 'false' : undefined;
};

const scoreIn = (given: Given): string | undefined => {
  const score = given.text('score-below');
  if (score === undefined || /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(score)) return score;
  throw new CommandError(`--score-below takes a number from 0 to 1, not "${score}"`, EXIT_USAGE);
};

const TEXT_CHARS = 40;

const pageText = ({ sessions, counts, nextCursor, search }: Page, columnsMax: number): string => {
  const sum = `${counted(counts.sessions, 'session')}, ${counted(counts.turns, 'turn')}, ${counts.unmatched} of them unmatched.`;
  const rows = sessions.map(({ sessionId, lastActiveAt, turns, unmatched, lowestScore, ...session }) => [
    sessionId,
    lastActiveAt.slice(0, 19).replace('T', ' '),
    String(turns),
    String(unmatched),
    lowestScore === 1 ? '' : lowestScore.toFixed(2),
    remarkOn(session),
    shortened(session.lastText),
  ]);
  const head = ['SESSION', 'LAST ACTIVE (UTC)', 'TURNS', 'UNMATCHED', 'LOWEST', '', 'LAST SAID'];
  const table = rows.length === 0 ? [] : [inColumns([head, ...rows], columnsMax)];
  const more = nextCursor === undefined ? [] : ['', `More: --cursor ${nextCursor}`];
  const far = search === undefined ? [] : [searchText(search)];
  return [...table, ...(rows.length === 0 ? [] : ['']), sum, ...far, ...more].join('\n');
};

/** Words that are recorded sealed are looked for session by session, so it is told how far. */
const searchText = ({ looked, candidates, reached, isComplete }: NonNullable<Page['search']>): string => {
  const through = `Looked through ${looked} of ${counted(candidates, 'session')}`;
  if (isComplete) return `${through}, to the end.`;
  return `${through}, as far as ${reached ?? 'the cursor'}.`;
};

const remarkOn = ({
  abandoned,
  asking,
  webhooks,
}: {
  readonly abandoned: number;
  readonly asking: string;
  readonly webhooks: readonly string[];
}): string =>
  [
    ...(asking === '' ? [] : [`asks for ${asking}`]),
    ...(abandoned === 0 ? [] : ['abandoned']),
    ...webhooks.filter((outcome) => outcome !== 'replied'),
  ].join(', ');

const shortened = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length <= TEXT_CHARS ? letters.join('') : `${letters.slice(0, TEXT_CHARS - 1).join('')}…`;
};
