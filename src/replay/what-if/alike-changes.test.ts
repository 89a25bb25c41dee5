import { expect, it } from 'vitest';
import type { TurnBrief, TurnChange } from '../wire/what-if-report.ts';
import { alikeChanges } from './alike-changes.ts';

const brief = (intent: string, score: number): TurnBrief => ({
  intent,
  action: '',
  score,
  parameters: {},
  contexts: [],
  fulfillment: { speech: '', messages: [] },
});
const change = (sessionId: string, query: string, parts: Partial<TurnChange> = {}): TurnChange => ({
  sessionId,
  turn: 1,
  turnId: sessionId,
  receivedAt: '2026-03-02T12:00:00.000Z',
  query,
  cause: 'intent',
  hypothetical: false,
  webhookUnrecorded: false,
  path: 'intent',
  recorded: brief('fallback', 1),
  instead: brief('order-drink', 0.7),
  ...parts,
});

it('groups the same words that changed in the same way, the most frequent first', () => {
  const groups = alikeChanges([
    change('s1', 'bye'),
    change('s2', 'two mochas'),
    change('s3', 'Two mochas ', { instead: brief('order-drink', 0.8) }),
    change('s4', 'two mochas', { hypothetical: true }),
    change('s5', 'two mochas', { instead: brief('menu', 0.8) }),
  ]);
  expect(groups.map(({ turns, example }) => [turns, example.sessionId])).toEqual([
    [2, 's2'],
    [1, 's1'],
    [1, 's4'],
    [1, 's5'],
  ]);
});

it('compares replies by their texts', () => {
  const says = (speech: string) => ({ ...brief('menu', 1), fulfillment: { speech, messages: [] } });
  const reply = (sessionId: string, speech: string) =>
    change(sessionId, 'menu', { cause: 'reply', instead: says(speech) });
  expect(alikeChanges([reply('s1', 'Tea.'), reply('s2', 'Tea.'), reply('s3', 'Milk.')])).toMatchObject([
    { turns: 2 },
    { turns: 1 },
  ]);
});
