import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { SESSION_LIFETIME_MS } from '../../../kernel/limits/conversation.ts';
import { SESSIONS_OPENED_MAX, SESSIONS_OPENED_MS_MAX } from '../../../kernel/limits/inbox.ts';
import { TURNS_PER_PAGE_MAX } from '../../../kernel/limits/reports.ts';
import { type Static, Type } from '../../../kernel/schema.ts';
import type { Positions } from '../../../outside/positions.ts';
import type { PastDesk } from '../../../replay/past-desk.ts';
import { RecordedTurn } from '../../../replay/wire/recorded-turn.ts';
import type { SessionHistory } from '../../../views/sessions/session-history.ts';
import { jsonWithList } from '../../body/json-list.ts';
import { operation } from '../../operation.ts';
import { queryValues } from '../../wire/lenient.ts';
import { AgentPath, SessionPath, sessionKeyOf, TurnPath, turnKeyOf } from '../../wire/paths.ts';
import { SessionsQuery, sessionFilterIn, sessionPageIn, sessionsQueryIn } from '../../wire/sessions-query.ts';

const SessionRow = Type.Object({
  agentId: Type.String(),
  sessionId: Type.String(),
  startedAt: Type.String(),
  lastActiveAt: Type.String(),
  turns: Type.Integer(),
  unmatched: Type.Integer({ description: 'Turns that only a fallback intent answered.' }),
  lowestScore: Type.Number({ description: 'The lowest score of a matched text; 1 if none matched.' }),
  abandoned: Type.Integer({ description: 'How often slot filling was abandoned.' }),
  asking: Type.String({ description: 'The parameter that the session asks for; empty for none.' }),
  lastText: Type.String(),
  languages: Type.Array(Type.String()),
  intents: Type.Array(Type.String()),
  actions: Type.Array(Type.String()),
  contexts: Type.Array(Type.String()),
  environments: Type.Array(Type.String(), {
    description: 'Environments that answered; none while publishing was off.',
  }),
  revisions: Type.Array(Type.String(), { description: 'Revisions of the agent that answered.' }),
  webhooks: Type.Array(Type.String(), { description: 'How its webhook calls ended, each outcome once.' }),
  tags: Type.Array(Type.String()),
  notes: Type.Integer({ description: 'How many notes people added.' }),
});

const SessionList = Type.Object({
  sessions: Type.Array(SessionRow),
  nextCursor: Type.Optional(Type.String()),
  counts: Type.Object(
    { sessions: Type.Integer(), turns: Type.Integer(), unmatched: Type.Integer() },
    { description: 'Counts of all matching sessions; of this page if there is `search`.' },
  ),
  search: Type.Optional(
    Type.Object(
      {
        looked: Type.Integer({ description: 'Sessions that were searched for this page.' }),
        candidates: Type.Integer({ description: 'Sessions on all pages that match the other filters.' }),
        unread: Type.Optional(
          Type.Integer({
            description: 'How many of them could not be searched, because their sealing keys are missing.',
          }),
        ),
        reached: Type.Optional(
          Type.Union([Type.String(), Type.Number()], {
            description: 'The sort key of the last session that was searched.',
          }),
        ),
        isComplete: Type.Boolean({ description: 'Whether all sessions were searched.' }),
      },
      {
        description:
          'If personal fields are sealed, `text`, `user`, `parameter` and `where` are searched for in ' +
          'the sessions themselves: ' +
          `${SESSIONS_OPENED_MAX} for a page, within ${SESSIONS_OPENED_MS_MAX / 1000} seconds. ` +
          'A page may have fewer sessions than were asked for; `nextCursor` goes on.',
      },
    ),
  ),
  isUpToDate: Type.Boolean({ description: 'False while the view lacks the newest events.' }),
});

const SessionTurns = Type.Object({
  sessionId: Type.String(),
  agentId: Type.String(),
  count: Type.Integer({ description: 'Turns that the session has.' }),
  next: Type.Optional(Type.Integer({ description: '`from` of the next page; absent on the last.' })),
  turns: Type.Array(RecordedTurn),
});

/** Turns of a page if the request does not name a number; a conversation usually has fewer. */
const TURNS = 100;
const TurnsQuery = Type.Object({
  from: Type.Integer({
    default: 1,
    description: 'Number of the first turn; 0 and less count from the end: -10 begins ten turns before it.',
  }),
  limit: Type.Integer({ minimum: 1, maximum: TURNS_PER_PAGE_MAX, default: TURNS }),
});

const tag = 'history';

type Ports = {
  readonly history: SessionHistory;
  readonly past: Pick<PastDesk, 'page' | 'turn'>;
  readonly agents: Pick<AgentDesk, 'requireKnown' | 'list'>;
  readonly now: () => string;
};

/** Conversations of agents and people, with the reasons of replies. */
export const sessionOperations = (ports: Ports) => [...listing(ports), ...reading(ports)];

const listing = ({ history, agents, now }: Ports) => {
  const list = async (
    agentIds: readonly string[],
    query: Static<typeof SessionsQuery>,
    after?: Positions,
  ) => {
    const isUpToDate =
      (await history.fresh()) && (after === undefined || (await history.fresh(after.session)));
    const endedBefore = new Date(Date.parse(now()) - SESSION_LIFETIME_MS).toISOString();
    const filter = { ...sessionFilterIn(query), endedBefore };
    const page = await history.list(agentIds, filter, sessionPageIn(query));
    return { ...page, isUpToDate };
  };
  return [
    operation({
      method: 'get',
      path: '/admin/sessions',
      summary: 'Find sessions of all agents, including deleted ones',
      tag,
      token: 'admin',
      query: SessionsQuery,
      accept: ({ query }) => ({ query: sessionsQueryIn(query) }),
      reply: SessionList,
      run: ({ query, after }) => {
        const all = [...agents.list(), ...agents.list('deleted')].map(({ id }) => id);
        // The order of ids does not change if an agent is created or deleted between two pages.
        return list(all.toSorted(), query, after);
      },
    }),
    operation({
      method: 'get',
      path: '/admin/agents/:id/sessions',
      summary: 'Find sessions of an agent: one page, and counts of all matching sessions',
      tag,
      token: 'agent-part',
      params: AgentPath,
      query: SessionsQuery,
      accept: ({ query }) => ({ query: sessionsQueryIn(query) }),
      reply: SessionList,
      run: ({ params: { id }, query, after }) => {
        agents.requireKnown(id);
        return list([id], query, after);
      },
    }),
  ];
};

const reading = ({ past }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session',
    summary: 'The turns of a session, each with its explanation',
    tag,
    token: 'agent-part',
    params: SessionPath,
    query: TurnsQuery,
    accept: ({ query }) => ({
      query: { from: 1, limit: TURNS, ...queryValues(query, { numbers: ['from', 'limit'] }) },
    }),
    reply: SessionTurns,
    errors: ['session_not_found'],
    run: async ({ params, query }) => {
      const key = sessionKeyOf(params);
      const { count, from, turns } = await past.page(key, query);
      const last = from + turns.length;
      const next = last <= count && turns.length > 0 ? { next: last } : {};
      return jsonWithList({ ...key, count, ...next }, 'turns', turns);
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/turns/:turn',
    summary: 'One turn with its explanation',
    tag,
    token: 'agent-part',
    params: TurnPath,
    reply: RecordedTurn,
    errors: ['session_not_found', 'turn_not_found'],
    run: ({ params }) => past.turn(turnKeyOf(params)),
  }),
];
