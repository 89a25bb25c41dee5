import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../../kernel/event.ts';
import { RecordedTurn } from '../wire/recorded-turn.ts';
import { turnsOf } from './turns.ts';

const recording: readonly RecordedEvent[] = readFileSync(
  new URL('../../../test/golden/session-v1.ndjson', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

const turns = turnsOf(recording);
const turn = (number: number): RecordedTurn => {
  const match = turns[number - 1];
  if (match === undefined) throw new Error(`there is no turn ${number}`);
  return match;
};

describe('the turns of a recorded session', () => {
  it('are the recorded queries, each in the documented shape', () => {
    expect(turns.map(({ number, query }) => `${number} ${query.resolved}`)).toEqual([
      '1 hello',
      '2 zxcv',
      '3 book a room',
      '4 who knows',
      '5 3',
      '6 book a room',
      '7 cancel',
      '8 THANKS',
      '9 order a cake',
      '10 order a cake',
      '11 order a cake',
      '12 hello',
      '13 hello',
      '14 hello',
    ]);
    const isTurn = new Ajv({ strict: false }).compile(RecordedTurn);
    for (const one of turns) expect(isTurn(one), JSON.stringify(isTurn.errors)).toBe(true);
  });

  it('include every event, in a turn or between two turns', () => {
    const own = turns.flatMap(({ revisions: { first, last } }) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    );
    const between = turns.flatMap(({ meanwhile }) => meanwhile.map(({ revision }) => revision));
    expect([...own, ...between].toSorted((a, b) => a - b)).toEqual(recording.map(({ revision }) => revision));
  });

  it('explain why an intent won, and how each context changed', () => {
    expect(turn(1)).toMatchObject({
      intent: { name: 'hello' },
      verdicts: [{ candidates: [{ outcome: 'won', reason: 'exact_match' }] }],
      contexts: {
        before: [],
        changes: [
          { name: 'met', change: 'added', lifespanAfter: 2 },
          { name: 'vip', change: 'added', lifespanAfter: 3, parameters: [{ name: 'level', after: 2 }] },
        ],
      },
    });
    expect(turn(2).contexts.changes).toMatchObject([
      { name: 'met', change: 'changed', lifespanBefore: 2, lifespanAfter: 1 },
      { name: 'vip', change: 'changed', lifespanBefore: 3, lifespanAfter: 2 },
    ]);
  });

  it('name the states that the session went through', () => {
    expect(turn(3).places.map(({ at }) => at)).toEqual([
      'listening',
      'answering',
      'answering',
      'answering',
      'answering',
      'prompting',
    ]);
  });

  it('say which parameters an answer to a question brought', () => {
    expect(turn(5).verdicts[0]?.parameters).toMatchObject([
      { name: 'guests', value: 3, source: { from: 'answer', start: 0, end: 1 } },
      { name: 'pet', source: { from: 'nothing' } },
    ]);
  });

  it('contain the exchange with the webhook, and the follow-up intent', () => {
    expect(turn(9)).toMatchObject({
      webhooks: [{ outcome: 'replied', status: 200, purpose: 'fulfillment' }],
      reply: { from: 'webhook', fulfillment: { speech: 'Your cake is on its way.' } },
    });
    expect(turn(10)).toMatchObject({
      verdicts: [{ intent: { name: 'order' } }, { intent: { name: 'thanks' }, trigger: 'thanks' }],
      webhooks: [{ outcome: 'replied', followup: { name: 'thanks' } }],
      reply: { from: 'intent' },
    });
    expect(turn(11)).toMatchObject({
      webhooks: [{ outcome: 'unreadable' }],
      reply: { from: 'intent', fulfillment: { speech: 'Ordered.' } },
    });
  });

  it('name the source of the reply: an intent, a prompt, or nothing', () => {
    const speakers = [1, 2, 3, 5, 7].map((number) => turn(number).reply?.from);
    expect(speakers).toEqual(['intent', 'nothing', 'prompt', 'intent', 'exit']);
  });

  it('begin with expiries', () => {
    expect(turn(14).expired.session).toBe(true);
    expect(turn(13).expired).toEqual({ session: false, userEntities: ['pet'] });
    expect(turn(12).meanwhile.map(({ type }) => type)).toEqual([
      'ContextsChanged',
      'ContextsChanged',
      'UserEntitiesSet',
      'UserEntitiesDeleted',
      'UserEntitiesSet',
    ]);
  });

  it('may end with a turn that waits for its webhook', () => {
    const requestIndex = recording.findIndex(({ type }) => type === 'WebhookRequested');
    const open = turnsOf(recording.slice(0, requestIndex + 1)).at(-1);
    expect(open).toMatchObject({ isOpen: true, webhooks: [{ outcome: 'waiting' }] });
    expect(open).not.toHaveProperty('reply');
  });
});
