import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  given,
  saying,
  says,
} from '../../test/support/session-stories.ts';
import { replyOf } from './reply.ts';

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
  it('gives old clients the numbers of a match as strings, amounts and foreign numbers as they are', () => {
    const { parameters, contexts } = replyTo({ numbers: 'string' });
    expect(parameters).toEqual({ number: '50', amount: { amount: 5, currency: 'EUR' }, many: ['1', '2'] });
    expect(contexts[0]?.parameters).toMatchObject({ answer: 68, number: '50' });
  });

  it('gives newer clients numbers as numbers', () => {
    expect(replyTo({ numbers: 'number' }).parameters).toMatchObject({ number: 50, many: [1, 2] });
  });

  it('chooses a variant by the recorded random value, the same every time', () => {
    expect(replyTo({ numbers: 'number', random: 0.99 }).fulfillment.speech).toBe('three');
    expect(replyTo({ numbers: 'number', random: 0.99 }).fulfillment).toEqual(
      replyTo({ numbers: 'number', random: 0.99 }).fulfillment,
    );
  });

  it('of a text that nothing matched is silent', () => {
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

it('gives a composite that comes from a context without the originals of its parts', () => {
  const address = { city: 'Oslo', 'city.original': 'oslo' };
  const where = anIntent('where', { parameters: [aParameter('address', { value: '#weather.address' })] });
  const weather = { name: 'weather', lifespan: 3, parameters: { address } };
  const left = given()
    .when(says('and now?', where, { agent: anAgent([where]), given: [weather] }))
    .leaves();
  expect(replyOf(left.data, 's').parameters).toEqual({ address: { city: 'Oslo' } });
  expect(left.data.contexts[0]?.parameters).toMatchObject({ address });
});
