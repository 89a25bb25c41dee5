import type { EventStore } from '../kernel/event-store.ts';
import { EVENTS_AT_A_TIME, TURNS_AT_A_TIME, WHAT_IF_CHANGES_MAX } from '../kernel/limits.ts';
import { isAnnotation } from '../session/annotations.ts';
import type { TurnReply } from '../session/reply.ts';
import { parseSessionStream, sessionStream } from '../session/session-stream.ts';
import type { Answering } from '../turn/turn.ts';
import { alikeChanges } from './alike-changes.ts';
import { positionSince } from './position-since.ts';
import { type Actor, answeringByTag } from './rehearsal.ts';
import { type TurnFilter, type TurnOutcome, whatIfSession } from './what-if-session.ts';
import { changeCauses, type TurnChange, type WhatIfReport } from './wire/what-if-report.ts';

export type WhatIfOrder = {
  /** Whose sessions. */
  readonly agentId: string;
  /** These alone; all when absent. */
  readonly sessionIds?: readonly string[];
  readonly filter: TurnFilter;
  /** Who answers instead. */
  readonly agent: Answering['agent'];
  readonly answeringIn: (language: string) => Promise<Answering>;
};

export type WhatIfPorts = {
  readonly store: Pick<EventStore, 'readAll' | 'readStream' | 'newestPosition' | 'positionStep'>;
  readonly webhookBody: (reply: TurnReply) => string;
  /** Lets others have their turn. */
  readonly breathe: () => Promise<void>;
};

export type WhatIfStep =
  | { readonly done: number; readonly total: number }
  | { readonly report: WhatIfReport };

/** Sessions one after the other; how far it is after each few of them, and the report at the end. */
export async function* whatIf(ports: WhatIfPorts, order: WhatIfOrder): AsyncGenerator<WhatIfStep> {
  const streams = yield* streamsFor(ports, order);
  const answering = answeringByTag(order.answeringIn, order.agent);
  const tally = tallyOf();
  for (const [at, stream] of streams.entries()) {
    const { sessionId = '' } = parseSessionStream(stream) ?? {};
    const actorFor = actorsOf(sessionId, answering, ports.webhookBody);
    let hasTurns = false;
    for await (const outcome of whatIfSession(ports.store.readStream(stream), order.filter, actorFor)) {
      hasTurns = true;
      if (tally.add(outcome) % TURNS_AT_A_TIME === 0) await ports.breathe();
    }
    if (hasTurns) tally.addSession();
    yield { done: at + 1, total: streams.length };
  }
  yield { report: tally.report() };
}

const actorsOf = (
  sessionId: string,
  answering: (tag: string) => Answering | Promise<Answering>,
  webhookBody: Actor['webhookBody'],
) => {
  const asActor = (resolved: Answering): Actor => ({ sessionId, answering: resolved, webhookBody });
  return (tag: string): Actor | Promise<Actor> => {
    const resolved = answering(tag);
    return resolved instanceof Promise ? resolved.then(asActor) : asActor(resolved);
  };
};

/**
 * Sessions of the agent with a turn in the time asked about, the oldest first. To find them takes seconds in
 * a long log, so each step yields to other requests.
 */
async function* streamsFor(
  { store, breathe }: WhatIfPorts,
  { agentId, sessionIds, filter: { since, until } }: WhatIfOrder,
): AsyncGenerator<WhatIfStep, readonly string[]> {
  if (sessionIds !== undefined) return sessionIds.map((sessionId) => sessionStream(agentId, sessionId));
  const streams = new Set<string>();
  const own = sessionStream(agentId, '');
  let read = 0;
  const after = since === undefined ? -1 : (await positionSince(store, since)) - 1;
  for await (const { stream, type, metadata } of store.readAll({ category: 'session', after })) {
    read += 1;
    const { occurredAt } = metadata;
    const isAsked =
      (since === undefined || occurredAt >= since) && (until === undefined || occurredAt < until);
    if (isAsked && stream.startsWith(own) && !isAnnotation({ type })) streams.add(stream);
    if (read % EVENTS_AT_A_TIME === 0) {
      await breathe();
      yield { done: 0, total: 0 };
    }
  }
  return [...streams];
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const tallyOf = () => {
  let [sessions, turns, refused] = [0, 0, 0];
  const changes: TurnChange[] = [];
  const counts = new Map<TurnChange['cause'], number>();
  let [changed, hypothetical, hypotheticalTurns, webhooksUnrecorded] = [0, 0, 0, 0];
  const addChange = (change: TurnChange): void => {
    changed += 1;
    if (change.hypothetical) hypothetical += 1;
    if (change.webhookUnrecorded) webhooksUnrecorded += 1;
    counts.set(change.cause, (counts.get(change.cause) ?? 0) + 1);
    if (changes.length < WHAT_IF_CHANGES_MAX) changes.push(change);
  };
  return {
    addSession: (): void => {
      sessions += 1;
    },
    /** @returns the turns added so far */
    add: (outcome: TurnOutcome): number => {
      turns += 1;
      if (outcome.hypothetical) hypotheticalTurns += 1;
      if (outcome.is === 'refused') refused += 1;
      if (outcome.is === 'changed') addChange(outcome.change);
      return turns;
    },
    report: (): WhatIfReport => ({
      sessions,
      turns,
      changed,
      hypothetical,
      hypotheticalTurns,
      refused,
      webhooksUnrecorded,
      share: shareOf(changed - hypothetical, turns - hypotheticalTurns),
      groups: changeCauses.flatMap((cause) => {
        const count = counts.get(cause);
        if (count === undefined) return [];
        const own = changes.filter((change) => change.cause === cause);
        return [{ cause, turns: count, alike: alikeChanges(own), changes: own }];
      }),
    }),
  };
};
