import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { Type } from '../../../kernel/schema.ts';
import { WHOLE_NUMBER } from '../../../kernel/whole-number.ts';
import { LiveTurn } from '../../../replay/wire/live-turn.ts';
import type { TurnFilter } from '../../../views/sessions/turn-filter.ts';
import { lively } from '../../body/lively-lines.ts';
import type { LiveLists } from '../../live-lists.ts';
import { LinesReply, operation } from '../../operation.ts';
import { booleanOf, firstOf, queryValues } from '../../wire/lenient.ts';
import { AgentPath } from '../../wire/paths.ts';
import { RevisionParameter } from '../../wire/revision-parameter.ts';
import { SessionsQuery } from '../../wire/sessions-query.ts';

type Ports = {
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly lists: LiveLists;
  readonly newestPosition: () => Promise<number>;
  /** The turns of an agent that match and were answered after a position. @throws request_invalid */
  readonly turns: (options: {
    readonly agentId: string;
    readonly after: number;
    readonly follow: boolean;
    readonly filter: TurnFilter;
  }) => AsyncIterable<LiveTurn>;
};

const BEFORE_ALL = '-1';

const { intent, webhook } = SessionsQuery.properties;

/** All given criteria must match the same turn. */
const TurnsQuery = Type.Object({
  after: Type.String({
    pattern: `^(now|-1|${WHOLE_NUMBER})$`,
    default: BEFORE_ALL,
    description:
      'Turns whose reply was recorded after this position of the log (-1: all), or after `now`. The log is read ' +
      'from there on, also to search it.',
  }),
  environment: Type.Optional(Type.String({ description: 'Only turns that this environment answered.' })),
  revision: Type.Optional(RevisionParameter()),
  text: Type.Optional(
    Type.String({
      description: 'Only turns in which all these words were said; * at the end matches any ending.',
    }),
  ),
  intent,
  webhook,
  unmatched: Type.Optional(
    Type.Boolean({
      description: 'Only turns that no intent but a fallback answered. With false, the other turns.',
    }),
  ),
  scoreBelow: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'Only turns whose text was understood with a lower score.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'End after so many turns; to continue, request those after the position of the last.',
    }),
  ),
  follow: Type.Boolean({
    default: false,
    description: 'Keep the connection open and send turns as they happen.',
  }),
});

const filters = ['environment', 'revision', 'text', 'intent', 'webhook', 'unmatched', 'scoreBelow', 'limit'];

/** The turns of all sessions of an agent, in the order of their replies. */
export const turnOperations = ({ agents, lists, newestPosition, turns }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/turns',
    summary: 'Turns of all sessions of an agent in the order of their replies, also as they happen',
    tag: 'history',
    token: 'agent-part',
    params: AgentPath,
    query: TurnsQuery,
    accept: ({ query }) => ({
      query: {
        ...queryValues(query, { numbers: ['scoreBelow', 'limit'], flags: ['unmatched'] }, filters),
        after: firstOf(query, 'after') ?? BEFORE_ALL,
        follow: booleanOf(firstOf(query, 'follow') ?? false),
      },
    }),
    replyLine: Type.Object(
      {
        after: Type.Optional(Type.Integer()),
        turn: Type.Optional(LiveTurn),
      },
      { description: 'A turn. The first line has the position after which turns are sent instead.' },
    ),
    errors: ['too_many_live_lists', 'live_lists_full'],
    run: async ({ params: { id }, query, tokenId }) => {
      const { after: start, follow, limit, ...filter } = query;
      agents.get(id);
      const after = start === 'now' ? await newestPosition() : Number(start);
      const lines = withHead({ after }, turns({ agentId: id, after, follow, filter }), limit);
      return follow ? lively(lists.open(tokenId, lines)) : new LinesReply(lines);
    },
  }),
];

/** The position first, so that a client knows where to continue before anything happens; then some turns. */
const withHead = (
  head: { readonly after: number },
  turns: AsyncIterable<LiveTurn>,
  limit = Number.POSITIVE_INFINITY,
): AsyncIterable<{ readonly after: number } | { readonly turn: LiveTurn }> => ({
  [Symbol.asyncIterator]: () => {
    const all = turns[Symbol.asyncIterator]();
    let isFirst = true;
    let remainingTurns = limit;
    const end = async (): Promise<IteratorReturnResult<undefined>> => {
      await all.return?.();
      return { done: true, value: undefined };
    };
    return {
      next: async () => {
        if (isFirst) {
          isFirst = false;
          return { done: false, value: head };
        }
        if (remainingTurns === 0) return end();
        remainingTurns -= 1;
        const step = await all.next();
        return step.done === true
          ? { done: true, value: undefined }
          : { done: false, value: { turn: step.value } };
      },
      return: end,
    };
  },
});
