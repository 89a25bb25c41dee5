import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import type { SessionPage } from '../../views/sessions/session-history.ts';
import { agentPath, chooseKnownAgent, listAgents } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { pageOptions, queryOf, requirePairs } from '../client/filters.ts';
import { localTime, MOMENT_WORDS, momentIn, zoneOf } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Page = SessionPage & { readonly isUpToDate: boolean };

export const sessionsList: Command = {
  name: 'sessions list',
  isDefault: true,
  summary: 'find sessions by what was said in them, by whom and when, with counts',
  options: [
    { flags: '--agent <agent>', summary: 'only sessions of this agent, by id or name' },
    { flags: '--id <part>', summary: 'sessions whose id contains this' },
    {
      flags: '--user <id>',
      summary: 'sessions of this user of a chat platform, wherever the platform names it',
    },
    {
      flags: '--parameter <name=value>',
      summary: 'sessions with this value of a parameter in any turn; can be repeated',
      repeats: true,
    },
    {
      flags: '--where <path=value>',
      summary: 'sessions with this value in a request, such as originalRequest.data.user=U1; can be repeated',
      repeats: true,
    },
    { flags: '--since <moment>', summary: `sessions active at or after this time: ${MOMENT_WORDS}` },
    { flags: '--until <moment>', summary: 'sessions that started before this time' },
    { flags: '--intent <name>', summary: 'sessions that matched this intent' },
    { flags: '--action <action>', summary: 'sessions with this action' },
    { flags: '--context <name>', summary: 'sessions in which this context was active' },
    {
      flags: '--text <words>',
      summary: 'sessions in which the user said all these words; piz* matches a prefix',
    },
    { flags: '--tag <tag>', summary: 'sessions with this tag; can be repeated', repeats: true },
    { flags: '--lang <tag>', summary: 'sessions with a turn in this language' },
    { flags: '--environment <name>', summary: 'sessions with a turn that this environment answered' },
    {
      flags: '--revision <number>',
      summary: 'sessions with a turn that this revision of the agent answered',
    },
    {
      flags: '--webhook <outcome>',
      summary: 'sessions with a webhook call of this outcome: replied, failed, timeout, http_status …',
    },
    { flags: '--unmatched', summary: 'sessions with a turn that only a fallback answered' },
    { flags: '--no-unmatched', summary: 'sessions without such a turn' },
    { flags: '--score-below <number>', summary: 'sessions with a match below this score' },
    { flags: '--abandoned', summary: 'sessions with abandoned slot filling' },
    { flags: '--no-abandoned', summary: 'sessions without abandoned slot filling' },
    { flags: '--asking', summary: 'sessions that wait for a parameter' },
    { flags: '--no-asking', summary: 'sessions that do not wait for a parameter' },
    {
      flags: '--sort <field>',
      summary: 'lastActiveAt, startedAt, turns, unmatched or lowestScore [default: lastActiveAt]',
    },
    { flags: '--ascending', summary: 'lowest first instead of highest' },
    ...pageOptions('sessions'),
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley sessions --since 24h',
    'parley sessions --user U-13 --since "yesterday 16:30" --until "yesterday 17:30"',
    'parley sessions --where originalRequest.data.channel=C7 --parameter drink=latte --zone Europe/Berlin',
    'parley sessions --tag refund --since 7d',
    'parley sessions --unmatched --sort unmatched',
    'parley sessions --intent order.pizza --text "large marg*" --webhook failed',
    'parley sessions --agent "Bike shop" --score-below 0.5 --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const agents = await chosenAgents(client, args);
    const [only] = agents;
    const path = only === undefined ? '/admin' : agentPath(only.agentId);
    const page = await client.json<Page>({ method: 'GET', path: `${path}/sessions?${queryIn(args)}` });
    const names = new Map(only === undefined ? await namesOf(client) : []);
    const zone = zoneOf(args);
    printAnswer(args, io, {
      json: page,
      text: pageText(page, { columnsMax: lineColumnsOf(io), zone, names }),
    });
    if (!page.isUpToDate)
      io.err.write('The list is behind what was recorded; see `parley projection lag`.\n');
    return EXIT_OK;
  },
};

/** The named agent; all agents if none is named and the token opens more than one. */
const chosenAgents = async (
  client: Client,
  args: CommandArguments,
): Promise<readonly { readonly agentId: string }[]> => {
  const isAny = args.text('agent') === undefined && client.agent === '' && !client.isAgentToken;
  return isAny ? [] : [await chooseKnownAgent(client, args.text('agent'), 'with --agent, by its id')];
};

