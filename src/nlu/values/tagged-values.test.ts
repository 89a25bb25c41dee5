import { describe, expect, it } from 'vitest';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { train } from '../model/train.ts';
import { understand } from '../understand.ts';

const towns = ['Berlin', 'Oslo', 'Medford', 'Rome', 'Salem', 'Dallas'];
const hours = ['five pm', '6 pm', 'ten am', '3 pm', 'noon', '7 pm'];
const set = agent({
  intents: [
    intent('table', {
      says: towns.flatMap((town, at) => [
        `a table in [${town}](sys.geo-city:town) at [${hours[at]}](sys.time:hour) please`,
        `book a table in [Old ${town}](sys.geo-city:town) at [${hours[at]}](sys.time:hour)`,
      ]),
      takes: { town: 'sys.geo-city', hour: 'sys.time' },
    }),
    intent('thanks', { says: ['thank you', 'thanks a lot'] }),
  ],
});
const model = loadModel(train(set), set);
const valuesIn = (text: string) =>
  understand(model, text, conditions()).values.map(({ parameter, original, source }) => [
    parameter,
    original,
    source,
  ]);

describe('a value recognised by its place', () => {
  it('is not reduced to the listed part of it', () => {
    expect(valuesIn('I would like a table in Old Medford please')).toContainEqual([
      'town',
      'Old Medford',
      'expansion',
    ]);
  });

  it('is the listed one if all of it is listed', () => {
    expect(valuesIn('I would like a table in Medford please')).toContainEqual(['town', 'Medford', 'system']);
  });

  it('omits the word before it that its phrases omit, if the meaning stays the same', () => {
    expect(valuesIn('could I book a table in Oslo at 8 pm')).toContainEqual(['hour', '8 pm', 'system']);
  });
});
