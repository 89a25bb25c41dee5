import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { EventMetadata } from '../../../kernel/event.ts';
import { Json } from '../../../kernel/json.ts';
import { Type } from '../../../kernel/schema.ts';
import type { PastDesk } from '../../../replay/past-desk.ts';
import { sandboxStream, sessionStream } from '../../../session/session-stream.ts';
import type { EventFeed } from '../../../views/event-feed.ts';
import { lively } from '../../body/lively-lines.ts';
import type { LiveLists } from '../../live-lists.ts';
import { LinesReply, operation } from '../../operation.ts';
import { agentFor } from '../../own-agent.ts';
import { booleanOf, firstOf, numberOf } from '../../wire/lenient.ts';
import { Moment, momentOf } from '../../wire/moment.ts';

const RecordedEvent = Type.Object(
  {
    id: Type.String({ description: 'Does not change between reads.' }),
    stream: Type.String(),
    revision: Type.Integer(),
    position: Type.Integer({
      description: 'Its place in the log; to continue, request from the next position.',
    }),
    type: Type.String(),
    data: Json,
    metadata: EventMetadata,
  },
  { description: 'One recorded event.' },
);

const Damage = Type.Object({
  position: Type.Integer({ description: 'Of the last event of the record.' }),
  stream: Type.Optional(Type.String({ description: 'Absent if the damage hides it.' })),
  revision: Type.Optional(Type.Integer()),
  reason: Type.String(),
});

const UnreadableRecord = Type.Object(
  { unreadable: Damage },
  { description: 'A damaged record in place of its events. More lines follow.' },
);

const EventsQuery = Type.Object({
  session: Type.Optional(Type.String({ description: 'Events of one session only.' })),
  agent: Type.Optional(
    Type.String({
      description:
        'Id of its agent; not needed if only one agent has a session of that id. Without `session`, all that ' +
        'concerns this agent. With a developer token: its own agent.',
    }),
  ),
  from: Type.Integer({ minimum: 0, default: 0, description: 'The first position to read.' }),
  since: Moment('Begin at this time; up to an hour of older events may come first.'),
  follow: Type.Boolean({ default: false, description: 'Keep the connection open and send later events.' }),
});

type Ports = {
  readonly feed: EventFeed;
  readonly lists: LiveLists;
  readonly past: Pick<PastDesk, 'owners'>;
  readonly agents: Pick<AgentDesk, 'requireKnown'>;
  /** A position before all events of this time or later. */
  readonly positionSince: (moment: string) => Promise<number>;
};

/** Recorded events, one per line. */
export const eventOperations = ({ feed, lists, past, agents, positionSince }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/events',
    summary: 'Recorded events of a session, an agent or the whole store, in order, a JSON object a line',
    tag: 'history',
    token: 'own-agent',
    query: EventsQuery,
    accept: ({ query }) => {
      const since = firstOf(query, 'since');
      return {
        query: {
          session: firstOf(query, 'session'),
          agent: firstOf(query, 'agent'),
          since: since === undefined ? undefined : momentOf(since, 'since'),
          from: numberOf(firstOf(query, 'from') ?? 0),
          follow: booleanOf(firstOf(query, 'follow') ?? false),
        },
      };
    },
    replyLine: Type.Union([RecordedEvent, UnreadableRecord]),
    errors: ['agent_not_found', 'session_not_found', 'too_many_live_lists', 'live_lists_full'],
    run: async ({ query: { session, agent: named, since, follow, ...range }, tokenId, ...caller }) => {
      const agent = agentFor(caller, named);
      if (agent !== undefined) agents.requireKnown(agent);
      const what =
        session === undefined
          ? { ...(agent !== undefined && { agentId: agent }) }
          : { stream: await streamOf(past, session, agent) };
      const from = since === undefined ? range.from : Math.max(range.from, await positionSince(since));
      const events = feed.lines({ from, follow, ...what });
      return follow ? lively(lists.open(tokenId, events)) : new LinesReply(events);
    },
  }),
];

/** @throws session_not_found, and request_invalid if several agents have such a session */
const streamOf = async (past: Ports['past'], sessionId: string, agent?: string): Promise<string> => {
  const owners = await past.owners(sessionId);
  const ownersOfAgent = agent === undefined ? owners : owners.filter(({ agentId }) => agentId === agent);
  const [owner, other] = ownersOfAgent;
  if (owner === undefined) throw new ParleyError('session_not_found', { sessionId });
  if (other !== undefined && other.agentId !== owner.agentId) {
    const fault = `must be given: ${ownersOfAgent.map(({ agentId }) => agentId).join(', ')} have such a session`;
    throw new ParleyError('request_invalid', { place: 'agent', fault });
  }
  return (owner.isSandbox ? sandboxStream : sessionStream)(owner.agentId, sessionId);
};