const namesOf = async (client: Client): Promise<readonly (readonly [string, string])[]> =>
  (await listAgents(client)).map(({ agentId, name }) => [agentId, name] as const);

const queryIn = (args: CommandArguments): URLSearchParams => {
  requirePairs(args);
  const texts = [
    'id',
    'user',
    'intent',
    'action',
    'context',
    'text',
    'lang',
    'environment',
    'revision',
    'webhook',
    'sort',
    'limit',
    'cursor',
  ];
  const flags = ['unmatched', 'abandoned', 'asking'];
  const query = queryOf({
    since: momentIn(args, 'since'),
    until: momentIn(args, 'until'),
    scoreBelow: scoreIn(args),
    ...(args.has('ascending') && { order: 'asc' }),
    ...Object.fromEntries(texts.map((name) => [name, args.text(name)])),
    ...Object.fromEntries(flags.map((name) => [name, flagIn(args, name)])),
  });
  const values = (['parameter', 'where', 'tag'] as const).flatMap((name) =>
    args.texts(name).map((text): [string, string] => [name, text]),
  );
  return new URLSearchParams([...new URLSearchParams(query), ...values]);
};

const flagIn = (args: CommandArguments, name: string): string | undefined => {
  if (args.has(name)) return 'true';
  return args.has(`no-${name}`) ? 'false' : undefined;
};

const scoreIn = (args: CommandArguments): string | undefined => {
  const score = args.text('score-below');
  if (score === undefined || /^(0(\.\d+)?|1(\.0+)?|\.\d+)$/.test(score)) return score;
  throw new CommandError(`--score-below takes a number from 0 to 1, not "${score}"`, EXIT_USAGE);
};

/** Enough to recognise a session, and the other columns have room beside it. */
const TEXT_CHARS = 40;

type Layout = {
  readonly columnsMax: number;
  readonly zone: string;
  /** Names of agents by id; empty if all sessions belong to the named agent. */
  readonly names: ReadonlyMap<string, string>;
};

const pageText = ({ sessions, counts, nextCursor, search }: Page, layout: Layout): string => {
  const { columnsMax, zone, names } = layout;
  const sum = `${quantity(counts.sessions, 'session')}, ${quantity(counts.turns, 'turn')}, ${counts.unmatched} of them unmatched.`;
  // With a single agent, its name is omitted.
  const agentCell = (agentId: string): readonly string[] =>
    names.size > 1 ? [names.get(agentId) ?? `${agentId} (deleted)`] : [];
  const hasTags = sessions.some(({ tags }) => tags.length > 0);
  const tagsHead = hasTags ? ['TAGS'] : [];
  const rows = sessions.map(
    ({ agentId, sessionId, lastActiveAt, turns, unmatched, lowestScore, ...session }) => [
      sessionId,
      ...agentCell(agentId),
      localTime(lastActiveAt, zone),
      String(turns),
      String(unmatched),
      lowestScore === 1 ? '' : lowestScore.toFixed(2),
      remarkOn(session),
      ...(hasTags ? [session.tags.join(', ')] : []),
      shorten(session.lastText),
    ],
  );
  const agentHead = names.size > 1 ? ['AGENT'] : [];
  const active = `LAST ACTIVE (${zone})`;
  const head = [
    'SESSION',
    ...agentHead,
    active,
    'TURNS',
    'UNMATCHED',
    'LOWEST',
    '',
    ...tagsHead,
    'LAST SAID',
  ];
  const table = rows.length === 0 ? [] : [inColumns([head, ...rows], columnsMax)];
  const nextPageHint = nextCursor === undefined ? [] : ['', `More: --cursor ${nextCursor}`];
  const far = search === undefined ? [] : [searchText(search)];
  return [...table, ...(rows.length === 0 ? [] : ['']), sum, ...far, ...nextPageHint].join('\n');
};

/** Sealed words are searched session by session, so a page says how far the search came. */
const searchText = (search: NonNullable<Page['search']>): string => {
  const { looked, candidates, unread = 0, reached, isComplete } = search;
  const through = `Searched ${looked} of ${quantity(candidates, 'session')}`;
  const extent = isComplete ? `${through}, to the end.` : `${through}, as far as ${reached ?? 'the cursor'}.`;
  if (unread === 0) return extent;
  return `${extent} ${quantity(unread, 'session')} could not be searched, because their sealing keys are missing: \`parley store check\` lists them.`;
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

const shorten = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ')];
  return letters.length <= TEXT_CHARS ? letters.join('') : `${letters.slice(0, TEXT_CHARS - 1).join('')}…`;
};
