import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  callIdIn,
  given,
  happened,
  saying,
  says,
  triggers,
  webhookAnswers,
} from '../../test/support/session-stories.ts';
import { sessionActor } from './actor.ts';
import type { SessionEvent } from './events.ts';
import { replyOf } from './reply.ts';
import type { SessionState } from './state.ts';

const guess = anIntent('guess', {
  parameters: [aParameter('number'), aParameter('amount'), aParameter('many', { isList: true })],
  messages: [saying('one', 'two', 'three')],
});
const agent = anAgent([guess]);
const found = {
  values: [
    aValue('number', 50),
    aValue('amount', { amount: 5, currency: 'EUR' }),
    aValue('many', 1),
    aValue('many', 2),
  ],
};
const context = { name: 'game', lifespan: 5, parameters: { answer: 68 } };
const replyTo = (asking: { numbers: 'string' | 'number'; random?: number }) =>
  replyOf(
    given()
      .when(says('50', guess, { agent, given: [context], ...asking }, found))
      .leaves().data,
    's',
  );

describe('the reply of a turn', () => {
  it('gives old clients the numbers of a match as strings, but amounts and other numbers unchanged', () => {
    const { parameters, contexts } = replyTo({ numbers: 'string' });
    expect(parameters).toEqual({ number: '50', amount: { amount: 5, currency: 'EUR' }, many: ['1', '2'] });
    expect(contexts[0]?.parameters).toMatchObject({ answer: 68, number: '50' });
  });

  it("is in the agent's language of the turn, with or without a match, not in the one that was asked for", () => {
    for (const intent of [guess, undefined]) {
      const query = says('50', intent, { agent });
      if (query.type !== 'HandleQuery') throw new TypeError('saying is a query');
      const { data } = given()
        .when({ ...query, request: { ...query.request, lang: 'en-GB' } })
        .leaves();
      expect(replyOf(data, 's').language).toBe('en');
    }
  });

  it('without a match has no parameters', () => {
    const { data } = given()
      .when(says('hm', undefined, { agent }))
      .leaves();
    expect(replyOf(data, 's')).toMatchObject({ parameters: {}, action: '', score: 0 });
    expect(replyOf(data, 's').parameters).toEqual({});
  });

  it('gives newer clients numbers as numbers', () => {
    expect(replyTo({ numbers: 'number' }).parameters).toMatchObject({ number: 50, many: [1, 2] });
  });

  it('gives old clients the numbers in composites as strings, in parameters and in the contexts that copy them', () => {
    const composite = { count: 3, sizes: [1, { depth: 2 }], none: null, price: { amount: 5 } };
    const asTexts = { count: '3', sizes: ['1', { depth: '2' }], none: null, price: { amount: 5 } };
    const values = [aValue('number', composite)];
    const reply = (numbers: 'string' | 'number') =>
      replyOf(
        given()
          .when(says('x', guess, { agent, given: [context], numbers }, { values }))
          .leaves().data,
        's',
      );
    expect(reply('string').parameters.number).toEqual(asTexts);
    expect(reply('string').contexts[0]?.parameters.number).toEqual(asTexts);
    expect(reply('number').parameters.number).toEqual(composite);
    expect(reply('number').contexts[0]?.parameters).toMatchObject({ number: composite, answer: 68 });
  });

  it('names the intent, its language and the text of the query', () => {
    expect(replyTo({ numbers: 'number' })).toMatchObject({
      language: 'en',
      resolvedQuery: '50',
      score: 1,
      intent: { id: guess.id, name: 'guess', webhookUsed: false, webhookForSlotFillingUsed: false },
    });
  });

  it('of a trigger names the trigger, and without an intent has no parameters', () => {
    const left = given().when(triggers('NONE', { agent })).leaves();
    expect(replyOf(left.data, 's')).toMatchObject({ resolvedQuery: 'NONE', language: 'en', parameters: {} });
  });

  it('is empty until its webhook has replied', () => {
    const hooked = anIntent('hooked', { webhookUsed: true, messages: [saying('Later.')] });
    const asked = happened(says('x', hooked, { agent: anAgent([hooked], 'http://127.0.0.1:1/hook') }));
    expect(replyOf(sessionActor(asked).state().data, 's').fulfillment).toEqual({ speech: '', messages: [] });
  });

  it('does not exist before the first turn', () => {
    expect(() => replyOf(sessionActor().state().data, 's')).toThrow('a session without a turn has no reply');
  });

  it('selects a variant by the recorded random value, deterministically', () => {
    expect(replyTo({ numbers: 'number', random: 0.99 }).fulfillment.speech).toBe('three');
    expect(replyTo({ numbers: 'number', random: 0.99 }).fulfillment).toEqual(
      replyTo({ numbers: 'number', random: 0.99 }).fulfillment,
    );
  });

  it('to a text without a match is empty', () => {
    const reply = replyOf(
      given()
        .when(says('x', undefined, { agent }))
        .leaves().data,
      's',
    );
    expect(reply).toMatchObject({ action: '', score: 0, fulfillment: { speech: '', messages: [] } });
    expect(reply.intent).toBeUndefined();
  });
});

