import { setTimeout } from 'node:timers/promises';
import Type from 'typebox';
import { ParleyError } from '../../kernel/errors.ts';
import { EventMetadata } from '../../kernel/event.ts';
import { Json } from '../../kernel/json.ts';
import { EVENTS_SILENT_MS_MAX } from '../../kernel/limits.ts';
import type { PastDesk } from '../../replay/past-desk.ts';
import { sandboxStream, sessionStream } from '../../session/session-stream.ts';
import type { AgentDesk } from '../../turn/desks.ts';
import type { EventFeed } from '../../views/event-feed.ts';
import { ndjson } from '../ndjson.ts';
import { BytesReply, operation } from '../operation.ts';
import { booleanOf, firstOf, numberOf } from '../wire/lenient.ts';
import { Moment, momentOf } from '../wire/moment.ts';

const RecordedEvent = Type.Object(
  {
    id: Type.String({ description: 'The same however often the event is read.' }),
    stream: Type.String(),
    revision: Type.Integer(),
    position: Type.Integer({ description: 'Its place in the whole log; to go on, ask from the next.' }),
    type: Type.String(),
    data: Json,
    metadata: EventMetadata,
  },
  { description: 'One recorded event.' },
);

const EventsQuery = Type.Object({
  session: Type.Optional(Type.String({ description: 'Events of one session only.' })),
  agent: Type.Optional(
    Type.String({
      description:
        'Id of its agent, not needed where only one has a session of that id; without `session`, all that ' +
        'concerns this agent.',
    }),
  ),
  from: Type.Integer({ minimum: 0, default: 0, description: 'The first position, itself included.' }),
  since: Moment('Begin where its events do; up to an hour of older ones may come first.'),
  follow: Type.Boolean({ default: false, description: 'Stay, and send what is recorded later.' }),
});

type Ports = {
  readonly feed: EventFeed;
  readonly past: Pick<PastDesk, 'owners'>;
  readonly agents: Pick<AgentDesk, 'requireKnown'>;
  /** A position before which nothing occurred at the moment or later. */
  readonly positionSince: (moment: string) => Promise<number>;
};

/** Recorded events as they are, line by line. */
export const eventOperations = ({ feed, past, agents, positionSince }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/events',
    summary: 'Recorded events of a session, an agent or the whole store, in order, a JSON object a line',
    tag: 'history',
    token: 'admin',
    query: EventsQuery,
    accept: ({ query }) => {
      const [session, agent] = [firstOf(query, 'session'), firstOf(query, 'agent')];
      const since = firstOf(query, 'since');
      const one = {
        ...(session !== undefined && { session }),
        ...(agent !== undefined && { agent }),
        ...(since !== undefined && { since: momentOf(since, 'since') }),
      };
      const from = numberOf(firstOf(query, 'from') ?? 0);
      return { query: { ...one, from, follow: booleanOf(firstOf(query, 'follow') ?? false) } };
    },
    replyLine: RecordedEvent,
    errors: ['agent_not_found', 'session_not_found'],
    run: async ({ query: { session, agent, since, follow, ...asked } }) => {
      if (agent !== undefined) agents.requireKnown(agent);
      const what =
        session === undefined
          ? { ...(agent !== undefined && { agentId: agent }) }
          : { stream: await streamOf(past, session, agent) };
      const from = since === undefined ? asked.from : Math.max(asked.from, await positionSince(since));
      const events = feed.events({ from, follow, ...what });
      return follow ? lively(events) : ndjson(events);
    },
  }),
];

/** @throws session_not_found, and request_invalid where several agents have such a session */
const streamOf = async (past: Ports['past'], sessionId: string, agent?: string): Promise<string> => {
  const owners = await past.owners(sessionId);
  const fitting = agent === undefined ? owners : owners.filter(({ agentId }) => agentId === agent);
  const [owner, other] = fitting;
  if (owner === undefined) throw new ParleyError('session_not_found', { sessionId });
  if (other !== undefined && other.agentId !== owner.agentId) {
    const fault = `must be given: ${fitting.map(({ agentId }) => agentId).join(', ')} have such a session`;
    throw new ParleyError('request_invalid', { place: 'agent', fault });
  }
  return (owner.isSandbox ? sandboxStream : sessionStream)(owner.agentId, sessionId);
};

/**
 * Lines as they come, and an empty one now and then while nothing happens: whoever listens, and what lies
 * between, would take a silent connection for a broken one.
 */
const lively = (values: AsyncIterable<unknown>): BytesReply =>
  new BytesReply(livelyLines(values), { contentType: 'application/x-ndjson' });

const livelyLines = (values: AsyncIterable<unknown>): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => {
    const iterator = values[Symbol.asyncIterator]();
    let coming: Promise<IteratorResult<unknown>> | undefined;
    let isFirst = true;
    return {
      next: async () => {
        coming ??= iterator.next();
        const come = await inTime(coming, isFirst ? 0 : EVENTS_SILENT_MS_MAX);
        isFirst = false;
        if (come === undefined) return { done: false, value: '\n' };
        coming = undefined;
        return come.done === true
          ? { done: true, value: undefined }
          : { done: false, value: `${JSON.stringify(come.value)}\n` };
      },
      return: async () => {
        await iterator.return?.();
        return { done: true, value: undefined };
      },
    };
  },
});

const inTime = async <T>(coming: Promise<T>, limitMs: number): Promise<T | undefined> => {
  const giveUp = new AbortController();
  const timeout = setTimeout(limitMs, undefined, { signal: giveUp.signal }).catch(() => undefined);
  try {
    return await Promise.race([coming, timeout]);
  } finally {
    giveUp.abort();
  }
};
