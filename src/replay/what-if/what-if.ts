import type { EventStore } from '../../kernel/event-store.ts';
import { EVENTS_AT_A_TIME, TURNS_AT_A_TIME } from '../../kernel/limits/replay.ts';
import { isAnnotation } from '../../session/annotations.ts';
import type { TurnReply } from '../../session/reply.ts';
import { parseSessionStream, sessionStream } from '../../session/session-stream.ts';
import type { TrainedAgent } from '../../turn/turn.ts';
import { positionSince } from '../position-since.ts';
import { type Responder, trainedAgentByTag } from '../rehearsal.ts';
import type { WhatIfReport } from '../wire/what-if-report.ts';
import { turnTally } from './turn-tally.ts';
import { type WhatIfFilter, whatIfSession } from './what-if-session.ts';

export type WhatIfOrder = {
  /** The agent whose sessions are used. */
  readonly agentId: string;
  /** Only these; absent: all. */
  readonly sessionIds?: readonly string[];
  readonly filter: WhatIfFilter;
  /** The agent that answers instead. */
  readonly agent: TrainedAgent['agent'];
  readonly trainedAgentIn: (language: string) => Promise<TrainedAgent>;
};

export type WhatIfPorts = {
  readonly store: Pick<EventStore, 'readAll' | 'readStream' | 'newestPosition' | 'positionStep'>;
  readonly webhookBody: (reply: TurnReply) => string;
  /** Lets other requests run. */
  readonly breathe: () => Promise<void>;
};

export type WhatIfStep =
  | { readonly done: number; readonly total: number }
  | { readonly report: WhatIfReport };

/** Processes sessions in order; yields the progress after every few of them, and finally the report. */
export async function* whatIfSteps(ports: WhatIfPorts, order: WhatIfOrder): AsyncGenerator<WhatIfStep> {
  const streams = yield* streamsFor(ports, order);
  const trainedAgentFor = trainedAgentByTag(order.trainedAgentIn, order.agent);
  const tally = turnTally();
  let sessions = 0;
  for (const [at, stream] of streams.entries()) {
    const { sessionId = '' } = parseSessionStream(stream) ?? {};
    const responderFor = respondersOf(sessionId, trainedAgentFor, ports.webhookBody);
    let hasTurns = false;
    for await (const outcome of whatIfSession(ports.store.readStream(stream), order.filter, responderFor)) {
      hasTurns = true;
      if (tally.add(outcome) % TURNS_AT_A_TIME === 0) await ports.breathe();
    }
    if (hasTurns) sessions += 1;
    yield { done: at + 1, total: streams.length };
  }
  yield { report: { sessions, ...tally.counts() } };
}

const respondersOf = (
  sessionId: string,
  trainedAgentFor: (tag: string) => TrainedAgent | Promise<TrainedAgent>,
  webhookBody: Responder['webhookBody'],
) => {
  const asResponder = (trainedAgent: TrainedAgent): Responder => ({ sessionId, trainedAgent, webhookBody });
  return (tag: string): Responder | Promise<Responder> => {
    const trainedAgent = trainedAgentFor(tag);
    return trainedAgent instanceof Promise ? trainedAgent.then(asResponder) : asResponder(trainedAgent);
  };
};

/**
 * Sessions of the agent with a turn in the given period, oldest first. Finding them takes seconds in a long
 * log, so other requests run between the steps.
 */
async function* streamsFor(
  { store, breathe }: WhatIfPorts,
  { agentId, sessionIds, filter: { since, until } }: WhatIfOrder,
): AsyncGenerator<WhatIfStep, readonly string[]> {
  if (sessionIds !== undefined) return sessionIds.map((sessionId) => sessionStream(agentId, sessionId));
  const streams = new Set<string>();
  const own = sessionStream(agentId, '');
  let eventsRead = 0;
  const after = since === undefined ? -1 : (await positionSince(store, since)) - 1;
  for await (const { stream, type, metadata } of store.readAll({ category: 'session', after })) {
    eventsRead += 1;
    const { occurredAt } = metadata;
    const isAsked =
      (since === undefined || occurredAt >= since) && (until === undefined || occurredAt < until);
    if (isAsked && stream.startsWith(own) && !isAnnotation({ type })) streams.add(stream);
    if (eventsRead % EVENTS_AT_A_TIME === 0) {
      await breathe();
      yield { done: 0, total: 0 };
    }
  }
  return [...streams];
}
