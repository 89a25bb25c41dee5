import Type from 'typebox';
import type { AnsweredBy } from '../../replay/live-turns.ts';
import { LiveTurn } from '../../replay/wire/live-turn.ts';
import type { AgentDesk } from '../../turn/desks.ts';
import { lively } from '../lively-lines.ts';
import { ndjson } from '../ndjson.ts';
import { operation } from '../operation.ts';
import { booleanOf, firstOf, textsIn } from '../wire/lenient.ts';
import { RevisionParameter } from '../wire/revision-parameter.ts';

type Ports = {
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly newestPosition: () => Promise<number>;
  /** Turns of an agent whose replies were recorded after a position. */
  readonly turns: (options: {
    readonly agentId: string;
    readonly after: number;
    readonly follow: boolean;
    readonly answeredBy: AnsweredBy;
  }) => AsyncIterable<LiveTurn>;
};

const BEFORE_ALL = '-1';

const TurnsQuery = Type.Object({
  after: Type.String({
    pattern: '^(now|-1|\\d{1,15})$',
    default: BEFORE_ALL,
    description: 'Turns whose reply was recorded after this position of the log (-1: all), or after `now`.',
  }),
  environment: Type.Optional(Type.String({ description: 'Only turns that this environment answered.' })),
  revision: Type.Optional(RevisionParameter),
  follow: Type.Boolean({
    default: false,
    description: 'Keep the connection open and send turns as they happen.',
  }),
});

/** The turns of all sessions of an agent, in the order of their replies. */
export const turnOperations = ({ agents, newestPosition, turns }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/turns',
    summary: 'Turns of all sessions of an agent in the order of their replies, also as they happen',
    tag: 'history',
    token: 'agent-part',
    params: Type.Object({ id: Type.String() }),
    query: TurnsQuery,
    accept: ({ query }) => ({
      query: {
        ...textsIn(query, ['environment', 'revision']),
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
    run: async ({ params: { id }, query: { after: start, follow, environment, revision } }) => {
      agents.get(id);
      const after = start === 'now' ? await newestPosition() : Number(start);
      const answeredBy = {
        ...(environment !== undefined && { environment }),
        ...(revision !== undefined && { revision: Number(revision) }),
      };
      const lines = headed({ after }, turns({ agentId: id, after, follow, answeredBy }));
      return follow ? lively(lines) : ndjson(lines);
    },
  }),
];

/** The position first, so that a client knows where to continue before anything happens. */
const headed = (
  head: { readonly after: number },
  turns: AsyncIterable<LiveTurn>,
): AsyncIterable<{ readonly after: number } | { readonly turn: LiveTurn }> => ({
  [Symbol.asyncIterator]: () => {
    const all = turns[Symbol.asyncIterator]();
    let isFirst = true;
    return {
      next: async () => {
        if (isFirst) {
          isFirst = false;
          return { done: false, value: head };
        }
        const step = await all.next();
        return step.done === true
          ? { done: true, value: undefined }
          : { done: false, value: { turn: step.value } };
      },
      return: async () => {
        await all.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});
