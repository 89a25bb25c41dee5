import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '../src/agent/agent.ts';
import { agentStream } from '../src/agent/agent-stream.ts';
import { agentHistory } from '../src/authoring/agent-history.ts';
import type { NewEvent, RecordedEvent } from '../src/kernel/event.ts';
import type { EventStore } from '../src/kernel/event-store.ts';
import { USER_ENTITY_CHARS_MAX } from '../src/kernel/limits/conversation.ts';
import { SESSIONS_AT_A_TIME } from '../src/kernel/limits/replay.ts';
import type { Snapshot, SnapshotStore } from '../src/kernel/snapshot-store.ts';
import { type ReplayPorts, replayAll, replaySession } from '../src/replay/replay-all.ts';
import { retake } from '../src/replay/retaken-turn.ts';
import { turnAgain } from '../src/replay/sandbox-turn.ts';
import { turnSpans } from '../src/replay/turns/spans.ts';
import { turnsOf } from '../src/replay/turns/turns.ts';
import { withOutsideChanges } from '../src/replay/what-if/outside-changes.ts';
import type { Divergence } from '../src/replay/wire/replay-report.ts';
import { MACHINE_VERSION } from '../src/session/actor.ts';
import { type SessionEvent, sessionCatalogue } from '../src/session/events.ts';
import { foldEvent, newSession } from '../src/session/fold.ts';
import { sandboxId, sessionStream } from '../src/session/session-stream.ts';
import { memoryEventStore } from '../src/store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../src/store/memory/memory-snapshot-store.ts';
import { requestMetadata } from '../src/turn/request-metadata.ts';
import { sessionsOf } from '../src/turn/sessions.ts';
import { lasting, type TrainedAgent } from '../src/turn/turn.ts';
import { stateAfter } from './support/session-account.ts';
import { answeringBy, fox, lived, type Talk, talkative, talks } from './support/talks.ts';
import { openTestDesks, testOutside } from './support/test-desks.ts';

const store = memoryEventStore();
let trainedAgent: TrainedAgent;
let sessions = 0;

beforeAll(async () => {
  const desks = await openTestDesks({ store });
  const { agent } = await desks.agents.import(talkative, {});
  trainedAgent = answeringBy(desks.agents.get(agent.id));
  await desks.close();
});

const collected = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const portsOver = (over: EventStore): ReplayPorts => ({
  store: over,
  snapshots: memorySnapshotStore(),
  history: agentHistory({ store: over }),
  now: () => '2027-01-01T00:00:00.000Z',
  breathe: async () => undefined,
});

const live = async (talk: Talk) => {
  sessions += 1;
  const sessionId = `talk-${sessions}`;
  const stream = sessionStream(trainedAgent.agent.id, sessionId);
  const life = await lived(store, trainedAgent, sessionId, talk);
  return { stream, ...life, events: await collected(store.readStream(stream)) };
};

const snapshotAt = ({ revision, id }: RecordedEvent, facts: readonly SessionEvent[]): Snapshot => ({
  revision,
  eventId: id,
  version: MACHINE_VERSION,
  state: JSON.parse(JSON.stringify(facts.reduce(foldEvent, newSession))),
});