describe('the steps of a turn', () => {
  const url = 'http://127.0.0.1:1/hook';
  const order = anIntent('order', { action: 'do.order', webhookUsed: true });
  const pay = anIntent('pay', { action: 'do.pay', triggers: ['PAY'], webhookUsed: true });
  const thank = anIntent('thank', { action: 'do.thank', triggers: ['THANK'] });
  const shop = { agent: anAgent([order, pay, thank], url) };
  const ordered = happened(says('order', order, shop));
  const answered = (events: readonly SessionEvent[], reply: object) =>
    given(...events).when(webhookAnswers(reply, shop, callIdIn(events)));
  const steps = ({ data }: SessionState) => replyOf(data, 's').executionSequence;
  const toPay = { followupEvent: { name: 'Pay' } };

  it('are the intents in order, each but the last with the trigger that its webhook returned', () => {
    const paid = [...ordered, ...answered(ordered, toPay).records()];
    const left = answered(paid, { followupEvent: { name: 'THANK' } }).leaves();
    expect(steps(left)).toEqual([
      { intentId: order.id, intentName: 'order', action: 'do.order', webhookUsed: true, trigger: 'Pay' },
      { intentId: pay.id, intentName: 'pay', action: 'do.pay', webhookUsed: true, trigger: 'THANK' },
      { intentId: thank.id, intentName: 'thank', action: 'do.thank', webhookUsed: false },
    ]);
  });

  it('are empty without a follow-up, and if no intent handles it', () => {
    expect(steps(answered(ordered, { speech: 'Done.' }).leaves())).toEqual([]);
    expect(steps(answered(ordered, { followupEvent: { name: 'NOWHERE' } }).leaves())).toEqual([]);
  });

  it('are cleared by the next turn', () => {
    const paid = [...ordered, ...answered(ordered, { followupEvent: { name: 'THANK' } }).records()];
    const next = given(...paid).when(triggers('THANK', shop));
    expect(steps(next.leaves())).toEqual([]);
  });
});

it('has a composite from a context without the originals of its parts', () => {
  const address = { city: 'Oslo', 'city.original': 'oslo' };
  const where = anIntent('where', { parameters: [aParameter('address', { value: '#weather.address' })] });
  const weather = { name: 'weather', lifespan: 3, parameters: { address } };
  const left = given()
    .when(says('and now?', where, { agent: anAgent([where]), given: [weather] }))
    .leaves();
  expect(replyOf(left.data, 's').parameters).toEqual({ address: { city: 'Oslo' } });
  expect(left.data.contexts[0]?.parameters).toMatchObject({ address });
});
