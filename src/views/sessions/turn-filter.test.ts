import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../../kernel/event.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { repliesOf, type TurnFilter } from './turn-filter.ts';

let ids = 0;
const event = (type: string, data: object, agentRevision = 1): NewEvent => ({
  id: `event-${ids++}`,
  type,
  data,
  metadata: {
    schemaVersion: type === 'WebhookFailed' ? 3 : 1,
    occurredAt: '2026-03-02T12:00:00.000Z',
    correlationId: 'request',
    agentRevision,
  },
});
const query = (text: string) => event('QueryReceived', { text });
const trigger = (name: string) => event('TriggerReceived', { name });
const match = (intentName: string, score = 0.9, matchedBy = 'learned') =>
  event('IntentMatched', { intentName, score, matchedBy });
const nothing = () => event('NothingMatched', {});
const failure = (reason: string) => event('WebhookFailed', { reason });
const reply = (turnId: string, revision = 1) => event('ReplySent', { turnId }, revision);

/** The ids of the turns of agent `a` whose replies fit, from a position on. */
const found = async (
  appended: readonly (readonly [stream: string, ...events: NewEvent[]])[],
  filter: TurnFilter,
  after?: number,
): Promise<readonly string[]> => {
  const store = memoryEventStore();
  for (const [stream, ...events] of appended) await store.append(stream, events, 'any');
  const turns: string[] = [];
  const log = store.readAll({ ...(after !== undefined && { after }) });
  for await (const { data } of repliesOf(log, store, filter)) turns.push(Object(data).turnId);
  return turns;
};

const turns = [
  ['session-a-one', query('Crème brûlée, please'), match('Dessert', 0.4), reply('dessert')],
  ['session-a-one', query('so sorry'), match('Fallback', 0, 'fallback'), reply('fallback', 2)],
  ['session-a-two', query('asdf'), nothing(), reply('nothing')],
  ['session-a-two', query('to Rome'), match('Travel', 0.2, 'answer'), failure('timeout'), reply('answer')],
  ['session-a-two', trigger('CREME'), match('Welcome', 0.3, 'trigger'), reply('trigger')],
  ['sandbox-a-one', query('creme'), match('Dessert'), reply('sandbox')],
] as const;

describe('the replies of turns', () => {
  it.each([
    ['nothing', {}, ['dessert', 'fallback', 'nothing', 'answer', 'trigger']],
    ['words without case and accents', { text: 'CREME brulee' }, ['dessert']],
    ['the beginning of a word', { text: 'bru*' }, ['dessert']],
    ['words of two turns', { text: 'creme sorry' }, []],
    ['an intent', { intent: 'dessert' }, ['dessert']],
    ['a miss', { unmatched: true }, ['fallback', 'nothing']],
    ['no miss', { unmatched: false }, ['dessert', 'answer', 'trigger']],
    ['a low score of a text', { scoreBelow: 0.5 }, ['dessert']],
    ['a score that is not lower', { scoreBelow: 0.4 }, []],
    ['a failed webhook', { webhook: 'failed' }, ['answer']],
    ['a reason of failure', { webhook: 'timeout' }, ['answer']],
    ['another reason', { webhook: 'too_large' }, []],
    ['a revision', { revision: '2' }, ['fallback']],
    ['a revision and a miss', { revision: '1', unmatched: true }, ['nothing']],
  ] as const)('are found by %s', async (_, filter, expected) => {
    expect(await found(turns, filter)).toEqual(expected);
  });

  it('are found where turns of several sessions overlap', async () => {
    const overlapping = [
      ['session-a-one', query('hello')],
      ['session-a-two', query('bye')],
      ['session-a-two', nothing(), reply('two')],
      ['session-a-one', match('Greeting'), reply('one')],
    ] as const;
    expect(await found(overlapping, { text: 'hello' })).toEqual(['one']);
    expect(await found(overlapping, { unmatched: true })).toEqual(['two']);
  });

  it('are found where the turn began before the place to begin at', async () => {
    const begun = [
      ['session-a-one', query('hello'), nothing(), reply('earlier')],
      ['session-a-one', query('goodbye'), match('Farewell'), reply('later')],
    ] as const;
    expect(await found(begun, { text: 'goodbye' }, 3)).toEqual(['later']);
    expect(await found(begun, { text: 'hello' }, 3)).toEqual([]);
    expect(await found(begun, { unmatched: false }, 4)).toEqual(['later']);
  });

  it('do not count what an unfinished turn of the session said', async () => {
    const broken = [
      ['session-a-one', query('hello')],
      ['session-a-one', query('bye'), nothing(), reply('after')],
    ] as const;
    expect(await found(broken, { text: 'hello' })).toEqual([]);
    expect(await found(broken, { text: 'bye' })).toEqual(['after']);
  });

  it('cannot be searched for without a word', async () => {
    await expect(found(turns, { text: '?!' })).rejects.toThrow('must have a letter or a digit in it');
  });
});
