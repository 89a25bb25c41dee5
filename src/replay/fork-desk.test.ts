import { expect, it } from 'vitest';
import type { Agent } from '../agent/agent.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { SandboxDesk } from '../turn/sandboxes.ts';
import { type ForkDesk, forkDesk } from './fork-desk.ts';
import type { TurnSpan } from './turns/spans.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

const TURNS = 20_000;
const KEY = { agentId: 'agent', sessionId: 'long' };

const unexpected = () => Promise.reject(new Error('a whole page is read at once'));

it.each(['while it copies events', 'while it runs the rest'])(
  'a fork whose session is erased %s ends at once and leaves nothing',
  async (when) => {
    const deleted: string[] = [];
    let copied = 0;
    let forgotten: Promise<void> | undefined;
    const eraseAt = (moment: string): void => {
      if (moment === when) forgotten ??= desk.forget((stream) => stream === 'session-agent-long');
    };
    const event = (revision: number) => ({ revision, type: 'ReplySent' }) as RecordedEvent;
    const desk: ForkDesk = forkDesk({
      store: {
        readStream: async function* () {
          yield event(0);
          eraseAt('while it copies events');
          yield event(1);
        },
        readAll: async function* () {},
      },
      agents: { get: () => expect.fail(), requireKnown: () => undefined },
      past: {
        stream: async () => 'session-agent-long',
        page: unexpected,
        turn: unexpected,
        turns: unexpected,
      },
      reader: {
        count: async () => 9,
        numberAt: unexpected,
        from: async function* (_stream, number) {
          for (let at = number; at <= 9; at += 1) {
            if (at === 5) eraseAt('while it runs the rest');
            yield { span: spanOf(at), turn: {} as RecordedTurn };
          }
        },
      },
      sandboxes: {
        begin: async (_key, events) => {
          for await (const _ of events) copied += 1;
        },
        change: unexpected,
        runTurn: unexpected,
        runTurns: async (_key, turns) => {
          for await (const _ of turns) copied += 1;
        },
        delete: async ({ sandboxId }) => void deleted.push(sandboxId),
        forget: unexpected,
      },
      id: () => '12345678',
      now: () => '2026-01-01T00:00:00.000Z',
    });

    const order = { turn: 1, rest: true, webhook: 'recorded' } as const;
    await expect(desk.fork(KEY, order)).rejects.toMatchObject({ code: 'session_erased' });
    await forgotten;
    expect(deleted).toEqual(['long~1~12345678']);
    expect(copied).toBeLessThan(9);
  },
);

type Stubs = {
  readonly events?: readonly Partial<RecordedEvent>[];
  readonly answered?: number;
  readonly sandboxes?: Partial<SandboxDesk>;
};

const agent = { settings: { language: 'en', defaultTimezone: 'UTC' } } as Agent;

const deskOf = ({ events = [], answered = 1, sandboxes = {} }: Stubs): ForkDesk => {
  const readAll = async function* () {
    yield* events as readonly RecordedEvent[];
  };
  const store: Pick<EventStore, 'readStream' | 'readAll'> = { readStream: readAll, readAll };
  return forkDesk({
    store,
    agents: { get: () => agent, requireKnown: () => undefined },
    past: { stream: async () => 'session-agent-s', page: unexpected, turn: unexpected, turns: unexpected },
    reader: {
      count: async () => answered,
      numberAt: unexpected,
      from: async function* () {
        yield { span: spanOf(1), turn: {} as RecordedTurn };
      },
    },
    sandboxes: {
      begin: unexpected,
      change: unexpected,
      runTurn: unexpected,
      runTurns: unexpected,
      delete: unexpected,
      forget: unexpected,
      ...sandboxes,
    },
    id: () => '12345678',
    now: () => '2026-01-01T00:00:00.000Z',
  });
};

it('a fork that can neither be made nor deleted reports why it could not be made', async () => {
  const desk = deskOf({
    sandboxes: {
      begin: () => Promise.reject(new Error('the disk is full')),
      delete: () => Promise.reject(new Error('the disk is still full')),
    },
  });
  const order = { webhook: 'recorded', rest: false } as const;
  await expect(desk.fork({ agentId: 'agent', sessionId: 's' }, order)).rejects.toThrow('the disk is full');
});

