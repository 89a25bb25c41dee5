import { describe, expect, it } from 'vitest';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const rental = agent({
  intents: [
    intent('rent', {
      says: [
        'rent a car',
        'I need a car for [3 days](sys.duration:duration)',
        'a car for [a week](sys.duration:duration) please',
        'rent a car on [monday](sys.date-time:pickup) for [2 days](sys.duration:duration)',
      ],
      takes: { pickup: 'sys.date-time', duration: 'sys.duration' },
    }),
  ],
});
const model = loadModel(trainModel(rental), rental);

describe('the date beside a duration', () => {
  it.each([
    ['I need a car for 3 days from monday', ['3 days', 'monday']],
    ['rent a car for 5 days from next friday 10am', ['5 days', 'next friday 10am']],
    ['I need a car for 3 days', ['3 days']],
    ['rent a car on friday for 2 days', ['friday', '2 days']],
  ])('is what is left of both: %s', (text, originals) => {
    expect(understand(model, text, conditions()).values.map(({ original }) => original)).toEqual(originals);
  });
});
