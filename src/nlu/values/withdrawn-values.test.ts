import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';

const modelOf = (set: TrainingSet) => loadModel(trainModel(set), set);

const desk = modelOf(
  agent({
    entities: [entity('urgency', ['low', 'normal', 'urgent']), entity('topping', ['ham', 'olives'])],
    intents: [
      intent('ticket', {
        says: [
          'open a ticket',
          'my laptop is broken',
          'come on [monday](sys.date:day), it is [low](urgency:urgency)',
        ],
        takes: { urgency: 'urgency', day: 'sys.date', toppings: 'topping[]' },
      }),
    ],
  }),
);
const praxis = modelOf(
  agent({
    language: 'de',
    intents: [
      intent('termin', {
        says: ['ich brauche einen Termin', 'Termin am [Montag](sys.date:tag)'],
        takes: { tag: 'sys.date' },
      }),
    ],
  }),
);

const answerTo = (model: ReturnType<typeof modelOf>, intentId: string, parameter: string, text: string) =>
  understand(model, text, conditions({ expecting: { intentId, parameters: [parameter] } })).answers.map(
    ({ original }) => original,
  );

describe('of two values in an answer', () => {
  it.each([
    ['day', 'wednesday. actually thursday', ['thursday']],
    ['day', 'monday, no wait, friday', ['friday']],
    ['day', 'friday instead of monday', ['friday']],
    ['urgency', "it's not that urgent, normal is fine", ['normal']],
    ['urgency', 'normal, I mean low', ['low']],
  ])('the one that is meant fills %s: %s', (parameter, text, values) => {
    expect(answerTo(desk, 'ticket', parameter, text)).toEqual(values);
  });

  it.each([
    ['Montag, nein, lieber Dienstag', ['Dienstag']],
    ['nicht am Montag, am Freitag', ['Freitag']],
  ])('the same is true in German: %s', (text, values) => {
    expect(answerTo(praxis, 'termin', 'tag', text)).toEqual(values);
  });

  it('the first counts if none is taken back', () => {
    expect(answerTo(desk, 'ticket', 'day', 'monday or tuesday')).toEqual(['monday']);
  });

  it('both count in a list', () => {
    expect(answerTo(desk, 'ticket', 'toppings', 'ham, no wait, olives')).toEqual(['ham', 'olives']);
  });

  it('none remains if both are taken back', () => {
    expect(answerTo(desk, 'ticket', 'day', 'not monday, no, not tuesday')).toEqual([]);
  });
});

it('a whole request takes the corrected value', () => {
  const { values } = understand(desk, 'my laptop is broken, come on monday, sorry, tuesday', conditions());
  expect(values.map(({ original }) => original)).toEqual(['tuesday']);
});

describe('a value after "not"', () => {
  const valuesIn = (model: ReturnType<typeof modelOf>, text: string) =>
    understand(model, text, conditions()).values.map(({ original }) => original);

  it('is not meant, also if it is the only one', () => {
    expect(valuesIn(desk, 'open a ticket, it is not urgent')).toEqual([]);
    expect(answerTo(desk, 'ticket', 'urgency', 'not urgent')).toEqual([]);
    expect(answerTo(desk, 'ticket', 'day', 'not monday')).toEqual([]);
    expect(answerTo(praxis, 'termin', 'tag', 'nicht Montag')).toEqual([]);
  });

  it('is meant if it is suggested, or if phrases have such values', () => {
    expect(answerTo(desk, 'ticket', 'day', 'why not monday')).toEqual(['monday']);
    const diet = modelOf(
      agent({
        entities: [entity('diet', ['vegan', 'halal'])],
        intents: [
          intent('without', {
            says: ['I am not [vegan](diet:diet)', 'something else'],
            takes: { diet: 'diet' },
          }),
        ],
      }),
    );
    expect(valuesIn(diet, 'we are not halal')).toEqual(['halal']);
  });
});