it('lists a sandbox as unfinished while it has fewer answers than it will have', async () => {
  const listed = async (...types: readonly string[]) => {
    const stream = 'sandbox-agent-s~1~12345678';
    const events = types.map((type, index) => {
      const metadata = { ...({} as RecordedEvent['metadata']), ...(index === 0 && { sandboxTurns: 2 }) };
      return { stream, type, metadata };
    });
    return (await deskOf({ events }).list('agent')).map(({ isUnfinished }) => isUnfinished);
  };
  expect(await listed('ContextsAdded')).toEqual([true]);
  expect(await listed('QueryReceived', 'ReplySent', 'QueryReceived')).toEqual([true]);
  expect(await listed('QueryReceived', 'ReplySent', 'QueryReceived', 'ReplySent')).toEqual([false]);
});

it.each([
  [0, ['ContextsAdded']],
  [1, ['QueryReceived', 'ReplySent', 'QueryReceived']],
])(
  'says nothing in an unfinished sandbox with %i answers, and what to do instead',
  async (answered, types) => {
    const events = types.map((type) => ({
      type,
      metadata: { ...({} as RecordedEvent['metadata']), sandboxTurns: 4 },
    }));
    const desk = deskOf({ events, answered });
    const said = desk.say(
      { agentId: 'agent', sandboxId: 's~1~12345678' },
      { text: 'hi', webhook: 'recorded' },
    );
    await expect(said).rejects.toMatchObject({
      code: 'sandbox_unfinished',
      message: expect.stringMatching(
        new RegExp(`has ${answered} of its 4 turns: .*; wait for it, or delete it and fork again$`),
      ),
    });
  },
);

it('leaves nothing of a sandbox whose first words cannot be answered', async () => {
  const deleted: string[] = [];
  const desk = deskOf({
    sandboxes: {
      begin: async () => undefined,
      runTurn: () => Promise.reject(new Error('the disk is full')),
      delete: async ({ sandboxId }) => void deleted.push(sandboxId),
    },
  });
  await expect(desk.begin('agent', { text: 'hi', webhook: 'recorded' })).rejects.toThrow('the disk is full');
  expect(deleted).toEqual(['~0~12345678']);
});

it('deletes an unfinished sandbox that has no turn', async () => {
  const deleted: string[] = [];
  const desk = deskOf({
    events: [{ type: 'ContextsAdded' }],
    sandboxes: { delete: async ({ sandboxId }) => void deleted.push(sandboxId) },
  });
  await desk.delete({ agentId: 'agent', sandboxId: 's~1~12345678' });
  expect(deleted).toEqual(['s~1~12345678']);
});

it('reads the turns that a fork ran again only while they are sent', async () => {
  const asked: number[] = [];
  let turnsRead = 0;
  let turnsRun = 0;
  const turnsFrom = async function* (from: number) {
    for (let number = from; number <= TURNS; number += 1) {
      turnsRead += 1;
      yield { number } as RecordedTurn;
    }
  };
  const desk = forkDesk({
    store: { readStream: async function* () {}, readAll: async function* () {} },
    agents: { get: () => expect.fail(), requireKnown: () => undefined },
    past: {
      stream: async () => 'session-agent-long',
      page: unexpected,
      turn: unexpected,
      turns: async (_key, from = 1) => {
        asked.push(from);
        return turnsFrom(from);
      },
    },
    reader: {
      count: async () => TURNS,
      numberAt: unexpected,
      from: async function* (_stream, number) {
        for (let at = number; at <= TURNS; at += 1) yield { span: spanOf(at), turn: {} as RecordedTurn };
      },
    },
    sandboxes: {
      begin: async () => undefined,
      change: unexpected,
      runTurn: async () => {
        turnsRun += 1;
        return expect.anything();
      },
      runTurns: async (_key, turns) => {
        for await (const _ of turns) turnsRun += 1;
      },
      delete: unexpected,
      forget: unexpected,
    },
    id: () => '12345678',
    now: () => '2026-01-01T00:00:00.000Z',
  });

  const fork = await desk.fork(KEY, { turn: 1, text: 'hello', rest: true, webhook: 'recorded' });

  expect(turnsRun).toBe(TURNS);
  expect(fork.copied).toBe(0);
  expect(asked).toEqual([1]);
  expect(turnsRead).toBe(0);
  for await (const { number } of fork.turns) if (number === 3) break;
  expect(turnsRead).toBe(3);
});

/** Casts: the fork reads only the query, its revision and the number of a turn, so the rest is left out. */
const spanOf = (number: number): TurnSpan => {
  const data = { text: 'hello', lang: 'en', timezone: '', given: [], receivedAt: '2026-01-01T00:00:00.000Z' };
  const recordedEvent = { revision: number, metadata: {} } as RecordedEvent;
  const event = { type: 'QueryReceived', data } as unknown as TurnSpan['facts'][number]['event'];
  return { number, facts: [{ event, recordedEvent }], isOpen: false, meanwhile: [] } as unknown as TurnSpan;
};