describe('any session', () => {
  it('folded up to a turn is what the live engine had after that turn, and what its events say', async () => {
    await fc.assert(
      fc.asyncProperty(talks, async (talk) => {
        const { states, events } = await live(talk);
        const spans = [...turnSpans(events)];
        expect(spans.map(({ after }) => after)).toEqual(states);
        expect(spans.map(({ number }) => number)).toEqual(states.map((_, at) => at + 1));
        // The engine and the fold share their code; the account has its own.
        const facts = events.map(sessionCatalogue.read);
        const ends = spans.map((span) => (span.facts.at(-1) ?? expect.fail()).recordedEvent.revision);
        expect(states).toEqual(ends.map((end) => stateAfter(facts.slice(0, end + 1))));
      }),
      { numRuns: 150 },
    );
  });

  it('is the same in other processes, with or without a snapshot, which can go on with it', async () => {
    const contexts = [{ name: 'met', lifespan: 1, parameters: {} }];
    await fc.assert(
      fc.asyncProperty(talks, fc.nat(), async (talk, chance) => {
        const { stream, end, events } = await live(talk);
        const facts = events.map(sessionCatalogue.read);
        expect(end).toEqual(stateAfter(facts));
        const snapshots = memorySnapshotStore();
        const newest = events[chance % events.length];
        if (newest !== undefined)
          await snapshots.save(stream, snapshotAt(newest, facts.slice(0, newest.revision + 1)));
        const outside = testOutside();
        const openedWith = (kept: SnapshotStore) =>
          sessionsOf({ store, snapshots: kept, outside }).open(stream);
        const processes = [await openedWith(snapshots), await openedWith(memorySnapshotStore())];
        for (const { state } of processes) expect(state()).toEqual(end);
        const changed = () => ({ type: 'AddContexts', contexts, now: outside.now() }) as const;
        for (const { record } of processes)
          await record(changed, requestMetadata(outside, trainedAgent, 'client'));
        for (const { refresh } of processes) await refresh();
        const after = (await collected(store.readStream(stream))).map(sessionCatalogue.read);
        expect(after).toHaveLength(facts.length + 2);
        for (const { state } of processes) expect(state()).toEqual(stateAfter(after));
      }),
      { numRuns: 100 },
    );
  });

  it('follows from its own recording, decision by decision', async () => {
    await fc.assert(
      fc.asyncProperty(talks, async (talk) => {
        const { stream, states } = await live(talk);
        const report = await replaySession(portsOver(store), stream);
        expect(report.divergences).toEqual([]);
        expect(report).toMatchObject({ turns: states.length, repliesOnly: 0 });
      }),
      { numRuns: 150 },
    );
  });

  it('has turns that contain each event once', async () => {
    await fc.assert(
      fc.asyncProperty(talks, async (talk) => {
        const { events, states } = await live(talk);
        const turns = turnsOf(events);
        expect(turns).toHaveLength(states.length);
        const revisions = turns.flatMap(({ meanwhile, revisions: { first, last } }) => [
          ...meanwhile.map(({ revision }) => revision),
          ...Array.from({ length: last - first + 1 }, (_, at) => first + at),
        ]);
        expect(revisions).toEqual(events.slice(0, revisions.length).map(({ revision }) => revision));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a replay', () => {
  const talk: Talk = {
    happenings: [
      { is: 'said', text: 'hello', parts: {} },
      { is: 'said', text: 'book a room', parts: {} },
      { is: 'said', text: '4', parts: {} },
      { is: 'said', text: 'order a cake for my kitty', parts: {} },
    ],
    replies: [{ status: 200, body: JSON.stringify({ speech: 'With pleasure.' }), elapsedMs: 7 }],
  };

  /** A store with the agent and one session, in which something was changed behind Parley's back. */
  const tampered = async (
    change: (event: RecordedEvent, index: number) => readonly NewEvent[],
  ): Promise<{ readonly over: EventStore; readonly stream: string }> => {
    const { stream, events } = await live(talk);
    const over = memoryEventStore();
    const agent = agentStream(trainedAgent.agent.id);
    await over.append(agent, await collected(store.readStream(agent)), 'any');
    await over.append(stream, events.flatMap(change), 'any');
    return { over, stream };
  };

  const divergenceAfter = async (
    change: (event: RecordedEvent, index: number) => readonly NewEvent[],
  ): Promise<Divergence | undefined> => {
    const { over, stream } = await tampered(change);
    return (await replaySession(portsOver(over), stream)).divergences[0]?.divergence;
  };

  /** Changes the first event of that type in its data, as JSON. */
  const inFirst = (type: string, from: string, to: string) => {
    let isDone = false;
    return (event: RecordedEvent): readonly NewEvent[] => {
      if (isDone || event.type !== type) return [event];
      isDone = true;
      return [{ ...event, data: JSON.parse(JSON.stringify(event.data).replaceAll(from, to)) }];
    };
  };

  it('finds nothing in unchanged recordings', async () => {
    expect(await divergenceAfter((event) => [event])).toBeUndefined();
  });

  it('reports both the recorded and the replayed reply if they differ', async () => {
    expect(await divergenceAfter(inFirst('ReplySent', 'Hello', 'Go away'))).toEqual({
      kind: 'reply',
      turn: 1,
      revision: 2,
      path: 'ReplySent.fulfillment.speech',
      recorded: 'Go away',
      derived: 'Hello',
    });
  });

  it('finds a context that the intent does not set', async () => {
    expect(await divergenceAfter(inFirst('IntentMatched', '"lifespan":2', '"lifespan":3'))).toMatchObject({
      kind: 'decision',
      turn: 1,
      path: 'IntentMatched.contexts.0.lifespan',
      recorded: 3,
      derived: 2,
    });
  });

  it('finds a webhook that said something else', async () => {
    expect(await divergenceAfter(inFirst('WebhookReplied', 'With pleasure.\\', 'Never.\\'))).toMatchObject({
      kind: 'decision',
      turn: 4,
      path: 'WebhookReplied.fulfillment.speech',
      recorded: 'With pleasure.',
      derived: 'Never.',
    });
  });

  it('finds an event that is missing, and one that could not happen', async () => {
    expect(
      await divergenceAfter(({ type, ...event }) => (type === 'SlotPrompted' ? [] : [{ type, ...event }])),
    ).toMatchObject({ kind: 'sequence', path: 'id' });
    const twice = await divergenceAfter((event) =>
      event.type === 'ReplySent' && event.revision === 2
        ? [event, { ...event, id: `${event.id.slice(0, -1)}3` }]
        : [event],
    );
    expect(twice).toMatchObject({ kind: 'illegal', revision: 3, recorded: 'ReplySent' });
  });

  it('of all sessions names those that diverge, and counts the others', async () => {
    const { over } = await tampered(inFirst('ReplySent', 'Hello', 'Go away'));
    await lived(over, trainedAgent, 'another', talk);
    const steps = await collected(replayAll(portsOver(over)));
    expect(steps.at(-1)).toMatchObject({
      report: {
        sessions: 2,
        turns: 8 - 3,
        divergent: 1,
        divergences: [{ agentId: trainedAgent.agent.id, divergence: { kind: 'reply' } }],
      },
    });
  });

  it('lets other requests run while it adds up the results of many sessions', async () => {
    const [first = expect.fail()] = (await live(talk)).events;
    const many = memoryEventStore();
    const count = 3 * SESSIONS_AT_A_TIME;
    for (let at = 0; at < count; at += 1)
      await many.append(sessionStream(trainedAgent.agent.id, `one-${at}`), [first], 'no-stream');
    let breaths = 0;
    let breathsAtEnd = 0;
    const over: EventStore = {
      ...many,
      readAll: async function* (options) {
        yield* many.readAll(options);
        breathsAtEnd = breaths;
      },
    };
    const breathe = async () => {
      breaths += 1;
    };
    const steps = await collected(replayAll({ ...portsOver(over), breathe }));
    expect(steps.at(-1)).toMatchObject({ report: { sessions: count, events: count } });
    expect(breaths - breathsAtEnd).toBe((2 * count) / SESSIONS_AT_A_TIME);
    await many.close();
  });

  it('checks only replies if the agent was deleted', async () => {
    const { stream, events } = await live(talk);
    const over = memoryEventStore();
    await over.append(stream, events, 'no-stream');
    const report = await replaySession(portsOver(over), stream);
    expect(report).toMatchObject({ turns: 4, repliesOnly: 4, divergent: 0 });
  });

  it('compares a snapshot with the fold of the events', async () => {
    const { stream } = await live({ ...talk, happenings: Array(30).fill(talk.happenings).flat() });
    const ports = portsOver(store);
    const revision = 310;
    const events = (await collected(store.readStream(stream))).slice(0, revision + 1);
    const state = JSON.parse(JSON.stringify([...turnSpans(events)].at(-1)?.after ?? {}));
    const kept = (turns: number) => ({ ...state, data: { ...state.data, turns } });
    const replayWith = async (turns: number, eventId = events.at(-1)?.id ?? '') => {
      await ports.snapshots.save(stream, { revision, eventId, version: MACHINE_VERSION, state: kept(turns) });
      return (await replaySession(ports, stream)).divergences[0]?.divergence;
    };
    expect(await replayWith(state.data.turns)).toBeUndefined();
    expect(await replayWith(7)).toMatchObject({
      kind: 'snapshot',
      revision,
      path: 'data.turns',
      recorded: 7,
    });
    expect(await replayWith(7, 'an event of another store')).toBeUndefined();
  });

  it('loads the snapshot once, in a session that is long enough to have one', async () => {
    const long = await live({ ...talk, happenings: Array(30).fill(talk.happenings).flat() });
    const short = await live(talk);
    const looked: string[] = [];
    const ports = portsOver(store);
    const load: SnapshotStore['load'] = async (stream) => {
      looked.push(stream);
      return ports.snapshots.load(stream);
    };
    for (const { stream } of [long, short]) {
      await replaySession({ ...ports, snapshots: { ...ports.snapshots, load } }, stream);
    }
    expect(looked).toEqual([long.stream]);
  });
});

describe('a session that was recorded before the entities of a session had a limited size', () => {
  const set = (agent: Agent, now: string) =>
    ({ type: 'SetUserEntities', entities: [lasting(fox, agent, now)], agent, now }) as const;
  const large = 'x'.repeat(USER_ENTITY_CHARS_MAX + 1);

  const recordedBefore = async (parts: object): Promise<string> => {
    const { events } = await live({
      happenings: [
        { is: 'changed', command: set },
        { is: 'said', text: 'order a cake for my fox', parts },
      ],
      replies: [],
    });
    const stream = sessionStream(trainedAgent.agent.id, `large-${sessions}`);
    const enlarged = events.map((event) => ({
      ...event,
      data: JSON.parse(
        JSON.stringify(event.data).replace('"synonyms":["fox"]', `"synonyms":["fox","${large}"]`),
      ),
    }));
    await store.append(stream, enlarged, 'no-stream');
    return stream;
  };

  it.each([
    ['in an own request', {}],
    ['with the query, too', { entities: [fox] }],
  ])('is replayed, answered again and forked, with entities %s', async (_, parts) => {
    const stream = await recordedBefore(parts);
    const report = await replaySession(portsOver(store), stream);
    expect(report).toMatchObject({ turns: 1, repliesOnly: 0, divergent: 0 });
    const [span = expect.fail()] = turnSpans(await collected(store.readStream(stream)));
    const before = withOutsideChanges(newSession, span.meanwhile, trainedAgent.agent);
    expect(before.data.userEntities[0]?.entries[0]?.synonyms).toContain(large);
    const responder = { sessionId: 'large', trainedAgent, webhookBody: () => '' };
    expect(retake(span, before, responder).state.data.userEntities).toEqual(span.after.data.userEntities);
    const desks = await openTestDesks({ store });
    const key = {
      agentId: trainedAgent.agent.id,
      sandboxId: sandboxId({ sessionId: `large-${sessions}`, turn: 0 }, '0'.repeat(8)),
    };
    const turn = turnAgain(span, {}, 'recorded');
    const reply = await desks.sandboxes.runTurn(key, turn);
    expect(reply.resolvedQuery).toBe('order a cake for my fox');
    await desks.sandboxes.delete(key);
    await desks.close();
  });
});

describe('a replay of what privacy has changed', () => {
  const talk: Talk = {
    happenings: [
      { is: 'said', text: 'hello', parts: {} },
      { is: 'said', text: 'order a cake for my kitty', parts: {} },
      { is: 'said', text: 'order a cake for my kitty', parts: {} },
    ],
    replies: [
      { status: 200, body: JSON.stringify({ speech: 'With pleasure.' }), elapsedMs: 7 },
      { failure: 'timeout', details: 'Request timeout.', elapsedMs: 5_000 },
    ],
  };

  it('checks of an erased turn only that it folds', async () => {
    const { stream, events } = await live(talk);
    const over = memoryEventStore();
    const erased = events.map((event) => ({ ...event, data: { ...(event.data as object), sealed: true } }));
    await over.append(stream, erased, 'no-stream');
    const report = await replaySession(portsOver(over), stream);
    expect(report).toMatchObject({ turns: 3, repliesOnly: 3, divergent: 0 });
  });

  it('checks only replies if the agent masks, because the record differs from what was decided', async () => {
    const { stream, events } = await live(talk);
    const masked = events.map((event) => ({
      ...event,
      data: JSON.parse(JSON.stringify(event.data).replaceAll(/kitty|cat/g, '[pet]')),
    }));
    const rules = { masking: [{ entity: 'pet', as: '[pet]' }], retentionDays: 0 };
    const replayed = async (change: (event: RecordedEvent) => NewEvent) => {
      const over = memoryEventStore();
      await over.append(stream, masked.map(change), 'no-stream');
      const history = { at: async () => ({ ...trainedAgent.agent, privacy: rules }) };
      return replaySession(
        { ...portsOver(over), history: { ...agentHistory({ store: over }), ...history } },
        stream,
      );
    };
    expect(await replayed((event) => event)).toMatchObject({ turns: 3, repliesOnly: 3, divergent: 0 });
    const changed = await replayed((event) =>
      event.type === 'ReplySent' && event.revision > 5
        ? { ...event, data: { ...(event.data as object), turnId: 'another' } }
        : event,
    );
    expect(changed.divergences[0]?.divergence).toMatchObject({ kind: 'reply', path: 'ReplySent.turnId' });
  });
});
