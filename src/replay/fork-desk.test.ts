import { expect, it } from 'vitest';
import type { RecordedEvent } from '../kernel/event.ts';
import { forkDesk } from './fork-desk.ts';
import type { TurnSpan } from './turns/spans.ts';
import type { RecordedTurn } from './wire/recorded-turn.ts';

const TURNS = 20_000;
const KEY = { agentId: 'agent', sessionId: 'long' };

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
  const unexpected = () => Promise.reject(new Error('a whole page is read at once'));
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
