import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';
import type { Expecting } from '../understanding.ts';

const answersIn = (set: TrainingSet, intentId: string) => {
  const model = loadModel(trainModel(set), set);
  return (text: string, asked: string, rest: Partial<Expecting> = {}) => {
    const expecting = { intentId, parameters: [asked], ...rest };
    const { answers } = understand(model, text, conditions({ expecting }));
    return Object.fromEntries(answers.map(({ parameter, value }) => [parameter, value]));
  };
};

describe('the first words of a listed value', () => {
  const answers = answersIn(
    agent({
      entities: [
        entity('pass', [
          'day ticket',
          'weekend ticket',
          ['weekend ticket', 'weekend pass'],
          'VIP day ticket',
          'VIP weekend ticket',
        ]),
      ],
      intents: [
        intent('buy', { says: ['buy a [day ticket](pass)', 'tickets please'], takes: { pass: 'pass' } }),
      ],
    }),
    'buy',
  );

  it.each([
    ['weekend', 'weekend ticket'],
    ['the day one please', 'day ticket'],
    ['VIP weekend', 'VIP weekend ticket'],
    ['weekend pass', 'weekend ticket'],
  ])('answer a prompt if no other value begins with them: %s', (text, pass) => {
    expect(answers(text, 'pass')).toEqual({ pass });
  });

  it.each(['VIP', 'the one', 'weekend trip', 'ticket'])('do not otherwise: %s', (text) => {
    expect(answers(text, 'pass')).toEqual({});
  });
});

describe('an answer to the prompt for one of two places', () => {
  const trip = {
    says: [
      'I have a free seat from [Lyon](city:from) to [Annecy](city:to)',
      'I drive from [Grenoble](city:from) to [Lyon](city:to)',
      'I go to [Annecy](city:to)',
    ],
    takes: { from: 'city', to: 'city' },
  };
  const set = agent({
    entities: [entity('city', ['Lyon', 'Annecy', 'Grenoble'])],
    intents: [intent('trip', trip)],
  });
  const answers = answersIn(set, 'trip');

  it('is where it goes from, although phrases end with where it goes to', () => {
    expect(answers('Grenoble', 'from')).toEqual({ from: 'Grenoble' });
  });

  it('knows other words for where it goes', () => {
    expect(answers('in Grenoble', 'from', { parameters: ['from', 'to'] })).toEqual({ to: 'Grenoble' });
  });
});

describe('an answer to the prompt for a number', () => {
  const answers = answersIn(
    agent({
      intents: [
        intent('book', {
          says: ['[two](sys.number:seats) seats at [7 am](sys.time:time)', 'a seat'],
          takes: { seats: 'sys.number', time: 'sys.time' },
        }),
      ],
    }),
    'book',
  );

  it('is not the hour of a time', () => {
    expect(answers('no, at 7 am', 'seats', { collected: ['time'] })).toEqual({ time: '07:00:00' });
    expect(answers('3 seats at 7 am', 'seats', { optional: ['time'] })).toEqual({
      seats: 3,
      time: '07:00:00',
    });
  });
});
